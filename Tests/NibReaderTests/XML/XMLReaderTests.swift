import Testing

@testable import NibReader

@Suite("XML that Interface Builder writes") struct XMLReaderTests {
    private func read(_ text: String) throws -> XMLElement { try XMLReader.read(Array(text.utf8)) }

    /// The mistake, as a line of text.
    private func mistake(in text: String) -> String? {
        do throws(XMLMistake) {
            _ = try XMLReader.read(Array(text.utf8))
            return nil
        } catch { return error.description }
    }

    @Test("elements have attributes, children in order, text and a line")
    func elements() throws {
        let root = try read(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- a <view> that isn't one -->
            <view id="a-1" hidden = 'YES'>
                <rect key="frame" x="0.0"
                    y="20"/>
                <string key="text">One
            two</string></view>

            """)
        #expect(root.name == "view" && root.line == 3)
        #expect(root.attributes == ["id": "a-1", "hidden": "YES"])
        #expect(root.children.map(\.name) == ["rect", "string"] && root.children.map(\.line) == [4, 6])
        #expect(root.children[0].attributes == ["key": "frame", "x": "0.0", "y": "20"])
        #expect(root.children[1].text == "One\ntwo")
    }

    @Test("entities and character references are decoded, in text and in attributes")
    func entities() throws {
        let root = try read("<a b='&lt;&quot;&#10;&#xE9;&#x1F600;'>1 &amp; 2 &gt; &apos;</a>")
        #expect(root.attributes["b"] == "<\"\n\u{E9}\u{1F600}" && root.text == "1 & 2 > '")
    }

    @Test("CDATA is read literally")
    func characterData() throws {
        #expect(try read("<a>x<![CDATA[<b> & ]] ]]>y</a>").text == "x<b> & ]] y")
    }

    @Test("line endings become line feeds in text, and spaces in attributes")
    func lineEnds() throws {
        let root = try read("<a b='1\r\n2\t3'>4\r\n5\r6</a>")
        #expect(root.attributes["b"] == "1 2 3" && root.text == "4\n5\n6")
    }

    @Test("all scripts are read, with or without a byte order mark")
    func scripts() throws {
        #expect(try read("\u{FEFF}<a t='日本'>שלום</a>").attributes["t"] == "日本")
        #expect(try read("<größe>é</größe>").name == "größe")
    }

    @Test(
        "a malformed file is reported with the reason and the line",
        arguments: [
            ("", "line 1: the file has no element"),
            ("<a>\n<b>\n</a>", "line 3: </a> doesn't match <b>, opened on line 2"),
            ("<a>\n", "line 2: the file ends inside <a>, opened on line 1"),
            ("<a></a>\n</a>", "line 2: </a> has no opening tag"),
            ("<a/><b/>", "line 1: <b> comes after the root element"),
            ("<a/>x", "line 1: there is text outside the root element"),
            ("<a b='1' b='2'/>", "line 1: <a> has the attribute b twice"),
            ("<a b/>", "line 1: the attribute b has no value"),
            ("<a b=1/>", "line 1: the value of b isn't in quotation marks"),
            ("<a b='1\n", "line 2: the file ends inside the value of b, opened on line 1"),
            ("<a b='<'/>", "line 1: the value of b contains \"<\""),
            ("<a>&nbsp;</a>", "line 1: the entity &nbsp; is unknown"),
            ("<a>&#0;</a>", "line 1: the entity &#0; is unknown"),
            ("<a>&#xD800;</a>", "line 1: the entity &#xD800; is unknown"),
            ("<a>&#-5;</a>", "line 1: the entity &#-5; is unknown"),
            ("<a>R&D</a>", "line 1: \"&\" has to be written as &amp;"),
            ("<a>\u{1}</a>", "line 1: the file contains the control character 1"),
            ("<!-- a\n", "line 2: the file ends inside a comment opened on line 1"),
            ("<a", "line 1: <a> isn't closed by \">\""),
            ("< a/>", "line 1: a name is expected before byte 32"),
            ("<1/>", "line 1: a name is expected before \"1\""),
            ("<", "line 1: the file ends where a name is expected"),
        ])
    func mistakes(_ text: String, expected: String) {
        #expect(mistake(in: text) == expected)
    }

    @Test("custom entities are refused, so a small file can't expand into a large one")
    func entityBomb() {
        let bomb = "<!DOCTYPE a [<!ENTITY x \"ha\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>"
        #expect(mistake(in: bomb) == "line 1: document type declarations aren't allowed; Interface Builder writes none")
    }

    @Test("500 levels are read, 501 are refused, and 100,000 don't exhaust the stack")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>\n", count: count) + String(repeating: "</a>", count: count)
        }
        var deepest = 1
        var element = try read(nested(500))
        while let inner = element.children.first { (element, deepest) = (inner, deepest + 1) }
        #expect(deepest == 500)
        let reason = "line 501: <a> is nested more than 500 levels deep"
        #expect(mistake(in: nested(501)) == reason && mistake(in: nested(100_000)) == reason)
    }

    @Test("an element has up to 1,000 attributes, and one more is a mistake with its line")
    func manyAttributes() throws {
        func text(_ count: Int) -> String {
            "<a\n" + (0..<count).map { "x\($0)=\"\($0)\"" }.joined(separator: " ") + "/>"
        }
        #expect(try read(text(1_000)).attributes.value(named: "x999") == "999")
        #expect(mistake(in: text(100_000)) == "line 2: <a> has more than 1000 attributes")
    }

    @Test("bytes that aren't UTF-8 are refused with their line")
    func encoding() {
        for bytes: [UInt8] in [[0x3C, 0x61, 0x3E, 0x0A, 0xFF], [0x3C, 0x61, 0x3E, 0x0A, 0xED, 0xA0, 0x80]] {
            #expect(throws: XMLMistake(line: 2, reason: "some bytes aren't UTF-8")) {
                try XMLReader.read(bytes)
            }
        }
    }

    @Test("a file above the size limit is refused before it is parsed")
    func length() {
        let bytes = [UInt8](repeating: 0x3C, count: XMLReader.longest + 1)
        #expect(throws: XMLMistake.self) { try XMLReader.read(bytes) }
    }

    @Test("attributes and children with very similar long names are told apart")
    func alikeNames() throws {
        // As long, and with the same first, last and middle letters: the marks are the same.
        let root = try read(
            "<a abcdefghij='1' abxdefghij='YES' abcdefghi='3'><abcdefghij/><abxdefghij key='abxdefghij'/></a>")
        #expect(root.attributes["abcdefghij"] == "1" && root.attributes["abxdefghij"] == "YES")
        #expect(root.attributes["abydefghij"] == nil && root.attributes["abcdefghi"] == "3")
        #expect(root.bool("abxdefghij") == true && root.number("abcdefghij") == 1)
        #expect(root.child(named: "abxdefghij") === root.children[1] && root.child(named: "abydefghij") == nil)
        #expect(root.child(for: "abxdefghij") === root.children[1] && root.child(for: "abcdefghij") == nil)
    }

    @Test("an element knows its position, and the number of elements inside of it")
    func places() throws {
        let root = try read("<a><b><c/><d/></b><e/></a>")
        #expect(root.place == 4 && root.count == 5)
        #expect(root.children.map(\.place) == [2, 3] && root.children.map(\.count) == [3, 1])
    }
}
