// Outlets and runtime attributes.
extension ConnectionMatcher {
    mutating func matchOutlet(_ name: String, of type: String, _ place: Place) {
        guard let ancestry = ancestry(of: type, place), checkName(name, place) else { return }
        if let (property, owner) = ancestry.property(name) {
            connect(property, ancestry.nameable(from: owner), name, place)
        } else if ancestry.origin != .otherModule {
            connect(ancestry.classes[0], name, .inheritedProperty(name), place)
        }
    }

    /// Matches a runtime attribute. In a path with dots this finds the first component; the rest is found at run time.
    mutating func matchAttribute(_ keyPath: String, of type: String, _ place: Place) {
        guard let ancestry = ancestry(of: type, place) else { return }
        let (name, isWhole) = Self.firstComponent(of: keyPath)
        guard let (property, owner) = ancestry.property(name) else {
            return matchAttributeOfExtensions(keyPath, place)
        }
        connect(property, ancestry.nameable(from: owner), name, place, isSet: isWhole)
    }

    /// Matches an attribute of an object whose class isn't in this module, but may have extensions here.
    mutating func matchAttributeOfExtensions(_ keyPath: String, _ place: Place) {
        let (name, isWhole) = Self.firstComponent(of: keyPath)
        for type in module.extensionsOfUIKit {
            for property in type.properties where Selectors.plain(property.name) == name && property.isMarked {
                connect(property, type, name, place, isSet: isWhole)
            }
        }
    }

    private static func firstComponent(of keyPath: String) -> (name: String, isWhole: Bool) {
        let name = keyPath.prefix { $0 != "." }
        return (String(name), name.count == keyPath.count)
    }

    private mutating func checkName(_ name: String, _ place: Place) -> Bool {
        if SwiftName.isValid(name) { return true }
        report(.error, place, "\"\(name)\" can't be the name of a property", remedy: "connect it again in Xcode")
        return false
    }

    // MARK: Properties that can be set

    /// - Parameter isSet: Whether the nib sets the property itself, and not a property of the object in it.
    private mutating func connect(
        _ property: SwiftProperty, _ type: SwiftType?, _ name: String, _ place: Place, isSet: Bool = true
    ) {
        guard let type else { return }
        switch (property.storage, property.hidingModifier) {
        case (.stored, nil), (.observed, nil), (.computed, nil):
            connect(type, name, .property(property.name), place)
        case (.readOnly, _) where isSet:
            report(
                .error, place, "\(name) of \(type.name) is computed and has no setter, so the nib can't set it",
                remedy: "add a setter, or remove the connection in Xcode")
        case (.observed, let modifier?) where isSet:
            report(
                .warning, place,
                "\(name) of \(type.name) is \(modifier), so its observers don't run when the nib sets it",
                remedy: "remove \"\(modifier)\"")
        case (.computed, let modifier?) where isSet:
            report(
                .warning, place,
                "\(name) of \(type.name) is \(modifier) and computed, lazy or wrapped, so the nib can't set it",
                remedy: "remove \"\(modifier)\"")
        // Reflection finds stored properties at run time.
        default: break
        }
    }
}
