import CoreGraphics
import QuartzCore

/// The accessories of a row: those that the app set, the views of those that are visible now, and their places.
@MainActor final class RowAccessories {
    /// The accessories as the app set them.
    private(set) var all: [UICellAccessory] = []
    private var order = AccessoryOrder([])
    private(set) var leading: [Slot] = []
    private(set) var trailing: [Slot] = []
    /// The system's views by type, kept while they are hidden.
    private var views: [UICellAccessory.AccessoryType: AccessoryView] = [:]
    /// Views that appeared with an animation and have no place yet.
    private var entering: [UIView] = []
    /// Views that are disappearing, and their earlier alpha.
    private var leaving: [(view: UIView, alpha: CGFloat)] = []
    private var isRightToLeft = false
    /// The vertical line before the reorder handle.
    private var line: UIView?

    /// A visible accessory.
    struct Slot {
        let accessory: UICellAccessory
        let view: UIView
    }

    // MARK: Visible accessories

    func set(_ accessories: [UICellAccessory]) {
        order = AccessoryOrder(accessories)
        all = accessories
    }

    /// Shows the accessories for the editing state, and returns whether other ones are visible than before.
    func show(whileEditing isEditing: Bool, in cell: UICollectionViewListCell) -> Bool {
        let old = leading + trailing
        leading = slots(order.leading, isEditing, in: cell)
        trailing = slots(order.trailing, isEditing, in: cell)
        let new = leading + trailing
        for slot in old where !new.contains(where: { $0.view === slot.view }) { leave(slot.view, cell) }
        for slot in new where !slot.view.isDirectly(in: cell) || leaving.contains(where: { $0.view === slot.view }) {
            enter(slot.view, cell)
        }
        return old.count != new.count || !zip(old, new).allSatisfy { $0.view === $1.view }
    }

    private func slots(
        _ accessories: [UICellAccessory], _ isEditing: Bool, in cell: UICollectionViewListCell
    ) -> [Slot] {
        var slots: [Slot] = []
        for accessory in accessories where accessory.isDisplayed(whileEditing: isEditing) {
            slots.append(Slot(accessory: accessory, view: view(of: accessory, in: cell)))
        }
        return slots
    }

    private func view(of accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
        if case .customView(let view) = accessory.accessoryType {
            if let tint = accessory.look.tintColor { view.tintColor = tint }
            view.isHidden = accessory.look.isHidden
            return view
        }
        let view = views[accessory.accessoryType] ?? cell.makeAccessoryView(accessory.accessoryType)
        views[accessory.accessoryType] = view
        view.show(accessory)
        return view
    }

    /// The system's view of a type, if it's visible.
    func systemView(_ type: UICellAccessory.AccessoryType) -> AccessoryView? {
        guard let view = views[type], (leading + trailing).contains(where: { $0.view === view }) else { return nil }
        return view
    }

    /// Adds a view. In an animation, it moves in from its edge.
    private func enter(_ view: UIView, _ cell: UICollectionViewListCell) {
        if let index = leaving.firstIndex(where: { $0.view === view }) { view.alpha = leaving.remove(at: index).alpha }
        UIView.performWithoutAnimation { cell.addSubview(view) }
        guard LayerActions.areViewsAnimated else { return }
        entering.append(view)
        let alpha = view.alpha
        UIView.performWithoutAnimation { view.alpha = 0 }
        view.alpha = alpha
    }

    /// Removes a view. In an animation, it moves out to its edge first.
    private func leave(_ view: UIView, _ cell: UICollectionViewListCell) {
        entering.removeAll { $0 === view }
        // A custom view may be in another row by now.
        guard view.isDirectly(in: cell) else { return }
        guard LayerActions.areViewsAnimated else { return view.removeFromSuperview() }
        leaving.append((view, view.alpha))
        let isLeft = view.center.x < cell.contentView.center.x
        UIView.animate(
            withDuration: ListRows.editingDuration,
            animations: {
                view.center.x += isLeft ? -view.frame.maxX : cell.bounds.width - view.frame.minX
                view.alpha = 0
            },
            completion: { [weak self, weak cell] _ in
                if let cell { self?.takeAway(view, from: cell) }
            })
    }

    /// Removes the view, unless it has appeared again meanwhile or is in another row.
    private func takeAway(_ view: UIView, from cell: UICollectionViewListCell) {
        guard let index = leaving.firstIndex(where: { $0.view === view }) else { return }
        view.alpha = leaving.remove(at: index).alpha
        if view.isDirectly(in: cell) { view.removeFromSuperview() }
    }

    // MARK: Frames

    /// The width of an accessory's space, in points.
    private func width(of slot: Slot) -> CGFloat {
        switch slot.accessory.look.reservedWidth {
        case .actual: size(of: slot).width
        case .standard:
            // A custom view wider than a finger, such as a switch, gets its full width. A small sign may reach beyond
            // its space.
            max(slot.accessory.accessoryType.standardWidth, ownWidthIfWide(of: slot))
        case .custom(let width): max(width.usable, 0)
        }
    }

    private func ownWidthIfWide(of slot: Slot) -> CGFloat {
        guard case .customView = slot.accessory.accessoryType else { return 0 }
        let width = size(of: slot).width
        return width > AccessoryView.fingerLength ? width : 0
    }

    private func size(of slot: Slot) -> CGSize {
        guard case .customView(let view) = slot.accessory.accessoryType else { return slot.view.intrinsicContentSize }
        guard !slot.accessory.look.maintainsFixedSize else { return view.bounds.size }
        let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard wanted.width > 0, wanted.height > 0, wanted.isFinite else { return view.bounds.size }
        return view.frame(forAlignmentRect: CGRect(origin: .zero, size: wanted)).size
    }

    /// The space that all accessories take at the row's edges, in points.
    ///
    /// - Parameters:
    ///   - margins: The row's margins.
    ///   - indentation: The indentation of the row's content, in points.
    func insets(
        margins: (leading: CGFloat, trailing: CGFloat), indentation: CGFloat
    ) -> (leading: CGFloat, trailing: CGFloat) {
        var start = indentation
        if !leading.isEmpty {
            start += margins.leading + AccessoryGaps.leading * CGFloat(leading.count - 1)
            for slot in leading { start += width(of: slot) }
        }
        guard !trailing.isEmpty else { return (start, 0) }
        var end = margins.trailing
        for index in trailing.indices {
            end += width(of: trailing[index])
            if index > 0 { end += hasLine(before: index) ? AccessoryGaps.aroundLine : AccessoryGaps.trailing }
        }
        return (start, end)
    }

    private func hasLine(before index: Int) -> Bool {
        index > 0 && trailing[index].accessory.accessoryType == .reorder
            && trailing[index].accessory.look.showsVerticalSeparator
    }

    /// Places all accessories.
    ///
    /// - Parameter start: Where the first accessory's space begins, in points from the leading edge.
    func place(in cell: UICollectionViewListCell, from start: CGFloat, to end: CGFloat, isRightToLeft: Bool) {
        self.isRightToLeft = isRightToLeft
        let isLineSeen = trailing.indices.contains { hasLine(before: $0) }
        if !isLineSeen, let line { line.isHidden = true }
        var x = start
        for slot in leading {
            let room = width(of: slot)
            put(slot, at: x + room / 2, isLeading: true, in: cell)
            x += room + AccessoryGaps.leading
        }
        x = end
        for index in trailing.indices.reversed() {
            let room = width(of: trailing[index])
            put(trailing[index], at: x - room / 2, isLeading: false, in: cell)
            x -= room
            if hasLine(before: index) {
                placeLine(at: x - AccessoryGaps.trailing - AccessoryGaps.line, in: cell)
                x -= AccessoryGaps.aroundLine
            } else {
                x -= AccessoryGaps.trailing
            }
        }
        entering = []
    }

    private func put(_ slot: Slot, at middle: CGFloat, isLeading: Bool, in cell: UICollectionViewListCell) {
        let size = size(of: slot)
        let grid = 1 / max(cell.pixelScale, 1)
        func onPixel(_ length: CGFloat) -> CGFloat { (length / grid + 0.001).rounded() * grid }
        var frame = CGRect(
            x: onPixel(middle - size.width / 2), y: onPixel((cell.bounds.height - size.height) / 2),
            width: size.width, height: size.height)
        if isRightToLeft { frame = frame.mirrored(in: cell.bounds) }
        if entering.contains(where: { $0 === slot.view }) {
            let isLeft = isLeading != isRightToLeft
            UIView.performWithoutAnimation {
                slot.view.frame = frame.offsetBy(dx: isLeft ? -frame.maxX : cell.bounds.width - frame.minX, dy: 0)
                slot.view.layoutIfNeeded()
            }
        }
        slot.view.frame = frame
    }

    private func placeLine(at x: CGFloat, in cell: UICollectionViewListCell) {
        let line = line ?? .controlPart(color: .separator)
        self.line = line
        if line.superview !== cell { UIView.performWithoutAnimation { cell.addSubview(line) } }
        line.isHidden = false
        let frame = CGRect(x: x, y: 0, width: AccessoryGaps.line, height: cell.bounds.height)
        line.frame = isRightToLeft ? frame.mirrored(in: cell.bounds) : frame
    }
}

/// The distances between the accessories' spaces, in points.
private enum AccessoryGaps {
    static let leading: CGFloat = 16
    static let trailing: CGFloat = 8
    static let line: CGFloat = 1
    static let aroundLine = 2 * trailing + line
}
