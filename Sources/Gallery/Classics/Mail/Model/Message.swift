import Foundation

/// A message as a list shows it.
struct Message: Identifiable {
    /// Newer messages have larger numbers.
    typealias ID = Int

    let id: ID
    let sender: String
    let subject: String
    /// What a list shows of it are its first lines.
    let body: String
    let date: Date
    var isUnread: Bool
    var isFlagged: Bool
}
