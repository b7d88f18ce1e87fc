/// Finds the Swift declarations for what nibs expect, and reports mistakes.
struct ConnectionMatcher {
    let module: SwiftModule
    private(set) var connections: [Connection] = []
    private(set) var findings: [NibFinding] = []

    init(_ module: SwiftModule) { self.module = module }

    mutating func match(_ request: NibRequest) {
        switch (request.kind, known(request.receiver)) {
        case (.outlet(let name), .custom(let type)): matchOutlet(name, of: type, request.place)
        case (.attribute(let keyPath), .custom(let type)): matchAttribute(keyPath, of: type, request.place)
        case (.attribute(let keyPath), .uiKit): matchAttributeOfExtensions(keyPath, request.place)
        case (.action(let selector), .custom(let type)): match(selector, .action, of: type, request.place)
        case (.segueAction(let selector), .custom(let type)): match(selector, .segueAction, of: type, request.place)
        case (.action(let selector), .uiKit): matchActionOfExtensions(selector, request.place)
        case (.action(let selector), .anyone): matchActionOfAnyone(selector, request.place)
        default: break
        }
    }

    /// Treats a class that isn't in this module as UIKit's.
    private func known(_ receiver: NibRequest.Receiver) -> NibRequest.Receiver {
        guard case .custom(let name) = receiver, module.class(inNib: name) == nil, module.innerClass(name) == nil else {
            return receiver
        }
        return .uiKit
    }

    mutating func connect(_ type: SwiftType, _ name: String, _ member: Connection.Member, _ place: Place) {
        connections.append(Connection(type: type.name, name: name, member: member, place: place))
    }

    mutating func report(
        _ severity: NibFinding.Severity, _ place: Place, _ reason: String, remedy: String
    ) {
        findings.append(NibFinding(severity: severity, place: place, reason: reason, remedy: remedy))
    }

    /// Returns the class with this name and its superclasses; nil if a nib can't find it.
    mutating func ancestry(of name: String, _ place: Place) -> Ancestry? {
        guard let type = module.class(inNib: name) else {
            if let inner = module.innerClass(name) {
                report(
                    .warning, place, "\(inner.name) is inside another type, so the nib can't find it by this name",
                    remedy: "write \(inner.name) as the class in Xcode, or move \(name) to the level of the file")
            }
            return nil
        }
        if type.isPrivate {
            report(
                .warning, place, "\(type.name) is private, so the nib can't find it", remedy: "remove \"private\"")
        }
        return type.isNameable ? module.ancestry(of: type) : nil
    }
}
