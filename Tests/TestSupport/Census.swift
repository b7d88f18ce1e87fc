import Synchronization

/// Counts the objects of a test that are alive, by kind, whichever threads make and end them.
package final class Census: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    package init() {}

    /// Returns a token to keep in a stored property: the token lives as long as its object.
    package func token(_ kind: String) -> Token {
        counts.withLock { $0[kind, default: 0] += 1 }
        return Token(kind: kind, census: self)
    }

    package final class Token: Sendable {
        private let kind: String
        private let census: Census

        fileprivate init(kind: String, census: Census) {
            self.kind = kind
            self.census = census
        }

        deinit {
            census.counts.withLock { $0[kind, default: 0] -= 1 }
        }
    }

    /// Descriptions of the living objects, such as "2 views"; empty if there are none.
    package var living: [String] {
        counts.withLock { $0.filter { $0.value != 0 }.map { "\($0.value) \($0.key)" }.sorted() }
    }
}
