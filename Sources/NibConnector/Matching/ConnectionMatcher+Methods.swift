// Actions, unwind actions and segue actions.
extension ConnectionMatcher {
    enum MethodKind: String {
        case action = "action"
        case segueAction = "segue action"

        /// The numbers of arguments that UIKit can pass.
        var counts: ClosedRange<Int> { self == .action ? 0...2 : 1...3 }

        var mark: SwiftMethod.Mark { self == .action ? .action : .segueAction }
    }

    mutating func match(_ selector: String, _ kind: MethodKind, of type: String, _ place: Place) {
        guard let ancestry = ancestry(of: type, place) else { return }
        if let (method, owner) = ancestry.method(selector), kind.counts.contains(method.labels.count) {
            guard let type = ancestry.nameable(from: owner) else { return }
            connect(method, kind, selector, type, place)
        } else if let method = methodOfExtensions(selector, where: { _ in true }) {
            // If the extension isn't of a superclass, the compiler reports it.
            connect(method.declaration, kind, selector, ancestry.classes[0], place)
        } else if ancestry.origin != .otherModule, !Self.actionsOfUIKit.contains(selector) {
            reportMissing(selector, kind, ancestry, place)
        }
    }

    /// Matches an action of an object whose class isn't in this module, but may have extensions here.
    mutating func matchActionOfExtensions(_ selector: String, _ place: Place) {
        guard let found = methodOfExtensions(selector, where: { $0.mark != nil }) else { return }
        connect(found.declaration, .action, selector, found.type, place)
    }

    /// Matches an action that any object may handle. The method may be in any class that has it.
    mutating func matchActionOfAnyone(_ selector: String, _ place: Place) {
        let found = (module.allClasses.filter(\.isNameable) + module.extensionsOfUIKit).compactMap { type in
            type.methods.first { $0.answers(to: selector) && $0.labels.count <= 2 }.map { (type, $0) }
        }
        if found.isEmpty, !Self.actionsOfUIKit.contains(selector) {
            report(
                .warning, place, "no class of \(module.name) has a method for the action \(selector)",
                remedy: "add the method, or remove the connection in Xcode")
        }
        let open = found.filter { !$0.1.isPrivate }
        for (type, method) in open.isEmpty ? found : open { connect(method, .action, selector, type, place) }
    }

    private func methodOfExtensions(
        _ selector: String, where isMeant: (SwiftMethod) -> Bool
    ) -> (type: SwiftType, declaration: SwiftMethod)? {
        for type in module.extensionsOfUIKit {
            if let method = type.methods.first(where: { $0.answers(to: selector) && isMeant($0) }) {
                return (type, method)
            }
        }
        return nil
    }

    private mutating func connect(
        _ method: SwiftMethod, _ kind: MethodKind, _ selector: String, _ type: SwiftType, _ place: Place
    ) {
        guard !method.isPrivate else {
            return report(
                .error, place, "the \(kind.rawValue) \(selector) of \(type.name) is private, so the nib can't call it",
                remedy: "remove \"private\" from \(method.description)")
        }
        connect(type, selector, kind == .action ? .action(method) : .segueAction(method), place)
    }

    // MARK: Missing methods

    /// UIKit's own methods that a menu or a button can call (UIResponderStandardEditActions).
    private static let actionsOfUIKit: Set<String> = [
        "copy:", "cut:", "decreaseSize:", "delete:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
        "increaseSize:", "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:", "paste:",
        "pasteAndGo:", "pasteAndMatchStyle:", "pasteAndSearch:", "print:", "rename:", "select:", "selectAll:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "useSelectionForFind:",
    ]

    private mutating func reportMissing(_ selector: String, _ kind: MethodKind, _ ancestry: Ancestry, _ place: Place) {
        let candidates = Self.candidates(kind, ancestry).sortedByLikeness(to: selector)
        let shown = candidates.prefix(5).map(\.method.description).joined(separator: ", ")
        let nearest = candidates.first.flatMap { $0.isAlike ? $0.method : nil }
        report(
            .error, place,
            "\(ancestry.classes[0].name) has no method for the \(kind.rawValue) \(selector)"
                + (shown.isEmpty ? "" : "; it has \(shown)"),
            remedy: nearest.map {
                "connect \($0.description) in Xcode, or rename it to \(Selectors.method(for: selector))"
            }
                ?? "add the method, or remove the connection in Xcode")
    }

    /// Returns methods that are marked as actions; if there are none, all methods that could be actions.
    private static func candidates(_ kind: MethodKind, _ ancestry: Ancestry) -> [SwiftMethod] {
        let methods = ancestry.classes.flatMap(\.methods).filter { kind.counts.contains($0.labels.count) }
        let marked = methods.filter { $0.mark == kind.mark }
        return marked.isEmpty ? methods.filter { $0.hasResult == (kind == .segueAction) && !$0.isPrivate } : marked
    }
}
