/// A person in the list of friends.
struct Person: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    /// Whether an update has changed this person since the list was loaded.
    var isUpdated = false

    /// The person's initials, for a person without a picture.
    var initials: String { String(name.split(separator: " ").compactMap(\.first).prefix(2)) }
}
