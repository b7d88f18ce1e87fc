import CoreGraphics
import Foundation
import RenderTree

/// One event from a page, `{"kind": "wheel", "time": 1.25, …}`, checked field by field.
struct PageEvent {
    let event: InputEvent

    init(_ json: JSONValue) throws(ProtocolViolation) {
        let fields = EventFields(json)
        let time = try fields.number("time", in: 0...1e9)
        event = InputEvent(time: Double(time), try Self.kind(fields))
    }

    private static func kind(_ fields: EventFields) throws(ProtocolViolation) -> InputEvent.Kind {
        switch try fields.text("kind") {
        case "pointer":
            return .pointer(
                PointerInput(
                    phase: try fields.name("phase"), location: try fields.location, modifiers: try fields.modifiers))
        case "touch":
            return .touch(
                TouchInput(
                    phase: try fields.name("phase"), finger: try fields.whole("finger", in: 0...63),
                    location: try fields.location))
        case "wheel":
            let delta = CGVector(
                dx: try fields.number("dx", in: -1e5...1e5), dy: try fields.number("dy", in: -1e5...1e5))
            return .wheel(
                WheelInput(
                    location: try fields.location, delta: delta, isPrecise: try fields.boolean("precise"),
                    modifiers: try fields.modifiers))
        case "transform":
            return .transform(
                TransformInput(
                    phase: try fields.name("phase"), location: try fields.location,
                    scale: try fields.number("scale", in: 1e-3...1e3),
                    rotation: try fields.number("rotation", in: -1e3...1e3)))
        case "key": return .key(try key(fields))
        case "focus": return .focus(try fields.layerOrNull)
        case "activate": return .activate(try fields.layer)
        case "perform": return .perform(try fields.layer, action: try fields.text("action"))
        case "resize": return .resize(try geometry(fields))
        case "appearance": return .appearance(try fields.name("appearance"))
        case "preferences": return .preferences(try preferences(fields))
        case "back": return .back(to: try fields.whole("step", in: 0...Int(Int32.max)))
        case "open": return .open(place: try place(fields))
        default: throw .malformed("There is no event of this kind.")
        }
    }

    private static func key(_ fields: EventFields) throws(ProtocolViolation) -> KeyInput {
        let key = try fields.text("key")
        guard (1...32).contains(key.utf8.count) else { throw .malformed("No key has such a name.") }
        return KeyInput(
            phase: try fields.name("phase"), key: key, modifiers: try fields.modifiers,
            isRepeat: try fields.boolean("repeats"))
    }

    private static func geometry(_ fields: EventFields) throws(ProtocolViolation) -> ScreenGeometry {
        let size = CGSize(
            width: try fields.number("width", in: 1...16_384), height: try fields.number("height", in: 1...16_384))
        return ScreenGeometry(
            size: size, scale: try fields.number("scale", in: 0.25...16), safeArea: try fields.insets("safeArea"))
    }

    private static func preferences(_ fields: EventFields) throws(ProtocolViolation) -> Preferences {
        var preferences = Preferences()
        preferences.reducesMotion = try fields.boolean("reducesMotion")
        preferences.reducesTransparency = try fields.boolean("reducesTransparency")
        preferences.wantsMoreContrast = try fields.boolean("wantsMoreContrast")
        preferences.invertsColors = try fields.boolean("invertsColors")
        return preferences
    }

    private static func place(_ fields: EventFields) throws(ProtocolViolation) -> String {
        let place = try fields.text("place")
        guard place.hasPrefix("/"), place.utf8.count <= 2048, place.printable == place else {
            throw .malformed("A place begins with a slash and is one line.")
        }
        return place
    }
}
