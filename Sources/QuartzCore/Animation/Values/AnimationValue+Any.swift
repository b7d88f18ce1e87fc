import CoreGraphics
import Foundation

extension AnimationValue {
    /// Apple's ways to write a value of the same kind as `self`: numbers of any type, geometry by itself or in an
    /// NSValue, colours, paths and lists of them. nil where `any` is something else.
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

    /// As code for iOS expects it from `value(forKeyPath:)`.
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
    /// nil unless all can be read.
    fileprivate func everyone<Value>(_ read: (Any) -> Value?) -> [Value]? {
        let values = compactMap(read)
        return values.count == count ? values : nil
    }
}
