import CoreGraphics
import Foundation

// Dragging items out of a collection view comes later. Moving items inside it works: Documentation/Reordering.md.

/// Items that a person drags out of a collection view.
@available(
    *, unavailable,
    message: "Not built yet: drag and drop. Items can be moved by hand inside the collection view."
)
public protocol UICollectionViewDragDelegate {}

/// Items that a person drops into a collection view.
@available(
    *, unavailable,
    message: "Not built yet: drag and drop. Items can be moved by hand inside the collection view."
)
public protocol UICollectionViewDropDelegate {}

@available(
    *, unavailable, message: "Not built yet: drag and drop. Items can be moved by hand inside the collection view."
)
open class UIDragItem: NSObject {
    public init(itemProvider: Any) {}
    open var localObject: Any?
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UIDragSession: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UIDropSession: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UICollectionViewDropItem: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: AnyObject {}

@available(*, unavailable, message: "Not built yet: drag and drop.")
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden = 1, copy = 2, move = 3 }

@available(*, unavailable, message: "Not built yet: drag and drop.")
open class UICollectionViewDropProposal: NSObject {
    public enum Intent: Int, Sendable {
        case unspecified = 0, insertAtDestinationIndexPath = 1, insertIntoDestinationIndexPath = 2
    }
    public init(operation: UIDropOperation, intent: Intent) {}
    public init(operation: UIDropOperation) {}
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
    public init(delegate: any UIDragInteractionDelegate) {}
    open var isEnabled = true
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    open var view: UIView? { nil }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) {}
    public init(delegate: any UIDropInteractionDelegate) {}
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor open class UIDragPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var backgroundColor: UIColor?
}

@available(*, unavailable, message: "Not built yet: menus, and drag and drop.")
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    open var visiblePath: UIBezierPath?
    open var backgroundColor: UIColor!
}

@available(*, unavailable, message: "Not built yet: menus, and drag and drop.")
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public init(view: UIView, parameters: UIPreviewParameters) {}
    public init(view: UIView) {}
}

@available(*, unavailable, message: "Not built yet: drag and drop.")
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: AnyObject {}

extension UICollectionView {
    /// Whether people can drag items out.
    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dragInteractionEnabled: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: drag and drop.")
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { nil }
        set {}
    }
}
