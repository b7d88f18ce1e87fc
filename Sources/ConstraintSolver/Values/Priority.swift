/// How important a constraint is: any number of lower ones never outweighs it.
package struct Priority: Hashable, Comparable, Sendable {
    /// The value, from 0 to 1000.
    package let value: Float

    package init(_ value: Float) {
        self.value = value
    }

    package static let required = Priority(1000)

    package var isRequired: Bool { value >= 1000 }
    var isValid: Bool { value >= 0 && value <= 1000 }

    package static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
