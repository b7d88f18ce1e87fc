import UIKit

/// A view of a layout that shows where a section or a group is. Its kind decides how the line looks.
final class LineView: UICollectionReusableView {
    private let outline = LineOutline()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        outline.frame = bounds
        outline.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(outline)
        registerForTraitChanges([ShowsLinesTrait.self]) { (line: LineView, _) in
            UIView.animate(withDuration: 0.25) { line.showOrHide() }
        }
    }

    required init?(coder: NSCoder) { fatalError("Lines are made in code.") }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let kind = layoutAttributes.representedElementKind.flatMap(LineKind.init) { outline.kind = kind }
        showOrHide()
    }

    private func showOrHide() { outline.alpha = traitCollection.showsLines ? 1 : 0 }

    var kind: LineKind { outline.kind }
    var isSeen: Bool { outline.alpha > 0 }
}
