extension NibDocument {
    /// Returns the file's copy of a colour in the asset catalogue, from when the file was saved.
    package func copy(ofColor name: String) -> NibColor? { resource("namedColor", name) }

    /// Returns the file's copy of one of UIKit's colours, from when the file was saved.
    package func copy(ofSystemColor name: String) -> NibColor? { resource("systemColor", name) }

    /// Returns the colour of `<namedColor name="Brand"><color red="1" …/></namedColor>` in `<resources>`.
    private func resource(_ kind: String, _ name: String) -> NibColor? {
        let resource = root.child(named: "resources")?.children
            .first { $0.name == kind && $0.attributes["name"] == name }
        return resource?.child(named: "color").flatMap { NibColor($0) }
    }
}
