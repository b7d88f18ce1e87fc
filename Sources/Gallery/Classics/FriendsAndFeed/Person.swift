/// A person in the list of friends.
struct Person: Identifiable, Equatable, Sendable {
    let id: Int
    let name: String
    /// Whether there was news of this person since the list was loaded.
    var isUpdated = false

    /// The first letters of the names, for a person without a picture.
    var initials: String { String(name.split(separator: " ").compactMap(\.first).prefix(2)) }
}
