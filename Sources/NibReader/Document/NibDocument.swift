/// A XIB or a storyboard, read and found to be whole: each identifier is there once, and each reference leads somewhere (R700–R704).
package struct NibDocument: Sendable {
    package enum Kind: Sendable {
        /// Objects that are made together.
        case nib
        /// Scenes, each with a view controller that is made alone.
        case storyboard
    }

    /// The name of the file, for messages.
    package let file: String
    package let kind: Kind
    package let root: XMLElement
    private let elements: [String: XMLElement]

    /// Whether frames follow constraints. Files of before iOS 6 have only frames and autoresizing masks.
    package var usesAutoLayout: Bool { root.attributes["useAutolayout"] == "YES" }

    /// Whether some values depend on the size class.
    package var usesSizeClasses: Bool { root.attributes["useTraitCollections"] == "YES" }

    /// The element of an identifier.
    ///
    /// - Complexity: O(1).
    package func element(_ identifier: String) -> XMLElement? { elements[identifier] }

    // MARK: Reading

    /// Reads a file.
    ///
    /// - Complexity: O(bytes).
    package init(reading bytes: [UInt8], of file: String) throws(NibMistake) {
        let root: XMLElement
        do throws(XMLMistake) {
            root = try XMLReader.read(bytes)
        } catch {
            throw NibMistake(
                file: file, line: error.line, reason: error.reason,
                remedy: "open the file in Xcode, or take it from the version control again")
        }
        let origin = try DocumentOrigin(of: root, in: file)
        self.file = file
        self.root = root
        kind = origin.kind
        elements = try Self.elementsByIdentifier(root, file)
        try checkReferences()
        try checkNumbers()
        try checkConstraints()
    }

    private static func elementsByIdentifier(
        _ root: XMLElement, _ file: String
    ) throws(NibMistake) -> [String: XMLElement] {
        var elements: [String: XMLElement] = [:]
        for element in root.descendants {
            guard let identifier = element.attributes["id"] else { continue }
            if let other = elements.updateValue(element, forKey: identifier) {
                throw NibMistake(
                    file: file, line: element.line,
                    reason: "the id \(identifier) belongs to <\(element.name)> here and to <\(other.name)> "
                        + "in line \(other.line)",
                    remedy: "give one of them another id; two versions of the file may have been merged")
            }
        }
        return elements
    }

    // MARK: Values

    /// The attributes that are numbers wherever they occur, but in `<frame>`, which may have percentages.
    private static let numbers: Set<String> = [
        "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "constant",
        "priority", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "alpha", "red", "green", "blue", "white", "pointSize",
        "minimumScaleFactor", "minimumFontSize", "numberOfLines", "preferredMaxLayoutWidth", "spacing", "tag",
        "minimumLineSpacing", "minimumInteritemSpacing", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
        "sectionFooterHeight", "indentationLevel", "indentationWidth",
    ]

    private func checkNumbers() throws(NibMistake) {
        for element in root.descendants where element.name != "frame" {
            let wrong = element.attributes.filter { name, value in
                Self.numbers.contains(name) && XMLElement.number(value) == nil
            }
            guard let (name, value) = wrong.min(by: { $0.key < $1.key }) else { continue }
            throw NibMistake(
                file: file, line: element.line,
                reason: "<\(element.name)> has the \(name) \(value), which isn't a finite number",
                remedy: "set it again in Xcode")
        }
    }

    private func checkConstraints() throws(NibMistake) {
        for element in root.descendants where element.name == "constraint" {
            do throws(XMLMistake) {
                _ = try NibConstraint(element)
            } catch {
                throw NibMistake(
                    file: file, line: error.line, reason: error.reason, remedy: "draw the constraint again in Xcode")
            }
        }
    }

    // MARK: References

    /// The attributes that name another element by its identifier, and those that do only in some elements.
    private static let references: [(attribute: String, elements: Set<String>?)] = [
        ("destination", nil), ("firstItem", nil), ("secondItem", nil), ("initialViewController", nil),
        ("tableViewCell", nil), ("popoverAnchorView", nil), ("popoverAnchorBarButtonItem", nil),
        ("reference", ["include", "exclude"]), ("textLabel", ["tableViewCell"]),
        ("detailTextLabel", ["tableViewCell"]), ("imageView", ["tableViewCell"]),
    ]

    private func checkReferences() throws(NibMistake) {
        for element in root.descendants {
            for (attribute, names) in Self.references where names?.contains(element.name) ?? true {
                guard let identifier = element.attributes[attribute], elements[identifier] == nil else { continue }
                throw NibMistake(
                    file: file, line: element.line,
                    reason: "<\(element.name)> names \(identifier) as its \(attribute), and no element has that id",
                    remedy: "connect it again, or take the element away; its end may have been deleted by hand")
            }
        }
    }
}
