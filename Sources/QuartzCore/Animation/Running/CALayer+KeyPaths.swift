/// Access to the animatable properties by name. Values for other keys are stored, and change nothing.
extension CALayer {
    final func storedValue(forKeyPath keyPath: String) -> Any? {
        AnimatedKeyPath(keyPath)?.value(of: self)?.any ?? motion?.values[keyPath]
    }

    final func store(_ value: Any?, forKeyPath keyPath: String) {
        guard let path = AnimatedKeyPath(keyPath), let kind = path.value(of: self) else {
            return madeMotion.values[keyPath] = value
        }
        if let read = kind.reading(value) { path.setValue(read, of: self) }
    }
}
