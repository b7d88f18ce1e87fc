/// What pages show when the program ends.
package struct LastWords: Sendable, Hashable {
    /// What happened, in one line.
    package var title: String
    /// The whole explanation, with several lines.
    package var text: String?
    /// The person's last action.
    package var input: String?
    /// The command that starts the program again.
    package var command: String?

    package init(title: String, text: String? = nil, input: String? = nil, command: String? = nil) {
        self.title = title
        self.text = text
        self.input = input
        self.command = command
    }
}
