import CoreGraphics
import Foundation
import UIKit

/// One recorded compositional layout: UIKit's input, and the frames it computed.
@MainActor struct CompositionalCase {
    let name: String
    let view: RecordedView
    let contentOffset: CGPoint
    let itemCounts: [Int]
    let configuration: UICollectionViewCompositionalLayoutConfiguration
    private let sections: [NSCollectionLayoutSection]
    /// The heights that cells prefer, in points; empty if cells keep the size that they get.
    let preferredHeights: [CGFloat]
    /// The heights that other views prefer, by kind.
    let preferredHeightsOfViews: [String: CGFloat]
    let expectation: CompositionalExpectation

    init(_ json: FixtureJSON) throws {
        guard let name = json["name"].string, let size = json["view"]["size"].size else {
            throw FixtureError(description: "A case has no name, or its view no size.")
        }
        self.name = name
        var view = RecordedView(size: size, scale: json["scale"].number ?? 2)
        view.layoutMargins = json["view"]["layoutMargins"].edges ?? view.layoutMargins
        self.view = view
        contentOffset = json["view"]["contentOffset"].position ?? .zero
        itemCounts = json["itemCounts"].numbers.map { Int($0) }
        configuration = try .init(recorded: json["configuration"])
        sections = try json["sections"].array.map { try NSCollectionLayoutSection.recorded($0) }
        preferredHeights = json["preferredHeights"].numbers
        preferredHeightsOfViews = json["preferredSupplementaryHeights"].dictionary.compactMapValues(\.number)
        expectation = try CompositionalExpectation(json["expect"])
    }

    /// Returns a section. A recording with one section uses it for every index.
    func section(_ index: Int) -> NSCollectionLayoutSection { sections.count == 1 ? sections[0] : sections[index] }

    /// The kinds of views that have to be registered.
    var decorationKinds: Set<String> { Set(sections.flatMap(\.decorationItems).map(\.elementKind)) }
}

/// The recorded results of a compositional layout.
struct CompositionalExpectation {
    struct Element {
        var type: String
        var kind: String?
        var path: IndexPath
        var frame: CGRect
        var zIndex: Int

        /// The element's name in rectangle queries: `cell 0.1`, `header 1.0`, `header 0.max`.
        var key: String {
            "\(kind ?? "cell") \(path.section).\(path.item == .max ? "max" : "\(path.item)")"
        }
    }

    var contentSize: CGSize?
    var elements: [Element]
    /// Whether the elements are only those that meet the bounds.
    var areElementsInBounds: Bool
    var itemFrames: [(path: IndexPath, frame: CGRect)]
    /// All cells on screen; empty where they were not recorded.
    var visibleCells: [(path: IndexPath, frame: CGRect)]
    var views: [(kind: String, path: IndexPath, frame: CGRect)]
    var queries: [(rect: CGRect, keys: [String])]

    init(_ json: FixtureJSON) throws {
        contentSize = json["contentSize"].size
        areElementsInBounds = json["elementsAreOnlyThoseIntersectingTheBounds"].bool == true
        elements = try json["elements"].array.map { element in
            guard let type = element["type"].string, let path = element["path"].indexPath,
                let frame = element["frame"].rect
            else { throw FixtureError(description: "An element has no type, path or frame.") }
            return Element(
                type: type, kind: element["kind"].string, path: path, frame: frame,
                zIndex: Int(element["zIndex"].number ?? 0))
        }
        itemFrames = json["itemFrames"].array.compactMap(\.placedItem)
        visibleCells = json["visibleCells"].array.compactMap(\.placedItem)
        views = json["supplementaries"].array.compactMap { view in
            guard let kind = view["kind"].string, let (path, frame) = view.placedItem else { return nil }
            return (kind, path, frame)
        }
        queries = json["rectQueries"].array.compactMap { query in
            query["rect"].rect.map { ($0, query["returns"].array.compactMap(\.string)) }
        }
    }
}

extension FixtureJSON {
    /// The value of `{path, frame}`.
    fileprivate var placedItem: (path: IndexPath, frame: CGRect)? {
        guard let path = self["path"].indexPath, let frame = self["frame"].rect else { return nil }
        return (path, frame)
    }

    var position: CGPoint? { numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil }

    /// The path of `[section, item]`; an item of `"max"` means a view that belongs to the whole layout.
    var indexPath: IndexPath? {
        guard array.count == 2, let section = array[0].number else { return nil }
        return IndexPath(item: array[1].number.map { Int($0) } ?? .max, section: Int(section))
    }
}
