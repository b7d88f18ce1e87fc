/// The label of a button, which makes room when the app gives it another font.
@MainActor final class ButtonLabel: UILabel {
    override var font: UIFont! {
        didSet { if font != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }

    override var numberOfLines: Int {
        didSet { if numberOfLines != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }

    /// In as many lines as it takes, or on one, as a configuration says.
    func breakLines(_ mode: NSLineBreakMode) {
        let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        if lineBreakMode != mode { lineBreakMode = mode }
        if numberOfLines != lines { numberOfLines = lines }
    }

    /// A single line is as wide as the label, and needs no side.
    func alignLines(_ alignment: NSTextAlignment) {
        if frame.height > 1.5 * font.lineHeight, textAlignment != alignment { textAlignment = alignment }
    }
}
