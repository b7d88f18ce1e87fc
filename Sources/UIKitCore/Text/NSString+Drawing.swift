import CoreGraphics
import Foundation
import RenderTree
import TextLayout

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks the text into lines, beginning at the rectangle's corner. Without it, text stays on one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// Has no effect, because fonts have no leading here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// Ends the last line for which there is room with "…" if it doesn't show the rest of the text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// An object that gets the result of drawing text.
open class NSStringDrawingContext: NSObject {
    /// The rectangle of the drawn text.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    private static let standardFont = UIFont.systemFont(ofSize: 12)

    /// Returns the size of the text with lines only at its newlines, in points.
    public func size() -> CGSize {
        measuredSize(width: .infinity, height: .infinity, options: .usesLineFragmentOrigin)
    }

    /// Returns the size of the text in lines no wider than `size`, in points. The height isn't limited.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let height = options.contains(.truncatesLastVisibleLine) ? size.height : .infinity
        let bounds = CGRect(
            origin: .zero,
            size: measuredSize(width: size.width > 0 ? size.width : .infinity, height: height, options: options))
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text from `point` on, in the current context.
    @preconcurrency @MainActor public func draw(at point: CGPoint) {
        draw(
            with: CGRect(origin: point, size: CGSize(width: CGFloat.infinity, height: .infinity)),
            options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in lines as wide as `rect`, as many as there is room for.
    @preconcurrency @MainActor public func draw(in rect: CGRect) {
        draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// Draws the text in a rectangle, in the current context.
    @preconcurrency @MainActor public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        guard let drawing = UIGraphicsGetCurrentContext() else { return }
        let text = attributedText
        let layout = layout(of: text, width: rect.width, height: rect.height, options: options)
        let grid = PixelGrid(scale: UITraitCollection.current.displayScale.scaleOrOne)
        let place = AttributedText.Place(offset: rect.origin, grid: grid, color: .black, traits: .current)
        drawing.draw(text.commands(layout, at: place))
        context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
    }

    private var attributedText: AttributedText {
        AttributedText(self, font: Self.standardFont) { ($0?.values ?? ParagraphValues()).metrics(in: .leftToRight) }
    }

    private func layout(
        of text: AttributedText, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions
    ) -> TextLayout {
        let lines = LineLimits(text, width: width, height: height, options: options)
        return TextLayout(
            text.pieces, maximumWidth: lines.width, maximumLineCount: lines.count, breakMode: lines.breakMode)
    }

    private func measuredSize(width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) -> CGSize {
        let text = attributedText
        let lines = LineLimits(text, width: width, height: height, options: options)
        return MeasuredText(text.pieces).size(
            maximumWidth: lines.width, maximumLineCount: lines.count, breakMode: lines.breakMode)
    }
}

/// The greatest number of lines, and how the last one ends.
private struct LineLimits {
    let width: CGFloat
    /// 0 stands for any number.
    let count: Int
    let breakMode: LineBreakMode

    init(_ text: AttributedText, width: CGFloat, height: CGFloat, options: NSStringDrawingOptions) {
        let mode = (text.paragraph?.lineBreakMode ?? .byWordWrapping).value
        let isInLines = options.contains(.usesLineFragmentOrigin)
        let isTruncating = options.contains(.truncatesLastVisibleLine) && height.isFinite
        let lineHeight = text.pieces.map(\.font.lineHeight).max() ?? 1
        let room = isTruncating ? max(Int(min((height + 0.5) / lineHeight, 1e6)), 1) : 0
        self.width = isInLines ? width : .infinity
        count = isInLines ? room : 1
        breakMode = isTruncating && mode == .byWordWrapping ? .byTruncatingTail : mode
    }
}

extension CGFloat {
    fileprivate var scaleOrOne: CGFloat { self > 0 ? self : 1 }
}

extension NSString {
    private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: self as String, attributes: attributes ?? [:])
    }

    /// Returns the size of the text with lines only at its newlines, in points. The default font has 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { with(attrs).size() }

    /// Returns the size of the text in lines no wider than `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        with(attributes).boundingRect(with: size, options: options, context: context)
    }

    /// Draws the text at a point, in the current context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        with(attrs).draw(at: point)
    }

    /// Draws the text in a rectangle, in the current context.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        with(attrs).draw(in: rect)
    }
}

extension String {
    /// Returns the size of the text with lines only at its newlines, in points. The default font has 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as NSString).size(withAttributes: attrs)
    }

    /// Returns the size of the text in lines no wider than `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        (self as NSString).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text at a point, in the current context.
    @preconcurrency @MainActor public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as NSString).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle, in the current context.
    @preconcurrency @MainActor public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        (self as NSString).draw(in: rect, withAttributes: attrs)
    }
}
