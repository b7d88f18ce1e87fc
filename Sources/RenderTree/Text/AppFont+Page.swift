import CoreGraphics

extension AppFont {
    /// The family's name in a page, which loads the font's bytes by the number in it.
    package var pageName: String { "app-\(source.id)" }

    /// All axes in CSS's form, `"opsz" 20, "wght" 650`; nil if the font has none, or only its weight, which is set as
    /// for any text.
    package var pageAxes: String? {
        guard axes.contains(where: { $0.tag != "wght" }) else { return nil }
        return axes.map { #""\#($0.tag.filter { !"\"\\".contains($0) })" \#(CGFloat($0.value).decimalText())"# }
            .joined(separator: ", ")
    }
}
