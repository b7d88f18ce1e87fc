import Foundation
import NibReader

/// The value of a `<userDefinedRuntimeAttribute>`.
@MainActor struct NibRuntimeValue {
    let value: Any?

    /// Returns nil if the type is unknown or the value doesn't have it.
    init?(_ nib: NibCoder) {
        let child = nib.child(for: "value")
        switch nib.string("type") {
        case "nil": value = nil
        case "string", "localizedString", nil:
            guard let text = nib.text("value") else { return nil }
            value = text
        case "number":
            guard let number = child?.number("value") else { return nil }
            value = NibNumber(value: Double(number), isTruth: false)
        case "boolean":
            guard let isTrue = nib.bool("value") else { return nil }
            value = NibNumber(value: isTrue ? 1 : 0, isTruth: true)
        case "color":
            guard let color = nib.color("value") else { return nil }
            value = color
        case "image":
            guard let image = nib.image("value") else { return nil }
            value = image
        case "rect":
            guard let rect = child?.rect else { return nil }
            value = rect
        case "size":
            guard let size = child?.size else { return nil }
            value = size
        case "point":
            guard let point = child?.point else { return nil }
            value = point
        case "range":
            guard let start = child?.number("location"), let length = child?.number("length"),
                let start = Int(exactly: start), let length = Int(exactly: length)
            else { return nil }
            value = NSRange(location: start, length: length)
        default: return nil
        }
    }
}
