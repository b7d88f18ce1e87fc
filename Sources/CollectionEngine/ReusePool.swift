/// Views that are out of sight and wait to be shown again, by reuse identifier.
///
/// The last one put in is the first one taken out (R113): it is the warmest.
package struct ReusePool<Element> {
    private var waiting: [String: [Element]] = [:]

    package init() {}

    package mutating func put(_ element: Element, for identifier: String) {
        waiting[identifier, default: []].append(element)
    }

    package mutating func take(for identifier: String) -> Element? {
        waiting[identifier]?.popLast()
    }

    /// How many wait, of all identifiers.
    package var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    package func forEach(_ body: (Element) -> Void) {
        for elements in waiting.values { elements.forEach(body) }
    }

    package mutating func removeAll(for identifier: String) -> [Element] {
        waiting.removeValue(forKey: identifier) ?? []
    }
}
