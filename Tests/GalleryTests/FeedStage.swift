import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// The Feed scene on a device, with a finger for it.
@MainActor struct FeedStage {
    let stage: Stage
    let controller: FeedPostsController

    init(size: CGSize = CGSize(width: 393, height: 852), safeArea: UIEdgeInsets = .zero, framesPerSecond: Double = 60) {
        stage = Stage(size: size, safeAreaInsets: safeArea, framesPerSecond: framesPerSecond)
        controller = FeedPostsController(library: PhotoLibrary(photos: (0..<12).map { Photo(drawing: $0) }))
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    var list: UICollectionView { controller.collectionView }

    // MARK: Rows

    func cell(_ number: Int) -> FeedPostCell? {
        list.cellForItem(at: IndexPath(item: number, section: 0)) as? FeedPostCell
    }

    var cells: [FeedPostCell] {
        list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) as? FeedPostCell }
    }

    /// The first row that is at least partly visible below the bar.
    var first: FeedPostCell? {
        cells.first { $0.frame.maxY > list.bounds.minY + list.adjustedContentInset.top }
    }

    /// The frames of the visible rows, in screen coordinates.
    var frames: [CGRect] { cells.map { $0.convert($0.bounds, to: nil) } }

    /// The gaps between neighbouring visible rows that aren't 12 points at this moment, while things move.
    var wrongGaps: [CGFloat] {
        let frames = cells.map { ($0.layer.presentation() ?? $0.layer).frame }
        return zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }.filter { abs($0 - 12) >= 0.5 }
    }

    func tap(_ view: UIView?) { stage.tap(middleOf: view) }

    func touch(_ view: UIView?) { stage.touch(middleOf: view) }

    func scroll(by distance: CGFloat) {
        wheel(distance)
        stage.settle()
    }

    func wheel(_ distance: CGFloat) {
        let middle = CGPoint(x: list.bounds.midX, y: list.bounds.midY)
        stage.wheel(at: list.convert(middle, to: nil), by: CGVector(dx: 0, dy: distance))
    }

    /// Scrolls until the row is in the middle of the list.
    func show(_ number: Int) {
        for _ in 0..<3 {
            list.scrollToItem(at: IndexPath(item: number, section: 0), at: .centeredVertically, animated: false)
            stage.settle()
        }
    }

    // MARK: Settings

    var panel: FeedPanel? { (controller.presentedViewController as? FeedSettingsController)?.panel }

    /// Opens the sheet, changes something, and closes it.
    func change(_ edit: (inout FeedSettings) -> Void) {
        stage.tap(at: CGPoint(x: stage.window.bounds.width - 60, y: max(stage.window.safeAreaInsets.top, 10) + 22))
        stage.settle()
        var settings = controller.settings
        edit(&settings)
        panel?.settingsDidChange(settings)
        stage.settle()
        controller.dismiss(animated: false)
        stage.settle()
    }

    // MARK: Mistakes on the page

    /// Describes visible rows whose size doesn't fit their texts and pictures; empty if all fit.
    func misfits() -> [String] { cells.flatMap(misfits) }

    private func misfits(of cell: FeedPostCell) -> [String] {
        let name = cell.accessibilityLabel ?? ""
        var found: [String] = []
        let parts = [cell.header, cell.text, cell.picture, cell.details, cell.actions, cell.replies].filter {
            !$0.isHidden
        }
        let end = parts.map(\.frame.maxY).max() ?? 0
        if abs(end + 16 - cell.bounds.height) > 0.5 {
            found.append("\(name): its height \(end + 16) \(cell.bounds.height)")
        }
        for (above, below) in zip(parts, parts.dropFirst()) where abs(below.frame.minY - above.frame.maxY - 12) > 0.5 {
            found.append("\(name): a gap")
        }
        if cell.bounds.width != controller.flow.width { found.append("\(name): its width") }
        let answers =
            cell.replies.isHidden ? [] : cell.replies.rows.filter { !$0.isHidden }.flatMap { [$0.name, $0.text] }
        let details = cell.details.isHidden ? [] : [cell.details]
        for label in [cell.header.name, cell.header.time, cell.text] + details + answers {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            if label.bounds.height < needed.height - 0.5 || label.bounds.width < needed.width - 0.5 {
                found.append("\(name): \(label.text ?? "") is cut off")
            }
        }
        let actions = cell.actions
        for button in [cell.header.followButton, actions.likeButton, actions.repliesButton, actions.moreButton] {
            let frame = button.convert(button.bounds, to: cell)
            if frame.minX < 15.5 || frame.maxX > cell.bounds.width - 15.5 {
                found.append("\(name): a button lies outside")
            }
            if button.bounds.width < button.intrinsicContentSize.width - 0.5 {
                found.append("\(name): a button is narrow")
            }
        }
        return found
    }
}
