import Testing

@testable import NibConnector

@Suite("Selectors of Swift methods") struct SelectorTests {
    /// Each was checked with the compiler: `swiftc -frontend -emit-ir -enable-objc-interop`.
    @Test(
        "the first label is joined to the name, after With unless it begins with a preposition",
        arguments: [
            ("tap", [], "tap"), ("tap", [nil], "tap:"), ("tap", ["sender"], "tapWithSender:"),
            ("tap", ["forEvent"], "tapForEvent:"), ("tap", ["when"], "tapWhen:"), ("tap", ["format"], "tapWithFormat:"),
            ("scrollTo", ["item"], "scrollToItem:"), ("scrollTO", ["item"], "scrollTOItem:"),
            ("scroll_to", ["item"], "scroll_toItem:"), ("scrollTo2", ["item"], "scrollTo2WithItem:"),
            ("tap", ["URLOfIt"], "tapWithURLOfIt:"), ("tap", ["INPutIs"], "tapINPutIs:"), ("tap", ["iN"], "tapWithIN:"),
            ("tap", ["In"], "tapIn:"), ("tap", ["IN"], "tapIN:"), ("tap", ["to_x"], "tapTo_x:"),
            ("tap", ["_x"], "tapWith_x:"), ("tap", ["to2"], "tapWithTo2:"), ("to", ["x"], "toX:"),
            ("goON", ["x"], "goONX:"), ("tapA", ["x"], "tapAWithX:"), ("tapé", ["éx"], "tapéWithÉx:"),
            ("tap", ["`in`", "`for`", nil], "tapIn:for::"), ("`default`", [nil], "default:"), ("", ["x"], "WithX:"),
        ] as [(String, [String?], String)])
    func selectors(_ name: String, labels: [String?], expected: String) {
        #expect(Selectors.selector(for: name, labels) == expected)
    }

    @Test("the simplest method for a selector has a label for each part except the first")
    func methods() {
        #expect(Selectors.method(for: "tap") == "tap()" && Selectors.method(for: "tap:") == "tap(_:)")
        #expect(Selectors.method(for: "tap:forEvent:") == "tap(_:forEvent:)")
        #expect(Selectors.method(for: "tap::") == "tap(_:_:)" && Selectors.method(for: "") == "()")
    }
}
