import NibReader

/// The attributes and children that classes have read, by the names of their elements. The rest of a file isn't
/// understood.
struct NibReading {
    private var attributes: [String: Set<String>] = [:]
    private var children: [String: Set<String>] = [:]
    private var lists: [String: Set<String>] = [:]
    /// The elements whose class isn't built. Their content needn't be reported.
    private var standIns: Set<String> = []

    mutating func reads(attribute: String, of element: String) { attributes[element, default: []].insert(attribute) }
    mutating func reads(child key: String, of element: String) { children[element, default: []].insert(key) }
    mutating func reads(list: String, of element: String) { lists[element, default: []].insert(list) }

    mutating func standsIn(for element: String) { standIns.insert(element) }

    // MARK: Unread elements

    struct Unread {
        let element: XMLElement
        let what: String
    }

    /// Returns what wasn't read: each kind once, at its first place in the file.
    func unread(in root: XMLElement) -> [Unread] {
        var found: [Unread] = []
        var known: Set<String> = []
        var waiting = [root]
        while let element = waiting.popLast() {
            let isStandIn = standIns.contains(element.name)
            let names = isStandIn ? [] : element.attributes.map(\.key).sorted()
            for name in names where !isRead(attribute: name, of: element.name) {
                let what = "the attribute \(name) of <\(element.name)>"
                if known.insert(what).inserted { found.append(Unread(element: element, what: what)) }
            }
            var inside: [XMLElement] = []
            for child in element.children {
                switch reader(of: child, in: element) {
                case .child: inside += isObject(child) ? [child] : []
                case .list: inside += ([child] + child.children).filter(isObject)
                case .unread where isStandIn: break
                case .unread:
                    let key = child.key.map { " for the key \($0)" } ?? ""
                    let what = "<\(child.name)>\(key) in <\(element.name)>"
                    if known.insert(what).inserted { found.append(Unread(element: child, what: what)) }
                }
            }
            waiting += inside.reversed()
        }
        return found.sorted { $0.element.line < $1.element.line }
    }

    private enum Reader {
        case child, list, unread
    }

    private func reader(of child: XMLElement, in element: XMLElement) -> Reader {
        if let key = child.key, children[element.name]?.contains(key) == true { return .child }
        if lists[element.name]?.contains(child.name) == true { return .list }
        if Self.listsOfAll.contains(child.name) { return .child }
        return Self.isForXcode(child) ? .child : .unread
    }

    /// Returns whether the element belongs to an object that read it. Value elements, such as fonts, don't count:
    /// they're always read completely.
    private func isObject(_ element: XMLElement) -> Bool { attributes[element.name] != nil }

    private func isRead(attribute: String, of element: String) -> Bool {
        attributes[element]?.contains(attribute) == true || Self.attributesForXcode.contains(attribute)
    }

    /// The lists that are read for every object.
    private static let listsOfAll: Set = ["connections", "userDefinedRuntimeAttributes", "gestureRecognizers"]

    // MARK: Elements that only Xcode needs

    private static let attributesForXcode: Set = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "misplaced", "ambiguous",
        "verifyAmbiguity", "fixedFrame", "sceneMemberID", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "colorLabel", "placeholderIdentifier", "propertyAccessControl", "simulatedAppContext",
    ]

    private static let childrenForXcode: Set = [
        "animations", "nil", "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics",
        "simulatedNavigationBarMetrics", "simulatedOrientationMetrics", "freeformSimulatedSizeMetrics", "userGuides",
        "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "attributedKeys",
    ]

    private static let keysForXcode: Set = ["canvasLocation", "customSize", "freeformSize", "userLabel"]

    private static func isForXcode(_ child: XMLElement) -> Bool {
        childrenForXcode.contains(child.name) || child.name.hasPrefix("simulated")
            || child.key.map(keysForXcode.contains) == true
    }
}
