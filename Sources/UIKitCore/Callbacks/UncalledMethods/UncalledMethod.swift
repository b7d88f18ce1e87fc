import ProgramSymbols

/// A method of an app's delegate that looks like one of UIKit's but that UIKit never calls.
struct UncalledMethod: Equatable {
    enum Reason: Equatable {
        /// Its name differs: it is an old or misspelt one.
        case name
        /// Its name is right, but its types differ.
        case types
        /// Only its own class can access it.
        case isPrivate
        /// It is in a subclass of the class that adopts the protocol, and that class has no such method.
        case subclass(of: String)
        /// The class adopts one of the protocols that UIKit uses, but not the one with this method.
        case protocolNotAdopted
        /// UIKit on iOS calls it, but this library doesn't yet.
        case notBuilt
    }
    var type: String
    var method: MethodSignature
    var reason: Reason
    /// The method that UIKit calls.
    var expected: MethodSignature
    var expectedProtocol: String
}

extension UncalledMethod {
    /// Returns the methods that UIKit never calls.
    ///
    /// - Parameters:
    ///   - classes: The class of a delegate, its superclass, and so on.
    ///   - protocols: The protocols of UIKit to check, with their methods.
    static func all(in classes: [ClassSymbols], protocols: [String: Set<MethodSignature>]) -> [UncalledMethod] {
        let search = UncalledMethodSearch(classes: classes, protocols: protocols)
        return classes.indices.flatMap { index in
            classes[index].methods.compactMap { search.mistake(in: $0, ofClassAt: index) }
        }
    }
}

private struct UncalledMethodSearch {
    private let classes: [ClassSymbols]
    /// The methods that UIKit calls, in an order that is the same in every run.
    private let known: [(protocol: String, method: MethodSignature)]
    /// The methods of the app's own protocols, which the app calls, whatever their names are.
    private let methodsForOthers: Set<String>
    private let written: Set<MethodSignature>

    init(classes: [ClassSymbols], protocols: [String: Set<MethodSignature>]) {
        self.classes = classes
        known = protocols.flatMap { name, methods in methods.map { (protocol: name, method: $0) } }.sorted {
            ($0.protocol, $0.method.name, $0.method.types) < ($1.protocol, $1.method.name, $1.method.types)
        }
        let others = classes.flatMap(\.conformances).filter { protocols[$0.key] == nil }
        methodsForOthers = Set(others.flatMap { $0.value.map(\.name) })
        written = Set(classes.flatMap(\.methods).filter { !$0.isPrivate })
    }

    func mistake(in method: MethodSignature, ofClassAt index: Int) -> UncalledMethod? {
        guard !methodsForOthers.contains(method.name) else { return nil }
        if let notBuilt = notBuilt(method, ofClassAt: index) { return notBuilt }
        func uncalled(_ reason: UncalledMethod.Reason, _ expected: (protocol: String, method: MethodSignature))
            -> UncalledMethod
        {
            UncalledMethod(
                type: classes[index].name, method: method, reason: reason, expected: expected.method,
                expectedProtocol: expected.protocol)
        }

        let sameName = known.filter { $0.method.name == method.name }
        if let exact = sameName.first(where: { method.takesAndReturnsTheSame(as: $0.method) }) {
            return reason(for: method, ofClassAt: index, of: exact.protocol).map { uncalled($0, exact) }
        }
        // If the class implements the right method, too, this one is the app's own helper.
        let missing = { (expected: MethodSignature) in !written.contains { $0.isWitness(of: expected) } }
        if !sameName.isEmpty {
            return sameName.first { missing($0.method) }.map { uncalled(.types, $0) }
        }
        let likely = known.compactMap { known in
            adopter(of: known.protocol) != nil && missing(known.method)
                ? method.slips(from: known.method).map { (slips: $0, known: known) } : nil
        }
        return likely.min { $0.slips < $1.slips }.map { uncalled(.name, $0.known) }
    }

    /// Returns why UIKit doesn't call a method with the right name and types, or nil if it does.
    private func reason(for method: MethodSignature, ofClassAt index: Int, of protocolName: String) -> UncalledMethod
        .Reason?
    {
        guard let adopter = adopter(of: protocolName) else { return .protocolNotAdopted }
        if method.isPrivate { return written.contains { $0.isWitness(of: method) } ? nil : .isPrivate }
        guard index < adopter, !isOfUIKit(adopter) else { return nil }
        let isOverride = classes[(index + 1)...].contains { $0.methods.contains { $0.isWitness(of: method) } }
        return isOverride ? nil : .subclass(of: classes[adopter].name)
    }

    private func notBuilt(_ method: MethodSignature, ofClassAt index: Int) -> UncalledMethod? {
        guard let protocolName = MethodsNotBuilt.protocols[method.name], adopter(of: protocolName) != nil,
            !method.isPrivate
        else { return nil }
        return UncalledMethod(
            type: classes[index].name, method: method, reason: .notBuilt, expected: method,
            expectedProtocol: protocolName)
    }

    /// Returns the index of the class that adopts the protocol.
    private func adopter(of protocolName: String) -> Int? {
        classes.lastIndex { $0.conformances[protocolName] != nil }
    }

    /// Returns whether the class is UIKit's. Those declare every method, so that subclasses override it.
    private func isOfUIKit(_ index: Int) -> Bool { classes[index].name.hasPrefix("UIKitCore.") }
}

/// Methods of delegates that compile without a warning because all their types exist, but that aren't built.
private enum MethodsNotBuilt {
    static let protocols = [
        "collectionView(_:shouldShowMenuForItemAt:)": "UIKitCore.UICollectionViewDelegate",
        "collectionView(_:canPerformAction:forItemAt:withSender:)": "UIKitCore.UICollectionViewDelegate",
        "collectionView(_:performAction:forItemAt:withSender:)": "UIKitCore.UICollectionViewDelegate",
    ]
}
