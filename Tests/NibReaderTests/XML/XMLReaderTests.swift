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

    @Test("elements have attributes, children in order, text, and the line where they begin")
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

    @Test("entities and numbers stand for characters, in text and in values")
    func entities() throws {
        let root = try read("<a b='&lt;&quot;&#10;&#xE9;&#x1F600;'>1 &amp; 2 &gt; &apos;</a>")
        #expect(root.attributes["b"] == "<\"\n\u{E9}\u{1F600}" && root.text == "1 & 2 > '")
    }

    @Test("what is inside CDATA is text as it stands")
    func characterData() throws {
        #expect(try read("<a>x<![CDATA[<b> & ]] ]]>y</a>").text == "x<b> & ]] y")
    }

    @Test("lines end with a line feed, whatever the file's end with; in values they are spaces")
    func lineEnds() throws {
        let root = try read("<a b='1\r\n2\t3'>4\r\n5\r6</a>")
        #expect(root.attributes["b"] == "1 2 3" && root.text == "4\n5\n6")
    }

    @Test("text in any script is read, with a byte order mark before it or not")
    func scripts() throws {
        #expect(try read("\u{FEFF}<a t='日本'>שלום</a>").attributes["t"] == "日本")
        #expect(try read("<größe>é</größe>").name == "größe")
    }

    @Test(
        "a file that is none says in which line, and why",
        arguments: [
            ("", "line 1: the file has no element"),
            ("<a>\n<b>\n</a>", "line 3: </a> stands where <b> of line 2 should be closed"),
            ("<a>\n", "line 2: the file ends inside <a>, which begins in line 1"),
            ("<a></a>\n</a>", "line 2: </a> closes nothing"),
            ("<a/><b/>", "line 1: <b> stands behind the end of the document"),
            ("<a/>x", "line 1: text stands outside of all elements"),
            ("<a b='1' b='2'/>", "line 1: <a> has the attribute b twice"),
            ("<a b/>", "line 1: the attribute b has no value"),
            ("<a b=1/>", "line 1: the value of b isn't in quotation marks"),
            ("<a b='1\n", "line 2: the file ends inside the value of b, which begins in line 1"),
            ("<a b='<'/>", "line 1: \"<\" stands inside the value of b"),
            ("<a>&nbsp;</a>", "line 1: the entity &nbsp; isn't known"),
            ("<a>&#0;</a>", "line 1: the entity &#0; isn't known"),
            ("<a>&#xD800;</a>", "line 1: the entity &#xD800; isn't known"),
            ("<a>&#-5;</a>", "line 1: the entity &#-5; isn't known"),
            ("<a>R&D</a>", "line 1: \"&\" begins no entity; in text it is written &amp;"),
            ("<a>\u{1}</a>", "line 1: the file has the character 1, which XML doesn't have"),
            ("<!-- a\n", "line 2: the file ends inside a comment that begins in line 1"),
            ("<a", "line 1: <a> isn't closed by \">\""),
            ("< a/>", "line 1: a name should stand before byte 32"),
            ("<1/>", "line 1: a name should stand before \"1\""),
            ("<", "line 1: the file ends where a name should stand"),
        ])
    func mistakes(_ text: String, expected: String) {
        #expect(mistake(in: text) == expected)
    }

    @Test("entities that a file declares itself are refused, and so no file grows by being read")
    func entityBomb() {
        let bomb = "<!DOCTYPE a [<!ENTITY x \"ha\"><!ENTITY y \"&x;&x;\">]><a>&y;</a>"
        #expect(mistake(in: bomb) == "line 1: document type declarations aren't allowed; Interface Builder writes none")
    }

    @Test("500 levels are read, 501 aren't, and 100,000 use up no stack")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "<a>\n", count: count) + String(repeating: "</a>", count: count)
        }
        var deepest = 1
        var element = try read(nested(500))
        while let inner = element.children.first { (element, deepest) = (inner, deepest + 1) }
        #expect(deepest == 500)
        let reason = "line 501: <a> is inside of 500 others, and no more are read"
        #expect(mistake(in: nested(501)) == reason && mistake(in: nested(100_000)) == reason)
    }

    @Test("bytes that aren't UTF-8 are refused in the line where they are")
    func encoding() {
        for bytes: [UInt8] in [[0x3C, 0x61, 0x3E, 0x0A, 0xFF], [0x3C, 0x61, 0x3E, 0x0A, 0xED, 0xA0, 0x80]] {
            #expect(throws: XMLMistake(line: 2, reason: "there are bytes that aren't text in UTF-8")) {
                try XMLReader.read(bytes)
            }
        }
    }

    @Test("a file that is longer than any is refused before it is looked at")
    func length() {
        let bytes = [UInt8](repeating: 0x3C, count: XMLReader.longest + 1)
        #expect(throws: XMLMistake.self) { try XMLReader.read(bytes) }
    }
}
