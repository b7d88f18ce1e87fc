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

    /// Whether cells have to be measured, so that the solver alone is not enough.
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

    /// Returns nil for the content inset, from which section insets are measured anyway.
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
    /// The estimated size; nil for zero: cells do not size themselves.
    var estimatedItemSize: CGSize?
}

struct RecordedFlowSection {
    var sizes: FlowSizes
    /// Whether a delegate returned the sizes; for self-sizing cells they are its estimates (R54).
    var areSizesSaid = true
    /// The sizes that cells prefer; empty if cells keep the size that they get.
    var preferredSizes: [CGSize] = []
    var inset: RecordedEdges?
    var headerSize: CGSize?
    var footerSize: CGSize?
}

/// Insets in the order top, left, bottom, right.
struct RecordedEdges {
    var lengths: [CGFloat] = [0, 0, 0, 0]

    func insets(_ axis: Axis) -> FlowInsets {
        FlowInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3], axis: axis)
    }
}

/// The recorded results; nil or empty if they were not recorded.
struct FlowExpectation {
    var contentSize: CGSize?
    var items: [(section: Int, item: Int, frame: CGRect)] = []
    /// The headers' frames; a frame of nil means that there was no such view.
    var headers: [(section: Int, frame: CGRect?)] = []
    var footers: [(section: Int, frame: CGRect?)] = []
    /// The items whose cells were measured, and no others.
    var measuredItems: Set<IndexPath>?
}
