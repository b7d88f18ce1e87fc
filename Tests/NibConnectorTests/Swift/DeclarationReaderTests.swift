import Testing

@testable import NibConnector

@Suite("Declarations in Swift source") struct DeclarationReaderTests {
    private func types(_ source: String) -> [SwiftType] {
        DeclarationReader.read(Array(source.utf8)).types.sorted { $0.name < $1.name }
    }

    private func properties(_ members: String) throws -> [SwiftProperty] {
        try #require(types("class A {\n\(members)\n}").first).properties
    }

    private func methods(_ members: String) throws -> [SwiftMethod] {
        try #require(types("class A {\n\(members)\n}").first).methods
    }

    // MARK: Types

    @Test("a class has a name and a superclass, and may be generic, private or nested")
    func classes() {
        let found = types(
            """
            import class UIKit.UIView
            @objc(Photo) public final class PhotoCell: UIKit.UICollectionViewCell, Reusable {}
            class Box<Item: Equatable>: Base<Item> where Item: Sendable { class Inner {} }
            private class Hidden { struct Some { class Deep {} } }
            enum Screen { final class Cell: UIView {} }
            actor Worker { }
            """)
        #expect(
            found.map(\.name) == [
                "Box", "Box.Inner", "Hidden", "Hidden.Some", "Hidden.Some.Deep", "PhotoCell", "Screen", "Screen.Cell",
                "Worker",
            ])
        #expect(
            found.map(\.superclass) == [
                ["Base"], [], [], [], [], ["UIKit", "UICollectionViewCell"], [], ["UIView"], [],
            ])
        #expect(found.filter(\.isGeneric).map(\.name) == ["Box", "Box.Inner"])
        #expect(found.filter(\.isPrivate).map(\.name) == ["Hidden", "Hidden.Some", "Hidden.Some.Deep"])
        #expect(found.compactMap(\.objectiveCName) == ["Photo"])
        #expect(found.filter { $0.kind == .other }.map(\.name) == ["Hidden.Some", "Screen", "Worker"])
    }

    @Test("local declarations inside of functions, closures and accessors are skipped")
    func bodies() {
        let found = types(
            """
            func make() { class Local { var a = 1 } }
            let value = Thing { class Local {} }
            let kind = url.extension
            #Preview { class Local {} }
            class A {
                init?(coder: NSCoder) { class Local {} }
                subscript(class index: Int) -> Int { get { 1 } set {} }
                deinit { func inner() {} }
                static func make() {}
                class var shared: A { A() }
                func run() { var local = 1; func inner() {} }
            }
            """)
        #expect(found.map(\.name) == ["A"])
        #expect(found.first?.properties == [] && found.first?.methods.map(\.name) == ["run"])
    }

    @Test("both branches of an #if count, even around attributes")
    func conditions() throws {
        let found = try properties(
            """
            #if canImport(ObjectiveC)
            @IBInspectable
            #endif
            var a = 1
            #if os(iOS)
            private var b = 1
            #else
            var b = 1
            #endif
            """)
        #expect(found.map(\.name) == ["a", "b", "b"])
        #expect(found.map(\.isMarked) == [true, false, false] && found.map(\.isPrivate) == [false, true, false])
    }

    @Test("members of a private extension are private; a conditional extension counts as generic")
    func extensions() {
        let found = types(
            """
            private extension PhotoCell { func tap() {} }
            extension Screen.Cell { var a: Int { 1 } }
            extension Box where Item == Int { func tap() {} }
            extension [Int] { func sum() {} }
            extension UIView? { func sum() {} }
            """)
        #expect(found.map(\.name) == ["Box", "PhotoCell", "Screen.Cell", "UIView"])
        #expect(found.map(\.isGeneric) == [true, false, false, true])
        #expect(found[1].methods.map(\.isPrivate) == [true] && found[2].properties.map(\.name) == ["a"])
    }

    // MARK: Properties

    @Test(
        "a property is stored, observed, computed, read-only or constant",
        arguments: [
            ("@IBOutlet weak var a: UILabel!", .stored), ("var a = 1", .stored), ("let a = 1", .constant),
            ("var a: [Int: (A) -> B<C, D>]", .stored), ("var a: () -> Void = { didSet }", .stored),
            ("var a = if b { 1 } else { 2 }", .stored), ("var a = f { $0 }", .stored),
            ("var a: Int { didSet { } }", .observed), ("var a = 1 { willSet(b) { } }", .observed),
            ("var a: A = B { 1 } { didSet { } }", .observed), ("var a: Int\n{ didSet { } }", .observed),
            ("var a: Int { get { 1 } set { } }", .computed), ("var a: Int { set(b) { } get { 1 } }", .computed),
            ("var a: Int { _read { } _modify { } }", .computed), ("lazy var a = 1", .computed),
            ("@Clamped var a = 1", .computed), ("@Clamped(0...1) var a = 1", .computed),
            ("var a: Int { 1 }", .readOnly), ("var a: Int { get throws(E) { 1 } }", .readOnly),
            ("var a: A { set.first }", .readOnly), ("var a: A { mutating get { 1 } }", .readOnly),
        ] as [(String, SwiftProperty.Storage)])
    func storage(_ source: String, expected: SwiftProperty.Storage) throws {
        let found = try properties(source + "\nvar z: Int")
        #expect(found.map(\.name) == ["a", "z"] && found.first?.storage == expected)
    }

    @Test(
        "a property can be private altogether or for setting",
        arguments: [
            ("private var a = 1", true, false), ("fileprivate weak var a: A?", true, false),
            ("private(set) var a = 1", false, true), ("public fileprivate (set) var a = 1", false, true),
            ("internal var a = Level.private", false, false), ("nonisolated(unsafe) var a = 1", false, false),
        ])
    func access(_ source: String, isPrivate: Bool, hasPrivateSetter: Bool) throws {
        let found = try #require(try properties(source + "\nvar z: Int").first)
        #expect(found.isPrivate == isPrivate && found.hasPrivateSetter == hasPrivateSetter)
    }

    @Test("one declaration can declare several properties")
    func several() throws {
        #expect(try properties("var a, b: UILabel!").map(\.name) == ["a", "b"])
        #expect(
            try properties("var a = 1, b: Int { didSet {} }\nvar c: A").map(\.storage) == [.stored, .observed, .stored])
        #expect(
            try properties("var a = Pair<Int, Text>()\nlet (c, d) = (1, 2)\nvar `in`: A").map(\.name) == ["a", "`in`"])
    }

    // MARK: Methods

    @Test(
        "a method has labels, a selector, attributes and possibly a result",
        arguments: [
            ("func tap() {}", "tap()", "tap", nil, false),
            ("@IBAction func tap(_ sender: Any) {}", "tap(_:)", "tap:", .action, false),
            (
                "@objc dynamic func tap(sender: A<B, C>, _ d: () -> E = { }) {}", "tap(sender:_:)", "tapWithSender::",
                .objectiveC, false
            ),
            ("@IBAction @objc(go:) func tap(_ sender: Any) {}", "tap(_:)", "go:", .action, false),
            ("@IBSegueAction func make(_ coder: NSCoder) -> A? { }", "make(_:)", "make:", .segueAction, true),
            ("func tap(@Box _ a: Int, open b: Int...) -> Void {}", "tap(_:open:)", "tap:open:", nil, false),
            (
                "func tap(a b: [Int: A] = [1: f(2, 3)], in c: Int = x < y) -> () {}", "tap(a:in:)", "tapWithA:in:", nil,
                false
            ),
        ] as [(String, String, String, SwiftMethod.Mark?, Bool)])
    func method(_ source: String, name: String, selector: String, mark: SwiftMethod.Mark?, hasResult: Bool) throws {
        let found = try methods(source + "\nfunc z() {}")
        #expect(found.map(\.description) == [name, "z()"])
        #expect(found.first?.selector == selector && found.first?.mark == mark && found.first?.hasResult == hasResult)
    }

    @Test("methods that Objective-C couldn't call are left out")
    func uncallable() throws {
        let found = try methods(
            """
            func a<T>(_ t: T) {}
            func b() async {}
            func c() throws {}
            static func + (a: A, b: A) -> A { a }
            func d() {}
            """)
        #expect(found.map(\.name) == ["d"])
    }
}
