import CoreGraphics
import Foundation
import RenderTree

/// One event as a page writes it, `{"kind": "wheel", "time": 1.25, …}`, checked field by field.
struct PageEvent: Decodable {
    let event: InputEvent

    private enum Key: String, CodingKey {
        case kind, time, phase, x, y, finger, dx, dy, precise, rotation, modifiers, key, repeats, layer
        case width, height, scale, safeArea, appearance
    }

    private typealias Fields = KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let time = try fields.number(.time, in: 0...1e9)
        event = InputEvent(time: Double(time), try Self.kind(fields))
    }

    private static func kind(_ fields: Fields) throws -> InputEvent.Kind {
        switch try fields.decode(String.self, forKey: .kind) {
        case "pointer":
            return .pointer(
                PointerInput(
                    phase: try fields.name(.phase), location: try location(fields), modifiers: try modifiers(fields)))
        case "touch":
            return .touch(
                TouchInput(
                    phase: try fields.name(.phase), finger: try fields.whole(.finger, in: 0...63),
                    location: try location(fields)))
        case "wheel":
            let delta = CGVector(
                dx: try fields.number(.dx, in: -1e5...1e5), dy: try fields.number(.dy, in: -1e5...1e5))
            return .wheel(
                WheelInput(
                    location: try location(fields), delta: delta,
                    isPrecise: try fields.decode(Bool.self, forKey: .precise), modifiers: try modifiers(fields)))
        case "transform":
            return .transform(
                TransformInput(
                    phase: try fields.name(.phase), location: try location(fields),
                    scale: try fields.number(.scale, in: 1e-3...1e3),
                    rotation: try fields.number(.rotation, in: -1e3...1e3)))
        case "key": return .key(try key(fields))
        case "focus":
            return .focus(try fields.decode(Int?.self, forKey: .layer).map(LayerID.init(rawValue:)))
        case "activate":
            return .activate(LayerID(rawValue: try fields.decode(Int.self, forKey: .layer)))
        case "resize": return .resize(try geometry(fields))
        case "appearance": return .appearance(try fields.name(.appearance))
        default: throw ProtocolViolation.malformed("There is no event of this kind.")
        }
    }

    private static func location(_ fields: Fields) throws -> CGPoint {
        CGPoint(x: try fields.number(.x, in: -1e5...1e5), y: try fields.number(.y, in: -1e5...1e5))
    }

    private static func modifiers(_ fields: Fields) throws -> KeyModifiers {
        KeyModifiers(rawValue: try fields.whole(.modifiers, in: 0...15))
    }

    private static func key(_ fields: Fields) throws -> KeyInput {
        let key = try fields.decode(String.self, forKey: .key)
        guard (1...32).contains(key.utf8.count) else { throw ProtocolViolation.malformed("No key has such a name.") }
        return KeyInput(
            phase: try fields.name(.phase), key: key, modifiers: try modifiers(fields),
            isRepeat: try fields.decode(Bool.self, forKey: .repeats))
    }

    private static func geometry(_ fields: Fields) throws -> ScreenGeometry {
        let size = CGSize(
            width: try fields.number(.width, in: 1...16_384), height: try fields.number(.height, in: 1...16_384))
        let safeArea = try fields.decode([Double].self, forKey: .safeArea)
        guard safeArea.count == 4, safeArea.allSatisfy((0...1000).contains) else {
            throw ProtocolViolation.malformed("safeArea is four numbers from 0 to 1000.")
        }
        return ScreenGeometry(
            size: size, scale: try fields.number(.scale, in: 0.25...16), safeArea: safeArea.map { CGFloat($0) })
    }
}

extension KeyedDecodingContainer {
    fileprivate func number(_ key: Key, in range: ClosedRange<Double>) throws -> CGFloat {
        let value = try decode(Double.self, forKey: key)
        guard range.contains(value) else {
            throw ProtocolViolation.malformed("\(key.stringValue) is out of range.")
        }
        return CGFloat(value)
    }

    fileprivate func whole(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
        let value = try decode(Int.self, forKey: key)
        guard range.contains(value) else {
            throw ProtocolViolation.malformed("\(key.stringValue) is out of range.")
        }
        return value
    }

    fileprivate func name<Name: RawRepresentable<String>>(_ key: Key) throws -> Name {
        guard let name = Name(rawValue: try decode(String.self, forKey: key)) else {
            throw ProtocolViolation.malformed("\(key.stringValue) has no such value.")
        }
        return name
    }
}
