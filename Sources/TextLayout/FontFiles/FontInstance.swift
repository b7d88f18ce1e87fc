/// A face of a variable font that has a name of its own, such as "SemiBold".
package struct FontInstance: Sendable, Hashable {
    /// For people, without the family's.
    package var name: String?
    /// By which code asks for it; put together from family and name where the font says none.
    package var postScriptName: String?
    package var coordinates: [FontTag: Double]

    package init(name: String?, postScriptName: String?, coordinates: [FontTag: Double]) {
        self.name = name
        self.postScriptName = postScriptName
        self.coordinates = coordinates
    }
}
