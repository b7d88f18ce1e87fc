import TestSupport
import TextLayout
import Testing

@Suite("Names of fonts") struct FontNamesTests {
    private func names(_ names: [FontBuilder.Name]) throws -> FontNames {
        var font = FontBuilder()
        font["name"] = FontBuilder.names(names)
        return try FontFile(font.file).names
    }

    @Test("each name is found by its number")
    func numbers() throws {
        var font = FontBuilder()
        font["name"] = FontBuilder.sampleNames
        let names = try FontFile(font.file).names
        #expect(names.family == "Example Sans SemiBold")
        #expect(names.subfamily == "Regular")
        #expect(names.fullName == "Example Sans SemiBold")
        #expect(names.postScriptName == "ExampleSans-SemiBold")
        #expect(names.typographicFamily == "Example Sans")
        #expect(names.typographicSubfamily == "SemiBold")
    }

    @Test("the English name is used if there are several languages")
    func languages() throws {
        let german = FontBuilder.Name(2, "Fett", language: 0x0407)
        let british = FontBuilder.Name(2, "Bold, please", language: 0x0809)
        let american = FontBuilder.Name(2, "Bold")
        #expect(try names([german, american, british]).subfamily == "Bold")
        #expect(try names([german, british]).subfamily == "Bold, please")
        #expect(try names([german]).subfamily == "Fett")
    }

    @Test("Mac Roman names are used if there are no others")
    func mac() throws {
        let mac = FontBuilder.Name(1, bytes: [0x5A, 0x9F, 0x72, 0x69], platform: 1, encoding: 0, language: 0)
        #expect(try names([mac]).family == "Züri")
        #expect(try names([mac, FontBuilder.Name(1, "Zürich")]).family == "Zürich")
    }

    @Test("control characters are removed, and an empty name is none")
    func control() throws {
        #expect(try names([FontBuilder.Name(1, "Example\0")]).family == "Example")
        #expect(try names([FontBuilder.Name(1, "\0")]).family == nil)
    }

    @Test("a name beyond the file's end is none, and an endless one is cut")
    func outside() throws {
        var font = FontBuilder()
        font["name"] = shorts(0, 1, 18, 3, 1, 0x0409, 1, 8, 500)
        #expect(try FontFile(font.file).names.family == nil)
        #expect(try names([FontBuilder.Name(1, String(repeating: "a", count: 5000))]).family?.count == 256)
    }
}
