import Testing

@testable import NibReader

@Suite("XIBs and storyboards as documents") struct NibDocumentTests {
    private static let iOS = "com.apple.InterfaceBuilder3.CocoaTouch"

    private func document(_ inside: String, type: String = Self.iOS + ".XIB", more: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(type)" version="3.0"\(more)>
        \(inside)
        </document>
        """
    }

    private func read(_ text: String) throws -> NibDocument {
        try NibDocument(reading: Array(text.utf8), of: "Cell.xib")
    }

    private func mistake(in text: String) -> NibMistake? {
        do throws(NibMistake) {
            _ = try NibDocument(reading: Array(text.utf8), of: "Cell.xib")
            return nil
        } catch { return error }
    }

    @Test("a file says what it is, and what its frames follow (R700)")
    func kinds() throws {
        let nib = try read(document("", more: " useAutolayout=\"YES\""))
        #expect(nib.kind == .nib && nib.usesAutoLayout && !nib.usesSizeClasses)
        let storyboard = try read(
            document("", type: Self.iOS + ".Storyboard.XIB", more: " useTraitCollections=\"YES\""))
        #expect(storyboard.kind == .storyboard && !storyboard.usesAutoLayout && storyboard.usesSizeClasses)
        #expect(try read(document("", type: Self.iOS + ".iPad.XIB")).kind == .nib)
        #expect(try read(document("", type: "com.apple.InterfaceBuilder.AppleTV.XIB")).kind == .nib)
        #expect(try read(document("", type: "com.apple.InterfaceBuilder.AppleTV.Storyboard")).kind == .storyboard)
    }

    @Test("elements are found by their ids, and by the property that they set")
    func elements() throws {
        let nib = try read(
            document("<objects><view id=\"a\"><rect key=\"frame\" x=\"1\"/><label id=\"b\"/></view></objects>"))
        let view = try #require(nib.element("a"))
        #expect(view.child(for: "frame")?.attributes["x"] == "1" && view.child(named: "label")?.line == 3)
        #expect(nib.element("c") == nil && nib.root.descendants.map(\.name).count == 5)
    }

    @Test("each reference leads to an element, wherever that is in the file")
    func references() throws {
        let connected = """
            <objects><view id="a"><connections><outlet property="x" destination="b"/></connections></view>
            <constraint firstItem="a" firstAttribute="top" secondItem="b" id="c"/><view id="b"/></objects>
            """
        #expect(try read(document(connected)).element("c")?.line == 4)
    }

    @Test(
        "a mistake is said with its file, its line, what is there and what to try",
        arguments: [
            (
                "<view id=\"a\">\n<label id=\"a\"/></view>", 4,
                "the id a belongs to <label> here and to <view> in line 3"
            ),
            (
                "<view id=\"a\"/>\n<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"z\"/>", 4,
                "<constraint> names z as its secondItem, and no element has that id"
            ),
            (
                "<view id=\"a\"/>\n<constraint firstItem=\"a\"/>", 4, "a constraint has no firstAttribute"
            ),
            (
                "<view/>\n<rect y=\"nan\" x=\"1e999\"/>", 4, "<rect> has the x 1e999, which isn't a finite number"
            ),
            ("<view>\n<label></view>", 4, "</view> stands where <label> of line 4 should be closed"),
        ])
    func mistakes(_ inside: String, line: Int, reason: String) {
        let found = mistake(in: document(inside))
        #expect(found?.line == line && found?.reason == reason && found?.remedy.isEmpty == false)
        #expect(found?.description.hasPrefix("Cell.xib:\(line): \(reason). Try: ") == true)
    }

    @Test("files of other programs, of other systems and of long ago are refused")
    func origins() {
        #expect(mistake(in: "<plist/>")?.reason.contains("this one with <plist>") == true)
        #expect(mistake(in: "<document/>")?.reason.contains("this one with <document>") == true)
        let old = mistake(in: "\n<archive type=\"\(Self.iOS).XIB\" version=\"7.10\"/>")
        #expect(old?.line == 2 && old?.reason == "the file has the format of Xcode 4 and before, <archive>")
        for other in ["com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder.WatchKit.Storyboard", "x"] {
            #expect(mistake(in: document("", type: other))?.reason.contains(other) == true)
        }
    }

    @Test("an id may be a number, and no reference is an attribute that only looks like one")
    func identifiers() throws {
        let nib = try read(
            document("<placeholder id=\"-1\"/><view id=\"5\"/><imageView imageView=\"none\" reference=\"none\"/>"))
        #expect(nib.element("-1")?.name == "placeholder" && nib.element("5")?.name == "view")
    }
}
