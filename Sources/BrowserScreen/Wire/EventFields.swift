import CoreGraphics
import Foundation
import RenderTree

/// The fields of one event. Each must be there, with its type and in its range. Other fields are ignored.
struct EventFields {
    private let json: JSONValue

    init(_ json: JSONValue) {
        self.json = json
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(ProtocolViolation) -> CGFloat {
        guard case .number(let number)? = json[name], range.contains(number) else { throw .field(name) }
        return CGFloat(number)
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws(ProtocolViolation) -> Int {
        guard case .number(let number)? = json[name], let whole = Int(exactly: number), range.contains(whole) else {
            throw .field(name)
        }
        return whole
    }

    func boolean(_ name: String) throws(ProtocolViolation) -> Bool {
        guard case .boolean(let value)? = json[name] else { throw .field(name) }
        return value
    }

    func text(_ name: String) throws(ProtocolViolation) -> String {
        guard case .string(let text)? = json[name] else { throw .field(name) }
        return text
    }

    func name<Name: RawRepresentable<String>>(_ name: String) throws(ProtocolViolation) -> Name {
        guard let value = Name(rawValue: try text(name)) else { throw .field(name) }
        return value
    }

    /// Returns top, left, bottom and right.
    func insets(_ name: String) throws(ProtocolViolation) -> [CGFloat] {
        guard case .array(let sides)? = json[name], sides.count == 4 else { throw .field(name) }
        return try sides.map { (side) throws(ProtocolViolation) in
            guard case .number(let inset) = side, (0...1000).contains(inset) else { throw .field(name) }
            return CGFloat(inset)
        }
    }

    var location: CGPoint {
        get throws(ProtocolViolation) {
            CGPoint(x: try number("x", in: -1e5...1e5), y: try number("y", in: -1e5...1e5))
        }
    }

    var modifiers: KeyModifiers {
        get throws(ProtocolViolation) { KeyModifiers(rawValue: try whole("modifiers", in: 0...15)) }
    }

    var layer: LayerID {
        get throws(ProtocolViolation) { LayerID(rawValue: try whole("layer", in: .min ... .max)) }
    }

    var layerOrNull: LayerID? {
        get throws(ProtocolViolation) { json["layer"] == .null ? nil : try layer }
    }
}

extension ProtocolViolation {
    fileprivate static func field(_ name: String) -> ProtocolViolation {
        malformed("\(name) is missing, of another type or out of range.")
    }
}
