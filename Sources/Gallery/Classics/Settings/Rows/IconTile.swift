import UIKit

/// A white symbol on a coloured tile.
struct IconTile: Hashable {
    let symbol: String
    let color: UIColor

    init(_ symbol: String, _ color: UIColor) {
        self.symbol = symbol
        self.color = color
    }

    /// The side of a tile beside text of the standard size, in points.
    private static let side: CGFloat = 30
    /// The largest side of a tile, in points. Large text needs the space more than tiles do.
    private static let largestSide: CGFloat = 44

    /// Returns the tile in a size that suits the text size.
    @MainActor func image(in traits: UITraitCollection) -> UIImage {
        let side = min(
            UIFontMetrics.default.scaledValue(for: Self.side, compatibleWith: traits), Self.largestSide
        ).rounded()
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.resolvedColor(with: traits).setFill()
            let tile = CGRect(origin: .zero, size: size)
            UIBezierPath(roundedRect: tile, cornerRadius: (side * 0.26).rounded()).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.54, weight: .medium)
            guard
                let sign = UIImage(systemName: symbol, withConfiguration: configuration)?
                    .withTintColor(.white, renderingMode: .alwaysOriginal)
            else { return }
            sign.draw(
                at: CGPoint(x: (side - sign.size.width) / 2, y: (side - sign.size.height) / 2))
        }
    }
}
