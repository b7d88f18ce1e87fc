import CoreGraphics
import UIKitCore

/// Everything that the layout returns at one moment, for the rules to check.
@MainActor struct LayoutInspection {
    let host: LayoutHost
    /// The elements that UIKit would ask for.
    let page: LayoutAnswer
    /// The elements for the same rectangle, asked for a second time.
    let pageAgain: LayoutAnswer
    /// The left, right, upper and lower half of the pages.
    let halves: [LayoutAnswer]
    /// The whole content, and strips that a single element reaches into by one point.
    let others: [LayoutAnswer]
    /// The attributes that the methods for single elements returned: nil for nil.
    let singles: [ElementName: LayoutAnswer.Element?]
    /// Attributes from the superclass that changed while the layout computed the page.
    let changedOfSuper: ElementName?

    /// How many items are asked for individually at most.
    static let mostSingles = 400
    /// How many elements have strips along their edges at most.
    static let mostStrips = 8

    /// - Parameter asksSingles: Whether to call the methods for single elements, too.
    init(_ host: LayoutHost, asksSingles: Bool) {
        self.host = host
        let layout = host.layout
        var changed: ElementName?
        LayoutWitness.keptChange = { changed = changed ?? ElementName($0) }
        page = LayoutAnswer(layout, in: host.pages)
        LayoutWitness.keptChange = nil
        changedOfSuper = changed
        pageAgain = LayoutAnswer(layout, in: host.pages)
        // Past an end UIKit asks about the content as well: a stretching header is found by its place there.
        halves = host.isPulled ? [] : host.pages.halves.map { LayoutAnswer(layout, in: $0) }
        let everything = LayoutAnswer(layout, in: host.everything)
        var others = [everything]
        for frame in Self.someFrames(of: page) {
            for strip in frame.strips {
                let asked = strip.intersection(host.isPulled ? host.content : everything.rect)
                if asked.width > 0, asked.height > 0 { others.append(LayoutAnswer(layout, in: asked)) }
            }
        }
        self.others = others
        singles = asksSingles ? Self.singles(host, page, everything) : [:]
    }

    var layout: UICollectionViewLayout { host.layout }
    var counts: [Int] { host.source.counts }
    var answers: [LayoutAnswer] { [page] + halves + others }

    /// Whether the data source has the element, or its section.
    func exists(_ name: ElementName) -> Bool { Self.exists(name, counts) }

    // MARK: Elements to inspect

    private static func exists(_ name: ElementName, _ counts: [Int]) -> Bool {
        guard name.path.allSatisfy({ $0 >= 0 }) else { return false }
        if name.category == .cell {
            return name.path.count == 2 && name.path[0] < counts.count && name.path[1] < counts[name.path[0]]
        }
        // A view that belongs to no section may have a path of one number, or section 0 if there are no sections.
        return name.path.count == 1 || name.path.count == 2 && name.path[0] < max(counts.count, 1)
    }

    private static func someFrames(of answer: LayoutAnswer) -> [CGRect] {
        let frames = answer.elements.map(\.look)
            .filter { $0.isSeen && $0.isFinite && $0.isUpright && $0.frame.width > 2 && $0.frame.height > 2 }
            .map(\.frame)
        let stride = max(frames.count / mostStrips, 1)
        return frames.enumerated().filter { $0.offset % stride == 0 }.prefix(mostStrips).map(\.element)
    }

    /// The items that exist, and all other elements in the arrays for rectangles.
    private static func singles(
        _ host: LayoutHost, _ page: LayoutAnswer, _ everything: LayoutAnswer
    ) -> [ElementName: LayoutAnswer.Element?] {
        let layout = host.layout
        let counts = host.source.counts
        var names = Set(page.looks.keys).union(everything.looks.keys).filter { exists($0, counts) }
        // For other elements a layout may read past the ends of its tables: a section that it doesn't show, or items
        // that appeared after it built the tables.
        if names.count == page.looks.count || names.count == everything.looks.count {
            var sections = Set(names.filter { $0.category == .cell }.map { $0.path[0] })
            if sections.isEmpty { sections = [0] }
            for section in counts.indices where sections.contains(section) {
                for item in 0..<counts[section] where names.count < mostSingles { names.insert(.item(item, section)) }
            }
        }
        var result: [ElementName: LayoutAnswer.Element?] = [:]
        for name in names.sorted().prefix(mostSingles) {
            let attributes = layout.attributes(of: name)
            result[name] = .some(
                attributes.map {
                    LayoutAnswer.Element(name: ElementName($0), look: ElementLook($0), attributes: $0)
                })
        }
        return result
    }
}

extension UICollectionViewLayout {
    /// Calls the method for a single element.
    func attributes(of name: ElementName) -> UICollectionViewLayoutAttributes? {
        switch name.category {
        case .cell: layoutAttributesForItem(at: name.path)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: name.kind ?? "", at: name.path)
        case .decorationView: layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: name.path)
        }
    }
}

extension CGRect {
    /// The left, right, upper and lower half.
    fileprivate var halves: [CGRect] {
        let (left, right) = divided(atDistance: width / 2, from: .minXEdge)
        let (upper, lower) = divided(atDistance: height / 2, from: .minYEdge)
        return [left, right, upper, lower]
    }

    /// A strip along each edge, 20 points deep, of which one point is inside.
    fileprivate var strips: [CGRect] {
        [
            CGRect(x: minX, y: minY - 19, width: width, height: 20),
            CGRect(x: minX, y: maxY - 1, width: width, height: 20),
            CGRect(x: minX - 19, y: minY, width: 20, height: height),
            CGRect(x: maxX - 1, y: minY, width: 20, height: height),
        ]
    }
}
