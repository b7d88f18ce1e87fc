/// What pages are told when the program ends.
package struct LastWords: Sendable, Hashable {
    /// What happened, in a line.
    package var title: String
    /// The whole explanation, in lines of its own.
    package var text: String?
    /// What the person did last.
    package var input: String?
    /// How the program is started again, as it is typed.
    package var command: String?

    package init(title: String, text: String? = nil, input: String? = nil, command: String? = nil) {
        self.title = title
        self.text = text
        self.input = input
        self.command = command
    }
}
