import CoreGraphics

/// The values of a layer's look, apart from its ``LayerPlacement``.
struct LayerLooks {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var backgroundColor: CGColor?
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
}

/// A value of a layer's property.
protocol LayerValue: Equatable {
    /// Whether the value can be shown.
    var isUsable: Bool { get }
}

extension CGFloat: LayerValue { var isUsable: Bool { isFinite } }
extension Float: LayerValue { var isUsable: Bool { isFinite } }
extension CGPoint: LayerValue { var isUsable: Bool { isFinite } }
extension CGSize: LayerValue { var isUsable: Bool { isFinite } }
extension CGRect: LayerValue { var isUsable: Bool { isFinite } }
extension CATransform3D: LayerValue { var isUsable: Bool { isFinite } }
extension Bool: LayerValue { var isUsable: Bool { true } }
extension CGColor: LayerValue { var isUsable: Bool { rgba.isFinite } }
extension Optional: LayerValue where Wrapped: LayerValue { var isUsable: Bool { self?.isUsable ?? true } }

extension CALayer {
    /// Changes a property, and runs the action for it.
    final func change<Value: LayerValue>(_ key: String, from old: Value, to new: Value, _ set: () -> Void) {
        guard new != old else { return }
        guard new.isUsable else { return reportBadValue(key, new) }
        change(key, set)
    }

    /// Runs the action of a property during its change.
    @inline(__always) final func change(_ key: String, _ set: () -> Void) {
        guard !isActing else { return acting(key, set) }
        set()
        setNeedsCommit()
    }

    /// Warns, once for each kind of owner and property, that a value can't be shown and the property keeps its old
    /// value.
    final func reportBadValue(_ property: String, _ value: Any) {
        let owner = viewDelegate.map { "\(type(of: $0))" } ?? name.map { "\(type(of: self)) \"\($0)\"" }
        Diagnostics.warnOnce(
            "bad-geometry", of: "\(owner ?? "\(type(of: self))").\(property)",
            """
            \(owner ?? "\(type(of: self))"): its layer's \(property) was set to \(value), which is not finite. \
            It stays as it was.
              expected       finite numbers
              likely cause   a division by zero in a layout or an animation
              try            a breakpoint on this line, or check the divisor
            """)
    }
}
