import CoreGraphics

/// A number that a layout can't use, such as NaN, or a length longer than any content.
package struct UnusableNumber: Sendable, Hashable {
    /// The property that has the number.
    package var what: String
    package var value: CGFloat
}

extension CompositionalInput {
    /// Replaces unusable numbers with 0. Returns the first one found; nil if there is none.
    package mutating func makeUsable() -> UnusableNumber? {
        var check = NumberCheck()
        check.visit(&sectionSpacing, "interSectionSpacing")
        for index in boundaries.indices { check.visit(&boundaries[index]) }
        for index in kinds.indices { check.visit(&kinds[index]) }
        return check.first
    }
}

/// Checks every number of a layout's input.
private struct NumberCheck {
    private(set) var first: UnusableNumber?

    mutating func visit(_ number: inout CGFloat, _ what: String) {
        guard !number.isUsable else { return }
        if first == nil { first = UnusableNumber(what: what, value: number) }
        number = 0
    }

    private mutating func visit(_ point: inout CGPoint, _ what: String) {
        visit(&point.x, what)
        visit(&point.y, what)
    }

    private mutating func visit(_ insets: inout GroupInsets, _ what: String) {
        visit(&insets.top, what)
        visit(&insets.leading, what)
        visit(&insets.bottom, what)
        visit(&insets.trailing, what)
    }

    private mutating func visit(_ edges: inout GroupEdges) {
        visit(&edges.top.length, "edgeSpacing")
        visit(&edges.leading.length, "edgeSpacing")
        visit(&edges.bottom.length, "edgeSpacing")
        visit(&edges.trailing.length, "edgeSpacing")
    }

    private mutating func visit(_ size: inout GroupSize) {
        visit(&size.width, "widthDimension")
        visit(&size.height, "heightDimension")
    }

    private mutating func visit(_ length: inout GroupLength, _ what: String) {
        guard !length.value.isUsable else { return }
        if first == nil { first = UnusableNumber(what: what, value: length.value) }
        length = .points(0)
    }

    mutating func visit(_ boundary: inout SectionBoundary) {
        visit(&boundary.size)
        visit(&boundary.offset, "offset of a boundary item")
    }

    mutating func visit(_ section: inout GroupSection) {
        visit(&section.group)
        visit(&section.insets, "contentInsets of a section")
        visit(&section.boundaryInsets, "contentInsets of a section")
        visit(&section.groupSpacing, "interGroupSpacing")
        visit(&section.roomBefore, "headerTopPadding")
        for index in section.boundaries.indices { visit(&section.boundaries[index]) }
        for index in section.backgrounds.indices {
            visit(&section.backgrounds[index].insets, "contentInsets of a decoration item")
        }
    }

    private mutating func visit(_ item: inout GroupItem) {
        visit(&item.size)
        visit(&item.insets, "contentInsets of an item")
        visit(&item.edges)
        for index in item.attachments.indices {
            visit(&item.attachments[index].size)
            visit(&item.attachments[index].anchor.offset, "offset of an anchor")
            visit(&item.attachments[index].ownAnchor.offset, "offset of an anchor")
        }
        switch item.content {
        case nil: break
        case .line(var line):
            visit(&line.spacing.length, "interItemSpacing")
            for index in line.subitems.indices { visit(&line.subitems[index]) }
            item.content = .line(line)
        case .custom(var places):
            // An app may pass thousands of frames, and usually all are fine.
            guard !places.allSatisfy(\.frame.isUsable) else { break }
            for index in places.indices { visit(&places[index].frame) }
            item.content = .custom(places)
        }
    }

    private mutating func visit(_ frame: inout CGRect) {
        visit(&frame.origin, "frame of a custom item")
        visit(&frame.size.width, "frame of a custom item")
        visit(&frame.size.height, "frame of a custom item")
    }
}

extension GroupLength {
    fileprivate var value: CGFloat {
        switch self {
        case .fractionOfWidth(let value), .fractionOfHeight(let value), .points(let value), .estimate(let value),
            .estimateForAll(let value):
            value
        }
    }
}

extension CGFloat {
    fileprivate var isUsable: Bool { magnitude <= Self.longestLength }
}

extension CGRect {
    fileprivate var isUsable: Bool {
        origin.x.isUsable && origin.y.isUsable && size.width.isUsable && size.height.isUsable
    }
}
