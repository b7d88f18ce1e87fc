import Foundation

/// A message as the list shows it.
struct Message: Identifiable {
    /// The message's number. Newer messages have larger ones.
    typealias ID = Int

    let id: ID
    let sender: String
    let subject: String
    /// The text. The list shows its first lines.
    let body: String
    let date: Date
    var isUnread: Bool
    var isFlagged: Bool
}
