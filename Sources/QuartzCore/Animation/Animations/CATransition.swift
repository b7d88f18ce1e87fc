import Foundation

/// Lets a layer, as the screens know it, fade away over what it has become.
///
///     label.layer.add(CATransition(), forKey: nil)
///     label.text = "Done"
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// Fading is the only one that screens draw.
    open var type = CATransitionType.fade

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        if let other = other as? CATransition { type = other.type }
    }
}

/// How one look of a layer gives way to another.
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
