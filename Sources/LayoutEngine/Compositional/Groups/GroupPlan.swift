import CoreGraphics

/// A group that was laid out once, to be repeated by arithmetic.
struct GroupPlan: Sendable {
    /// With its insets, without the room beside it.
    var size: CGSize
    /// From the group's corner; not on pixels yet.
    var places: [Place] = []
    /// Whether some place is above or below others.
    var hasZIndices = false
    var attachments: [Attachment] = []
    /// How many items were looked at, from its first: where cells decide how many it holds, the one that found no room, too.
    var itemSpan = 0
    /// How long the group is, along the axis on which groups follow each other, when it holds only its first items: with one, with
    /// two, and so on. A last group is as long as its items need, and what a full one leaves over (R426).
    var lengths: [CGFloat] = []

    struct Place: Sendable {
        var frame: CGRect
        var zIndex = 0
        var estimated = EstimatedLengths()
    }

    struct Attachment: Sendable {
        var kind: Int
        var frame: CGRect
        var zIndex: Int
        /// The first item it goes with: a group that ends before it does not have it.
        var item: Int
    }

    func length(ofFirst count: Int) -> CGFloat { count > 0 ? lengths[count - 1] : 0 }

    /// How many attachments of a kind the group has when it holds only its first items.
    func attachmentCount(_ kind: Int, inFirst count: Int) -> Int {
        attachments.reduce(0) { $0 + ($1.kind == kind && $1.item < count ? 1 : 0) }
    }

    var hasEstimates: Bool { places.contains { !$0.estimated.isEmpty } }
}

/// Which of an item's lengths are estimates, so that its cell decides about them.
package struct EstimatedLengths: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let width = EstimatedLengths(rawValue: 1)
    package static let height = EstimatedLengths(rawValue: 2)
    package static let all = EstimatedLengths(rawValue: 3)

    init(_ size: GroupSize) {
        self = []
        if size.width.isEstimate { insert(.width) }
        if size.height.isEstimate { insert(.height) }
    }

    /// The size that was measured where it was estimated, and else the one that is given.
    package func size(_ given: CGSize, measured: CGSize?) -> CGSize {
        guard let measured else { return given }
        return CGSize(
            width: contains(.width) ? measured.width : given.width,
            height: contains(.height) ? measured.height : given.height)
    }
}

extension GroupItem {
    /// The lengths that every cell in it determines itself; nil if cells differ.
    var commonEstimates: EstimatedLengths? {
        switch content {
        case nil: EstimatedLengths(size)
        case .custom: []
        case .line(let line): line.subitems.lazy.map(\.commonEstimates).common
        }
    }
}

extension Sequence<EstimatedLengths?> {
    /// The value that all elements have; nil if they differ, or if there are none.
    var common: EstimatedLengths? {
        var found: EstimatedLengths?
        for lengths in self {
            guard let lengths, found == nil || found == lengths else { return nil }
            found = lengths
        }
        return found
    }
}
