import CoreGraphics
import Foundation
import TextLayout

/// How the lines of a paragraph lie.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = FoundationMark()
    /// Set by ``NSMutableParagraphStyle`` only.
    var values = ParagraphValues()

    public override init() { super.init() }

    init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// Lines at their natural side, broken between words.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }

    /// What becomes of text that doesn't fit.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Added between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// How many times its natural height a line has; 0, the default, is once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// In points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// In points; 0, the default, is any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// Added below the paragraph when another one follows, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// Added above the paragraph when another one is before it, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// How far from the edge where lines begin the first line of a paragraph begins, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// How far from that edge the other lines begin, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end: if above 0, as far from the edge where they begin; else so far from the other edge. In points.
    open var tailIndent: CGFloat { values.tailIndent }

    /// The side from which the paragraph is read. `natural`, the default, goes by its first letter that has a direction.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed. Text keeps what it was given, so set it again after a change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue.usableLength }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue.usableLength }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue.usableLength }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue.usableLength }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue.usableLength }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue.usableLength }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue.usableLength }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue.usableLength }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue.isFinite ? newValue : 0 }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// Takes over what another style says.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// What a paragraph style says.
struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
}

extension ParagraphValues {
    /// - Parameters:
    ///   - direction: that of the view, which `natural` follows.
    func metrics(in direction: UIUserInterfaceLayoutDirection) -> ParagraphMetrics {
        var metrics = ParagraphMetrics()
        metrics.alignment = alignment.value(direction)
        metrics.isJustified = alignment == .justified
        metrics.direction = baseWritingDirection.value
        metrics.lineSpacing = lineSpacing
        metrics.heightMultiple = lineHeightMultiple
        metrics.minimumHeight = minimumLineHeight
        metrics.maximumHeight = maximumLineHeight
        metrics.spacingBefore = paragraphSpacingBefore
        metrics.spacingAfter = paragraphSpacing
        metrics.firstIndent = firstLineHeadIndent
        metrics.indent = headIndent
        metrics.tailIndent = tailIndent
        return metrics
    }
}

extension CGFloat {
    /// 0 for what is no length.
    fileprivate var usableLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
