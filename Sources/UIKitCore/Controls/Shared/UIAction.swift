import Foundation

/// The work of an action. The closure gets the action itself.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure for a button or bar item to call, with the title and image that it shows.
///
///     button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// A name of an action.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        /// Creates a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name by which a control replaces and removes the action. By default, each action gets its own.
    open private(set) var identifier: Identifier
    /// A longer title for help.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, hidden or destructive.
    open var attributes: Attributes
    /// Whether a mark shows that the action is on.
    open var state: State

    /// The object that runs the action, while its handler runs.
    open internal(set) var sender: Any?

    let handler: UIActionHandler

    /// Creates an action that calls `handler`.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Calls the handler for `sender`, unless the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
