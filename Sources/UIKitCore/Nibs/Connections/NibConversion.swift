import CoreGraphics
import Foundation

/// Converts a XIB's value to a property's type, as key-value coding does.
@MainActor enum NibConversion {
    /// Returns the converted value, or nil if the type has none for it.
    static func convert(_ value: Any?, to type: Any.Type) -> Any? {
        if let optional = type as? any OptionalValue.Type {
            guard let value else { return optional.nothing }
            return convert(value, to: optional.wrappedType)
        }
        guard let value else { return nil }
        if let number = value as? NibNumber { return convert(number, to: type) }
        func holds<Value>(_ type: Value.Type) -> Bool { value is Value }
        return _openExistential(type, do: holds) ? value : nil
    }

    private static func convert(_ number: NibNumber, to type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: return number.value != 0
        case let type as any FixedWidthInteger.Type: return integer(number, type)
        case let type as any BinaryFloatingPoint.Type: return type.init(number.value)
        case let type as any RawRepresentable.Type: return choice(number, type)
        default:
            let boxed = number.boxed
            func holds<Value>(_ type: Value.Type) -> Bool { boxed is Value }
            return _openExistential(type, do: holds) ? boxed : nil
        }
    }

    /// Rounds towards zero. Returns nil outside the type's range.
    private static func integer<Integer: FixedWidthInteger>(_ number: NibNumber, _ type: Integer.Type) -> Any? {
        Integer(exactly: number.value.rounded(.towardZero))
    }

    /// Returns the case of an enumeration or option set with a raw value.
    private static func choice<Choice: RawRepresentable>(_ number: NibNumber, _ type: Choice.Type) -> Any? {
        (convert(number, to: Choice.RawValue.self) as? Choice.RawValue).flatMap { Choice(rawValue: $0) }
    }
}

/// A number or Boolean in a XIB.
struct NibNumber {
    let value: Double
    let isTruth: Bool

    var boxed: NSNumber { isTruth ? NSNumber(value: value != 0) : NSNumber(value: value) }
}
