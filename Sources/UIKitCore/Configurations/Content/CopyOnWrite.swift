/// A value that copies share until one of them changes. However large it is, a copy costs only a retain.
struct CopyOnWrite<Value> {
    private final class Place {
        // Needs no exclusivity check: only one copy knows a storage while it changes it, and Swift checks accesses to
        // that copy.
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
