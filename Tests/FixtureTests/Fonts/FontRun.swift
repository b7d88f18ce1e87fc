import CoreGraphics
import UIKit

/// Measures the texts of a table of system-font.json: every ASCII character, strings, and labels that show them.
@MainActor final class FontRun {
    private(set) var table = FixtureTable()
    private let font: UIFont
    private let json: FixtureJSON

    init(_ json: FixtureJSON) throws {
        guard let size = json["size"].number, let weight = json["weight"].string.flatMap(Self.weights.firstIndex) else {
            throw FixtureError(description: "a table of a font needs its size and weight")
        }
        self.json = json
        font = .systemFont(ofSize: size, weight: UIFont.Weight(Self.rawWeights[weight]))
        compareMetrics()
        compareAdvances()
        compareStrings()
    }

    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]
    private static let rawWeights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    private func compareMetrics() {
        let metrics = [
            ("ascender", font.ascender), ("descender", font.descender), ("lineHeight", font.lineHeight),
            ("capHeight", font.capHeight), ("xHeight", font.xHeight),
        ]
        for (name, found) in metrics {
            guard let expected = json[name].number else { continue }
            table.compareWithin(name, 1e-6, expected, found)
        }
    }

    /// Compares advances, which were recorded with four digits.
    private func compareAdvances() {
        let characters = json["characters"].string ?? ""
        for (character, advance) in zip(characters, json["advances"].numbers) {
            table.compareWithin("\(character)", 0.0001, advance, width(of: String(character)))
        }
    }

    /// Compares strings. The rule is exact to a hundred thousandth of an em; strings have up to 43 characters.
    private func compareStrings() {
        for (text, width) in json["widths"].dictionary {
            table.compareWithin(text, 0.002, width.number ?? .nan, self.width(of: text))
        }
        for (text, width) in json["labelWidths"].dictionary {
            let label = UILabel()
            label.traitOverrides.displayScale = 3
            label.font = font
            label.text = text
            table.compareWithin("label \(text)", 0.0001, width.number ?? .nan, label.intrinsicContentSize.width)
        }
    }

    private func width(of text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
}
