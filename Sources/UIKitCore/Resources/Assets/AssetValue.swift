import Foundation
import RenderTree

/// A value of Contents.json, of any kind. Each property is nil if the value is of another kind.
struct AssetValue {
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    /// Returns a value of an object.
    subscript(key: String) -> AssetValue { AssetValue((value as? [String: Any])?[key]) }

    var isThere: Bool { value != nil && !(value is NSNull) }

    var string: String? { value as? String }
    var isTrue: Bool { value as? Bool ?? false }
    var elements: [AssetValue]? { (value as? [Any])?.map { AssetValue($0) } }

    /// A finite number.
    var number: Double? {
        guard let number = value as? Double, number.isFinite else { return nil }
        return number
    }

    /// The value as a message shows it.
    var text: String {
        if let string { return string.shortened }
        if let number { return CGFloat(number).decimalText() }
        return isThere ? "no text or number" : "nothing"
    }
}
