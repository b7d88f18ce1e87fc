import CoreGraphics
import RenderTree

/// What a page has begun and not ended: a pressed button, fingers, keys held down.
///
/// If the page's connection breaks, these are cancelled. Otherwise the app would wait for a finger that was lifted long
/// ago.
package struct OpenGestures: Sendable {
    private var pointer: CGPoint?
    private var fingers: [Int: CGPoint] = [:]
    private var transform: TransformInput?
    private var keys: Set<String> = []

    package init() {}

    package mutating func note(_ event: InputEvent) {
        switch event.kind {
        case .pointer(let input):
            switch input.phase {
            case .began, .moved: pointer = input.location
            case .hovered, .ended, .cancelled: pointer = nil
            }
        case .touch(let input):
            let isDown = input.phase == .began || input.phase == .moved
            fingers[input.finger] = isDown ? input.location : nil
        case .key(let input):
            if input.phase == .down { keys.insert(input.key) } else { keys.remove(input.key) }
        case .transform(let input):
            transform = input.phase == .began || input.phase == .moved ? input : nil
        case .wheel, .focus, .activate, .perform, .resize, .appearance, .preferences, .open, .back: break
        }
    }

    /// Returns the events that end all of these.
    package func cancellations(at time: Double) -> [InputEvent] {
        var events: [InputEvent] = []
        if let pointer { events.append(InputEvent(time: time, .pointer(.init(phase: .cancelled, location: pointer)))) }
        for (finger, location) in fingers.sorted(by: { $0.key < $1.key }) {
            let touch = TouchInput(phase: .cancelled, finger: finger, location: location)
            events.append(InputEvent(time: time, .touch(touch)))
        }
        if var transform {
            transform.phase = .cancelled
            events.append(InputEvent(time: time, .transform(transform)))
        }
        for key in keys.sorted() { events.append(InputEvent(time: time, .key(KeyInput(phase: .up, key: key)))) }
        return events
    }
}
