/// An object whose text can follow the text size that a person chooses.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style changes with the text size. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
