import CoreGraphics
import Foundation
import UIKitCore

/// Calls a layout without a collection view as a reorder- case of reorder-and-transition.json did, and compares.
@MainActor final class ReorderRun {
    private(set) var table = FixtureTable()
    private let expected: FixtureJSON

    /// Returns nil for a case about something else.
    init?(_ json: FixtureJSON) throws {
        guard json["tags"].array.contains(where: { $0.string?.hasPrefix("reorder-") == true }) else { return nil }
        expected = json["expect"]
        let layout = try Self.layout(named: json["layout"].string)
        let call = json["call"]
        if let path = call["targetIndexPathForInteractivelyMovingItem"].path {
            let target = layout.targetIndexPath(
                forInteractivelyMovingItem: path, withPosition: call["position"].point)
            table.compare("target", expected.path, target)
        } else if let path = call["layoutAttributesForInteractivelyMovingItemAt"].path {
            compare(
                layout.layoutAttributesForInteractivelyMovingItem(
                    at: path, withTargetPosition: call["targetPosition"].point))
        } else if let targets = call["invalidationContextForInteractivelyMovingItems"].pathList {
            compare(
                layout.invalidationContext(
                    forInteractivelyMovingItems: targets, withTargetPosition: call["targetPosition"].point,
                    previousIndexPaths: call["previousIndexPaths"].pathList ?? [],
                    previousPosition: call["previousPosition"].point))
        } else if let paths = call["invalidationContextForEndingInteractiveMovementToFinalIndexPaths"].pathList {
            compare(
                layout.invalidationContextForEndingInteractiveMovementOfItems(
                    toFinalIndexPaths: paths, previousIndexPaths: call["previousIndexPaths"].pathList ?? [],
                    movementCancelled: call["movementCancelled"].bool ?? false))
        } else if let bounds = call["invalidationContextForBoundsChange"].rect {
            compare(layout.invalidationContext(forBoundsChange: bounds))
        } else {
            throw FixtureError(description: "There is no such call.")
        }
    }

    private static func layout(named name: String?) throws -> UICollectionViewLayout {
        switch name {
        case "UICollectionViewFlowLayout": UICollectionViewFlowLayout()
        case "UICollectionViewLayout": UICollectionViewLayout()
        default: throw FixtureError(description: "There is no \(name ?? "layout").")
        }
    }

    private func compare(_ attributes: UICollectionViewLayoutAttributes) {
        table.compare("path", expected["indexPath"].path, attributes.indexPath)
        table.compareFrames("frame", expected["frame"].rect, attributes.frame)
        table.compare("center", expected["center"].point, attributes.center)
        table.compare("size", expected["size"].size, attributes.size)
        table.compare("zIndex", (expected["zIndex"].value as? NSNumber)?.intValue, attributes.zIndex)
        table.compare("kind", expected["elementKind"].string, attributes.representedElementKind)
    }

    private func compare(_ context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        for (key, value) in expected.dictionary.sorted(by: { $0.key < $1.key }) {
            switch key {
            case "previousIndexPaths":
                table.compare(key, value.pathList, context.previousIndexPathsForInteractivelyMovingItems)
            case "targetIndexPaths":
                table.compare(key, value.pathList, context.targetIndexPathsForInteractivelyMovingItems)
            case "interactiveMovementTarget": table.compare(key, value.point, context.interactiveMovementTarget)
            case "invalidatedItemIndexPaths": table.compare(key, value.pathList, context.invalidatedItemIndexPaths)
            case "invalidateEverything": table.compare(key, value.bool, context.invalidateEverything)
            case "isFlowContext": table.compare(key, value.bool, flow != nil)
            case "invalidateFlowLayoutDelegateMetrics":
                table.compare(key, value.bool, flow?.invalidateFlowLayoutDelegateMetrics)
            default: table.add(key, expected: "\(value.value ?? "null")", found: "not known")
            }
        }
    }
}

extension FixtureJSON {
    fileprivate var path: IndexPath? {
        numbers.count == 2 ? IndexPath(item: Int(numbers[1]), section: Int(numbers[0])) : nil
    }

    /// The list of paths; nil for null.
    fileprivate var pathList: [IndexPath]? { value.map { _ in array.compactMap(\.path) } }

    fileprivate var point: CGPoint { numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero }
}
