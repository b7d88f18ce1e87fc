import CoreGraphics

extension AppFont {
    /// The family's name in a page, which gets the font's bytes by the number in it.
    package var pageName: String { "app-\(source.id)" }

    /// All axes as CSS writes them, `"opsz" 20, "wght" 650`; nil where a font has none, or its weight alone, which is said
    /// as any text's is.
    package var pageAxes: String? {
        guard axes.contains(where: { $0.tag != "wght" }) else { return nil }
        return axes.map { #""\#($0.tag.filter { !"\"\\".contains($0) })" \#(CGFloat($0.value).decimalText())"# }
            .joined(separator: ", ")
    }
}
