/// The label of a button, which makes room when the app gives it another font.
@MainActor final class ButtonLabel: UILabel {
    override var font: UIFont! {
        didSet { if font != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }

    override var numberOfLines: Int {
        didSet { if numberOfLines != oldValue { superview?.intrinsicContentSizeDidChange(of: self) } }
    }
}
