import Foundation
import Testing
import UIKit

@Suite("Attributed text whose neighbouring runs differ in one value") @MainActor struct NeighbouringRunsTests {
    private func text(_ key: NSAttributedString.Key, _ values: [Any]) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: String(repeating: "a", count: values.count))
        for (place, value) in values.enumerated() {
            text.addAttribute(key, value: value, range: NSRange(location: place, length: 1))
        }
        return text
    }

    private func runs(_ text: NSAttributedString) -> Int {
        var count = 0
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, _, _ in count += 1 }
        return count
    }

    private func paragraph(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    @Test("two fonts, colours or paragraph styles side by side can be added, appended and copied")
    func differ() {
        let values: [(NSAttributedString.Key, [Any])] = [
            (.font, [UIFont.systemFont(ofSize: 34), UIFont.systemFont(ofSize: 12)]),
            (.foregroundColor, [UIColor.red, UIColor.blue]), (.foregroundColor, [UIColor.black, UIColor.label]),
            (.paragraphStyle, [paragraph(0), paragraph(4)]),
        ]
        for (key, pair) in values {
            let whole = text(key, pair)
            whole.append(text(key, pair.reversed()))
            #expect(runs(whole) == 3)
            #expect(runs(NSAttributedString(attributedString: whole)) == 3)
            #expect((whole.copy() as? NSAttributedString).map(runs) == 3)
            let label = UILabel()
            label.attributedText = whole
            #expect(label.attributedText.map(runs) == 3)
        }
    }

    @Test("neighbouring runs of equal values are one run")
    func alike() {
        #expect(runs(text(.font, [UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 20)])) == 1)
        #expect(runs(text(.foregroundColor, [UIColor.red, UIColor.red, UIColor.blue])) == 2)
    }
}
