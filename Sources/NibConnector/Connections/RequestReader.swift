import NibReader

/// Collects what the elements of one file expect of classes.
struct RequestReader {
    private let document: NibDocument
    private let module: String
    private var requests: [NibRequest] = []

    /// - Parameter module: The module that the file belongs to. Leaves out connections to classes of other modules.
    static func requests(in document: NibDocument, of module: String) -> [NibRequest] {
        var reader = RequestReader(document: document, module: module)
        reader.read(document.root, inside: nil, controller: nil)
        return reader.requests
    }

    private init(document: NibDocument, module: String) {
        self.document = document
        self.module = module
    }

    /// Files have at most 500 levels, so this can be recursive.
    private mutating func read(_ element: XMLElement, inside owner: XMLElement?, controller: XMLElement?) {
        switch element.name {
        case "outlet", "outletCollection": add(element, "property", of: owner) { .outlet($0) }
        case "action": add(element, "selector", of: destination(of: element)) { .action($0) }
        case "segue":
            add(element, "destinationCreationSelector", of: controller) { .segueAction($0) }
            add(element, "unwindAction", of: destination(of: element)) { .action($0) }
        case "userDefinedRuntimeAttribute": add(element, "keyPath", of: owner) { .attribute($0) }
        default: break
        }
        // Connections and attributes belong to the element around their list.
        let isList = element.name == "connections" || element.name == "userDefinedRuntimeAttributes"
        let isController = element.name == "placeholder" || element.name.lowercased().hasSuffix("controller")
        for child in element.children {
            read(child, inside: isList ? owner : element, controller: isController ? element : controller)
        }
    }

    private func destination(of element: XMLElement) -> XMLElement? {
        element.attributes["destination"].flatMap(document.element)
    }

    private mutating func add(
        _ element: XMLElement, _ attribute: XMLName, of owner: XMLElement?, _ kind: (String) -> NibRequest.Kind
    ) {
        guard let value = element.attributes[attribute], let receiver = owner.flatMap(receiver) else { return }
        let place = Place(file: document.file, line: element.line)
        requests.append(NibRequest(kind: kind(value), receiver: receiver, place: place))
    }

    // MARK: Receivers

    /// Returns nil if the class is in another module, or isn't stated.
    private func receiver(_ element: XMLElement) -> NibRequest.Receiver? {
        if element.name == "exit" || element.attributes["placeholderIdentifier"] == "IBFirstResponder" {
            return .anyone
        }
        guard let name = element.attributes["customClass"] else {
            return element.name == "placeholder" || element.name == "customObject" ? nil : .uiKit
        }
        return isOfModule(element) ? .custom(name) : nil
    }

    /// Xcode writes "target" for the file's own module, but may leave the module's former name.
    private func isOfModule(_ element: XMLElement) -> Bool {
        guard let written = element.attributes["customModule"] else { return true }
        return written == module || element.attributes["customModuleProvider"] == "target"
    }
}
