import QuartzCore

/// An action that a program sends has no event.
extension UIEvent: ActionStandIn {
    package static func standIn(for argument: Any?) -> AnyObject? { self == UIEvent.self ? UIEvent() : nil }
}
