/// A value that its copies share until one of them changes: however large it is, copying it costs one count.
struct CopyOnWrite<Value> {
    private final class Place {
        // Needs no check of its own: only one copy knows a place while it changes it, and accesses to that copy are checked.
        @exclusivity(unchecked) var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var place: Place

    init(_ value: Value) { place = Place(value) }

    var value: Value {
        _read { yield place.value }
        _modify {
            if !isKnownUniquelyReferenced(&place) { place = Place(place.value) }
            yield &place.value
        }
    }
}

extension CopyOnWrite: Equatable where Value: Equatable {
    static func == (one: Self, other: Self) -> Bool {
        one.place === other.place || one.value == other.value
    }
}

extension CopyOnWrite: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
