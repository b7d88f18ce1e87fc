import CoreGraphics
import Foundation

/// The value of an animated property, in a form that can be mixed with another value of the same kind.
package enum AnimationValue {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    /// nil is no colour: transparent, and mixes with any colour.
    case color(RGBA?)
    case numbers([CGFloat])
    case colors([RGBA])
    case path(CGPath?)
    /// Anything else. Such a value changes in one step.
    case object(Any?)
}

extension AnimationValue {
    /// Returns the value `fraction` of the way to `other`. Springs go below 0 and above 1.
    ///
    /// Values that can't be mixed change halfway.
    package func mixed(with other: AnimationValue, _ fraction: CGFloat) -> AnimationValue {
        switch (self, other) {
        case (.number(let from), .number(let to)): .number(from.mixed(with: to, fraction))
        case (.point(let from), .point(let to)):
            .point(CGPoint(x: from.x.mixed(with: to.x, fraction), y: from.y.mixed(with: to.y, fraction)))
        case (.size(let from), .size(let to)): .size(from.mixed(with: to, fraction))
        case (.rect(let from), .rect(let to)):
            .rect(
                CGRect(
                    origin: CGPoint(
                        x: from.origin.x.mixed(with: to.origin.x, fraction),
                        y: from.origin.y.mixed(with: to.origin.y, fraction)),
                    size: from.size.mixed(with: to.size, fraction)))
        case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, fraction))
        case (.color(let from), .color(let to)): .color(RGBA.mixed(from, to, fraction))
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            .numbers(zip(from, to).map { $0.mixed(with: $1, fraction) })
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            .colors(zip(from, to).map { RGBA.mixed($0, $1, fraction) ?? $1 })
        case (.path(let from?), .path(let to?)): .path(from.mixed(with: to, fraction) ?? (fraction < 0.5 ? from : to))
        default: fraction < 0.5 ? self : other
        }
    }

    /// Returns both values together: transforms one after the other, `self` first; other values as a sum.
    package func added(to base: AnimationValue) -> AnimationValue {
        switch (self, base) {
        case (.number(let one), .number(let two)): .number(one + two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x + two.x, y: one.y + two.y))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width + two.width, height: one.height + two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.origin.x + two.origin.x, y: one.origin.y + two.origin.y,
                    width: one.size.width + two.size.width, height: one.size.height + two.size.height))
        case (.transform(let one), .transform(let two)): .transform(CATransform3DConcat(one, two))
        case (.color(let one), .color(let two)): .color(RGBA.sum(one, two))
        case (.numbers(let one), .numbers(let two)) where one.count == two.count:
            .numbers(zip(one, two).map { $0 + $1 })
        default: self
        }
    }

    /// Returns the value that gives this one when added to `other`; nil if there is no sum, or it can't be undone.
    package func difference(from other: AnimationValue) -> AnimationValue? {
        switch (self, other) {
        case (.number(let one), .number(let two)): .number(one - two)
        case (.point(let one), .point(let two)): .point(CGPoint(x: one.x - two.x, y: one.y - two.y))
        case (.size(let one), .size(let two)):
            .size(CGSize(width: one.width - two.width, height: one.height - two.height))
        case (.rect(let one), .rect(let two)):
            .rect(
                CGRect(
                    x: one.origin.x - two.origin.x, y: one.origin.y - two.origin.y,
                    width: one.size.width - two.size.width, height: one.size.height - two.size.height))
        case (.transform(let one), .transform(let two)):
            two.hasInverse ? .transform(CATransform3DConcat(one, CATransform3DInvert(two))) : nil
        default: nil
        }
    }

    /// The value that changes nothing when added.
    package var zero: AnimationValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
        case .numbers(let values): .numbers(values.map { _ in 0 })
        case .colors, .path, .object: self
        }
    }

    package var isFinite: Bool {
        switch self {
        case .number(let value): value.isFinite
        case .point(let value): value.isFinite
        case .size(let value): value.isFinite
        case .rect(let value): value.isFinite
        case .transform(let value): value.isFinite
        case .numbers(let values): values.allSatisfy(\.isFinite)
        case .color(let color?): color.isFinite
        case .colors(let colors): colors.allSatisfy(\.isFinite)
        case .color(nil), .path, .object: true
        }
    }

    /// Returns how far apart two values are, for paced keyframes.
    package func distance(to other: AnimationValue) -> CGFloat {
        switch (self, other) {
        case (.number(let one), .number(let two)): (two - one).magnitude
        case (.point(let one), .point(let two)): hypot(two.x - one.x, two.y - one.y)
        case (.size(let one), .size(let two)): hypot(two.width - one.width, two.height - one.height)
        case (.rect(let one), .rect(let two)):
            hypot(
                hypot(two.minX - one.minX, two.minY - one.minY), hypot(two.width - one.width, two.height - one.height))
        case (.color(let one?), .color(let two?)):
            hypot(hypot(two.red - one.red, two.green - one.green), hypot(two.blue - one.blue, two.alpha - one.alpha))
        default: 1
        }
    }
}

extension CGFloat {
    package func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat { self + (other - self) * fraction }
}

extension CGSize {
    fileprivate func mixed(with other: CGSize, _ fraction: CGFloat) -> CGSize {
        CGSize(width: width.mixed(with: other.width, fraction), height: height.mixed(with: other.height, fraction))
    }
}

extension RGBA {
    var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }

    fileprivate static func mixed(_ from: RGBA?, _ to: RGBA?, _ fraction: CGFloat) -> RGBA? {
        guard let hue = from ?? to else { return nil }
        let (from, to) = (from ?? hue.transparent, to ?? hue.transparent)
        return RGBA(
            red: from.red.mixed(with: to.red, fraction), green: from.green.mixed(with: to.green, fraction),
            blue: from.blue.mixed(with: to.blue, fraction), alpha: from.alpha.mixed(with: to.alpha, fraction))
    }

    fileprivate static func sum(_ one: RGBA?, _ two: RGBA?) -> RGBA? {
        guard let one, let two else { return one ?? two }
        return RGBA(
            red: one.red + two.red, green: one.green + two.green, blue: one.blue + two.blue,
            alpha: one.alpha + two.alpha)
    }

    private var transparent: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}

extension CGPath {
    /// Returns nil if the two paths don't consist of the same elements in the same order.
    fileprivate func mixed(with other: CGPath, _ fraction: CGFloat) -> CGPath? {
        guard elements.count == other.elements.count else { return nil }
        var mixed: [PathElement] = []
        mixed.reserveCapacity(elements.count)
        for (from, to) in zip(elements, other.elements) {
            guard let element = from.mixed(with: to, fraction) else { return nil }
            mixed.append(element)
        }
        return CGPath(elements: mixed)
    }
}

extension PathElement {
    fileprivate func mixed(with other: PathElement, _ fraction: CGFloat) -> PathElement? {
        func point(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: from.x.mixed(with: to.x, fraction), y: from.y.mixed(with: to.y, fraction))
        }
        switch (self, other) {
        case (.move(let from), .move(let to)): return .move(point(from, to))
        case (.line(let from), .line(let to)): return .line(point(from, to))
        case (.quadCurve(let from, let control), .quadCurve(let to, let otherControl)):
            return .quadCurve(point(from, to), control: point(control, otherControl))
        case (.curve(let from, let one, let two), .curve(let to, let otherOne, let otherTwo)):
            return .curve(point(from, to), control1: point(one, otherOne), control2: point(two, otherTwo))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
