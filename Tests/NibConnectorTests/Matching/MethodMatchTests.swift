import Testing

@testable import NibConnector

@Suite("Actions and their Swift methods") struct MethodMatchTests {
    private func action(_ selector: String, _ source: String, to destination: String = "cell") throws -> [String] {
        try Sample.result(Sample.cell("<action selector=\"\(selector)\" destination=\"\(destination)\"/>"), source)
    }

    private func cell(_ members: String) -> String { "class PhotoCell: UICollectionViewCell { \(members) }" }

    @Test(
        "an action has no, one or two arguments",
        arguments: [
            ("tap", "func tap()", "call: { $0.tap() }"), ("tap:", "func tap(_ a: A)", "callWithSender: { $0.tap($1) }"),
            ("tapWithSender:", "func tap(sender: A)", "callWithSender: { $0.tap(sender: $1) }"),
            (
                "tap:forEvent:", "func tap(_ a: A, forEvent b: B)",
                "callWithSenderAndEvent: { $0.tap($1, forEvent: $2) }"
            ),
            ("go:", "@objc(go:) func `in`(`for` a: A) -> B", "callWithSender: { _ = $0.`in`(`for`: $1) }"),
        ])
    func forms(_ selector: String, method: String, call: String) throws {
        #expect(
            try action(selector, cell("\(method) {}")) == ["add(.action(\"\(selector)\", of: PhotoCell.self, \(call)))"]
        )
    }

    @Test("a method of a superclass, or of an extension of a UIKit class, is found")
    func inherited() throws {
        let tap = "callWithSender: { $0.tap($1) }))"
        #expect(
            try action("tap:", "class PhotoCell: Base {}\nclass Base: UIView { func tap(_ a: A) {} }") == [
                "add(.action(\"tap:\", of: Base.self, \(tap)"
            ])
        let extended = "extension UIView { @IBAction func tap(_ a: A) {} }"
        #expect(try action("tap:", cell("") + extended) == ["add(.action(\"tap:\", of: PhotoCell.self, \(tap)"])
        #expect(try action("tap:", extended) == ["add(.action(\"tap:\", of: UIView.self, \(tap)"])
    }

    @Test("a private action method is an error")
    func hidden() throws {
        #expect(
            try action("tap:", cell("@IBAction private func tap(_ sender: A) {}")) == [
                "5: error: the action tap: of PhotoCell is private, so the nib can't call it. Try: remove \"private\" from tap(_:)."
            ])
    }

    @Test("a missing method is an error that names the methods there are, the most similar first")
    func missing() throws {
        let members = "@IBAction func zoom(_ a: A) {}; @IBAction func tap(_ a: A) {}; func other() {}"
        #expect(
            try action("tapp:", cell(members)) == [
                "5: error: PhotoCell has no method for the action tapp:; it has tap(_:), zoom(_:). "
                    + "Try: connect tap(_:) in Xcode, or rename it to tapp(_:)."
            ])
        #expect(
            try action("playMovie:", cell(members)) == [
                "5: error: PhotoCell has no method for the action playMovie:; it has tap(_:), zoom(_:). "
                    + "Try: add the method, or remove the connection in Xcode."
            ])
        #expect(
            try action("tap:", cell("func tap(sender: A) {}; func make() -> A {}; func d(a: A, b: B, c: C) {}")) == [
                "5: error: PhotoCell has no method for the action tap:; it has tap(sender:). "
                    + "Try: connect tap(sender:) in Xcode, or rename it to tap(_:)."
            ])
        #expect(
            try action("tap", cell("")) == [
                "5: error: PhotoCell has no method for the action tap. Try: add the method, or remove the connection in Xcode."
            ])
    }

    @Test("classes of other modules and UIKit's own actions are not reported")
    func unknown() throws {
        #expect(try action("tap:", "class PhotoCell: Base {}") == [] && action("tap:", "") == [])
        #expect(try action("copy:", cell("")) == [] && action("paste:", "", to: "-2") == [])
    }

    @Test("an action for the first responder connects all classes that have the method")
    func anyone() throws {
        let source =
            "class B: UIView { func tap() {} }; class A: UIView { func tap() {} }; class C<T> { func tap() {} }"
        #expect(
            try action("tap", source, to: "-2") == [
                "add(.action(\"tap\", of: A.self, call: { $0.tap() }))",
                "add(.action(\"tap\", of: B.self, call: { $0.tap() }))",
            ])
        let hidden = "class A: UIView { private func tap() {} }"
        #expect(try action("tap", "class B: UIView { func tap() {} }; " + hidden, to: "-2").count == 1)
        #expect(
            try action("tap", hidden, to: "-2").first?.hasPrefix("5: error: the action tap of A is private") == true)
        #expect(
            try action("tap", "", to: "-2") == [
                "5: warning: no class of App has a method for the action tap. Try: add the method, or remove the connection in Xcode."
            ])
    }

    @Test(
        "a segue action has the coder, and optionally the sender and the identifier",
        arguments: [
            ("make:", "func make(_ c: C)", "call: { $0.make($1) }"),
            ("make:sender:", "func make(_ c: C, sender: A)", "callWithSender: { $0.make($1, sender: $2) }"),
            (
                "makeWithCoder:sender:segueIdentifier:", "func make(coder: C, sender: A, segueIdentifier: I)",
                "callWithSenderAndIdentifier: { $0.make(coder: $1, sender: $2, segueIdentifier: $3) }"
            ),
        ])
    func segueActions(_ selector: String, method: String, call: String) throws {
        #expect(
            try segueAction(selector, "\(method) -> D? {}") == [
                "add(.segueAction(\"\(selector)\", of: List.self, \(call)))"
            ])
    }

    private func segueAction(_ selector: String, _ members: String) throws -> [String] {
        let nib = Sample.storyboard(
            "<viewController id=\"v\" customClass=\"List\"><connections>"
                + "<segue destination=\"v\" destinationCreationSelector=\"\(selector)\"/></connections></viewController>"
        )
        return try Sample.result(nib, "class List: UIViewController { \(members) }")
    }

    @Test("a missing segue action is an error")
    func missingSegueAction() throws {
        #expect(
            try segueAction("mak:", "@IBSegueAction func make(_ c: C) -> D? {}; @IBAction func mak() {}") == [
                "2: error: List has no method for the segue action mak:; it has make(_:). "
                    + "Try: connect make(_:) in Xcode, or rename it to mak(_:)."
            ])
    }

    @Test(
        "the distance of two names counts inserted, removed and replaced characters",
        arguments: [
            ("", "", 0), ("tap", "tapp", 1), ("tap", "ta", 1), ("tap", "top", 1), ("kitten", "sitting", 3),
            ("", "abc", 3),
        ])
    func likeness(_ one: String, other: String, changes: Int) {
        #expect(one.changes(to: other) == changes && other.changes(to: one) == changes)
    }
}
