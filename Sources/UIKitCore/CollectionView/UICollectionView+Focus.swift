import CollectionEngine
import CoreGraphics
import Foundation

// The keyboard's focus: one item, moved by the arrow keys through what the layout says, chosen by Return or Space.
extension UICollectionView {
    func focusMoved(to view: UIView?) {
        var ancestor = view
        while let current = ancestor, (current as? UICollectionViewCell)?.element == nil {
            ancestor = current.superview
        }
        let cell = ancestor as? UICollectionViewCell
        let key = cell?.superview === self ? cell?.element : nil
        setFocus(key)
        if key == nil {
            for subview in subviews { subview.keyboardFocusMoved(to: view) }
        }
    }

    /// Whether `key` was one that moves the focus or chooses the item it rests on.
    func moveFocus(by key: UIKey) -> Bool {
        guard let focused, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return false }
        switch key.characters {
        case "Enter", " ":
            choose(focused)
            return true
        case "Home", "End":
            let isHome = key.characters == "Home"
            guard let edge = isHome ? firstItem : lastItem else { return false }
            _ = focus(edge)
            showEdge(atStart: isHome, with: edge)
            return true
        case "ArrowLeft": return focus(neighbor(of: focused, toward: CGVector(dx: -1, dy: 0)))
        case "ArrowRight": return focus(neighbor(of: focused, toward: CGVector(dx: 1, dy: 0)))
        case "ArrowUp": return focus(neighbor(of: focused, toward: CGVector(dx: 0, dy: -1)))
        case "ArrowDown": return focus(neighbor(of: focused, toward: CGVector(dx: 0, dy: 1)))
        case "PageUp":
            return focus(neighbor(of: focused, toward: CGVector(dx: 0, dy: -1), beyond: visibleContent.height))
        case "PageDown":
            return focus(neighbor(of: focused, toward: CGVector(dx: 0, dy: 1), beyond: visibleContent.height))
        default: return false
        }
    }

    private func focus(_ key: ElementKey?) -> Bool {
        guard let key else { return true }
        let path = IndexPath(item: key.item, section: key.section)
        guard delegate?.collectionView(self, canFocusItemAt: dataPath(of: key)) ?? true else { return true }
        if let frame = frameOfItem(at: path) { scrollRectToVisible(frame, animated: false) }
        layoutIfNeeded()
        setFocus(key)
        return true
    }

    /// Goes on to the content's very edge, where a header or an inset is, as long as the item stays in view.
    private func showEdge(atStart: Bool, with key: ElementKey) {
        let (across, down) = (restingRange(.horizontal), restingRange(.vertical))
        let isLeft = atStart != isMirroring
        let edge = CGPoint(
            x: isLeft ? across.lowerBound : across.upperBound, y: atStart ? down.lowerBound : down.upperBound)
        let path = IndexPath(item: key.item, section: key.section)
        guard let frame = frameOfItem(at: path),
            CGRect(origin: edge, size: bounds.size).contains(frame)
        else { return }
        contentOffset = edge
    }

    private func setFocus(_ key: ElementKey?) {
        guard key != focused else { return }
        let old = focused
        focused = key
        if let old { (shown[old] as? UICollectionViewCell)?.hasKeyboardFocus = false }
        if let key { (shown[key] as? UICollectionViewCell)?.hasKeyboardFocus = true }
    }

    /// On this side of the mirror.
    private func frameOfItem(at path: IndexPath) -> CGRect? {
        layoutAttributesForItem(at: path).map { mirrored($0.frame) }
    }

    private var firstItem: ElementKey? {
        knownCounts.items.firstIndex { $0 > 0 }.map { .cell(0, in: $0) }
    }

    private var lastItem: ElementKey? {
        knownCounts.items.lastIndex { $0 > 0 }.map { .cell(knownCounts.items[$0] - 1, in: $0) }
    }

    /// The item that lies nearest in a direction, or the next one in order where nothing lies there.
    private func neighbor(of key: ElementKey, toward direction: CGVector, beyond distance: CGFloat = 0) -> ElementKey? {
        let path = IndexPath(item: key.item, section: key.section)
        guard let frame = frameOfItem(at: path) else { return nil }
        let reach = max(bounds.width, bounds.height) * 2 + distance
        let start = frame.offsetBy(dx: direction.dx * distance, dy: direction.dy * distance)
        let strip =
            direction.dx == 0
            ? CGRect(
                x: bounds.minX, y: direction.dy > 0 ? start.minY : start.maxY - reach, width: bounds.width,
                height: reach)
            : CGRect(
                x: direction.dx > 0 ? start.minX : start.maxX - reach, y: start.minY, width: reach, height: start.height
            )

        var best: (key: ElementKey, distance: CGFloat)?
        for attributes in collectionViewLayout.layoutAttributesForElements(in: mirrored(strip)) ?? [] {
            guard attributes.representedElementCategory == .cell, !attributes.isHidden, attributes.indexPath != path
            else { continue }
            let other = mirrored(attributes.frame)
            let ahead = (other.midX - start.midX) * direction.dx + (other.midY - start.midY) * direction.dy
            let aside = abs((other.midX - start.midX) * direction.dy) + abs((other.midY - start.midY) * direction.dx)
            guard ahead > 1 || distance > 0 && ahead > -1 else { continue }
            let candidate = ElementKey.cell(attributes.indexPath.item, in: attributes.indexPath.section)
            let score = ahead + 2 * aside
            if best.map({ score < $0.distance || score == $0.distance && candidate < $0.key }) ?? true {
                best = (candidate, score)
            }
        }
        if let best { return best.key }
        if distance > 0 { return direction.dy > 0 ? lastItem : firstItem }
        let isAlong = direction.dx + direction.dy > 0
        return following(key, by: isAlong != (isMirroring && direction.dx != 0) ? 1 : -1)
    }

    private func following(_ key: ElementKey, by step: Int) -> ElementKey? {
        let counts = knownCounts
        var (section, item) = (key.section, key.item + step)
        while section >= 0, section < counts.sections {
            if item >= 0, item < counts.items[section] { return .cell(item, in: section) }
            section += step
            guard section >= 0, section < counts.sections else { return nil }
            item = step > 0 ? 0 : counts.items[section] - 1
        }
        return nil
    }
}
