// Not for every object: layers and animations have values by name.

extension UIResponder {
    @available(*, unavailable, message: "Properties have no names on Linux. Set the property itself.")
    public func setValue(_ value: Any?, forKey key: String) { fatalError() }

    @available(*, unavailable, message: "Properties have no names on Linux. Set the property itself.")
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { fatalError() }

    @available(*, unavailable, message: "Properties have no names on Linux. Read the property itself.")
    public func value(forKey key: String) -> Any? { fatalError() }

    @available(*, unavailable, message: "Properties have no names on Linux. Read the property itself.")
    public func value(forKeyPath keyPath: String) -> Any? { fatalError() }
}
