import NibReader

extension UIView {
    /// Reads what a screen reader says (R755).
    final func readAccessibility(_ nib: NibCoder) {
        guard let configuration = nib.child(for: "accessibilityConfiguration") else { return }
        if let label = configuration.attributes["label"] { accessibilityLabel = label }
        if let hint = configuration.attributes["hint"] { accessibilityHint = hint }
        if let value = configuration.attributes["value"] { accessibilityValue = value }
        if let identifier = configuration.attributes["identifier"] { accessibilityIdentifier = identifier }
        if let isElement = configuration.child(for: "isElement")?.bool("value") { isAccessibilityElement = isElement }
        guard let traits = configuration.child(for: "traits") else { return }
        let names: KeyValuePairs<XMLName, UIAccessibilityTraits> = [
            "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
            "header": .header, "notEnabled": .notEnabled, "adjustable": .adjustable,
            "updatesFrequently": .updatesFrequently,
        ]
        accessibilityTraits = names.reduce(into: UIAccessibilityTraits.none) { all, entry in
            if traits.bool(entry.key) == true { all.insert(entry.value) }
        }
    }
}
