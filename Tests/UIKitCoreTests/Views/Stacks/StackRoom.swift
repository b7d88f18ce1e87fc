import UIKit
import UIKitTesting

/// A stack on a stage, and where its views are as seen along its axis.
@MainActor struct StackRoom {
    let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    let stack: UIStackView

    /// - Parameters:
    ///   - length: The stack's length along its axis; nil lets its views determine it.
    init(
        _ axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = nil, breadth: CGFloat? = nil,
        isRightToLeft: Bool = false, _ views: [UIView] = []
    ) {
        stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.translatesAutoresizingMaskIntoConstraints = false
        if isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        room.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: room.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: room.topAnchor).isActive = true
        let (along, across) =
            axis == .horizontal
            ? (stack.widthAnchor, stack.heightAnchor) : (stack.heightAnchor, stack.widthAnchor)
        if let length { along.constraint(equalToConstant: length).isActive = true }
        if let breadth { across.constraint(equalToConstant: breadth).isActive = true }
        stage.show(room)
    }

    /// Where each view begins along the axis, in reading direction, and how long it is.
    var along: [[CGFloat]] { stack.arrangedSubviews.map { lines($0).along } }

    /// Where each view begins across the axis, and how broad it is.
    var across: [[CGFloat]] { stack.arrangedSubviews.map { lines($0).across } }

    private func lines(_ view: UIView) -> (along: [CGFloat], across: [CGFloat]) {
        let frame = view.frame
        let isRightToLeft = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let horizontal = [isRightToLeft ? stack.bounds.width - frame.maxX : frame.minX, frame.width]
        let vertical = [frame.minY, frame.height]
        return stack.axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    }

    /// Lays out and returns ``along``.
    func settledAlong() -> [[CGFloat]] {
        stage.settle()
        return along
    }

    func settledAcross() -> [[CGFloat]] {
        stage.settle()
        return across
    }
}
