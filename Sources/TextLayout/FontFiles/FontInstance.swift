/// A face of a variable font with its own name, such as "SemiBold".
package struct FontInstance: Sendable, Hashable {
    /// The name that people read, without the family's name.
    package var name: String?
    /// The name for code. If the font has none, it consists of the family and the name.
    package var postScriptName: String?
    package var coordinates: [FontTag: Double]

    package init(name: String?, postScriptName: String?, coordinates: [FontTag: Double]) {
        self.name = name
        self.postScriptName = postScriptName
        self.coordinates = coordinates
    }
}
