import CoreGraphics
import LayoutEngine

extension FlowInput {
    /// Returns a vertical layout of one section, by default without spacing and at scale 2.
    static func section(
        width: CGFloat, _ sizes: FlowSizes, lineSpacing: CGFloat = 0, interitemSpacing: CGFloat = 0,
        insets: FlowInsets = FlowInsets(), axis: Axis = .vertical
    ) -> FlowInput {
        var section = FlowSectionInput(sizes: sizes)
        section.lineSpacing = lineSpacing
        section.interitemSpacing = interitemSpacing
        section.insets = insets
        return FlowInput(axis: axis, crossLength: width, pixelGrid: PixelGrid(scale: 2), sections: [section])
    }

    var solved: FlowSolution { FlowSolver().solve(self) }
}

extension FlowSizes {
    /// Returns items of these widths, all of one height.
    static func widths(_ widths: CGFloat..., height: CGFloat = 10) -> FlowSizes {
        FlowSizes(widths.map { CGSize(width: $0, height: height) })
    }
}

extension FlowSolution {
    func frames(inSection section: Int = 0) -> [CGRect] {
        (0..<itemCount(inSection: section)).map { frame(ofItem: $0, inSection: section) }
    }

    var lefts: [CGFloat] { frames().map(\.minX) }
    var tops: [CGFloat] { frames().map(\.minY) }
}
