// Linux has no Combine. The package OpenCombine, by other authors, has the same names in its own module. In a file that
// imports it, its types hide these.

@available(*, unavailable, message: "Combine isn't there on Linux. Use a didSet, or the package OpenCombine.")
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { fatalError() }
    public init(initialValue: Value) { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }
    public var projectedValue: Published<Value> { self }
}

@available(
    *, unavailable, message: "Combine isn't there on Linux. Use closures or AsyncStream, or the package OpenCombine."
)
public protocol ObservableObject: AnyObject {}

@available(
    *, unavailable, message: "Combine isn't there on Linux. Use closures or AsyncStream, or the package OpenCombine."
)
public final class AnyCancellable {}
