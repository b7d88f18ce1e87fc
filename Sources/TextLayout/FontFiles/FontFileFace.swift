/// The face of a font file at one position on its axes, for measuring text.
///
/// - Complexity: O(1) for a Latin letter, otherwise O(log characters); O(subtables × log glyphs) for a pair. No call
///   allocates memory.
package struct FontFileFace: Sendable {
    /// An object, so that passing a face on passes one reference.
    private final class Contents: Sendable {
        let coordinates: [FontTag: Double]
        let metrics: FontMetrics
        let glyphCount: Int
        let characters: CharacterMap
        let advances: HorizontalAdvances
        let kerning: Kerning
        let variation: FontVariation?

        init(file: FontFile, coordinates: [FontTag: Double], variation: FontVariation?) {
            self.coordinates = coordinates
            self.variation = variation
            metrics = variation.map { file.metrics.varied(by: $0) } ?? file.metrics
            glyphCount = file.glyphCount
            characters = file.characters
            advances = file.advances
            kerning = file.kerning
        }
    }

    private let contents: Contents

    init(file: FontFile, coordinates: [FontTag: Double], variation: FontVariation?) {
        contents = Contents(file: file, coordinates: coordinates, variation: variation)
    }

    /// A value for each axis of the font, within its ends.
    package var coordinates: [FontTag: Double] { contents.coordinates }
    package var metrics: FontMetrics { contents.metrics }

    /// Returns nil if the font has no glyph for the character.
    package func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
        guard let glyph = contents.characters.glyph(for: scalar), glyph.number < contents.glyphCount else { return nil }
        return glyph
    }

    /// Returns how far a glyph moves the next one to the right.
    package func advance(of glyph: GlyphID) -> Int {
        let advance = contents.advances.advance(of: glyph)
        guard let changes = contents.variation?.advances else { return advance }
        return max(0, advance + changes.change(of: glyph))
    }

    /// Returns what to add to the advance of the first of two neighbours: negative if they move together.
    package func kerning(between first: GlyphID, and second: GlyphID) -> Int {
        contents.kerning.value(between: first, and: second, deltas: contents.variation?.layoutDeltas)
    }
}
