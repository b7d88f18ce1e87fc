/// What a XIB or a storyboard expects of a class: a property to set or a method to call.
struct NibRequest: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// `<outlet property="titleLabel">`, also of an outlet collection.
        case outlet(String)
        /// `<action selector="tap:">` and `<segue unwindAction="unwindToList:">`.
        case action(String)
        /// `<segue destinationCreationSelector="makeDetail:">`.
        case segueAction(String)
        /// `<userDefinedRuntimeAttribute keyPath="layer.cornerRadius">`.
        case attribute(String)
    }

    /// The object whose property is set, or that is called.
    enum Receiver: Sendable, Hashable {
        /// An object with a `customClass`, which may be in this module.
        case custom(String)
        /// An object with one of UIKit's classes.
        case uiKit
        /// The first responder, or the target of an unwind segue.
        case anyone
    }

    let kind: Kind
    let receiver: Receiver
    let place: Place
}
