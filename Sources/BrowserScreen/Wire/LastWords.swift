/// What pages show when the program ends.
package struct LastWords: Sendable, Hashable {
    /// What happened and why, in a sentence or two.
    package var title: String
    /// What helps, to follow "Try: ".
    package var remedy: String?
    /// Everything else that is known, with several lines.
    package var text: String?
    /// The person's last action.
    package var input: String?
    /// The command that starts the program again.
    package var command: String?
    /// Whether something went wrong. Only then does the person's last action say anything.
    package var isMistake: Bool

    package init(
        title: String, remedy: String? = nil, text: String? = nil, input: String? = nil, command: String? = nil,
        isMistake: Bool = false
    ) {
        self.title = title
        self.remedy = remedy
        self.text = text
        self.input = input
        self.command = command
        self.isMistake = isMistake
    }
}
