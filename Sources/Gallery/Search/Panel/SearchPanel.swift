import UIKit

/// The report of the last change, the controls for shuffling, and the keys. They're below each other on a phone, and
/// side by side if there is room.
final class SearchPanel: UIView {
    let report = ChangeReport()
    let shuffle = ShuffleRow()
    let keys = LetterKeys()

    private let line = UIView()
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 12
    private static let leastWidthOfTwoColumns: CGFloat = 680
    private static let mostWidthOfKeys: CGFloat = 460

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        line.backgroundColor = .separator
        for view in [report, shuffle, keys, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Panels are made in code.") }

    private func isSideBySide(in width: CGFloat) -> Bool { width >= Self.leastWidthOfTwoColumns }

    private var wordsHeight: CGFloat { ChangeReport.height(for: traitCollection) + Self.gap + shuffle.height }

    /// Returns the size without the safe area.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let keysHeight = LetterKeys.height(for: traitCollection)
        let height =
            isSideBySide(in: size.width) ? max(wordsHeight, keysHeight) : wordsHeight + Self.gap + keysHeight
        return CGSize(width: size.width, height: height + 2 * Self.gap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let insets = safeAreaInsets
        let left = insets.left + Self.margin
        let width = max(bounds.width - insets.left - insets.right - 2 * Self.margin, 0)
        let height = max(bounds.height - insets.bottom - 2 * Self.gap, 0)
        let isSideBySide = isSideBySide(in: bounds.width - insets.left - insets.right)
        let keysHeight = LetterKeys.height(for: traitCollection)
        let keysWidth = isSideBySide ? min(width * 0.55, Self.mostWidthOfKeys) : width
        let wordsWidth = isSideBySide ? width - keysWidth - 2 * Self.gap : width
        let reportHeight = ChangeReport.height(for: traitCollection)
        let top = Self.gap + (isSideBySide ? ((height - wordsHeight) / 2).rounded() : 0)
        place(report, CGRect(x: left, y: top, width: wordsWidth, height: reportHeight))
        place(
            shuffle,
            CGRect(x: left, y: top + reportHeight + Self.gap, width: wordsWidth, height: shuffle.height))
        place(
            keys,
            CGRect(
                x: left + width - keysWidth, y: bounds.height - insets.bottom - Self.gap - keysHeight, width: keysWidth,
                height: keysHeight))
    }
}
