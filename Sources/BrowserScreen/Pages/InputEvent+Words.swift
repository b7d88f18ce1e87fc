import CoreGraphics
import RenderTree

extension InputEvent {
    /// The action in a person's words; nil for anything that a person doesn't do on purpose.
    var words: String? {
        switch kind {
        case .pointer(let input): Self.words(input.phase.rawValue, "the mouse", at: input.location)
        case .touch(let input): Self.words(input.phase.rawValue, "a finger", at: input.location)
        case .wheel(let input): "the wheel" + Self.place(input.location)
        case .transform(let input): "two fingers" + Self.place(input.location)
        case .key(let input): "the key \"\(input.key.printable)\""
        case .activate: "a screen reader activated something"
        case .perform(_, let action): "the action \"\(action.printable)\""
        case .open(let place): "the address \(place.printable)"
        case .back: "the way back"
        // Pages also send these by themselves when they connect.
        case .focus, .preferences, .resize, .appearance: nil
        }
    }

    /// Whether a person did this on purpose: a press, a key, an action of a screen reader.
    var isAction: Bool {
        switch kind {
        case .pointer(let input): input.phase == .began || input.phase == .ended
        case .touch(let input): input.phase == .began || input.phase == .ended
        case .key, .activate, .perform: true
        case .wheel, .transform, .resize, .appearance, .preferences, .open, .back, .focus: false
        }
    }

    private static func words(_ phase: String, _ what: String, at location: CGPoint) -> String? {
        switch phase {
        case "began": what + " went down" + place(location)
        case "moved": what + " was dragged" + place(location)
        case "ended": what + " was lifted" + place(location)
        case "cancelled": what + " was taken away"
        default: nil
        }
    }

    private static func place(_ point: CGPoint) -> String { " at \(whole(point.x)), \(whole(point.y))" }

    private static func whole(_ length: CGFloat) -> Int { Int(length.rounded()) }
}
