import Foundation
import NibReader

extension UILabel {
    /// Reads a label's attributes in a XIB or storyboard (R743).
    final func readLabelNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else {
            isUserInteractionEnabled = false
            return
        }
        // The font comes before the text, which is measured with it.
        if let font = nib.font("fontDescription") { self.font = font }
        if let color = nib.color("textColor") { textColor = color }
        if let color = nib.color("highlightedColor") { highlightedTextColor = color }
        if let color = nib.color("shadowColor") { shadowColor = color }
        if let offset = nib.size("shadowOffset") { shadowOffset = offset }
        readLines(nib)
        if let text = nib.text("text") { self.text = text }
        if let text = nib.attributedText("attributedText") { attributedText = text }
        // The attributed string shows it.
        _ = nib.bool("usesAttributedText")
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
    }

    private func readLines(_ nib: NibCoder) {
        if let number = nib.integer("numberOfLines") { numberOfLines = number }
        if let mode = nib.lineBreakMode { lineBreakMode = mode }
        if let alignment = nib.textAlignment { textAlignment = alignment }
        if let adjustment = nib.baselineAdjustment { baselineAdjustment = adjustment }
        if let width = nib.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = width }
        // Xcode writes only NO: a label without the attribute shrinks its text.
        adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") ?? true
        if let scale = nib.number("minimumScaleFactor") { minimumScaleFactor = scale }
        if let size = nib.number("minimumFontSize"), minimumScaleFactor == 0 {
            minimumScaleFactor = size / font.pointSize
        }
        if let adjusts = nib.bool("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = adjusts }
        if let tightens = nib.bool("adjustsLetterSpacingToFitWidth") { allowsDefaultTighteningForTruncation = tightens }
    }
}

extension UILabel: NibVarying {
    func readVarying(_ nib: NibVaryingCoder) {
        if nib.varies("fontDescription") {
            font = nib.values.font("fontDescription") ?? .systemFont(ofSize: UIFont.labelFontSize)
        }
        if nib.varies("textColor") { textColor = nib.values.color("textColor") ?? .label }
        if nib.varies("numberOfLines") { numberOfLines = nib.values.integer("numberOfLines") ?? 1 }
        if nib.varies("textAlignment") { textAlignment = nib.values.textAlignment ?? .natural }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    var lineBreakMode: NSLineBreakMode? { choice("lineBreakMode", Self.lineBreakModes) }

    var textAlignment: NSTextAlignment? { choice("textAlignment", Self.textAlignments) }

    fileprivate var baselineAdjustment: UIBaselineAdjustment? {
        choice("baselineAdjustment", Self.baselineAdjustments)
    }

    // A stored table, because nearly every label has a line break mode.
    private static let lineBreakModes: KeyValuePairs<String, NSLineBreakMode> = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
        "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "middleTruncation": .byTruncatingMiddle,
    ]
    private static let textAlignments: KeyValuePairs<String, NSTextAlignment> = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    private static let baselineAdjustments: KeyValuePairs<String, UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
