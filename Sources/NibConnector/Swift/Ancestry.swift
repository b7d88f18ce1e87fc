/// A class with its superclasses.
struct Ancestry: Sendable {
    enum Origin: Sendable {
        /// The last superclass is in UIKit or Foundation.
        case uiKit
        /// The last superclass is in a module whose sources aren't known here.
        case otherModule
        /// The last class has no superclass.
        case none
    }

    /// The classes in the module, the subclass first.
    var classes: [SwiftType]
    var origin: Origin

    /// Returns the first declaration of a property, and its class. Prefers one that other files can access.
    func property(_ name: String) -> (declaration: SwiftProperty, owner: Int)? {
        first {
            $0.properties.filter { Selectors.plain($0.name) == name }
        } isHidden: {
            $0.isPrivate
        }
    }

    /// Returns the first method with a selector, and its class. Prefers one that other files can access.
    func method(_ selector: String) -> (declaration: SwiftMethod, owner: Int)? {
        first {
            $0.methods.filter { $0.answers(to: selector) }
        } isHidden: {
            $0.isPrivate
        }
    }

    private func first<Member>(
        _ members: (SwiftType) -> [Member], isHidden: (Member) -> Bool
    ) -> (declaration: Member, owner: Int)? {
        for (owner, type) in classes.enumerated() {
            let found = members(type)
            if let member = found.first(where: { !isHidden($0) }) ?? found.first { return (member, owner) }
        }
        return nil
    }

    /// Returns the class to write in Swift for a member of the class with this number: that class, or the next subclass
    /// that can be named.
    func nameable(from owner: Int) -> SwiftType? { classes[...owner].last(where: \.isNameable) }
}
