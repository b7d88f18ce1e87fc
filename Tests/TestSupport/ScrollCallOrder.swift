/// The valid order of a scroll view's delegate calls about drags and momentum, as a simple state machine.
public struct ScrollCallOrder: Sendable {
    public enum Call: Sendable {
        case willBeginDragging, willEndDragging, willBeginDecelerating, didEndDecelerating
        case didEndDragging(willDecelerate: Bool)
    }

    private enum State: Sendable {
        case resting, dragging, lifting, decelerationAnnounced, decelerating
    }

    private var state = State.resting
    /// The first call that was invalid in its state.
    public private(set) var mistake: String?

    public init() {}

    public var isAtRest: Bool { state == .resting }

    public mutating func note(_ call: Call) {
        let before = state
        switch (state, call) {
        case (.resting, .willBeginDragging): state = .dragging
        case (.dragging, .willEndDragging): state = .lifting
        case (.lifting, .didEndDragging(willDecelerate: false)): state = .resting
        case (.lifting, .didEndDragging(willDecelerate: true)): state = .decelerationAnnounced
        case (.decelerationAnnounced, .willBeginDecelerating): state = .decelerating
        case (.decelerating, .didEndDecelerating), (.decelerationAnnounced, .didEndDecelerating): state = .resting
        default: if mistake == nil { mistake = "\(call) while \(before)" }
        }
    }
}
