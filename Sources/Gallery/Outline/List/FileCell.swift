import UIKit

/// A row of the tree, indented by its level: a chevron for a folder, a symbol, the name, and a file's size.
final class FileCell: UICollectionViewCell {
    private let chevron = UIImageView()
    private let symbol = UIImageView()
    private let name = UILabel()
    private let size = UILabel()
    private let line = UIView()
    private var level = 0
    private var isExpanded = false

    private static let margin: CGFloat = 12
    private static let step: CGFloat = 18
    /// The largest indentation, as a share of the row's width: names of deep folders still have room.
    private static let mostIndent: CGFloat = 0.4

    override init(frame: CGRect) {
        super.init(frame: frame)
        chevron.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        chevron.tintColor = .tertiaryLabel
        name.grow(as: .body)
        name.lineBreakMode = .byTruncatingMiddle
        size.grow(as: .footnote)
        size.textColor = .secondaryLabel
        line.backgroundColor = .separator
        contentView.layer.cornerRadius = 12
        contentView.layer.cornerCurve = .continuous
        for view in [chevron, symbol] { view.contentMode = .center }
        for view in [line, chevron, symbol, name, size] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ entry: FileEntry, level: Int, isExpanded: Bool) {
        self.level = level
        name.text = entry.name
        size.text = entry.isFolder ? nil : entry.size.bytes
        symbol.image = UIImage(
            systemName: entry.isFolder ? "folder.fill" : "doc.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: entry.isFolder ? 18 : 17, weight: .regular))
        symbol.tintColor = entry.color
        chevron.isHidden = !entry.isFolder
        accessibilityLabel = entry.name
        accessibilityValue = entry.size.bytes
        setExpanded(isExpanded, animated: false)
        setNeedsLayout()
    }

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard !chevron.isHidden else { return }
        self.isExpanded = isExpanded
        accessibilityValue = isExpanded ? "expanded" : "collapsed"
        guard animated else { return turnChevron() }
        UIView.animate(withDuration: 0.3) { [self] in turnChevron() }
    }

    private func turnChevron() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let down = CGFloat.pi / 2 * (isMirrored ? -1 : 1)
        chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: down) : .identity
    }

    override var isHighlighted: Bool {
        didSet { contentView.backgroundColor = isHighlighted ? .systemGray5 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        var x = Self.margin + min(CGFloat(level) * Self.step, width * Self.mostIndent)
        // Placed by its centre, because it may be rotated.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        chevron.bounds.size = CGSize(width: 16, height: 16)
        chevron.center = CGPoint(x: isMirrored ? width - x - 8 : x + 8, y: height / 2)
        turnChevron()
        x += 24
        place(symbol, CGRect(x: x, y: 0, width: 24, height: height))
        x += 24 + 10
        let number = size.text == nil ? 0 : size.sizeThatFits(contentView.bounds.size).width.rounded(.up)
        let end = width - Self.margin
        size.textAlignment = endAlignment
        place(size, CGRect(x: end - number, y: 0, width: number, height: height))
        place(name, CGRect(x: x, y: 0, width: max(end - number - 10 - x, 0), height: height))
        place(line, CGRect(x: x, y: height - 0.5, width: max(width - x, 0), height: 0.5))
    }
}

extension FileEntry {
    /// The colour of the symbol, by the file's extension.
    fileprivate var color: UIColor {
        if isFolder { return .systemBlue }
        return switch fileExtension {
        case "swift": .systemOrange
        case "md", "txt": .systemGray
        case "py", "sh": .systemGreen
        case "js", "css", "html": .systemYellow
        case "svg", "png", "webp", "jpg": .systemPurple
        case "json", "tsv", "yml": .systemTeal
        default: .systemGray2
        }
    }
}

extension Int {
    /// The number of bytes in the largest decimal unit that needs at most three digits before its point.
    fileprivate var bytes: String {
        if self < 1_000 { return self == 1 ? "1 byte" : "\(self) bytes" }
        var (tenths, units) = (self / 100, ["KB", "MB", "GB"][...])
        while tenths >= 10_000, units.count > 1 { (tenths, units) = (tenths / 1_000, units.dropFirst()) }
        let number = tenths < 100 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
        return "\(number) \(units[units.startIndex])"
    }
}
