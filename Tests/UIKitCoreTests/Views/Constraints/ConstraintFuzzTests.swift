import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Views and constraints that come, go and change at random. After each step everything is where the required constraints say.
@Suite("Constraints at random") @MainActor struct ConstraintFuzzTests {
    @Test("after random changes required constraints hold", arguments: SeededGenerator.seeds(1..<41))
    func random(seed: UInt64) {
        var world = RandomConstraints(seed: seed)
        for step in 1...120 {
            world.change()
            world.stage.settle()
            let broken = world.brokenConstraints()
            #expect(broken.isEmpty, "seed \(seed), step \(step): \(broken.joined(separator: "; "))")
            guard broken.isEmpty else { return }
        }
    }
}

@MainActor private struct RandomConstraints {
    let stage = Stage(size: CGSize(width: 400, height: 400), scale: 2)
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private var views: [UIView] = []
    private var constraints: [NSLayoutConstraint] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        Diagnostics.receiver = { _, _ in }
        stage.show(root)
        for _ in 0..<4 { addView() }
    }

    mutating func change() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0 where views.count < 12: addView()
        case 1 where views.count > 3:
            views.remove(at: views.indices.randomElement(using: &random)!).removeFromSuperview()
        case 2: moveView()
        case 3: views.randomElement(using: &random)?.translatesAutoresizingMaskIntoConstraints.toggle()
        case 4: root.frame.size.width = CGFloat.random(in: 50...350, using: &random).rounded()
        case 5:
            let framed = views.filter(\.translatesAutoresizingMaskIntoConstraints)
            framed.randomElement(using: &random)?.frame = randomFrame()
        case 6:
            guard let constraint = constraints.randomElement(using: &random) else { return }
            constraint.constant = CGFloat.random(in: -50...150, using: &random).rounded()
        case 7:
            guard let constraint = constraints.randomElement(using: &random) else { return }
            constraint.isActive = false
        case 8:
            // Frames set by hand do not last.
            views.randomElement(using: &random)?.frame.origin.x += 7
            root.setNeedsLayout()
            for view in views { view.setNeedsLayout() }
        default: addConstraint()
        }
        constraints.removeAll { !$0.isActive }
    }

    private mutating func randomFrame() -> CGRect {
        let numbers = (0..<4).map { _ in CGFloat.random(in: 0...100, using: &random).rounded() }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private mutating func addView() {
        let view = UIView(frame: randomFrame())
        view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<4, using: &random) == 0
        (views.randomElement(using: &random) ?? root).addSubview(view)
        views.append(view)
        view.tag = Int.random(in: 1...1000, using: &random)
    }

    private mutating func moveView() {
        guard let view = views.randomElement(using: &random) else { return }
        let others = [root] + views.filter { !$0.isDescendant(of: view) }
        others.randomElement(using: &random)?.addSubview(view)
    }

    private mutating func addConstraint() {
        let places: [NSLayoutConstraint.Attribute] = [.left, .right, .top, .bottom, .centerX, .centerY]
        guard let first = views.randomElement(using: &random),
            let second = ([root] + views).randomElement(using: &random)
        else { return }
        let isSize = Bool.random(using: &random)
        let attribute = (isSize ? [.width, .height] : places).randomElement(using: &random)!
        let relation = [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &random)!
        guard first !== second, first.window != nil, second.window != nil else { return }
        let isAlone = isSize && Bool.random(using: &random)
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: isAlone ? nil : second,
            attribute: isAlone ? .notAnAttribute : attribute, multiplier: 1,
            constant: CGFloat.random(in: -20...120, using: &random).rounded())
        if Bool.random(using: &random) {
            constraint.priority = UILayoutPriority(Float(Int.random(in: 1...3, using: &random) * 250))
        }
        constraint.isActive = true
        constraints.append(constraint)
    }

    // MARK: Checking

    /// Returns the required constraints that don't hold, although none of them was reported as broken.
    func brokenConstraints() -> [String] {
        var broken: [String] = []
        for constraint in constraints where constraint.priority == .required && !constraint.isBroken {
            // Views that were removed from the window aren't laid out.
            guard constraint.first.item.view?.window != nil, let first = place(constraint.first) else { continue }
            let second = constraint.second.map { place($0) ?? 0 } ?? 0
            let error = first - second - constraint.constant
            // Rounded to half points on the way from the root.
            let isRight =
                switch constraint.relation {
                case .equal: abs(error) <= 3
                case .lessThanOrEqual: error <= 3
                case .greaterThanOrEqual: error >= -3
                }
            if !isRight { broken.append("\(constraint.formula) is off by \(error)") }
        }
        for view in views where view.window != nil { broken += misplaced(view) }
        for view in [root] + views where view.window != nil {
            broken += view.constraintsIfMade?.engine.map { $0.system.brokenInvariants() } ?? []
        }
        return broken
    }

    /// Returns a description if the view isn't exactly where its engine wants it: layout places only views that move.
    private func misplaced(_ view: UIView) -> [String] {
        guard !view.translatesAutoresizingMaskIntoConstraints, let around = view.superview,
            let engine = view.engineAround, engine.isSpokenOf(view, view.layoutItem),
            let place = engine.rect(of: view.layoutItem), let room = engine.rect(of: engine.item(of: around))
        else { return [] }
        // The last digits of a solution don't say where half a pixel goes.
        func rounded(_ points: CGFloat) -> CGFloat {
            PixelGrid(scale: 2).rounded((points * 65_536).rounded() / 65_536)
        }
        let frame = CGRect(
            x: rounded(place.minX - room.minX), y: rounded(place.minY - room.minY), width: rounded(place.width),
            height: rounded(place.height))
        let isThere =
            abs(frame.minX - view.frame.minX) < 0.01 && abs(frame.minY - view.frame.minY) < 0.01
            && abs(frame.width - view.frame.width) < 0.01 && abs(frame.height - view.frame.height) < 0.01
        return isThere ? [] : ["\(view.tag) is at \(view.frame), not at \(frame)"]
    }

    private func place(_ side: ConstraintSide) -> CGFloat? {
        guard let view = side.item.view, let around = view.superview else { return nil }
        let rect = around.convert(view.frame, to: root.superview)
        return switch side.attribute {
        case .left: rect.minX
        case .right: rect.maxX
        case .top: rect.minY
        case .bottom: rect.maxY
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .width: rect.width
        case .height: rect.height
        default: nil
        }
    }
}
