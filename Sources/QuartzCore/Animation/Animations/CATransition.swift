import Foundation

/// Fades from what screens show of a layer to its new contents.
///
///     label.layer.add(CATransition(), forKey: nil)
///     label.text = "Done"
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The kind of transition. Screens draw only a fade.
    open var type = CATransitionType.fade

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        if let other = other as? CATransition { type = other.type }
    }
}

/// How a layer's new look replaces the old one.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")

    @available(*, unavailable, message: "Only .fade is built. See Documentation/Coverage.md.")
    public static var moveIn: CATransitionType { fatalError() }
    @available(*, unavailable, message: "Only .fade is built. See Documentation/Coverage.md.")
    public static var push: CATransitionType { fatalError() }
    @available(*, unavailable, message: "Only .fade is built. See Documentation/Coverage.md.")
    public static var reveal: CATransitionType { fatalError() }
}
