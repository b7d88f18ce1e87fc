/// Reads the XML that Interface Builder writes: elements, attributes, text, comments and `CDATA`, in UTF-8.
///
/// Files can be hostile. The reader refuses document type declarations, and with them custom entities, so a small file
/// can't expand into a large one. It isn't recursive, so deep nesting can't exhaust the stack.
///
/// - Complexity: O(bytes).
package struct XMLReader {
    /// Limits on nesting, on size in bytes, and on the attributes of an element. In 1,200 public files the deepest has 27
    /// levels and the longest 290,000 bytes. No element that Interface Builder knows has 100 attributes.
    package static let deepest = 500
    package static let longest = 32 << 20
    package static let mostAttributes = 1_000

    var scanner: XMLScanner
    /// The elements that aren't closed yet, outermost first.
    private var open: [OpenElement] = []
    private var closedCount = 0
    private var root: XMLElement?

    private struct OpenElement {
        let name: String
        let attributes: XMLAttributes
        let line: Int
        var children: [XMLElement] = []
        var text = ""
    }

    init(_ bytes: [UInt8]) {
        scanner = XMLScanner(bytes)
    }

    /// Reads a file and returns its root element.
    package static func read(_ bytes: [UInt8]) throws(XMLMistake) -> XMLElement {
        guard bytes.count <= longest else {
            throw XMLMistake(line: 1, reason: "the file has \(bytes.count) bytes, and the limit is \(longest)")
        }
        if let line = firstLineThatIsNotText(bytes) {
            throw XMLMistake(line: line, reason: "some bytes aren't UTF-8")
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
            throw scanner.mistake("the file ends inside <\(last.name)>, opened on line \(last.line)")
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
            guard !open.isEmpty else { throw scanner.mistake("there is text outside the root element") }
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
        guard root == nil else { throw scanner.mistake("<\(name)> comes after the root element") }
        var element = OpenElement(name: name, attributes: try readAttributes(of: name), line: line)
        if scanner.take("/>") { return close(&element) }
        guard scanner.take(">") else { throw scanner.mistake("<\(name)> isn't closed by \">\"") }
        guard open.count < Self.deepest else {
            throw XMLMistake(line: line, reason: "<\(name)> is nested more than \(Self.deepest) levels deep")
        }
        open.append(element)
    }

    mutating func readAttributes(of element: String) throws(XMLMistake) -> XMLAttributes {
        var attributes = XMLAttributes()
        while scanner.skipSpace(), !scanner.isAtEnd, !scanner.isAtEndOfTag {
            let name = try scanner.name()
            _ = scanner.skipSpace()
            guard scanner.take("=") else { throw scanner.mistake("the attribute \(name) has no value") }
            _ = scanner.skipSpace()
            let value = try scanner.attributeValue(of: name)
            guard attributes.count < Self.mostAttributes else {
                throw scanner.mistake("<\(element)> has more than \(Self.mostAttributes) attributes")
            }
            guard attributes.add(name, value) else {
                throw scanner.mistake("<\(element)> has the attribute \(name) twice")
            }
        }
        return attributes
    }

    private mutating func readEndTag() throws(XMLMistake) {
        let name = try scanner.name()
        _ = scanner.skipSpace()
        guard scanner.take(">") else { throw scanner.mistake("</\(name)> isn't closed by \">\"") }
        guard var element = open.popLast() else { throw scanner.mistake("</\(name)> has no opening tag") }
        guard element.name == name else {
            throw scanner.mistake("</\(name)> doesn't match <\(element.name)>, opened on line \(element.line)")
        }
        close(&element)
    }

    private mutating func close(_ element: inout OpenElement) {
        let closed = XMLElement(
            element.name, element.attributes, children: element.children, text: element.text, line: element.line,
            place: closedCount)
        closedCount += 1
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    // MARK: Text

    private mutating func readText() throws(XMLMistake) {
        let line = scanner.line
        let text = try scanner.characterData()
        guard open.isEmpty else { return open[open.count - 1].text += text }
        guard text.allSatisfy(\.isWhitespace) else {
            throw XMLMistake(line: line, reason: "there is text outside the root element")
        }
    }
}
