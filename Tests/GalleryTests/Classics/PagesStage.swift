import UIKit
import UIKitTesting

@testable import Gallery

/// Pages that span on a device, in its navigation controller as the Gallery shows it.
@MainActor struct PagesStage {
    let stage: Stage
    let controller: PagesController

    init(photos: [Photo], size: CGSize = CGSize(width: 393, height: 852), isFromNib: Bool = false) {
        stage = Stage(size: size)
        let library = PhotoLibrary(photos: photos)
        controller = isFromNib ? .fromNib(library: library) : PagesController(library: library)
        stage.show(UINavigationController(rootViewController: controller))
        stage.settle()
    }

    init(count: Int, size: CGSize = CGSize(width: 393, height: 852)) {
        self.init(photos: (0..<count).map { Photo(drawing: $0) }, size: size)
    }

    var view: UICollectionView { controller.collectionView }
    var dots: UIPageControl { controller.pageControl }

    var items: [Int] { view.indexPathsForVisibleItems.map(\.item).sorted() }

    func cell(_ item: Int) -> SpanPhotoCell? { view.cellForItem(at: [0, item]) as? SpanPhotoCell }

    /// Returns the frame of an item's cell on the device.
    func frame(_ item: Int) -> CGRect? { cell(item).map { $0.convert($0.bounds, to: nil) } }

    func flick(_ distance: CGFloat) {
        let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        stage.flick(from: middle, to: CGPoint(x: middle.x + distance, y: middle.y))
        stage.settle()
    }

    /// Taps beside the middle of the dots.
    func tapDots(_ side: CGFloat) {
        stage.tap(at: dots.convert(CGPoint(x: dots.bounds.midX + side * 60, y: dots.bounds.midY), to: nil))
    }

    /// Chooses the layout from scratch, or the flow layout.
    func tapSegment(_ segment: Int) {
        guard let control = controller.navigationItem.titleView else { return }
        let part: CGFloat = segment == 0 ? 0.25 : 0.75
        stage.tap(at: control.convert(CGPoint(x: control.bounds.width * part, y: control.bounds.midY), to: nil))
        stage.settle()
    }

    /// Taps a button, and waits until nothing moves any more.
    func tapButton(_ label: String) {
        tapQuickly(label)
        stage.settle()
    }

    func tapQuickly(_ label: String) {
        guard let view = stage.window.firstDescendant(labelled: label) else { return }
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        let finger = stage.touchDown(at: point)
        stage.advance(by: 0.03)
        stage.touchUp(finger, at: point)
    }
}

extension UIView {
    fileprivate func firstDescendant(labelled label: String) -> UIView? {
        accessibilityLabel == label ? self : subviews.lazy.compactMap { $0.firstDescendant(labelled: label) }.first
    }
}
