import Foundation
import QuartzCore

// Copies for views. UIKit hands a view a copy of its layout's attributes. That can be seen only where the class is the
// app's own: who forgets `copy(with:)` there loses the values that the class adds.
extension UICollectionViewLayoutAttributes {
    /// Returns the object that a view gets: a copy if the class is the app's own, otherwise the object itself.
    final var forView: UICollectionViewLayoutAttributes {
        let type = type(of: self)
        guard type != UICollectionViewLayoutAttributes.self, type != VisibleLayoutItem.self else { return self }
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        #if DEBUG
            LostOnCopy.check(self, copy)
        #endif
        return copy
    }
}

#if DEBUG
    /// Says which stored property of an app's attributes a copy doesn't have.
    @MainActor enum LostOnCopy {
        private static var checks: [ObjectIdentifier: Int] = [:]
        /// How many copies of a class are compared. A property that many of them have at its default value may only be
        /// lost later.
        private static let mostChecks = 500

        static func check(_ original: UICollectionViewLayoutAttributes, _ copy: UICollectionViewLayoutAttributes) {
            let type = type(of: original)
            let count = checks[ObjectIdentifier(type), default: 0]
            guard count < mostChecks else { return }
            checks[ObjectIdentifier(type)] = count + 1
            let copied = properties(of: copy)
            for (name, value) in properties(of: original) {
                guard let other = copied.first(where: { $0.name == name })?.value, isLost(value, other) else {
                    continue
                }
                checks[ObjectIdentifier(type)] = mostChecks
                return warn(type, name, value, other)
            }
        }

        /// The stored properties of the app's classes.
        private static func properties(of attributes: UICollectionViewLayoutAttributes) -> [(name: String, value: Any)]
        {
            var result: [(name: String, value: Any)] = []
            var mirror: Mirror? = Mirror(reflecting: attributes)
            while let current = mirror, current.subjectType != UICollectionViewLayoutAttributes.self {
                for child in current.children {
                    if let name = child.label { result.append((name, child.value)) }
                }
                mirror = current.superclassMirror
            }
            return result
        }

        /// Returns whether a copy has another value. Two objects may be copies of each other, so among objects only a
        /// missing one counts, and values that can't be compared don't.
        private static func isLost(_ value: Any, _ copied: Any) -> Bool {
            if isMissing(copied) != isMissing(value) { return true }
            if isMissing(value) || isObject(value) { return false }
            guard let value = value as? any Equatable else { return false }
            return !isEqual(value, copied)
        }

        private static func isMissing(_ value: Any) -> Bool {
            let mirror = Mirror(reflecting: value)
            return mirror.displayStyle == .optional && mirror.children.isEmpty
        }

        private static func isObject(_ value: Any) -> Bool {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional { return mirror.children.first.map { isObject($0.value) } ?? false }
            return type(of: value) is AnyClass
        }

        private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }

        private static func warn(
            _ type: UICollectionViewLayoutAttributes.Type, _ name: String, _ value: Any, _ copied: Any
        ) {
            Diagnostics.warnOnce(
                "lost-on-copy", of: "\(type)",
                """
                A copy of \(type) has another value of `\(name)`. The collection view gives its views copies of what the layout \
                returns.
                  seen           \(value) in the layout's object, \(copied) in the copy
                  likely cause   \(type) has properties of its own, and doesn't copy all of them in copy(with:)
                  try            override copy(with:): set `\(name)` on what super.copy(with: zone) returns; and compare it in \
                isEqual(_:)
                """)
        }
    }
#endif
