import CoreGraphics

/// The layout of one group, which is repeated by arithmetic.
struct GroupPlan: Sendable {
    /// The size with insets, without the spacing beside the group.
    var size: CGSize
    /// The items' places, from the group's corner, before rounding to pixels.
    var places: [Place] = []
    /// Whether some item is above or below others.
    var hasZIndices = false
    var attachments: [Attachment] = []
    /// How many items the planner looked at from the first one. If cells decide how many items fit, this includes the
    /// one that didn't.
    var itemSpan = 0
    /// The group's length with only its first item, its first two items, and so on, along the axis on which groups
    /// follow each other. A last group is as long as its items need, plus what a full group leaves over (R426).
    var lengths: [CGFloat] = []

    /// The group without room inside its insets: this one, or one inside it. The section then shows nothing (R414).
    var groupWithoutRoom: GroupWithoutRoom?

    struct Place: Sendable {
        var frame: CGRect
        var zIndex = 0
        var estimated = EstimatedLengths()
    }

    struct Attachment: Sendable {
        var kind: Int
        var frame: CGRect
        var zIndex: Int
        /// The first item that the attachment belongs to. A group that ends before this item doesn't have the
        /// attachment.
        var item: Int
    }

    func length(ofFirst count: Int) -> CGFloat { count > 0 ? lengths[count - 1] : 0 }

    /// Returns how many attachments of a kind the group has with only its first items.
    func attachmentCount(_ kind: Int, inFirst count: Int) -> Int {
        attachments.reduce(0) { $0 + ($1.kind == kind && $1.item < count ? 1 : 0) }
    }

    var hasEstimates: Bool { places.contains { !$0.estimated.isEmpty } }
}

/// A group whose insets leave no room for items.
package struct GroupWithoutRoom: Sendable, Hashable {
    package let insets: GroupInsets
    /// The size with insets, in points.
    package let size: CGSize
}

/// The lengths of an item that are estimates, so that its cell determines them.
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

    /// Returns the measured length where the length is an estimate, and the given length otherwise.
    package func size(_ given: CGSize, measured: CGSize?) -> CGSize {
        guard let measured else { return given }
        return CGSize(
            width: contains(.width) ? measured.width : given.width,
            height: contains(.height) ? measured.height : given.height)
    }
}

extension GroupItem {
    /// The lengths that every cell in the group determines itself; nil if cells differ.
    var commonEstimates: EstimatedLengths? {
        switch content {
        case nil: EstimatedLengths(size)
        case .custom: []
        case .line(let line): line.subitems.lazy.map(\.commonEstimates).common
        }
    }
}

extension Sequence<EstimatedLengths?> {
    /// The value that all elements share; nil if they differ, or there are none.
    var common: EstimatedLengths? {
        var found: EstimatedLengths?
        for lengths in self {
            guard let lengths, found == nil || found == lengths else { return nil }
            found = lengths
        }
        return found
    }
}
