import CoreGraphics

/// A property or a part of one: `position`, `position.x`, `bounds.size.width`, `transform.rotation.z`.
@MainActor package struct AnimatedKeyPath {
    package let property: AnimatableProperty
    let parts: [Substring]

    /// Returns nil if no layer has a property of this name.
    package init?(_ text: String) {
        if let property = AnimatableProperty.named(text) {
            self.property = property
            parts = []
            return
        }
        let words = text.split(separator: ".")
        guard let first = words.first, let property = AnimatableProperty.named(String(first)) else { return nil }
        self.property = property
        parts = Array(words.dropFirst())
    }

    /// Returns nil if the layer has no such property, or the property has no such part.
    package func value(of layer: CALayer) -> AnimationValue? {
        guard let value = property.value(layer) else { return nil }
        return parts.isEmpty ? value : value.part(parts[...])
    }

    package func setValue(_ value: AnimationValue, of layer: CALayer) {
        guard !parts.isEmpty else { return property.setValue(layer, value) }
        guard let whole = property.value(layer)?.replacing(parts[...], with: value) else { return }
        property.setValue(layer, whole)
    }
}

extension AnimationValue {
    /// Returns the part of the value that the words of a key path name; nil if there is none.
    func part(_ words: ArraySlice<Substring>) -> AnimationValue? {
        guard let word = words.first else { return self }
        let rest = words.dropFirst()
        switch (self, word) {
        case (.point(let point), "x"): return .number(point.x)
        case (.point(let point), "y"): return .number(point.y)
        case (.size(let size), "width"): return .number(size.width)
        case (.size(let size), "height"): return .number(size.height)
        case (.rect(let rect), "origin"): return AnimationValue.point(rect.origin).part(rest)
        case (.rect(let rect), "size"): return AnimationValue.size(rect.size).part(rest)
        case (.transform(let transform), _): return transform.part(word, rest.first)
        default: return nil
        }
    }

    /// Returns the value with a part replaced; nil if there is no such part.
    func replacing(_ words: ArraySlice<Substring>, with value: AnimationValue) -> AnimationValue? {
        guard let word = words.first else { return value }
        let rest = words.dropFirst()
        switch (self, word, value) {
        case (.point(let point), "x", .number(let x)): return .point(CGPoint(x: x, y: point.y))
        case (.point(let point), "y", .number(let y)): return .point(CGPoint(x: point.x, y: y))
        case (.size(let size), "width", .number(let width)):
            return .size(CGSize(width: width, height: size.height))
        case (.size(let size), "height", .number(let height)):
            return .size(CGSize(width: size.width, height: height))
        case (.rect(let rect), "origin", _):
            guard case .point(let origin)? = AnimationValue.point(rect.origin).replacing(rest, with: value) else {
                return nil
            }
            return .rect(CGRect(origin: origin, size: rect.size))
        case (.rect(let rect), "size", _):
            guard case .size(let size)? = AnimationValue.size(rect.size).replacing(rest, with: value) else {
                return nil
            }
            return .rect(CGRect(origin: rect.origin, size: size))
        case (.transform(let transform), _, _): return transform.replacing(word, rest.first, with: value)
        default: return nil
        }
    }
}

extension CATransform3D {
    /// Returns `rotation`, `scale` or `translation`, as a whole or along one axis.
    fileprivate func part(_ word: Substring, _ axis: Substring?) -> AnimationValue? {
        let parts = TransformParts(self) ?? TransformParts()
        let angles = parts.turn.angles
        switch (word, axis) {
        case ("rotation", nil), ("rotation", "z"): return .number(angles.z)
        case ("rotation", "x"): return .number(angles.x)
        case ("rotation", "y"): return .number(angles.y)
        case ("scale", nil): return .number((parts.scale.x + parts.scale.y) / 2)
        case ("scale", "x"): return .number(parts.scale.x)
        case ("scale", "y"): return .number(parts.scale.y)
        case ("scale", "z"): return .number(parts.scale.z)
        case ("translation", nil): return .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case ("translation", "x"): return .number(parts.translation.x)
        case ("translation", "y"): return .number(parts.translation.y)
        case ("translation", "z"): return .number(parts.translation.z)
        default: return nil
        }
    }

    fileprivate func replacing(
        _ word: Substring, _ axis: Substring?, with value: AnimationValue
    ) -> AnimationValue? {
        var parts = TransformParts(self) ?? TransformParts()
        var angles = parts.turn.angles
        switch (word, axis, value) {
        case ("rotation", nil, .number(let angle)), ("rotation", "z", .number(let angle)): angles.z = angle
        case ("rotation", "x", .number(let angle)): angles.x = angle
        case ("rotation", "y", .number(let angle)): angles.y = angle
        // A layer has no depth, so z stays: flat transforms stay flat.
        case ("scale", nil, .number(let scale)): (parts.scale.x, parts.scale.y) = (scale, scale)
        case ("scale", "x", .number(let scale)): parts.scale.x = scale
        case ("scale", "y", .number(let scale)): parts.scale.y = scale
        case ("scale", "z", .number(let scale)): parts.scale.z = scale
        case ("translation", nil, .size(let size)):
            (parts.translation.x, parts.translation.y) = (size.width, size.height)
        case ("translation", "x", .number(let way)): parts.translation.x = way
        case ("translation", "y", .number(let way)): parts.translation.y = way
        case ("translation", "z", .number(let way)): parts.translation.z = way
        default: return nil
        }
        if word == "rotation" { parts.turn = Quaternion(angles: angles) }
        return .transform(parts.transform)
    }
}
