import UIKit

extension CGRect {
    func isNear(to other: CGRect, within distance: CGFloat = 1e-6) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return differences.allSatisfy { abs($0) < distance }
    }
}

extension CGSize {
    func isNear(to other: CGSize) -> Bool { abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6 }
}
