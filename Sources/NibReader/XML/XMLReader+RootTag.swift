extension XMLReader {
    /// Reads the root element without its contents, for a file that another program will read, such as an SVG image.
    ///
    /// Skips a document type declaration, which drawing programs write. Refuses one with its own declarations, such as
    /// entities: a small file could expand into a large one.
    ///
    /// - Parameter bytes: The file, or the part in which to look for the tag.
    package static func readRootTag(_ bytes: [UInt8]) throws(XMLMistake) -> XMLElement {
        var reader = XMLReader(bytes)
        return try reader.readRootTag()
    }

    private mutating func readRootTag() throws(XMLMistake) -> XMLElement {
        scanner.skipByteOrderMark()
        while scanner.skipSpace(), !scanner.isAtEnd {
            if scanner.take("<!--") {
                _ = try scanner.text(upTo: "-->", of: "comment")
            } else if scanner.take("<?") {
                _ = try scanner.text(upTo: "?>", of: "instruction")
            } else if scanner.take("<!DOCTYPE") {
                let declaration = try scanner.text(upTo: ">", of: "document type declaration")
                guard !declaration.contains("[") else {
                    throw scanner.mistake("the document type declaration declares entities or the like")
                }
            } else if scanner.take("<") {
                let line = scanner.line
                let name = try scanner.name()
                let attributes = try readAttributes(of: name)
                guard scanner.isAtEndOfTag else { throw scanner.mistake("<\(name)> isn't closed by \">\"") }
                return XMLElement(name, attributes, children: [], text: "", line: line, place: 0)
            } else {
                throw scanner.mistake("there is text outside the root element")
            }
        }
        throw scanner.mistake("the file has no element")
    }
}
