import UIKit

/// A stage of some height with words above it, and a button that makes it move.
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
        button.addAction(UIAction { [unowned self] _ in run() }, for: .primaryActionTriggered)
        for view in [words, stage, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    /// What the button does.
    func run() {}

    /// Places what is on the stage, which has its size.
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

    /// Whether reading runs to the left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A rectangle of the stage where it is in this direction of reading.
    func placed(_ rect: CGRect) -> CGRect {
        isRightToLeft
            ? CGRect(x: stage.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
}
