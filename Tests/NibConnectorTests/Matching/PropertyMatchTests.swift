import Testing

@testable import NibConnector

@Suite("Outlets, attributes and their Swift properties") struct PropertyMatchTests {
    private func outlet(_ source: String...) throws -> [String] {
        try Sample.result(
            Sample.cell("<outlet property=\"title\" destination=\"label\"/>"), source.joined(separator: "\n"))
    }

    private func attribute(_ keyPath: String, _ source: String, of attributes: String = "customClass=\"PhotoCell\"")
        throws -> [String]
    {
        let list =
            "</connections><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute keyPath=\"\(keyPath)\"/>"
            + "</userDefinedRuntimeAttributes><connections>"
        return try Sample.result(Sample.cell(list, attributes: attributes), source)
    }

    @Test(
        "a property is set by generated code if it is visible, and by reflection if it is stored",
        arguments: [
            ("weak var title: UILabel!", "add(.property(\"title\", \\PhotoCell.title))"),
            ("var title: UILabel? { didSet {} }", "add(.property(\"title\", \\PhotoCell.title))"),
            ("var `title`: UILabel? { get { a } set { } }", "add(.property(\"title\", \\PhotoCell.`title`))"),
            ("private var title: UILabel!", nil), ("private(set) var title: UILabel!", nil),
            ("let title: UILabel? = nil", nil),
            (
                "private var title: UILabel! { didSet {} }",
                "5: warning: title of PhotoCell is private, so its observers don't run when the nib sets it. Try: remove \"private\"."
            ),
            (
                "private(set) lazy var title = UILabel()",
                "5: warning: title of PhotoCell is private(set) and computed, lazy or wrapped, so the nib can't set it. "
                    + "Try: remove \"private(set)\"."
            ),
            (
                "var title: UILabel? { nil }",
                "5: error: title of PhotoCell is computed and has no setter, so the nib can't set it. "
                    + "Try: add a setter, or remove the connection in Xcode."
            ),
        ] as [(String, String?)])
    func storage(_ member: String, expected: String?) throws {
        #expect(try outlet("class PhotoCell: UICollectionViewCell { \(member) }") == (expected.map { [$0] } ?? []))
    }

    @Test("the code names the class that declares the property, or its subclass if that one is generic")
    func owners() throws {
        #expect(
            try outlet("class PhotoCell: Base {}", "class Base: UIView { var title: A }") == [
                "add(.property(\"title\", \\Base.title))"
            ])
        #expect(
            try outlet("class PhotoCell: Base<A> {}", "class Base<T>: UIView { var title: A }") == [
                "add(.property(\"title\", \\PhotoCell.title))"
            ])
        #expect(try outlet("class PhotoCell<T>: UIView { var title: A }") == [])
    }

    @Test("a property that isn't found is taken for UIKit's, and another module's is left to reflection")
    func inherited() throws {
        #expect(
            try outlet("class PhotoCell: UICollectionViewCell {}") == [
                "addInherited(\"title\", of: PhotoCell.self, \\.title)"
            ])
        #expect(try outlet("class PhotoCell: Base {}") == [])
        #expect(try outlet("struct Other {}") == [])
    }

    @Test("a class that a nib can't find is reported")
    func hiddenClasses() throws {
        #expect(
            try outlet("private class PhotoCell: UIView { var title: A }") == [
                "5: warning: PhotoCell is private, so the nib can't find it. Try: remove \"private\"."
            ])
        #expect(
            try outlet("enum List { class PhotoCell: UIView { var title: A } }") == [
                "5: warning: List.PhotoCell is inside another type, so the nib can't find it by this name. Try: write List.PhotoCell as the class in Xcode, or move PhotoCell to the level of the file."
            ])
        #expect(
            try Sample.result(
                Sample.cell(
                    "<outlet property=\"title\" destination=\"label\"/>", attributes: "customClass=\"List.PhotoCell\""),
                "enum List { class PhotoCell: UIView { var title: A } }") == [
                    "add(.property(\"title\", \\List.PhotoCell.title))"
                ])
        #expect(
            try outlet("enum List { @objc(PhotoCell) class Cell: UIView { var title: A } }") == [
                "add(.property(\"title\", \\List.Cell.title))"
            ])
    }

    @Test("a name that isn't an identifier never gets into the source")
    func injection() throws {
        let nib = Sample.cell("<outlet property=\"x); exit(0\" destination=\"label\"/>")
        #expect(
            try Sample.result(nib, "class PhotoCell: UIView {}") == [
                "5: error: \"x); exit(0\" can't be the name of a property. Try: connect it again in Xcode."
            ])
    }

    @Test(
        "attributes are found in the class and in extensions of UIKit's classes, others at run time"
    )
    func attributes() throws {
        let cell = "class PhotoCell: UIView { var radius = 1; private(set) var badge = A(); var size: A { A() } }\n"
        let extensions =
            "extension UIView { @IBInspectable var border: A { get { a } set { } }; var plain: A { get { a } set { } } }"
        #expect(try attribute("radius", cell) == ["add(.property(\"radius\", \\PhotoCell.radius))"])
        #expect(try attribute("radius.x", cell) == ["add(.property(\"radius\", \\PhotoCell.radius))"])
        #expect(
            try attribute("badge.x", cell) == [] && attribute("size.x", cell) == [] && attribute("layer.x", cell) == [])
        #expect(try attribute("size", cell).first?.hasPrefix("5: error: size of PhotoCell is computed") == true)
        let border = ["add(.property(\"border\", \\UIView.border))"]
        #expect(
            try attribute("border", cell + extensions) == border && attribute("border", extensions, of: "") == border)
        #expect(try attribute("border", extensions, of: "customClass=\"Unknown\"") == border)
        #expect(
            try attribute("plain", extensions, of: "") == []
                && attribute("border", "extension Other { @objc var border: A }", of: "") == [])
    }
}
