import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@Suite("The list of scenes") @MainActor struct SceneListTests {
    private let stage = Stage(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    private let gallery = GalleryController(library: PhotoLibrary(photos: (0..<4).map { Photo(drawing: $0) }))

    private static var scenes: [GalleryScene] { GalleryScene.all(library: PhotoLibrary(photos: [])) }

    @Test(
        "no title and no subtitle is cut, on small phones and at large text sizes",
        arguments: [320, 346, 389], [UIContentSizeCategory.large, .extraExtraExtraLarge])
    func words(screen: CGFloat, category: UIContentSizeCategory) {
        stage.show(gallery)
        for scene in Self.scenes {
            let height: CGFloat = category == .large ? 88 : 119
            let cell = SceneCell(frame: CGRect(x: 0, y: 0, width: screen - 32, height: height))
            cell.traitOverrides.preferredContentSizeCategory = category
            stage.window.addSubview(cell)
            cell.show(scene)
            cell.layoutIfNeeded()
            for label in cell.contentView.subviews.compactMap({ $0 as? UILabel }) {
                let room = CGRect(x: 0, y: 0, width: label.bounds.width, height: .greatestFiniteMagnitude)
                let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0)
                #expect(whole.height <= label.bounds.height + 0.5, "\(label.text ?? "")")
                #expect(label.frame.minY >= 0 && label.frame.maxY <= height, "\(label.text ?? "")")
            }
            cell.removeFromSuperview()
        }
    }

    private func frames() throws -> [CGRect] {
        let list = try #require(gallery.topViewController as? UICollectionViewController)
        return (0..<3).compactMap {
            list.collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
        }
    }

    @Test("the list has rows on a phone, and two cards a row in landscape and on a tablet")
    func columns() throws {
        stage.show(gallery)
        // A margin of 16 at either side, headers of 40, 4 above the first row and 12 between rows.
        let rows = [44, 144, 244].map { CGRect(x: 16, y: $0, width: 361, height: 88) }
        #expect(try frames() == rows)
        stage.resize(
            to: CGSize(width: 852, height: 393), safeAreaInsets: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        // 852 - 118 - 32 = 702, so (702 - 10) / 2 = 346 each.
        let side = [CGRect(x: 75, y: 44, width: 346, height: 88), CGRect(x: 431, y: 44, width: 346, height: 88)]
        #expect(try Array(frames().prefix(2)) == side)
        stage.resize(
            to: CGSize(width: 820, height: 1180), safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        // (820 - 32 - 10) / 2 = 389.
        let tablet = [CGRect(x: 16, y: 44, width: 389, height: 88), CGRect(x: 415, y: 44, width: 389, height: 88)]
        #expect(try Array(frames().prefix(2)) == tablet)
        stage.resize(
            to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(try frames() == rows)
    }
}
