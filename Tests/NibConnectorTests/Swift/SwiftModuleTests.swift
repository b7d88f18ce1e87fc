import Testing

@testable import NibConnector

@Suite("The classes of a module") struct SwiftModuleTests {
    private func ancestry(_ name: String, in module: SwiftModule) throws -> Ancestry {
        module.ancestry(of: try #require(module.class(inNib: name)))
    }

    @Test("a class has the members of its extensions, also in other files, qualified or by an alias")
    func extensions() throws {
        let module = Sample.module(
            "extension PhotoCell { func a() {} }", "class PhotoCell: UIView { func b() {} }",
            "extension App.PhotoCell { func c() {} }\ntypealias Other = PhotoCell\nextension Other { func d() {} }",
            "extension UIView { func e() {} }")
        #expect(try #require(module.class(inNib: "PhotoCell")).methods.map(\.name) == ["b", "a", "c", "d"])
        #expect(module.extensionsOfUIKit.map(\.name) == ["UIView"])
    }

    @Test("superclasses are followed up to another module's class")
    func superclasses() throws {
        let module = Sample.module(
            """
            class A: B<Int> {}
            class B<T>: App.C {}
            typealias Base = UIKit.UIView
            class C: Base {}
            class D: Kit.Cell {}
            class E {}
            class F: G {}
            class G: F {}
            class Outer: E { class Inner: E {}; class E: NSObject {} }
            """)
        func shape(_ name: String) throws -> String {
            let ancestry = try ancestry(name, in: module)
            return "\(ancestry.classes.map(\.name).joined(separator: " ")) \(ancestry.origin)"
        }
        #expect(try shape("A") == "A B C uiKit")
        #expect(try shape("D") == "D otherModule" && shape("E") == "E none")
        #expect(try shape("F") == "F G otherModule" && shape("Outer") == "Outer E none")
        let inner = try #require(module.innerClass("Inner"))
        #expect(module.ancestry(of: inner).classes.map(\.name) == ["Outer.Inner", "Outer.E"])
    }

    @Test("a nib finds a class by its Objective-C name, too")
    func objectiveCNames() {
        let module = Sample.module("@objc(ABCell) class Cell: UIView {}\nclass Outer { @objc(Deep) class Inner {} }")
        #expect(module.class(inNib: "ABCell")?.name == "Cell" && module.class(inNib: "Cell")?.name == "Cell")
        #expect(module.class(inNib: "Deep")?.name == "Outer.Inner" && module.class(inNib: "Inner") == nil)
    }

    @Test("of two classes with a name the visible one counts; a class in two #if branches is one")
    func duplicates() throws {
        let module = Sample.module(
            "private class Cell { var a = 1 }", "class Cell: UIView { var b = 1 }",
            "#if os(Linux)\nclass Cell { var c = 1 }\n#endif")
        let cell = try #require(module.class(inNib: "Cell"))
        #expect(!cell.isPrivate && cell.superclass == ["UIView"] && cell.properties.map(\.name) == ["b", "c"])
    }

    @Test("a member belongs to the lowest class that declares it, and visible ones are preferred")
    func members() throws {
        let module = Sample.module(
            """
            class A: B { override var a: Int { didSet {} } }
            class B { var a = 1, b = 2; private func c() {} }
            extension B { func c() {} }
            """)
        let ancestry = try ancestry("A", in: module)
        #expect(ancestry.property("a")?.owner == 0 && ancestry.property("b")?.owner == 1)
        #expect(ancestry.property("c") == nil && ancestry.method("c")?.declaration.isPrivate == false)
    }

    @Test("a generic superclass is named by its subclass")
    func nameable() throws {
        let module = Sample.module("class A: B {}\nclass B: C<Int> {}\nclass C<T>: D {}\nclass D: UIView {}")
        let ancestry = try ancestry("A", in: module)
        #expect((0..<4).map { ancestry.nameable(from: $0)?.name } == ["A", "B", "B", "D"])
    }
}
