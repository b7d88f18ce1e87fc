/// A property or method that the generated file refers to.
struct Connection: Sendable, Equatable {
    enum Member: Sendable, Equatable {
        case property(String)
        /// Not declared in the module, so that it is UIKit's own, or the compiler says that there is none.
        case inheritedProperty(String)
        case action(SwiftMethod)
        case segueAction(SwiftMethod)
    }

    /// The class as Swift names it.
    let type: String
    /// The name in the nib.
    let name: String
    let member: Member
    let place: Place
}
