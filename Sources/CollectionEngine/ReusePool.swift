/// Views that wait for reuse, on one shelf per reuse identifier.
///
/// The view that was added last is the first to be reused (R113), because its memory is most likely in the processor's
/// caches.
@usableFromInline package struct ReusePool<Element> {
    @usableFromInline var shelves: [Shelf] = []

    @usableFromInline struct Shelf {
        @usableFromInline var elements: [Element] = []
        /// How many elements, from the first, were here at the last call of `settle`.
        @usableFromInline var settled = 0

        @inlinable init() {}
    }

    @inlinable package init() {}

    @inlinable package mutating func put(_ element: consuming Element, on shelf: Int) {
        while shelf >= shelves.count { shelves.append(Shelf()) }
        shelves[shelf].elements.append(element)
    }

    @inlinable package mutating func take(from shelf: Int) -> Element? {
        guard shelf < shelves.count, let element = shelves[shelf].elements.popLast() else { return nil }
        if shelves[shelf].settled > shelves[shelf].elements.count { shelves[shelf].settled -= 1 }
        return element
    }

    /// Calls `body` with each element that was added since the last call and is still there.
    @inlinable package mutating func settle(_ body: (Element) -> Void) {
        for shelf in shelves.indices where shelves[shelf].settled < shelves[shelf].elements.count {
            for index in shelves[shelf].settled..<shelves[shelf].elements.count { body(shelves[shelf].elements[index]) }
            shelves[shelf].settled = shelves[shelf].elements.count
        }
    }

    /// How many elements wait on all shelves.
    package var count: Int { shelves.reduce(0) { $0 + $1.elements.count } }
}
