import UIKit

/// A stage of a fixed height, a label above it, and a button that starts a movement.
class DemoSection: UIView {
    let stage = UIView()
    let words = UILabel()
    let button = UIButton(type: .system)
    private let stageHeight: CGFloat

    private static let wordsHeight: CGFloat = 22
    private static let buttonHeight: CGFloat = 44
    private static let gap: CGFloat = 8

    init(stageHeight: CGFloat, button title: String?) {
        self.stageHeight = stageHeight
        super.init(frame: .zero)
        words.font = .preferredFont(forTextStyle: .footnote)
        words.textColor = .secondaryLabel
        stage.clipsToBounds = true
        button.setTitle(title, for: .normal)
        button.isHidden = title == nil
        button.addAction(UIAction { [weak self] _ in self?.run() }, for: .primaryActionTriggered)
        for view in [words, stage, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    /// Called by the button. Subclasses override it.
    func run() {}

    /// Lays out the views on the stage, whose size is set. Subclasses override it.
    func layOutStage() {}

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let below = button.isHidden ? 0 : Self.gap + Self.buttonHeight
        return CGSize(width: size.width, height: Self.wordsHeight + Self.gap + stageHeight + below)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        words.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.wordsHeight)
        stage.frame = CGRect(x: 0, y: Self.wordsHeight + Self.gap, width: bounds.width, height: stageHeight)
        button.frame = CGRect(
            x: 0, y: stage.frame.maxY + Self.gap, width: bounds.width, height: Self.buttonHeight)
        layOutStage()
    }

    /// Whether the layout direction is right-to-left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns a rectangle of the stage, mirrored in a right-to-left layout.
    func placed(_ rect: CGRect) -> CGRect {
        isRightToLeft
            ? CGRect(x: stage.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
