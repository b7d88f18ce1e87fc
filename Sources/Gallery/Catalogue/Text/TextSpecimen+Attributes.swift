import UIKit

extension TextSpecimen {
    /// Specimens of text attributes.
    static var attributes: [TextSpecimen] {
        [mixed] + lines + [
            TextSpecimen("Strikethrough", "Sold out", strikethrough),
            TextSpecimen(
                "Background", "Marked with a pen",
                [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
            TextSpecimen("Kern 2", "Far apart", [.kern: 2]),
            TextSpecimen("Tracking −0.5", "Close together", [.tracking: -0.5]),
            raised,
        ]
    }

    private static let strikethrough: [NSAttributedString.Key: Any] = [
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.systemRed,
    ]

    /// Specimens of all underline styles.
    private static var lines: [TextSpecimen] {
        let styles: [(String, NSUnderlineStyle)] = [
            ("Single", .single), ("Thick", .thick), ("Double", .double), ("Dots", [.single, .patternDot]),
            ("Dashes", [.single, .patternDash]), ("Dashes and dots", [.single, .patternDashDot]),
            ("By word", [.single, .byWord]),
        ]
        return styles.map { name, style in
            TextSpecimen(name, "Every jig grows", [.underlineStyle: style.rawValue])
        }
    }

    private static var mixed: TextSpecimen {
        let text = NSMutableAttributedString(string: "Large, red and bold in one line")
        text.set(.font, UIFont.systemFont(ofSize: 28), at: "Large")
        text.set(.foregroundColor, UIColor.systemRed, at: "red")
        text.set(.font, UIFont.boldSystemFont(ofSize: 17), at: "bold")
        return TextSpecimen("Styles", text)
    }

    private static var raised: TextSpecimen {
        let text = NSMutableAttributedString(string: "E = mc2, H2O")
        let small = UIFont.systemFont(ofSize: 11)
        for (digit, offset) in [(NSRange(location: 6, length: 1), 6), (NSRange(location: 10, length: 1), -3)] {
            text.addAttributes([.font: small, .baselineOffset: offset], range: digit)
        }
        return TextSpecimen("Baseline offset", text)
    }
}

extension NSMutableAttributedString {
    fileprivate func set(_ key: NSAttributedString.Key, _ value: Any, at word: String) {
        addAttribute(key, value: value, range: (string as NSString).range(of: word))
    }
}
