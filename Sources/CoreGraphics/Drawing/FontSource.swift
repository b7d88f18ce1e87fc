/// A font file of the app that a screen may ask for: one font, TrueType or OpenType.
package final class FontSource: Sendable {
    /// Unique in this run, and all that a page ever learns of the font: never a path, nor anything derived from one.
    package let id: Int
    private let read: @Sendable () -> [UInt8]

    /// - Parameter read: Returns the file's bytes each time a screen asks; no bytes if there is no font.
    package init(id: Int, read: @escaping @Sendable () -> [UInt8]) {
        self.id = id
        self.read = read
    }

    package var bytes: [UInt8] { read() }
}

extension FontSource: Hashable {
    package static func == (left: FontSource, right: FontSource) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
