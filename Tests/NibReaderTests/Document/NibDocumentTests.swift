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

    @Test("the root element determines kind, Auto Layout and size classes (R700)")
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

    @Test("elements are found by id, and by the property they set")
    func elements() throws {
        let nib = try read(
            document("<objects><view id=\"a\"><rect key=\"frame\" x=\"1\"/><label id=\"b\"/></view></objects>"))
        let view = try #require(nib.element("a"))
        #expect(view.child(for: "frame")?.attributes["x"] == "1" && view.child(named: "label")?.line == 3)
        #expect(nib.element("c") == nil && nib.root.descendants.map(\.name).count == 5)
    }

    @Test("a reference can point forward in the file")
    func references() throws {
        let connected = """
            <objects><view id="a"><connections><outlet property="x" destination="b"/></connections></view>
            <constraint firstItem="a" firstAttribute="top" secondItem="b" id="c"/><view id="b"/></objects>
            """
        #expect(try read(document(connected)).element("c")?.line == 4)
    }

    @Test(
        "a mistake names the file, the line, the problem and the remedy",
        arguments: [
            (
                "<view id=\"a\">\n<label id=\"a\"/></view>", 4,
                "<label> has the same id, a, as <view> on line 3"
            ),
            (
                "<label id=\"a\"/>\n<segue destination=\"a\" kind=\"show\"/>", 4,
                "the destination of <segue> is <label>, which isn't a view controller"
            ),
            (
                "<view id=\"a\"/>\n<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"z\"/>", 4,
                "the secondItem of <constraint> is z, and no element has that id"
            ),
            (
                "<view id=\"a\"/>\n<constraint firstItem=\"a\"/>", 4, "a constraint has no firstAttribute"
            ),
            (
                "<view/>\n<rect y=\"nan\" x=\"1e999\"/>", 4, "the x of <rect> is 1e999, which isn't a finite number"
            ),
            ("<view>\n<label></view>", 4, "</view> doesn't match <label>, opened on line 4"),
        ])
    func mistakes(_ inside: String, line: Int, reason: String) {
        let found = mistake(in: document(inside))
        #expect(found?.line == line && found?.reason == reason && found?.remedy.isEmpty == false)
        #expect(found?.description.hasPrefix("Cell.xib:\(line): \(reason). Try: ") == true)
    }

    @Test("view controllers that contain each other are refused; those that lead to each other aren't")
    func containment() {
        func storyboard(_ kind: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
            <scene><objects><tabBarController id="a"><connections><segue destination="b" kind="relationship"/>
            <segue destination="c" kind="relationship"/></connections></tabBarController></objects></scene>
            <scene><objects><navigationController id="b"><connections><segue destination="c" kind="relationship"/>
            </connections></navigationController></objects></scene>
            <scene><objects><viewController id="c"><connections>
            <segue destination="a" kind="\(kind)"/></connections></viewController></objects></scene>
            </scenes></document>
            """
        }
        #expect(mistake(in: storyboard("show")) == nil && mistake(in: storyboard("embed")) == nil)
        let found = mistake(in: storyboard("relationship"))
        #expect(found?.line == 7 && found?.reason == "the view controller a contains itself: a, c, a")
    }

    @Test("files of other programs, other systems and Xcode 4 are refused")
    func origins() {
        #expect(mistake(in: "<plist/>")?.reason.contains("this one starts with <plist>") == true)
        #expect(mistake(in: "<document/>")?.reason.contains("this one starts with <document>") == true)
        let old = mistake(in: "\n<archive type=\"\(Self.iOS).XIB\" version=\"7.10\"/>")
        #expect(old?.line == 2 && old?.reason == "the file has the <archive> format of Xcode 4 and earlier")
        // One sentence with both ways, and a command to copy.
        #expect(
            old?.remedy
                == "convert it on a Mac: open it in Xcode 5 or later and save it, or run `xcrun ibtool --upgrade Cell.xib --write Cell.xib`"
        )
        for other in ["com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder.WatchKit.Storyboard", "x"] {
            #expect(mistake(in: document("", type: other))?.reason.contains(other) == true)
        }
    }

    @Test("an id can be a number, and image names aren't ids")
    func identifiers() throws {
        let nib = try read(
            document("<placeholder id=\"-1\"/><view id=\"5\"/><imageView imageView=\"none\" reference=\"none\"/>"))
        #expect(nib.element("-1")?.name == "placeholder" && nib.element("5")?.name == "view")
    }
}
