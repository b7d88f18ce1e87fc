import UIKit

/// The constraints of the scene's parts. Some of them are active in turn.
@MainActor final class AutoLayoutScreen {
    /// The width of the list, if the room isn't narrower.
    let listWidth: NSLayoutConstraint

    /// The room for the list: beside the panel, or above it.
    let room = UILayoutGuide()

    private let always: [NSLayoutConstraint]
    private let panelBeside: [NSLayoutConstraint]
    private let panelBelow: [NSLayoutConstraint]
    private let panelOpen: NSLayoutConstraint
    private let panelClosed: NSLayoutConstraint
    private let cardShown: NSLayoutConstraint
    private let cardHidden: NSLayoutConstraint

    private static let captionHeight: CGFloat = 32
    private static let columnWidth: CGFloat = 300
    private static let margin: CGFloat = 16
    /// The space above and below the card, in points.
    private static let gap: CGFloat = 12

    init(view: UIView, caption: UIView, list: UIView, card: UIView, panel: UIView) {
        let (safe, room, margin) = (view.safeAreaLayoutGuide, room, Self.margin)
        let (line, cardLine) = (UIView(), UIView())
        for line in [line, cardLine] { line.backgroundColor = .separator }
        view.addLayoutGuide(room)
        for part in [list, cardLine, card, caption, panel, line] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        listWidth = list.widthAnchor.constraint(equalToConstant: 0)
        listWidth.priority = .defaultHigh
        // Leaves room below the card for the row that it explains.
        let cardHeight = card.heightAnchor.constraint(
            lessThanOrEqualTo: room.heightAnchor, multiplier: 0.7, constant: -20)
        cardHeight.priority = UILayoutPriority(999)
        // Not required, because it would conflict for a moment while a device rotates: beside the panel a phone has no
        // room.
        let cardEnd = card.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -margin)
        cardEnd.priority = UILayoutPriority(999)
        always = [
            caption.topAnchor.constraint(equalTo: view.topAnchor),
            caption.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            caption.heightAnchor.constraint(equalToConstant: Self.captionHeight),
            room.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            room.topAnchor.constraint(equalTo: caption.bottomAnchor),
            list.centerXAnchor.constraint(equalTo: room.centerXAnchor),
            list.widthAnchor.constraint(lessThanOrEqualTo: room.widthAnchor),
            listWidth,
            // The height stays the same when the card moves the list down and when the panel covers it, so no row is
            // removed while it's visible.
            list.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -Self.captionHeight),
            card.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: margin),
            cardEnd,
            cardHeight,
            cardLine.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            cardLine.trailingAnchor.constraint(equalTo: room.trailingAnchor),
            cardLine.bottomAnchor.constraint(equalTo: list.topAnchor),
            cardLine.heightAnchor.constraint(equalToConstant: 0.5),
            line.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            line.topAnchor.constraint(equalTo: panel.topAnchor),
        ]
        panelBeside = [
            room.trailingAnchor.constraint(equalTo: panel.leadingAnchor),
            room.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -Self.columnWidth),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.topAnchor.constraint(equalTo: view.topAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            line.widthAnchor.constraint(equalToConstant: 0.5),
            line.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
        panelBelow = [
            room.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            room.bottomAnchor.constraint(equalTo: panel.topAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.46),
            line.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ]
        panelOpen = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        panelClosed = panel.topAnchor.constraint(equalTo: view.bottomAnchor)
        // The card slides in from above, behind the caption, and moves the list down.
        list.topAnchor.constraint(equalTo: card.bottomAnchor, constant: Self.gap).isActive = true
        cardShown = card.topAnchor.constraint(equalTo: room.topAnchor, constant: Self.gap)
        cardHidden = card.bottomAnchor.constraint(equalTo: room.topAnchor, constant: -Self.gap)
        NSLayoutConstraint.activate(always)
    }

    func arrange(isWide: Bool, isPanelOpen: Bool, hasCard: Bool) {
        let below = panelBelow + [isPanelOpen ? panelOpen : panelClosed]
        let wanted = (isWide ? panelBeside : below) + [hasCard ? cardShown : cardHidden]
        let turns = panelBeside + panelBelow + [panelOpen, panelClosed, cardShown, cardHidden]
        for constraint in turns where constraint.isActive && !wanted.contains(constraint) {
            constraint.isActive = false
        }
        for constraint in wanted where !constraint.isActive { constraint.isActive = true }
    }
}
