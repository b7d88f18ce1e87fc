/// The label of a button. When the app gives it another font, the button measures it again.
@MainActor final class ButtonLabel: UILabel {
    override var font: UIFont! {
        didSet { if font != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }

    override var numberOfLines: Int {
        didSet { if numberOfLines != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }

    /// Sets how lines break: into as many as they need, or none, as a configuration says.
    func breakLines(_ mode: NSLineBreakMode) {
        let lines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        if lineBreakMode != mode { lineBreakMode = mode }
        if numberOfLines != lines { numberOfLines = lines }
    }

    /// Sets how several lines are aligned. A single line is as wide as the label, so alignment makes no difference.
    func alignLines(_ alignment: NSTextAlignment) {
        if frame.height > 1.5 * font.lineHeight, textAlignment != alignment { textAlignment = alignment }
    }
}
