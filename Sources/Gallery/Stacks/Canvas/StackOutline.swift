import UIKit

/// Outlines what isn't a view in a stack: its margins, and the gaps between views with their lengths.
final class StackOutline: UIView {
    /// The lengths of the gaps, in points, in order.
    private(set) var gaps: [CGFloat] = []
    private let margins = (0..<4).map { _ in UIView() }
    private var signs: [GapSign] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for margin in margins {
            margin.backgroundColor = .systemBlue.withAlphaComponent(0.16)
            addSubview(margin)
        }
    }

    required init?(coder: NSCoder) { fatalError("Outlines are made in code.") }

    /// Shows a stack's margins and gaps. They animate along with the stack's layout.
    func show(_ stack: UIStackView) {
        frame = stack.bounds
        stack.bringSubviewToFront(self)
        let inside = stack.isLayoutMarginsRelativeArrangement ? bounds.inset(by: stack.layoutMargins) : bounds
        showMargins(around: inside)
        let isRow = stack.axis == .horizontal
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let places = views.map { $0.alignmentRect(forFrame: $0.frame) }
        let frames = places.sorted { isRow ? $0.minX < $1.minX : $0.minY < $1.minY }
        let neighbours = zip(frames, frames.dropFirst())
        gaps = neighbours.map { isRow ? $1.minX - $0.maxX : $1.minY - $0.maxY }
        let rooms = zip(neighbours, gaps).map { pair, gap in
            isRow
                ? CGRect(x: pair.0.maxX, y: inside.minY, width: max(gap, 0), height: inside.height)
                : CGRect(x: inside.minX, y: pair.0.maxY, width: inside.width, height: max(gap, 0))
        }
        showSigns(in: rooms)
    }

    private func showMargins(around inside: CGRect) {
        let frames = [
            CGRect(x: 0, y: 0, width: bounds.width, height: inside.minY),
            CGRect(x: 0, y: inside.maxY, width: bounds.width, height: bounds.maxY - inside.maxY),
            CGRect(x: 0, y: inside.minY, width: inside.minX, height: inside.height),
            CGRect(x: inside.maxX, y: inside.minY, width: bounds.maxX - inside.maxX, height: inside.height),
        ]
        for (margin, frame) in zip(margins, frames) { margin.frame = frame }
    }

    private func showSigns(in rooms: [CGRect]) {
        while signs.count < rooms.count {
            let sign = GapSign()
            signs.append(sign)
            addSubview(sign)
        }
        for (index, sign) in signs.enumerated() {
            sign.isHidden = index >= rooms.count || gaps[index] <= 0
            if !sign.isHidden { sign.show(gaps[index], in: rooms[index]) }
        }
    }
}
