/// Views that are out of sight and wait to be shown again, on a shelf for each reuse identifier.
///
/// The last one put in is the first one taken out (R113): it is the warmest.
@usableFromInline package struct ReusePool<Element> {
    @usableFromInline var shelves: [[Element]] = []

    @inlinable package init() {}

    @inlinable package mutating func put(_ element: Element, on shelf: Int) {
        while shelf >= shelves.count { shelves.append([]) }
        shelves[shelf].append(element)
    }

    @inlinable package mutating func take(from shelf: Int) -> Element? {
        shelf < shelves.count ? shelves[shelf].popLast() : nil
    }

    /// How many wait, on all shelves.
    package var count: Int { shelves.reduce(0) { $0 + $1.count } }
}
