import Foundation
import NibReader
import QuartzCore

/// Finds the classes for elements.
@MainActor struct NibClasses {
    /// The modules in which to look for classes of the app, if the file gives them no module or a wrong one: the
    /// bundle's target, then the program.
    let modules: [String]

    init(for bundle: Bundle) {
        if let known = Self.known[ObjectIdentifier(bundle)], known.bundle === bundle {
            modules = known.modules
        } else {
            modules = Self.modules(ofBundle: bundle.bundlePath)
            Self.known[ObjectIdentifier(bundle)] = Known(bundle: bundle, modules: modules)
        }
    }

    private struct Known {
        weak var bundle: Bundle?
        let modules: [String]
    }

    private static var known: [ObjectIdentifier: Known] = [:]

    private static func modules(ofBundle path: String) -> [String] {
        var modules: [String] = []
        // SwiftPM names a target's bundle Package_Target.
        let folder = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if let line = folder.firstIndex(of: "_") {
            modules.append(module(String(folder[folder.index(after: line)...])))
        }
        if let program = Bundle.main.executableURL { modules.append(module(program.lastPathComponent)) }
        return modules
    }

    private static func module(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    // MARK: By element

    enum Kind {
        /// Created with `init(coder:)`.
        case decodable(any NSCoding.Type)
        /// Created with `init()`.
        case plain(AnyClass)

        @MainActor func make(_ coder: NibCoder) -> NSObject? {
            switch self {
            case .decodable(let type): type.init(coder: coder) as? NSObject
            case .plain(let type): read(RequiredInitTwin.make(type), coder)
            }
        }

        @MainActor private func read(_ object: NSObject, _ coder: NibCoder) -> NSObject {
            (object as? any NibReadable)?.readNib(coder)
            return object
        }

        fileprivate init?(_ type: AnyClass) {
            if let decodable = type as? any NSCoding.Type {
                self = .decodable(decodable)
            } else if type is NSObject.Type {
                self = .plain(type)
            } else {
                return nil
            }
        }
    }

    /// Returns the class for an element: the element's custom class, or UIKit's own, such as `UILabel` for `<label>`.
    ///
    /// If the custom class is missing or isn't a subclass of UIKit's class, the report says so, and UIKit's class is
    /// used, as on iOS.
    func kind(of element: XMLElement, _ report: NibReport?) -> Kind? {
        guard let own = Self.ofUIKit(element.name) ?? standIn(for: element, report) else { return nil }
        guard let name = element.attributes["customClass"] else { return Kind(own) }
        let key = CustomClass(
            name: name, module: element.attributes["customModule"], own: ObjectIdentifier(own), modules: modules)
        if report == nil, let known = Self.knownKinds[key] { return known }
        let kind = customKind(name, of: element, own, report)
        Self.knownKinds[key] = kind
        return kind
    }

    private struct CustomClass: Hashable {
        let name: String
        let module: String?
        let own: ObjectIdentifier
        let modules: [String]
    }

    private static var knownKinds: [CustomClass: Kind] = [:]

    private func customKind(_ name: String, of element: XMLElement, _ own: AnyClass, _ report: NibReport?) -> Kind? {
        guard let custom = customClass(of: element) else {
            report?.misses(name, of: element)
            return Kind(own)
        }
        guard let kind = Kind(custom), Self.isCreatable(custom), Self.isClass(custom, derivedFrom: own) else {
            report?.refuse(name, for: "customClass", of: element, expected: "a subclass of \(own)")
            return Kind(own)
        }
        return kind
    }

    /// Returns a plain view or view controller for an element whose class isn't built yet, so that what is around it
    /// stays at its place.
    private func standIn(for element: XMLElement, _ report: NibReport?) -> AnyClass? {
        let standIn =
            element.name.hasSuffix("Controller") ? "viewController" : element.child(for: "frame") == nil ? nil : "view"
        report?.hasNoClass(element, standIn: standIn)
        return standIn.flatMap(Self.ofUIKit)
    }

    /// Returns whether a plain view or view controller replaces an element's class, because that isn't built.
    ///
    /// Placeholders are the app's own objects.
    static func isStandIn(for element: XMLElement) -> Bool {
        element.name != "placeholder" && element.name != "exit" && ofUIKit(element.name) == nil
    }

    /// Returns the custom class that an element names, or nil if the program doesn't contain it.
    func customClass(of element: XMLElement) -> AnyClass? {
        element.attributes["customClass"].flatMap { find($0, in: element.attributes["customModule"]) }
    }

    static func isClass(_ type: AnyClass, derivedFrom base: AnyClass) -> Bool {
        sequence(first: type) { _getSuperclass($0) }.contains { $0 == base }
    }

    // MARK: By name

    private static var knownNames: [String: AnyClass?] = [:]

    /// The elements whose class has a different name.
    private static let exceptions = [
        "customObject": "Foundation.NSObject",
        "collectionViewCellContentView": "UIKitCore.UIView",
        "containerView": "UIKitCore.UIView",
        "pongPressGestureRecognizer": "UIKitCore.UILongPressGestureRecognizer",
    ]

    private static func ofUIKit(_ element: String) -> AnyClass? {
        if let known = knownElements[element] { return known }
        let found: AnyClass? = find(
            exceptions[element] ?? "UIKitCore.UI" + element.prefix(1).uppercased() + element.dropFirst())
        let usable: AnyClass? = found.flatMap { isCreatable($0) ? $0 : nil }
        knownElements[element] = usable
        return usable
    }

    private static var knownElements: [String: AnyClass?] = [:]

    /// Returns whether a XIB can create objects of the class. It can't for classes of Foundation, whose `init()` may
    /// end the program, and for ours that aren't built yet.
    private static func isCreatable(_ type: AnyClass) -> Bool {
        let module = String(reflecting: type).prefix { $0 != "." }
        switch module {
        case "UIKitCore":
            return (type is any NSCoding.Type || type is any NibReadable.Type) && !(type is any UnbuiltClass.Type)
        case "Foundation", "FoundationEssentials": return type == NSObject.self
        default: return type is NSObject.Type
        }
    }

    /// Finds a class. Xcode writes the module of a class in the same target when it compiles the file, so any other one
    /// is out of date.
    private func find(_ name: String, in module: String?) -> AnyClass? {
        for module in (module.map { [$0] } ?? []) + modules + ["UIKitCore"] {
            if let found = Self.find("\(module).\(name)") { return found }
        }
        return Self.find(name)
    }

    private static func find(_ name: String) -> AnyClass? {
        if let found = knownNames[name] { return found }
        // NSClassFromString doesn't know classes inside other types.
        let found: AnyClass? = NestedClass.isName(name) ? NestedClass.find(name) : NSClassFromString(name)
        knownNames[name] = found
        return found
    }
}

/// An object that is created with `init()` and reads its element afterwards.
@MainActor protocol NibReadable: AnyObject {
    func readNib(_ nib: NibCoder)
}
