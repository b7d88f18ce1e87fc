/// A parsed XIB or storyboard. Every id is unique, every reference resolves, and numbers and constraints are valid
/// (R700–R704).
package struct NibDocument: Sendable {
    package enum Kind: Sendable {
        /// Objects that are created together.
        case nib
        /// Scenes, each with a view controller that is created on its own.
        case storyboard
    }

    /// The file name, for messages.
    package let file: String
    package let kind: Kind
    package let root: XMLElement
    private let elements: [String: XMLElement]
    /// Keyed by the `<constraints>` element that contains them. Parsed once, not for each instantiation.
    private var constraints: [ObjectIdentifier: [NibConstraint]] = [:]

    /// Whether constraints determine frames. Files from before iOS 6 have only frames and autoresizing masks.
    package var usesAutoLayout: Bool { root.attributes["useAutolayout"] == "YES" }

    /// Whether some values depend on the size class.
    package var usesSizeClasses: Bool { root.attributes["useTraitCollections"] == "YES" }

    /// The modules of custom classes, sorted.
    package let modules: [String]

    /// Returns the element with an id.
    ///
    /// - Complexity: O(1).
    package func element(_ identifier: String) -> XMLElement? { elements[identifier] }

    /// Returns the constraints of a `<constraints>` in this document, in file order, without placeholders.
    ///
    /// - Complexity: O(1).
    package func constraints(in list: XMLElement) -> [NibConstraint] { constraints[ObjectIdentifier(list)] ?? [] }

    // MARK: Reading

    /// Parses and validates a file.
    ///
    /// - Complexity: O(bytes).
    package init(reading bytes: [UInt8], of file: String) throws(NibMistake) {
        let root: XMLElement
        do throws(XMLMistake) {
            root = try XMLReader.read(bytes)
        } catch {
            throw NibMistake(
                file: file, line: error.line, reason: error.reason,
                remedy: "open the file in Xcode, or restore it from version control")
        }
        let origin = try DocumentOrigin(of: root, in: file)
        self.file = file
        self.root = root
        kind = origin.kind
        elements = try Self.elementsByIdentifier(root, file)
        modules = Set(root.descendants.compactMap { $0.attributes["customModule"] }).sorted()
        for element in root.descendants {
            try checkReferences(of: element)
            try checkController(of: element)
            try checkNumbers(of: element)
            if element.name == "constraint" { _ = try constraint(element) }
            if element.name == "constraints" { try readConstraints(in: element) }
        }
        try checkContainment()
    }

    private static func elementsByIdentifier(
        _ root: XMLElement, _ file: String
    ) throws(NibMistake) -> [String: XMLElement] {
        var elements: [String: XMLElement] = [:]
        for element in root.descendants {
            guard let identifier = element.id else { continue }
            if let other = elements.updateValue(element, forKey: identifier) {
                throw NibMistake(
                    file: file, line: element.line,
                    reason:
                        "<\(element.name)> has the same id, \(identifier), as <\(other.name)> on line \(other.line)",
                    remedy: "give one of them another id; two versions of the file may have been merged")
            }
        }
        return elements
    }

    // MARK: Validating

    /// The attributes that contain another element's id; some only in certain elements.
    private static let references: [(attribute: XMLName, elements: Set<String>?)] = [
        ("destination", nil), ("firstItem", nil), ("secondItem", nil), ("initialViewController", nil),
        ("tableViewCell", nil), ("popoverAnchorView", nil), ("popoverAnchorBarButtonItem", nil),
        ("reference", ["include", "exclude"]), ("textLabel", ["tableViewCell"]),
        ("detailTextLabel", ["tableViewCell"]), ("imageView", ["tableViewCell"]),
    ]

    private func checkReferences(of element: XMLElement) throws(NibMistake) {
        for (attribute, names) in Self.references where names?.contains(element.name) ?? true {
            guard let identifier = element.attributes[attribute], elements[identifier] == nil else { continue }
            throw NibMistake(
                file: file, line: element.line,
                reason: "the \(attribute.string) of <\(element.name)> is \(identifier), and no element has that id",
                remedy: "reconnect it in Xcode, or delete the element")
        }
    }

    /// Checks that segues, and the arrow of a storyboard, lead to view controllers. Unwind segues lead to the exit.
    private func checkController(of element: XMLElement) throws(NibMistake) {
        let attribute: XMLName = element.name == "segue" ? "destination" : "initialViewController"
        guard element.attributes["kind"] != "unwind", let identifier = element.attributes[attribute],
            let destination = elements[identifier], !destination.isController
        else { return }
        throw NibMistake(
            file: file, line: element.line,
            reason:
                "the \(attribute.string) of <\(element.name)> is <\(destination.name)>, which isn't a view controller",
            remedy: "connect it to a view controller in Xcode, or delete it")
    }

    /// Attributes that are always numbers, except in `<frame>`, where they can be percentages.
    private static let numbers: [XMLName] = [
        "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "constant", "priority",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "alpha", "red", "green", "blue", "white", "pointSize",
        "minimumScaleFactor", "minimumFontSize", "numberOfLines", "preferredMaxLayoutWidth", "spacing", "tag",
        "minimumLineSpacing", "minimumInteritemSpacing", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
        "sectionFooterHeight", "indentationLevel", "indentationWidth",
    ]

    private func checkNumbers(of element: XMLElement) throws(NibMistake) {
        guard element.name != "frame" else { return }
        for name in Self.numbers {
            guard let value = element.attributes[name], element.number(name) == nil else { continue }
            throw NibMistake(
                file: file, line: element.line,
                reason: "the \(name.string) of <\(element.name)> is \(value), which isn't a finite number",
                remedy: "set it again in Xcode")
        }
    }

    private mutating func readConstraints(in list: XMLElement) throws(NibMistake) {
        var all: [NibConstraint] = []
        for element in list.children where element.name == "constraint" {
            let constraint = try constraint(element)
            if !constraint.isPlaceholder { all.append(constraint) }
        }
        constraints[ObjectIdentifier(list)] = all
    }

    private func constraint(_ element: XMLElement) throws(NibMistake) -> NibConstraint {
        do throws(XMLMistake) {
            return try NibConstraint(element) { elements[$0] }
        } catch {
            throw NibMistake(
                file: file, line: error.line, reason: error.reason, remedy: "create the constraint again in Xcode")
        }
    }
}
