/// A property or method that the generated file refers to.
struct Connection: Sendable, Equatable {
    enum Member: Sendable, Equatable {
        case property(String)
        /// Not declared in the module: it is UIKit's own, or the compiler reports that it doesn't exist.
        case inheritedProperty(String)
        case action(SwiftMethod)
        case segueAction(SwiftMethod)
    }

    /// The class's name in Swift.
    let type: String
    /// The name in the nib.
    let name: String
    let member: Member
    let place: Place
}
