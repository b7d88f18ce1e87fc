import UIKit

extension TextSpecimen {
    /// Specimens of all text styles. Their fonts follow the text size.
    static var styles: [TextSpecimen] {
        let styles: [(String, UIFont.TextStyle)] = [
            ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
            ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
            ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
        ]
        return styles.map { name, style in
            let specimen = TextSpecimen(nil, name, font: .preferredFont(forTextStyle: style))
            specimen.label.adjustsFontForContentSizeCategory = true
            return specimen
        }
    }

    /// Specimens of all weights, from the thinnest to the heaviest, and of the system's other faces.
    static var weights: [TextSpecimen] {
        let weights: [(String, UIFont.Weight)] = [
            ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
            ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
        ]
        let digits = "1:11:11  20:48:00"
        return weights.map { name, weight in
            TextSpecimen(name, "Waltz, bad nymph", font: .systemFont(ofSize: 17, weight: weight))
        } + [
            TextSpecimen("Italic", "Waltz, bad nymph", font: .italicSystemFont(ofSize: 17)),
            TextSpecimen("Monospaced", "let waltz = \"fi\"", font: .monospacedSystemFont(ofSize: 17, weight: .regular)),
            TextSpecimen("Digits", digits),
            TextSpecimen(
                "Monospaced digits", digits, font: .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
        ]
    }
}
