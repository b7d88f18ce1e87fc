import CoreGraphics
import UIKitCore

// Carries out the steps.
extension LayoutHost {
    func take(_ step: LayoutStep) {
        guard let step = step.resolved(in: source.counts) else { return }
        switch step {
        case .scroll, .pull: place(after: step).map(scroll)
        case .resize(let width, let height): resize(to: CGSize(width: width, height: height))
        case .turn: resize(to: CGSize(width: view.bounds.height, height: view.bounds.width))
        case .reload(let items):
            source.counts = items
            view.reloadData()
        default: UIView.performWithoutAnimation { update(step) }
        }
        settle()
    }

    private func resize(to size: CGSize) {
        view.frame = CGRect(origin: .zero, size: size)
    }

    /// Returns the content offset after a step; nil if the step doesn't scroll.
    func place(after step: LayoutStep) -> CGPoint? {
        switch step {
        case .scroll(let x, let y): return place(x, y)
        case .pull(let points, let end):
            let length = CGFloat(end == .beginning ? -points : points)
            var place = end == .beginning ? place(0, 0) : place(1000, 1000)
            if scrollsSideways { place.x += length } else { place.y += length }
            return place
        default: return nil
        }
    }

    /// Whether a pull moves the content sideways. If the content scrolls in neither or both directions, pulls are
    /// vertical.
    private var scrollsSideways: Bool {
        let (content, inset, bounds) = (view.contentSize, view.adjustedContentInset, view.bounds)
        return content.width + inset.left + inset.right > bounds.width
            && content.height + inset.top + inset.bottom <= bounds.height
    }

    /// Returns the content offset at a number of thousandths of the distance that the content scrolls.
    func place(_ x: Int, _ y: Int) -> CGPoint {
        let (content, inset, bounds) = (view.contentSize, view.adjustedContentInset, view.bounds)
        func place(_ thousandths: Int, _ content: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat)
            -> CGFloat
        {
            let way = max(content + high - length + low, 0)
            return (way * CGFloat(thousandths) / 1000).rounded() - low
        }
        return CGPoint(
            x: place(x, content.width, bounds.width, inset.left, inset.right),
            y: place(y, content.height, bounds.height, inset.top, inset.bottom))
    }

    func scroll(to place: CGPoint) { view.setContentOffset(place, animated: false) }

    /// Applies a step as an update of the collection view. The step must be resolved.
    private func update(_ step: LayoutStep) {
        func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }
        source.counts = step.applied(to: source.counts)
        switch step {
        case .insertItem(let item, let section): view.insertItems(at: [path(item, section)])
        case .deleteItem(let item, let section): view.deleteItems(at: [path(item, section)])
        case .moveItem(let item, let section, let to, let target):
            view.moveItem(at: path(item, section), to: path(to, target))
        case .reloadItem(let item, let section): view.reloadItems(at: [path(item, section)])
        case .insertSection(let section, _): view.insertSections([section])
        case .deleteSection(let section): view.deleteSections([section])
        case .moveSection(let section, let to): view.moveSection(section, toSection: to)
        case .scroll, .pull, .resize, .turn, .reload: break
        }
    }
}
