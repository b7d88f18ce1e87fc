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

    /// The object that the property is of, or that is called.
    enum Receiver: Sendable, Hashable {
        /// An object with a `customClass`, which may be of this module.
        case custom(String)
        /// An object with a class of UIKit's own.
        case uiKit
        /// The first responder, or whatever an unwind segue leads back to.
        case anyone
    }

    let kind: Kind
    let receiver: Receiver
    let place: Place
}
