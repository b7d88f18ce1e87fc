import Foundation

/// What an action does; it is handed the action itself.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, as a closure, with what a button or bar shows for it.
///
///     button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name of an action.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        /// An action's name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// By which a control replaces and removes it; a new one for each action that names none.
    open private(set) var identifier: Identifier
    /// A longer title, for help.
    open var discoverabilityTitle: String?
    /// Whether the action is disabled, hidden or destructive.
    open var attributes: Attributes
    /// Whether the action is on.
    open var state: State

    /// Who sent the action, while its handler runs.
    open internal(set) var sender: Any?

    let handler: UIActionHandler

    /// An action that calls `handler`.
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

    /// Runs the handler on behalf of `sender`; not while the action is disabled.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard !attributes.contains(.disabled) else { return }
        let before = self.sender
        self.sender = sender
        handler(self)
        self.sender = before
    }
}
