extension FontBuilder {
    package struct Name {
        package var number: Int
        package var bytes: [UInt8]
        package var platform = 3
        package var encoding = 1
        package var language = 0x0409

        package init(_ number: Int, _ string: String, platform: Int = 3, language: Int = 0x0409) {
            self.init(number, bytes: text(string), platform: platform, language: language)
        }

        package init(_ number: Int, bytes: [UInt8], platform: Int = 3, encoding: Int = 1, language: Int = 0x0409) {
            self.number = number
            self.bytes = bytes
            self.platform = platform
            self.encoding = encoding
            self.language = language
        }
    }

    package static func names(_ names: [Name]) -> [UInt8] {
        var (records, storage): ([UInt8], [UInt8]) = ([], [])
        for name in names {
            records += shorts(
                name.platform, name.encoding, name.language, name.number, name.bytes.count, storage.count)
            storage += name.bytes
        }
        return table(shorts(0, names.count, 6 + records.count), records, storage)
    }

    /// The names of a semibold face.
    package static let sampleNames = names([
        Name(1, "Example Sans SemiBold"), Name(2, "Regular"), Name(4, "Example Sans SemiBold"),
        Name(6, "ExampleSans-SemiBold"), Name(16, "Example Sans"), Name(17, "SemiBold"),
        Name(256, "Weight"), Name(257, "Extra Bold"), Name(258, "Example-Heavy"),
    ])
}
