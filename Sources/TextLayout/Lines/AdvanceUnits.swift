import CoreGraphics

/// In which whole numbers the widths of a text are counted: those of its font, or, when there are several sizes, so fine
/// ones that nobody sees the difference.
struct AdvanceUnits {
    let perPoint: CGFloat
    private let fonts: [TextFont]
    private let isOneSize: Bool

    var hasSeveralStyles: Bool { fonts.count > 1 }

    init(_ pieces: [StyledText]) {
        fonts = pieces.map(\.font)
        let size = fonts.first?.size ?? 1
        isOneSize = fonts.allSatisfy { $0.size == size }
        perPoint = CGFloat(FontAdvances.unitsPerEm) / (isOneSize ? size : 1)
    }

    func clusters(of pieces: [StyledText]) -> [TextCluster] {
        if pieces.count == 1 { return TextCluster.clusters(of: pieces[0].text, advances: pieces[0].font.advances) }
        var all: [TextCluster] = []
        var start = 0
        for (style, piece) in pieces.enumerated() {
            for var cluster in TextCluster.clusters(of: piece.text, advances: piece.font.advances) {
                cluster.start += start
                cluster.advance = scaled(cluster.advance, style: style)
                cluster.style = Int32(style)
                all.append(cluster)
            }
            start += piece.text.utf8.count
        }
        return all
    }

    /// How wide "…" is in a style.
    func ellipsis(style: Int) -> Int {
        guard fonts.indices.contains(style) else { return 0 }
        return scaled(fonts[style].advances.advance(of: "…"), style: style)
    }

    private func scaled(_ advance: Int, style: Int) -> Int {
        isOneSize ? advance : Int((CGFloat(advance) * fonts[style].size).rounded())
    }
}
