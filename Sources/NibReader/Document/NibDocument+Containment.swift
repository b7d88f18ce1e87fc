extension NibDocument {
    /// Refuses a view controller that contains itself through relationship segues, such as a tab bar controller in one
    /// of its own tabs: creating it would never end.
    ///
    /// An app can prevent an embed segue, so a cycle of embed segues is found only when it's followed.
    ///
    /// - Complexity: O(elements).
    func checkContainment() throws(NibMistake) {
        var contained: [String: [XMLElement]] = [:]
        for controller in scenes.compactMap(\.controller) {
            guard let id = controller.id else { continue }
            contained[id] = controller.descendants.filter {
                $0.name == "segue" && $0.attributes["kind"] == "relationship"
            }
        }
        var finished: Set<String> = []
        for id in contained.keys.sorted() { try follow(id, contained, &finished) }
    }

    /// Follows the segues from a controller to those inside it, without recursion.
    private func follow(
        _ start: String, _ contained: [String: [XMLElement]], _ finished: inout Set<String>
    ) throws(NibMistake) {
        /// The path from the start to the current controller, each with the segues that are still to be followed.
        var way = [(id: start, segues: contained[start] ?? [])]
        var isOnWay: Set = [start]
        while let last = way.last {
            guard let segue = way[way.count - 1].segues.popLast() else {
                finished.insert(last.id)
                isOnWay.remove(last.id)
                way.removeLast()
                continue
            }
            guard let next = segue.attributes["destination"], !finished.contains(next) else { continue }
            guard isOnWay.insert(next).inserted else {
                throw NibMistake(
                    file: file, line: segue.line,
                    reason:
                        "the view controller \(next) contains itself: \(way.map(\.id).joined(separator: ", ")), \(next)",
                    remedy: "delete this segue in Xcode, or lead it to another view controller")
            }
            way.append((next, contained[next] ?? []))
        }
    }
}
