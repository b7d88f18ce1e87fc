import CoreGraphics
import Foundation

extension AnimationValue {
    /// Reads a value of the same kind as `self` in all of Apple's forms: numbers of any type, geometry directly or in
    /// an NSValue, colours, paths and lists of them. Returns nil if `any` is something different.
    package func reading(_ any: Any?) -> AnimationValue? {
        guard let any, !(any is NSNull) else {
            switch self {
            case .color: return .color(nil)
            case .path: return .path(nil)
            case .object: return .object(nil)
            default: return nil
            }
        }
        switch self {
        case .number: return CGFloat(animated: any).map { .number($0) }
        case .point: return ((any as? CGPoint) ?? (any as? NSValue)?.heldPoint).map { .point($0) }
        case .size: return ((any as? CGSize) ?? (any as? NSValue)?.heldSize).map { .size($0) }
        case .rect: return ((any as? CGRect) ?? (any as? NSValue)?.heldRect).map { .rect($0) }
        case .transform:
            let held = any as? NSValue
            if let flat = any as? CGAffineTransform ?? held?.heldFlatTransform {
                return .transform(CATransform3D(flat))
            }
            return (any as? CATransform3D ?? held?.heldTransform).map { .transform($0) }
        case .color: return (any as? CGColor).map { .color($0.rgba) }
        case .numbers: return (any as? [Any])?.everyone { CGFloat(animated: $0) }.map { .numbers($0) }
        case .colors: return (any as? [Any])?.everyone { ($0 as? CGColor)?.rgba }.map { .colors($0) }
        case .path: return (any as? CGPath).map { .path($0) }
        case .object: return .object(any)
        }
    }

    /// The value in the form in which iOS returns it from `value(forKeyPath:)`.
    package var any: Any? {
        switch self {
        case .number(let value): value
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value.map(CGColor.init)
        case .numbers(let values): values
        case .colors(let values): values.map(CGColor.init)
        case .path(let value): value
        case .object(let value): value
        }
    }
}

extension CGFloat {
    fileprivate init?(animated any: Any) {
        switch any {
        case let value as CGFloat: self = value
        case let value as Double: self = value
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as Bool: self = value ? 1 : 0
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}

extension [Any] {
    /// Reads all values. Returns nil if one can't be read.
    fileprivate func everyone<Value>(_ read: (Any) -> Value?) -> [Value]? {
        let values = compactMap(read)
        return values.count == count ? values : nil
    }
}
