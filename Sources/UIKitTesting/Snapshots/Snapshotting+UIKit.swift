import CoreGraphics
import Foundation
import SnapshotScreen
import UIKitCore

extension Snapshotting where Value: UICollectionView {
    /// The place of every element of the layout, one per line:
    ///
    ///     content 320 x 110
    ///     item 0 0   (0, 0, 50, 50)
    ///     UICollectionElementKindSectionHeader 0 0   (0, 0, 320, 44)  z 10
    @MainActor public static var attributes: Snapshotting {
        Snapshotting(pathExtension: "txt") { view in
            view.layoutIfNeeded()
            let layout = view.collectionViewLayout
            let size = layout.collectionViewContentSize
            let everything = CGRect(
                x: 0, y: 0, width: max(size.width, view.bounds.width), height: max(size.height, view.bounds.height))
            let elements = (layout.layoutAttributesForElements(in: everything) ?? [])
                .map { (order: $0.sortKey, line: $0.snapshotLine) }
                .sorted { $0.order < $1.order }
            let heading = "content \(size.width.decimalText()) x \(size.height.decimalText())"
            return ([heading] + elements.map(\.line)).joined(separator: "\n")
        }
    }
}

extension Snapshotting where Value: UIView {
    /// The view and all its subviews, one per line.
    @MainActor public static var recursiveDescription: Snapshotting {
        Snapshotting(pathExtension: "txt") { view in
            view.layoutIfNeeded()
            return view.recursiveDescription
        }
    }

    /// A picture of the view on a screen of this size, as SVG. If the view is in a window, the picture shows the
    /// window.
    @MainActor public static func svg(size: CGSize) -> Snapshotting {
        Snapshotting(pathExtension: "svg") { view in
            if let screen = view.window?.screen, let port = screen.ports.first as? SnapshotScreen {
                screen.frameLoop.layOutAndCommit()
                return port.svg(size: size)
            }
            let stage = Stage(size: size)
            view.frame = CGRect(origin: .zero, size: size)
            stage.show(view)
            defer { view.removeFromSuperview() }
            return stage.svg()
        }
    }
}

extension Snapshotting where Value: UIViewController {
    @MainActor public static var recursiveDescription: Snapshotting {
        Snapshotting<UIView>.recursiveDescription.pullback { $0.view }
    }

    /// A picture of the controller on a device of this size, as SVG.
    @MainActor public static func svg(size: CGSize) -> Snapshotting {
        Snapshotting(pathExtension: "svg") { controller in
            if controller.viewIfLoaded?.window != nil {
                return Snapshotting<UIView>.svg(size: size).snapshot(controller.view)
            }
            let stage = Stage(size: size)
            stage.show(controller)
            defer { stage.window.rootViewController = nil }
            return stage.svg()
        }
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate var sortKey: String {
        let number = indexPath.map { String(format: "%09d", $0) }.joined()
        return "\(representedElementCategory.rawValue)\(representedElementKind ?? "")\(number)"
    }

    fileprivate var snapshotLine: String {
        let numbers = indexPath.map(String.init).joined(separator: " ")
        let box = [frame.minX, frame.minY, frame.width, frame.height].map { $0.decimalText() }.joined(separator: ", ")
        var line = "\(representedElementKind ?? "item") \(numbers)   (\(box))"
        if zIndex != 0 { line += "  z \(zIndex)" }
        if alpha != 1 { line += "  alpha \(alpha.decimalText())" }
        if isHidden { line += "  hidden" }
        return line
    }
}
