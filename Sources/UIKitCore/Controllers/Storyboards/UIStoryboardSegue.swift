import Foundation
import QuartzCore

/// A transition from one view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The segue's name in the storyboard; nil for none.
    open private(set) var identifier: String?
    /// The controller at which the segue begins.
    open private(set) var source: UIViewController
    /// The controller to which the segue leads.
    open private(set) var destination: UIViewController
    /// The action of the segue's kind; nil for a custom segue.
    final var handler: (() -> Void)?

    /// Creates a segue between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// Creates a segue with a closure as its action.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination in the way of the segue's kind. The class of a custom segue overrides it.
    open func perform() {
        guard let handler else {
            Diagnostics.fail(
                """
                Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a performHandler or \
                it must override -perform.
                """,
                explanation: "  try            override perform() in \(type(of: self)), and set it as the segue's class"
            )
        }
        handler()
    }
}

/// Creates segues of classes that are known only by name.
@MainActor enum SegueFactory {
    static func make(
        _ segueClass: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(segueClass as AnyClass, to: RequiredSegueTwin.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}

/// See `RequiredInitTwin`.
@preconcurrency @MainActor open class RequiredSegueTwin: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

/// The start of an unwind segue.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller at which the unwind segue begins.
    open private(set) var source: UIViewController
    /// The method to which the unwind segue leads.
    open private(set) var unwindAction: Selector
    /// The control that a person tapped.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
