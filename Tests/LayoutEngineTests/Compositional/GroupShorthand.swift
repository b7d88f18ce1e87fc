import CoreGraphics
import LayoutEngine

// Groups in few words: `row(.all, .points(40), [item(.half, .all)])`.
extension GroupLength {
    static var all: Self { .fractionOfWidth(1) }
    static var half: Self { .fractionOfWidth(0.5) }
    static var allHeight: Self { .fractionOfHeight(1) }
}

func item(_ width: GroupLength, _ height: GroupLength) -> GroupItem {
    GroupItem(size: GroupSize(width: width, height: height))
}

func row(
    _ width: GroupLength, _ height: GroupLength, _ subitems: [GroupItem], spacing: GroupSpacing = .none,
    count: GroupLine.Count = .fitting
) -> GroupItem { group(width, height, GroupLine(.horizontal, subitems, spacing: spacing, count: count)) }

func column(
    _ width: GroupLength, _ height: GroupLength, _ subitems: [GroupItem], spacing: GroupSpacing = .none,
    count: GroupLine.Count = .fitting
) -> GroupItem { group(width, height, GroupLine(.vertical, subitems, spacing: spacing, count: count)) }

private func group(_ width: GroupLength, _ height: GroupLength, _ line: GroupLine) -> GroupItem {
    GroupItem(size: GroupSize(width: width, height: height), content: .line(line))
}

extension CompositionalInput {
    /// Creates an input for a view of 320 × 480 points with two pixels to a point.
    init(_ sections: [(GroupSection, Int)], axis: Axis = .vertical) {
        self.init(axis: axis, viewSize: CGSize(width: 320, height: 480), pixelGrid: PixelGrid(scale: 2))
        for (index, (section, count)) in sections.enumerated() {
            kinds.append(section)
            self.sections.append(Section(kind: index, itemCount: count))
        }
    }
}
