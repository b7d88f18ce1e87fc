import Foundation
import QuartzCore

// Functions that need names of methods and properties at run time, which Objective-C has and Swift doesn't.

extension NSObject {
    @available(
        *, unavailable,
        message:
            "Swift on Linux can't forward messages. Call the other object's methods: other?.scrollViewDidScroll?(scrollView)."
    )
    public func forwardingTarget(for aSelector: Selector!) -> Any? { fatalError() }

    @available(
        *, unavailable,
        message: "Properties have no names on Linux. Use view.observe(\\.contentOffset) { view, change in … }."
    )
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) { fatalError() }

    @available(
        *, unavailable,
        message: "Properties have no names on Linux. Call invalidate() on what observe(_:options:) returned."
    )
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { fatalError() }

    @available(
        *, unavailable,
        message: "Properties have no names on Linux. Call invalidate() on what observe(_:options:) returned."
    )
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        fatalError()
    }
}

@available(*, unavailable, message: "Methods have no names on Linux. Write Selector(Class.method).")
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }

@available(*, unavailable, message: "Methods have no names on Linux.")
public func NSStringFromSelector(_ aSelector: Selector) -> String { fatalError() }
