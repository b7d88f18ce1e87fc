import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    func setFrame(_ newFrame: CGRect) {
        guard newFrame.isFinite else { return reportBadGeometry("frame", newFrame) }
        let frame = newFrame.standardized
        let newSize =
            layerStorage.isTransformed
            ? CGRect(origin: .zero, size: frame.size).applying(layerStorage.transform.affine.inverted()).size
            : frame.size
        let anchor = layerStorage.anchorPoint
        // Set the position before the size: whoever hears of a new size reads the safe area, which depends on the
        // position.
        layerStorage.position = CGPoint(
            x: frame.origin.x + frame.width * anchor.x, y: frame.origin.y + frame.height * anchor.y)
        setBounds(CGRect(origin: layerStorage.bounds.origin, size: newSize))
        if handedDown.contains(.safeArea) { safeAreaMayHaveChanged() }
        if rareStateIfMade != nil {
            constraintInputsChanged()
            observedGeometryMayHaveChanged()
        }
    }

    /// The view's frame without its transform.
    var untransformedFrame: CGRect {
        get {
            let (size, anchor, position) = (layerStorage.bounds.size, layerStorage.anchorPoint, layerStorage.position)
            return CGRect(
                x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
                height: size.height)
        }
        set {
            let anchor = layerStorage.anchorPoint
            // Set the position before the size: whoever hears of a new size reads the safe area, which depends on the
            // position.
            center = CGPoint(
                x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
            bounds.size = newValue.size
        }
    }

    func setBounds(_ newBounds: CGRect) {
        guard newBounds.isFinite else { return reportBadGeometry("bounds", newBounds) }
        let oldBounds = layerStorage.bounds
        guard newBounds.differs(from: oldBounds) else { return }
        let depth = Nesting.boundsChanges + 1
        if depth > Nesting.most { failOnEndlessBounds(from: oldBounds, to: newBounds) }
        Nesting.boundsChanges = depth
        defer { Nesting.boundsChanges = depth - 1 }
        boundsWillChange(to: newBounds)
        layerStorage.bounds = newBounds
        if newBounds.size != oldBounds.size {
            sizeDidChange(from: oldBounds.size, to: newBounds.size)
            if let superview = superviewStorage, !superview.isLayingOutSubviews { superview.subviewSizeDidChange() }
        } else if contentScroller == nil {
            // Scroll views lay themselves out by their own rules.
            setNeedsLayout()
        }
        boundsDidChange(from: oldBounds)
        // Scrolling changes the safe areas of subviews only if this view leaves them any.
        if handedDown.contains(.safeArea), newBounds.size != oldBounds.size || safeAreaInsetsForSubviews != .zero {
            safeAreaMayHaveChanged()
        }
        if rareStateIfMade != nil { observedGeometryMayHaveChanged() }
    }

    func setCenter(_ newCenter: CGPoint) {
        guard newCenter.isFinite else { return reportBadGeometry("center", newCenter) }
        layerStorage.position = newCenter
        if handedDown.contains(.safeArea) { safeAreaMayHaveChanged() }
        if rareStateIfMade != nil {
            constraintInputsChanged()
            observedGeometryMayHaveChanged()
        }
    }

    private func sizeDidChange(from oldSize: CGSize, to newSize: CGSize) {
        if rareStateIfMade != nil { constraintInputsChanged() }
        setNeedsLayout()
        guard !subviewsStorage.isEmpty, autoresizesSubviews else { return }
        for view in subviewsStorage where !view.autoresizingMask.isEmpty {
            view.autoresize(from: oldSize, to: newSize)
        }
    }

    /// Warns once that the app set a property to a value that no screen can show. The property keeps its old value.
    @inline(never) func reportBadGeometry<Value>(_ property: String, _ value: Value) {
        Self.reportBadGeometry(of: self, property, "\(value)")
    }

    static func reportBadGeometry(of owner: NSObject, _ property: String, _ value: String) {
        Diagnostics.warnOnce(
            "bad-geometry",
            """
            \(type(of: owner)): \(property) was set to \(value), which is not finite. It stays as it was.
              expected       four finite numbers
              likely cause   a division by zero in a layout
              try            a breakpoint on this line, or check the divisor
            """)
    }
}
