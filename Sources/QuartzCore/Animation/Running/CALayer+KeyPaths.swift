/// Properties by their names, as far as animations know them. What is set for other keys is kept, and changes nothing.
extension CALayer {
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// As in `layer.value(forKeyPath: "transform.rotation.z")`; numbers are CGFloat.
    public func value(forKeyPath keyPath: String) -> Any? {
        AnimatedKeyPath(keyPath)?.value(of: self)?.any ?? motion?.values[keyPath]
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = AnimatedKeyPath(keyPath), let kind = path.value(of: self) else {
            return madeMotion.values[keyPath] = value
        }
        if let read = kind.reading(value) { path.setValue(read, of: self) }
    }
}
