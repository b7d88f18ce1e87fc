extension Equatable {
    /// Whether another value, of whatever type, has this one's type and is equal.
    func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
