/// Why a page's connection closes: the WebSocket close code, and a sentence for the page's console. Usually a violation
/// of the protocol, but a page may also leave on its own, or make room for another.
package struct ProtocolViolation: Error, Hashable {
    package var code: UInt16
    package var reason: String

    package static func malformed(_ reason: String) -> ProtocolViolation {
        ProtocolViolation(code: 1007, reason: reason)
    }

    package static func badFrame(_ reason: String) -> ProtocolViolation {
        ProtocolViolation(code: 1002, reason: reason)
    }

    package static let notText = ProtocolViolation(code: 1003, reason: "Only text messages are understood.")
    package static let tooLarge = ProtocolViolation(code: 1009, reason: "The message is too large.")
    package static let tooFast = ProtocolViolation(code: 1008, reason: "Too many events in too short a time.")
    package static let wrongAcknowledgement = ProtocolViolation(
        code: 1008, reason: "This frame is not the oldest that waits for its acknowledgement.")
    package static let earlyAcknowledgement = ProtocolViolation(
        code: 1008, reason: "No frame that was sent waits for its acknowledgement.")
    package static let unread = ProtocolViolation(
        code: 1008, reason: "Too much waits for this page, because it does not read.")
    package static let tooManyPages = ProtocolViolation(code: 1013, reason: "Too many pages show this app already.")
    package static let goodbye = ProtocolViolation(code: 1000, reason: "")
    package static let stopping = ProtocolViolation(code: 1001, reason: "The app is no longer served.")
    package static let silent = ProtocolViolation(
        code: 1013, reason: "This page did not show its frames, and gave way.")
}
