/// Something whose text can follow the person's text size.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font made for a text style changes with the text size. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
