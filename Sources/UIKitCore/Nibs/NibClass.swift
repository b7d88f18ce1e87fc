import Foundation
import NibReader

/// Finds the class of an element's object.
@MainActor enum NibClass {
    typealias Decodable = any NSCoding.Type

    private static var known: [String: Decodable?] = [:]

    /// The element's custom class, or UIKit's class for the element: `UILabel` for `<label>`.
    ///
    /// If the custom class is missing or isn't a subclass of UIKit's class, the report says so and UIKit's class is used, as on iOS.
    static func named(by element: XMLElement, _ report: NibReport?) -> Decodable? {
        guard let own = ofUIKit(element.name) else {
            report?.hasNoClass(element)
            return nil
        }
        guard let name = element.attributes["customClass"] else { return own }
        guard let custom = find(name, in: element.attributes["customModule"]) else {
            report?.misses(name, of: element)
            return own
        }
        guard isClass(custom, derivedFrom: own) else {
            report?.refuse(name, for: "customClass", of: element, expected: "a subclass of \(own)")
            return own
        }
        return custom
    }

    // MARK: Names

    /// Elements whose class has a different name.
    private static let exceptions = [
        "customObject": "Foundation.NSObject",
        "collectionViewCellContentView": "UIKitCore.UIView",
        "pongPressGestureRecognizer": "UIKitCore.UILongPressGestureRecognizer",
    ]

    private static func ofUIKit(_ element: String) -> Decodable? {
        find(exceptions[element] ?? "UIKitCore.UI" + element.prefix(1).uppercased() + element.dropFirst())
    }

    private static func find(_ name: String, in module: String? = nil) -> Decodable? {
        let name = module.map { "\($0).\(name)" } ?? name
        if let found = known[name] { return found }
        let found = NSClassFromString(name) as? Decodable
        known[name] = found
        return found
    }

    private static func isClass(_ type: Decodable, derivedFrom base: Decodable) -> Bool {
        var ancestor: AnyClass? = type as? AnyClass
        while let now = ancestor {
            if now == base as? AnyClass { return true }
            ancestor = _getSuperclass(now)
        }
        return false
    }
}
