import Foundation
import QuartzCore

/// One transition from a view controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// The segue's name in the storyboard; nil for none.
    open private(set) var identifier: String?
    /// The controller that it begins at.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    /// What the kind of the segue does; nil for a custom one.
    final var handler: (() -> Void)?

    /// A segue between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// A segue that does what a closure says.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Shows the destination, as the segue's kind says. A custom segue's class overrides it.
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

/// Makes segues of classes that are known only by name.
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

/// Where an unwind segue starts.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that the way back begins at.
    open private(set) var source: UIViewController
    /// The method that ends the way back.
    open private(set) var unwindAction: Selector
    /// What was tapped.
    open private(set) var sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
        super.init()
    }
}
