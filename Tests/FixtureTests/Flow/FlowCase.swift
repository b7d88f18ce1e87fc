import CoreGraphics
import Foundation
import LayoutEngine

/// One recorded flow layout: UIKit's input, and the frames it computed.
struct FlowCase {
    var name: String
    var tags: [String]
    var view: RecordedView
    var layout: RecordedFlowLayout
    var sections: [RecordedFlowSection]
    var expectation: FlowExpectation

    /// Whether there have to be cells that are asked for their sizes, so that the solver alone cannot answer.
    var needsCells: Bool { layout.estimatedItemSize != nil }

    var input: FlowInput {
        let axis = layout.axis
        let contentInset = view.contentInset.insets(axis)
        let reference = view.edges(of: layout.sectionInsetReference)?.insets(axis)
        let bounds = view.size[cross: axis]
        return FlowInput(
            axis: axis, crossLength: bounds - contentInset.crossLeading - contentInset.crossTrailing,
            pixelGrid: PixelGrid(scale: view.scale),
            sections: sections.map { section in
                var input = FlowSectionInput(sizes: section.sizes)
                let insets = (section.inset ?? layout.sectionInset).insets(axis)
                input.insets = reference.map { insets.measured(from: $0, contentInset: contentInset) } ?? insets
                input.lineSpacing = layout.lineSpacing
                input.interitemSpacing = layout.interitemSpacing
                input.headerLength = (section.headerSize ?? layout.headerSize)[main: axis]
                input.footerLength = (section.footerSize ?? layout.footerSize)[main: axis]
                return input
            })
    }
}

struct RecordedView {
    var size: CGSize
    var scale: CGFloat
    var contentInset = RecordedEdges()
    var safeArea = RecordedEdges()
    var layoutMargins = RecordedEdges()

    /// nil for the content inset, which section insets are measured from anyway.
    func edges(of reference: String) -> RecordedEdges? {
        switch reference {
        case "safeArea": safeArea
        case "layoutMargins": layoutMargins
        default: nil
        }
    }
}

struct RecordedFlowLayout {
    var axis = Axis.vertical
    var lineSpacing: CGFloat = 10
    var interitemSpacing: CGFloat = 10
    var sectionInset = RecordedEdges()
    var sectionInsetReference = "contentInset"
    var headerSize = CGSize.zero
    var footerSize = CGSize.zero
    var itemSize: CGSize?
    /// nil for zero: cells do not size themselves.
    var estimatedItemSize: CGSize?
}

struct RecordedFlowSection {
    var sizes: FlowSizes
    /// Whether a delegate said them; for cells that size themselves they are what it expects (R54).
    var areSizesSaid = true
    /// What cells answer when they are asked; empty when they answer what they are given.
    var preferredSizes: [CGSize] = []
    var inset: RecordedEdges?
    var headerSize: CGSize?
    var footerSize: CGSize?
}

/// Top, left, bottom, right.
struct RecordedEdges {
    var lengths: [CGFloat] = [0, 0, 0, 0]

    func insets(_ axis: Axis) -> FlowInsets {
        FlowInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3], axis: axis)
    }
}

/// What was recorded; anything that is missing was not.
struct FlowExpectation {
    var contentSize: CGSize?
    var items: [(section: Int, item: Int, frame: CGRect)] = []
    /// A frame that is nil says that there was no such view.
    var headers: [(section: Int, frame: CGRect?)] = []
    var footers: [(section: Int, frame: CGRect?)] = []
    /// The only items whose cells were asked for their size.
    var measuredItems: Set<IndexPath>?
}
