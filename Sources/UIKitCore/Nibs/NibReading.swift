import NibReader

/// Which attributes and children classes asked for, by the names of their elements; the rest of a file is understood by nobody.
struct NibReading {
    private var attributes: [String: Set<String>] = [:]
    private var children: [String: Set<String>] = [:]
    private var lists: [String: Set<String>] = [:]

    mutating func reads(attribute: String, of element: String) { attributes[element, default: []].insert(attribute) }
    mutating func reads(child key: String, of element: String) { children[element, default: []].insert(key) }
    mutating func reads(list: String, of element: String) { lists[element, default: []].insert(list) }

    // MARK: The rest

    struct Unread {
        let element: XMLElement
        let what: String
    }

    /// Each kind once, at the first place in the file.
    func unread(in root: XMLElement) -> [Unread] {
        var found: [Unread] = []
        var known: Set<String> = []
        var waiting = [root]
        while let element = waiting.popLast() {
            for name in element.attributes.keys.sorted() where !isRead(attribute: name, of: element.name) {
                let what = "the attribute \(name) of <\(element.name)>"
                if known.insert(what).inserted { found.append(Unread(element: element, what: what)) }
            }
            for child in element.children {
                switch reader(of: child, in: element) {
                case .child: waiting += isObject(child) ? [child] : []
                case .list: waiting += child.children.filter(isObject)
                case .nobody:
                    let key = child.attributes["key"].map { " for the key \($0)" } ?? ""
                    let what = "<\(child.name)>\(key) in <\(element.name)>"
                    if known.insert(what).inserted { found.append(Unread(element: child, what: what)) }
                }
            }
        }
        return found.sorted { $0.element.line < $1.element.line }
    }

    private enum Reader {
        case child, list, nobody
    }

    private func reader(of child: XMLElement, in element: XMLElement) -> Reader {
        if let key = child.attributes["key"], children[element.name]?.contains(key) == true { return .child }
        if lists[element.name]?.contains(child.name) == true { return .list }
        return Self.isForXcode(child) ? .child : .nobody
    }

    /// Whether a class read the element. The inside of a value, such as a font, was read as a whole.
    private func isObject(_ element: XMLElement) -> Bool { attributes[element.name] != nil }

    private func isRead(attribute: String, of element: String) -> Bool {
        attributes[element]?.contains(attribute) == true || Self.attributesForXcode.contains(attribute)
    }

    // MARK: What only Xcode needs

    private static let attributesForXcode: Set = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced", "ambiguous",
        "verifyAmbiguity", "fixedFrame", "sceneMemberID", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "colorLabel", "placeholderIdentifier", "propertyAccessControl",
    ]

    private static let childrenForXcode: Set = [
        "animations", "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics",
        "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "userGuides",
        "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "attributedKeys",
    ]

    private static let keysForXcode: Set = ["canvasLocation", "customSize", "freeformSize"]

    private static func isForXcode(_ child: XMLElement) -> Bool {
        childrenForXcode.contains(child.name) || child.name.hasPrefix("simulated")
            || child.attributes["key"].map(keysForXcode.contains) == true
    }
}
