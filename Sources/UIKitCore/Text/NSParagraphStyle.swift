import CoreGraphics
import Foundation

/// How the lines of a paragraph lie.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// Set by ``NSMutableParagraphStyle`` only.
    var values = ParagraphValues()

    public override init() { super.init() }

    init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// Lines at their natural side, broken between words.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { values.alignment }

    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Added between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }

    /// How many times its natural height a line has; 0, the default, is once.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

    /// In points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }

    /// In points; 0, the default, is any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }

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
}

extension CGFloat {
    /// 0 for what is no length.
    fileprivate var usableLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
