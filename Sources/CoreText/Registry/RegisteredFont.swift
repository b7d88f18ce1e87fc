import TextLayout

/// A font that is available by name.
package final class RegisteredFont: Sendable {
    package let description: FontDescription
    package let opened: OpenedFont

    init(_ description: FontDescription, of opened: OpenedFont) {
        self.description = description
        self.opened = opened
    }

    package var postScriptName: String { description.postScriptName }
    package var fullName: String { description.fullName }
    package var familyName: String { description.familyName }

    package var typeface: FileTypeface { opened.typeface(at: description.coordinates) }

    package func axis(_ tag: FontTag) -> FontAxis? { opened.file.axes.first { $0.tag == tag } }

    /// Returns the same font at other positions on its axes. Axes that aren't mentioned keep their positions.
    package func moved(to coordinates: [FontTag: Double]) -> RegisteredFont {
        let asked = description.coordinates.merging(coordinates) { $1 }
        let place = opened.file.face(at: asked).coordinates
        return place == description.coordinates ? self : RegisteredFont(description.moved(to: place), of: opened)
    }
}
