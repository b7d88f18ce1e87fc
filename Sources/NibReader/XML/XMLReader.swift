/// Reads the XML that Interface Builder writes: elements, attributes, text, comments and `CDATA`, in UTF-8.
///
/// Files may come from anywhere. Document type declarations are refused, and with them every entity but the five of XML itself, so no
/// file grows by being read. Nothing here calls itself, so a deep file can't use up the stack.
///
/// - Complexity: O(bytes).
package struct XMLReader {
    /// Beyond this, files are refused. The deepest of 1,200 public files has 27 levels, the longest 290,000 bytes.
    package static let deepest = 500
    package static let longest = 32 << 20

    private var scanner: XMLScanner
    /// The elements that are not closed yet, outermost first.
    private var open: [OpenElement] = []
    private var root: XMLElement?

    private struct OpenElement {
        let name: String
        let attributes: [String: String]
        let line: Int
        var children: [XMLElement] = []
        var text = ""
    }

    private init(_ bytes: [UInt8]) {
        scanner = XMLScanner(bytes)
    }

    /// The outermost element of a file.
    package static func read(_ bytes: [UInt8]) throws(XMLMistake) -> XMLElement {
        guard bytes.count <= longest else {
            throw XMLMistake(line: 1, reason: "the file has \(bytes.count) bytes, and more than \(longest) aren't read")
        }
        if let line = firstLineThatIsNotText(bytes) {
            throw XMLMistake(line: line, reason: "there are bytes that aren't text in UTF-8")
        }
        var reader = XMLReader(bytes)
        return try reader.read()
    }

    private static func firstLineThatIsNotText(_ bytes: [UInt8]) -> Int? {
        guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 } ?? 1
    }

    private mutating func read() throws(XMLMistake) -> XMLElement {
        scanner.skipByteOrderMark()
        while !scanner.isAtEnd {
            if scanner.next == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let last = open.last {
            throw scanner.mistake("the file ends inside <\(last.name)>, which begins in line \(last.line)")
        }
        guard let root else { throw scanner.mistake("the file has no element") }
        return root
    }

    // MARK: Markup

    private mutating func readMarkup() throws(XMLMistake) {
        if scanner.take("<!--") {
            _ = try scanner.text(upTo: "-->", of: "comment")
        } else if scanner.take("<![CDATA[") {
            let text = try scanner.text(upTo: "]]>", of: "CDATA section")
            guard !open.isEmpty else { throw scanner.mistake("text stands outside of all elements") }
            open[open.count - 1].text += text
        } else if scanner.take("<?") {
            _ = try scanner.text(upTo: "?>", of: "instruction")
        } else if scanner.take("<!") {
            throw scanner.mistake("document type declarations aren't allowed; Interface Builder writes none")
        } else if scanner.take("</") {
            try readEndTag()
        } else {
            try readTag()
        }
    }

    private mutating func readTag() throws(XMLMistake) {
        let line = scanner.line
        _ = scanner.take("<")
        let name = try scanner.name()
        guard root == nil else { throw scanner.mistake("<\(name)> stands behind the end of the document") }
        var element = OpenElement(name: name, attributes: try readAttributes(of: name), line: line)
        if scanner.take("/>") { return close(&element) }
        guard scanner.take(">") else { throw scanner.mistake("<\(name)> isn't closed by \">\"") }
        guard open.count < Self.deepest else {
            throw XMLMistake(line: line, reason: "<\(name)> is inside of \(Self.deepest) others, and no more are read")
        }
        open.append(element)
    }

    private mutating func readAttributes(of element: String) throws(XMLMistake) -> [String: String] {
        var attributes: [String: String] = [:]
        while scanner.skipSpace(), !scanner.isAtEnd, !scanner.isAtEndOfTag {
            let name = try scanner.name()
            _ = scanner.skipSpace()
            guard scanner.take("=") else { throw scanner.mistake("the attribute \(name) has no value") }
            _ = scanner.skipSpace()
            let value = try scanner.attributeValue(of: name)
            guard attributes.updateValue(value, forKey: name) == nil else {
                throw scanner.mistake("<\(element)> has the attribute \(name) twice")
            }
        }
        return attributes
    }

    private mutating func readEndTag() throws(XMLMistake) {
        let name = try scanner.name()
        _ = scanner.skipSpace()
        guard scanner.take(">") else { throw scanner.mistake("</\(name)> isn't closed by \">\"") }
        guard var element = open.popLast() else { throw scanner.mistake("</\(name)> closes nothing") }
        guard element.name == name else {
            throw scanner.mistake("</\(name)> stands where <\(element.name)> of line \(element.line) should be closed")
        }
        close(&element)
    }

    private mutating func close(_ element: inout OpenElement) {
        let closed = XMLElement(
            element.name, element.attributes, children: element.children, text: element.text, line: element.line)
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    // MARK: Text

    private mutating func readText() throws(XMLMistake) {
        let line = scanner.line
        let text = try scanner.characterData()
        guard open.isEmpty else { return open[open.count - 1].text += text }
        guard text.allSatisfy(\.isWhitespace) else {
            throw XMLMistake(line: line, reason: "text stands outside of all elements")
        }
    }
}
