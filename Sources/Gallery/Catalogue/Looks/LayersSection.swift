import UIKit

/// Layers with gradients, shapes, masks, corners and perspective.
final class LayersSection: DemoSection {
    static let title = "Layers"

    private let gradient = CAGradientLayer()
    private let star = CAShapeLayer()
    private let masked = CAGradientLayer()
    private let maskShape = CAShapeLayer()
    private let corners = CALayer()
    private let space = CALayer()
    private let doors = (CALayer(), CALayer())
    private var isOpen = false

    private static let tile: CGFloat = 84

    init() {
        super.init(stageHeight: 2 * Self.tile + 12, button: "Open the doors")
        words.text = "gradient, shape, mask, corners, perspective"
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemYellow.cgColor, UIColor.systemTeal.cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        gradient.cornerRadius = 16
        star.lineJoin = .round
        star.lineWidth = 5
        masked.type = .conic
        masked.colors = [UIColor.systemBlue, .systemPurple, .systemRed, .systemBlue].map(\.cgColor)
        (masked.startPoint, masked.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        masked.mask = maskShape
        corners.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        corners.cornerRadius = 30
        corners.shadowOpacity = 0.4
        corners.shadowOffset = CGSize(width: 0, height: 3)
        space.sublayerTransform.m34 = -1 / 300
        for door in [doors.0, doors.1] { space.addSublayer(door) }
        for layer in [gradient, star, masked, corners, space] { stage.layer.addSublayer(layer) }
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    override func layOutStage() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let tile = Self.tile
        let step = max((stage.bounds.width - tile) / 2, tile)
        func frame(_ column: CGFloat, _ row: CGFloat) -> CGRect {
            placed(CGRect(x: column * step, y: row * (tile + 12), width: tile, height: tile))
        }
        gradient.frame = frame(0, 0)
        star.frame = frame(1, 0)
        star.path = Self.star(in: star.bounds.insetBy(dx: 8, dy: 8)).cgPath
        star.fillColor = UIColor.systemYellow.resolvedColor(with: traitCollection).cgColor
        star.strokeColor = UIColor.systemOrange.resolvedColor(with: traitCollection).cgColor
        masked.frame = frame(2, 0)
        maskShape.frame = masked.bounds
        let rings = UIBezierPath(ovalIn: masked.bounds)
        rings.append(UIBezierPath(ovalIn: masked.bounds.insetBy(dx: 22, dy: 22)))
        maskShape.path = rings.cgPath
        maskShape.fillRule = .evenOdd
        corners.frame = frame(0, 1).insetBy(dx: 4, dy: 4)
        corners.backgroundColor = UIColor.systemGreen.resolvedColor(with: traitCollection).cgColor
        space.frame = placed(CGRect(x: step, y: tile + 12, width: step + tile, height: tile))
        layOutDoors()
        CATransaction.commit()
    }

    private func layOutDoors() {
        let (left, right) = doors
        let half = CGSize(width: space.bounds.width / 2, height: space.bounds.height)
        for (door, anchor) in [(left, CGFloat(0)), (right, 1)] {
            door.anchorPoint = CGPoint(x: anchor, y: 0.5)
            door.bounds.size = half
            door.position = CGPoint(x: anchor * space.bounds.width, y: half.height / 2)
            door.backgroundColor = UIColor.systemBrown.resolvedColor(with: traitCollection).cgColor
            door.borderWidth = 2
            door.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        }
        turnDoors()
    }

    private func turnDoors() {
        let angle: CGFloat = isOpen ? 1.1 : 0.15
        doors.0.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
        doors.1.transform = CATransform3DMakeRotation(-angle, 0, 1, 0)
    }

    /// Opens or closes the doors. Layers without a view animate implicitly, with the transaction's duration.
    override func run() {
        isOpen.toggle()
        button.setTitle(isOpen ? "Close the doors" : "Open the doors", for: .normal)
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.8)
        CATransaction.setCompletionBlock { [weak self] in
            guard let self else { return }
            words.text = isOpen ? "open" : "closed"
        }
        turnDoors()
        gradient.colors = (gradient.colors as? [CGColor])?.reversed()
        star.strokeEnd = isOpen ? 0.6 : 1
        CATransaction.commit()
    }

    private static func star(in box: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let radius = box.width / 2 * (corner.isMultiple(of: 2) ? 1 : 0.45)
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let point = CGPoint(x: box.midX + radius * cos(angle), y: box.midY + radius * sin(angle))
            if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
