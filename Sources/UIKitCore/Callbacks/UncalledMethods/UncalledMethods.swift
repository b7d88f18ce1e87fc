import Foundation
import ProgramSymbols

/// Says once when a delegate has a method that looks like one of UIKit's and is never called
/// (Documentation/Decisions/0091-methods-that-are-never-called.md).
///
/// Such a method is silent on iOS, too, and takes an afternoon to find. Code from before Swift 3 is full of them, and
/// compiles.
@MainActor enum UncalledMethods {
    /// Looks at the class of a delegate or data source that an app sets, the first time. Only in debug builds: release builds
    /// leave out functions that aren't called.
    ///
    /// - Parameter example: A class that adopts everything that the delegate is asked for, if that is more than its type says.
    static func lookFor(in delegate: AnyObject?, besides example: AnyClass? = nil) {
        #if DEBUG
            guard let delegate, lookedAt.insert(ObjectIdentifier(type(of: delegate))).inserted else { return }
            for uncalled in all(in: type(of: delegate), besides: example) { uncalled.warn() }
        #endif
    }
    private static var lookedAt: Set<ObjectIdentifier> = []

    /// In the class and its superclasses. Empty when the program's symbols can't be read.
    static func all(in type: AnyClass, besides example: AnyClass? = nil) -> [UncalledMethod] {
        let classes = sequence(first: type) { _getSuperclass($0) }.compactMap { symbols(of: $0) }
        let examples = [example.flatMap { symbols(of: $0) }].compactMap { $0 }
        let protocols = (classes + examples).reduce(into: [String: Set<MethodSignature>]()) { protocols, known in
            protocols.merge(known.conformances.filter { $0.key.hasPrefix("UIKitCore.") }) { $0.union($1) }
        }
        return UncalledMethod.all(in: classes, protocols: protocols)
    }

    /// UIKit's own classes count for the protocols that they adopt.
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

    /// What a person reads.
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
        case .name: "an old name, or a misspelt one"
        case .types: "other types: \(Self.short(method.types)) in place of \(Self.short(expected.types))"
        case .isPrivate: "it is private, so that only the class itself sees it"
        case .subclass(let adopter): "\(Self.short(adopter)) adopts the protocol and has no such method to override"
        case .protocolNotAdopted: "\(Self.short(type)) doesn't adopt the protocol"
        case .notBuilt: "menus of items aren't built yet"
        }
    }

    private var remedy: String {
        switch reason {
        case .name, .types: "func \(expected.declaration)"
        case .isPrivate: "take private away"
        case .subclass(let adopter): "write the method in \(Self.short(adopter)), too, and override it here"
        case .protocolNotAdopted: "extension \(Self.short(type)): \(Self.short(expectedProtocol)) {}"
        case .notBuilt: "swipe actions in a list, or a sheet from a UILongPressGestureRecognizer"
        }
    }

    /// As a person writes it: without the names of modules, and without where a private or local type is.
    fileprivate static func short(_ text: String) -> String {
        String(text.prefix { $0 != "#" }).replacing(#/\((\w+) in _\w+\)/#) { $0.1 }
            .replacing(#/(\w+\.)+(?=[A-Z])/#, with: "").replacing(#/Optional<([^<>]+)>/#) { "\($0.1)?" }
            .trimmingCharacters(in: .whitespaces)
    }
}

extension MethodSignature {
    /// As Swift writes the type of a function: `(UIKitCore.UIScrollView) -> ()`.
    var types: String { "(" + parameters.map(\.type).joined(separator: ", ") + ") -> " + result }

    /// With the labels as they are written, and types in place of names.
    fileprivate var declaration: String {
        let list = parameters.map { "\($0.label.isEmpty ? "_" : $0.label): \($0.type)" }.joined(separator: ", ")
        return UncalledMethod.short("\(base)(\(list))" + (result == "()" ? "" : " -> \(result)"))
    }
}
