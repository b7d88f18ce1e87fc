import CoreGraphics
import Foundation
import TextLayout

/// The layout of a paragraph's lines.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = FoundationMark()
    /// The values, which only ``NSMutableParagraphStyle`` changes.
    var values = ParagraphValues()

    public override init() { super.init() }

    init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// A style with natural alignment and lines that break between words.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines are aligned.
    open var alignment: NSTextAlignment { values.alignment }

    /// How text that doesn't fit is broken or cut off.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// The space added between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// The factor for the natural height of lines; 0, the default, stands for 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// The greatest height of a line, in points; 0, the default, sets no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

    /// The space added below the paragraph if another one follows, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }

    /// The space added above the paragraph if another one comes before, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

    /// The distance of a paragraph's first line from the edge at which lines begin, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// The distance of the other lines from that edge, in points.
    open var headIndent: CGFloat { values.headIndent }

    /// Where lines end, in points: a positive value is the distance from the edge at which they begin, any other the
    /// one from the other edge.
    open var tailIndent: CGFloat { values.tailIndent }

    /// The direction of the paragraph. `natural`, the default, is the direction of its first letter that has one.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that an app can change. Text copies its style, so set it again after a change.
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

    /// Takes all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
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
    /// Returns the metrics for a view's direction, which `natural` alignment follows.
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
    /// The length, or 0 if it is negative or not finite.
    fileprivate var usableLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
