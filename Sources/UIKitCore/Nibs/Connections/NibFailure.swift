import Foundation
import NibReader
import QuartzCore

/// The reason why an instantiation ends the program, in UIKit's words.
struct NibFailure: Error {
    let firstLine: String
    let explanation: String

    /// Ends the program.
    func fail() -> Never { Diagnostics.fail(firstLine, explanation: explanation) }

    /// Does some work, and ends the program if it throws.
    static func ending<Result>(_ work: () throws(NibFailure) -> Result) -> Result {
        do throws(NibFailure) {
            return try work()
        } catch {
            error.fail()
        }
    }
}

// MARK: Connections

extension NibFailure {
    /// An outlet for which the class has no property.
    @MainActor static func unknownKey(
        _ key: String, of object: NSObject, _ connection: XMLElement, in file: String, existing names: [String]
    ) -> Self {
        let nearest = NearestName(to: key, among: names)
        return Self(
            firstLine: """
                [<\(type(of: object)) \(address(of: object))> setValue:forUndefinedKey:]: this class is not key value \
                coding-compliant for the key \(key).
                """,
            explanation: """
                  seen           the outlet \(key) in \(file), line \(connection.line)
                  expected       a stored property of \(type(of: object)): \(names.isEmpty ? "it has none" : names.joined(separator: ", "))
                  likely cause   \(nearest.name.map { "the property is called \($0)" } ?? "the property was renamed or removed")
                  try            reconnect the outlet; a computed property or one of a library needs the plugin NibConnections
                """)
    }

    /// An outlet to an object that isn't of the property's type.
    @MainActor static func wrongType(
        _ value: Any, of key: String, in object: NSObject, _ connection: XMLElement, in file: String
    ) -> Self {
        let found = (value as? [NSObject])?.map { "\(type(of: $0))" }.joined(separator: ", ") ?? "\(type(of: value))"
        return Self(
            firstLine: """
                [<\(type(of: object)) \(address(of: object))> setValue:forKey:]: the value for the key \(key) has another type \
                than the property.
                """,
            explanation: """
                  seen           \(found), for the outlet \(key) in \(file), line \(connection.line)
                  expected       a value of the property's type; the property is a variable, and strong or weak
                  likely cause   the element's class was changed, or its custom class isn't part of the program
                  try            change the type of the property, or the class in the file
                """)
    }

    /// An action that was sent to an object without the method.
    @MainActor static func unknownAction(_ name: String, of target: AnyObject) -> Self {
        Self(
            firstLine: "-[\(type(of: target)) \(name)]: unrecognized selector sent to instance \(address(of: target))",
            explanation: """
                  seen           an action of a XIB or storyboard that was sent to \(type(of: target))
                  expected       a method \(name)
                  likely cause   methods can't be found by name on Linux, and the target is built without the plugin NibConnections
                  try            add the plugin to the target in Package.swift; Documentation/Nibs.md shows how
                """)
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
}
