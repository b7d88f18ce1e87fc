import CoreGraphics
import Foundation

// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

extension UIView {
    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint { fatalError() }

    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint { fatalError() }

    @available(*, unavailable, renamed: "convert(_:to:)")
    public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect { fatalError() }

    @available(*, unavailable, renamed: "convert(_:from:)")
    public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect { fatalError() }

    @available(*, unavailable, renamed: "insertSubview(_:at:)")
    public func insertSubview(_ view: UIView, atIndex index: Int) { fatalError() }
}
