import Foundation
import ProgramSymbols

/// Warns once if a delegate has a method that looks like one of UIKit's and is never called
/// (Documentation/Decisions/0091-methods-that-are-never-called.md).
///
/// iOS doesn't report such a method, either, and it takes an afternoon to find. Code from before Swift 3 is full of
/// them, and compiles.
@MainActor enum UncalledMethods {
    /// Checks the class of a delegate or data source that an app sets, once per class. Only in debug builds, because
    /// release builds leave out functions that aren't called.
    ///
    /// - Parameters:
    ///   - delegate: The delegate or data source.
    ///   - example: A class that adopts all protocols that UIKit uses on the delegate, if these are more than in the
    ///     delegate's type.
    static func lookFor(in delegate: AnyObject?, besides example: AnyClass? = nil) {
        #if DEBUG
            guard let delegate, lookedAt.insert(ObjectIdentifier(type(of: delegate))).inserted else { return }
            for uncalled in all(in: type(of: delegate), besides: example) { uncalled.warn() }
        #endif
    }
    private static var lookedAt: Set<ObjectIdentifier> = []

    /// Returns the methods in the class and its superclasses that UIKit never calls. Empty if the program's symbols
    /// can't be read.
    static func all(in type: AnyClass, besides example: AnyClass? = nil) -> [UncalledMethod] {
        let classes = sequence(first: type) { _getSuperclass($0) }.compactMap { symbols(of: $0) }
        let examples = [example.flatMap { symbols(of: $0) }].compactMap { $0 }
        let protocols = (classes + examples).reduce(into: [String: Set<MethodSignature>]()) { protocols, known in
            protocols.merge(known.conformances.filter { $0.key.hasPrefix("UIKitCore.") }) { $0.union($1) }
        }
        return UncalledMethod.all(in: classes, protocols: protocols)
    }

    /// Returns the symbols of a class. For UIKit's own classes, only the protocols count that they adopt.
    private static func symbols(of type: AnyClass) -> ClassSymbols? {
        if let known = knownClasses[ObjectIdentifier(type)] { return known }
        let symbols = ClassSymbols(type, withMethods: !String(reflecting: type).hasPrefix("UIKitCore."))
        knownClasses[ObjectIdentifier(type)] = .some(symbols)
        return symbols
    }
    private static var knownClasses: [ObjectIdentifier: ClassSymbols?] = [:]
}

extension UncalledMethod {
    @MainActor fileprivate func warn() {
        Diagnostics.warnOnce("uncalled-method", of: "\(type).\(method.name)", message)
    }

    /// The warning.
    var message: String {
        """
        UIKit never calls \(method.name) of \(Self.short(type)).
          expected       \(expectation)
          likely cause   \(cause)
          try            \(remedy)
        """
    }

    private var expectation: String {
        reason == .notBuilt
            ? "a method of \(Self.short(expectedProtocol)) that is built"
            : "\(Self.short(expectedProtocol)) has \(expected.name)"
    }

    private var cause: String {
        switch reason {
        case .name: "an old or misspelt name"
        case .types: "other types: \(Self.short(method.types)) instead of \(Self.short(expected.types))"
        case .isPrivate: "it is private, so only the class itself can call it"
        case .subclass(let adopter): "\(Self.short(adopter)) adopts the protocol and has no such method to override"
        case .protocolNotAdopted: "\(Self.short(type)) doesn't adopt the protocol"
        case .notBuilt: "menus of items aren't built yet"
        }
    }

    private var remedy: String {
        switch reason {
        case .name, .types: "func \(expected.declaration)"
        case .isPrivate: "remove private"
        case .subclass(let adopter): "write the method in \(Self.short(adopter)), too, and override it here"
        case .protocolNotAdopted: "extension \(Self.short(type)): \(Self.short(expectedProtocol)) {}"
        case .notBuilt: "swipe actions in a list, or a sheet from a UILongPressGestureRecognizer"
        }
    }

    /// Returns a type as a person writes it: without the names of modules and the context of private or local types.
    fileprivate static func short(_ text: String) -> String {
        String(text.prefix { $0 != "#" }).replacing(#/\((\w+) in _\w+\)/#) { $0.1 }
            .replacing(#/(\w+\.)+(?=[A-Z])/#, with: "").replacing(#/Optional<([^<>]+)>/#) { "\($0.1)?" }
            .trimmingCharacters(in: .whitespaces)
    }
}

extension MethodSignature {
    /// The type of the function in Swift's notation: `(UIKitCore.UIScrollView) -> ()`.
    var types: String { "(" + parameters.map(\.type).joined(separator: ", ") + ") -> " + result }

    /// The declaration with its labels, and types in place of names.
    fileprivate var declaration: String {
        let list = parameters.map { "\($0.label.isEmpty ? "_" : $0.label): \($0.type)" }.joined(separator: ", ")
        return UncalledMethod.short("\(base)(\(list))" + (result == "()" ? "" : " -> \(result)"))
    }
}
