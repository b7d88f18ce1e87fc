extension Equatable {
    /// Returns whether a value of any type has this one's type and is equal to it.
    func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
