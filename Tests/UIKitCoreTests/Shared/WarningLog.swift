import UIKitCore

/// Collects warnings instead of printing them, for as long as it lives.
@MainActor final class WarningLog {
    private(set) var identifiers: [String] = []
    private(set) var messages: [String] = []

    init() {
        Diagnostics.reset()
        Diagnostics.receiver = { [weak self] identifier, message in
            self?.identifiers.append(identifier)
            self?.messages.append(message)
        }
    }

    isolated deinit { Diagnostics.receiver = nil }
}
