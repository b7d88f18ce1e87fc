import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A stack that changes at random. After each step its views are where plain counting puts them, and where a stack puts them that was
/// made as this one is now.
@Suite("Stack views at random") @MainActor struct StackFuzzTests {
    @Test("after random changes every frame agrees with a model", arguments: SeededGenerator.seeds(1..<31))
    func random(seed: UInt64) {
        var world = RandomStack(seed: seed)
        for step in 1...60 {
            world.change()
            world.stage.settle()
            let wrong = world.mistakes()
            #expect(wrong.isEmpty, "seed \(seed), step \(step): \(wrong.joined(separator: "; "))")
            guard wrong.isEmpty else { return }
        }
    }
}

@MainActor private struct RandomStack {
    let stage = Stage(size: CGSize(width: 1000, height: 1000), scale: 2)
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private let stack = UIStackView()
    private var length: CGFloat?
    private var breadth: CGFloat?
    private var sizes: [NSLayoutConstraint] = []
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        stage.show(room)
        hang(stack)
        for _ in 0..<3 { insert() }
    }

    private func hang(_ stack: UIStackView) {
        stack.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: room.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: room.topAnchor).isActive = true
    }

    private var views: [SizedView] { stack.arrangedSubviews.compactMap { $0 as? SizedView } }

    // MARK: Changing

    mutating func change() {
        let view = views.randomElement(using: &random)
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1: if views.count < 7 { insert() }
        case 2: if views.count > 1 { view?.removeFromSuperview() }
        case 3: if views.count > 1, let view { leave(view) }
        case 4: if let view { stack.insertArrangedSubview(view, at: Int.random(in: 0...views.count, using: &random)) }
        case 5, 6: view?.isHidden.toggle()
        case 7: stack.axis = random.pick(from: [.horizontal, .vertical])
        case 8:
            stack.distribution = random.pick(
                from: [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        case 9:
            stack.alignment = random.pick(from: [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
        case 10: stack.spacing = CGFloat(Int.random(in: 0...20, using: &random))
        case 11:
            let spacing = random.pick(from: [UIStackView.spacingUseDefault, UIStackView.spacingUseSystem, 0, 3, 25])
            if let view { stack.setCustomSpacing(spacing, after: view) }
        case 12:
            stack.isLayoutMarginsRelativeArrangement.toggle()
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: CGFloat(Int.random(in: 0...9, using: &random)), bottom: 3, trailing: 4)
        case 13: stack.semanticContentAttribute = random.pick(from: [.forceLeftToRight, .forceRightToLeft])
        case 14: view?.size = randomSize()
        default:
            length = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 300...900, using: &random))
            breadth = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 80...200, using: &random))
        }
        fixSize(of: stack, &sizes)
    }

    private mutating func randomSize() -> CGSize {
        CGSize(
            width: CGFloat(Int.random(in: 1...60, using: &random)),
            height: CGFloat(Int.random(in: 1...60, using: &random)))
    }

    private mutating func insert() {
        let size = randomSize()
        stack.insertArrangedSubview(
            SizedView(size.width, size.height), at: Int.random(in: 0...views.count, using: &random))
    }

    /// Removes a view, which stays a subview for a while, then comes back or is removed from its superview.
    private mutating func leave(_ view: SizedView) {
        stack.removeArrangedSubview(view)
        stage.settle()
        if Bool.random(using: &random) {
            stack.addArrangedSubview(view)
        } else {
            view.removeFromSuperview()
        }
    }

    private func fixSize(of stack: UIStackView, _ constraints: inout [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
        let isRow = stack.axis == .horizontal
        constraints = [
            length.map { (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: $0) },
            breadth.map { (isRow ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: $0) },
        ].compactMap { $0 }
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: Checking

    func mistakes() -> [String] {
        let (oracle, frames) = (oracle, views.map(\.frame))
        var wrong: [String] = []
        if oracle.isPlain {
            for (view, (along, across)) in zip(views.filter { !$0.isHidden }, zip(oracle.along, oracle.across)) {
                let expected = rect(along, across)
                guard !view.frame.isNear(expected) else { continue }
                wrong.append("\(view.size) is at \(view.frame), should be at \(expected)")
            }
            let isRow = stack.axis == .horizontal
            let size =
                isRow
                ? CGSize(width: oracle.wholeLength, height: oracle.wholeBreadth)
                : CGSize(width: oracle.wholeBreadth, height: oracle.wholeLength)
            if !stack.bounds.isNear(CGRect(origin: .zero, size: size)) { wrong.append("\(stack.bounds) for \(size)") }
        }
        for view in views where view.isHidden {
            let length = stack.axis == .horizontal ? view.frame.width : view.frame.height
            if length != 0 { wrong.append("hidden, but \(length) long") }
        }
        let fresh = freshFrames()
        if fresh != frames {
            wrong.append("made as it is now it would have \(fresh), and has \(frames)")
        }
        return wrong.isEmpty ? [] : wrong + ["\(oracle)"]
    }

    private var oracle: StackOracle {
        let isRow = stack.axis == .horizontal
        let insets = stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : .zero
        let alignment = stack.alignment == .lastBaseline && !isRow ? UIStackView.Alignment.leading : stack.alignment
        return StackOracle(
            entries: views.map { view in
                let custom = stack.customSpacing(after: view)
                let gap = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
                return StackOracle.Entry(
                    length: isRow ? view.size.width : view.size.height,
                    breadth: isRow ? view.size.height : view.size.width, isHidden: view.isHidden,
                    gap: gap == UIStackView.spacingUseSystem ? 8 : gap)
            }, distribution: stack.distribution, alignment: alignment, length: length, breadth: breadth,
            margins: isRow
                ? (insets.leading, insets.trailing, insets.top, insets.bottom)
                : (insets.top, insets.bottom, insets.leading, insets.trailing))
    }

    private func rect(_ along: StackOracle.Line, _ across: StackOracle.Line) -> CGRect {
        let isRow = stack.axis == .horizontal
        let (horizontal, vertical) = isRow ? (along, across) : (across, along)
        let isRightToLeft = stack.semanticContentAttribute == .forceRightToLeft
        let width = isRow ? oracle.wholeLength : oracle.wholeBreadth
        let x = isRightToLeft ? width - horizontal.start - horizontal.length : horizontal.start
        return CGRect(x: x, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    private func freshFrames() -> [CGRect] {
        let copies = views.map { view in
            let copy = SizedView(view.size.width, view.size.height)
            copy.isHidden = view.isHidden
            return copy
        }
        let other = UIStackView(arrangedSubviews: copies)
        (other.axis, other.distribution, other.alignment) = (stack.axis, stack.distribution, stack.alignment)
        other.spacing = stack.spacing
        for (copy, view) in zip(copies, views) {
            other.setCustomSpacing(stack.customSpacing(after: view), after: copy)
        }
        other.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
        other.directionalLayoutMargins = stack.directionalLayoutMargins
        other.semanticContentAttribute = stack.semanticContentAttribute
        hang(other)
        var constraints: [NSLayoutConstraint] = []
        fixSize(of: other, &constraints)
        stage.settle()
        defer { other.removeFromSuperview() }
        return copies.map(\.frame)
    }
}

extension CGRect {
    /// Returns whether two frames were the same before they were rounded to half points.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
        return differences.allSatisfy { abs($0) < 0.251 }
    }
}
