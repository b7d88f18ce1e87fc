import CoreGraphics
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Masks and snapshots of views") struct ViewSnapshotTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 2)
    private let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
    private let inside = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))

    init() {
        view.backgroundColor = .white
        inside.backgroundColor = .black
        view.addSubview(inside)
    }

    private func fill(_ size: CGSize, _ color: RGBA) -> DrawingCommand {
        .fill(RoundBox(CGRect(origin: .zero, size: size), radius: 0).elements, color: color, evenOdd: false)
    }

    private func moved(_ x: CGFloat, _ y: CGFloat, _ commands: [DrawingCommand]) -> DrawingCommand {
        .group(DrawingEffect(transform: CGAffineTransform(translationX: x, y: y)), commands)
    }

    private func commands(of view: UIView?) -> [DrawingCommand] {
        guard case .drawing(let content)? = view?.layer.content else { return [] }
        return content.drawing.commands
    }

    private var everything: [DrawingCommand] {
        [fill(view.bounds.size, .white), moved(10, 10, [fill(inside.bounds.size, .black)])]
    }

    @Test("a snapshot shows the view as it was, not later changes")
    func committed() {
        stage.show(view)
        view.backgroundColor = .red
        let snapshot = view.snapshotView(afterScreenUpdates: false)
        #expect(commands(of: snapshot) == everything)
        #expect(snapshot?.bounds.size == view.bounds.size)
        view.backgroundColor = .white
        inside.removeFromSuperview()
        #expect(commands(of: snapshot) == everything, "it goes on showing it")
    }

    @Test("a snapshot after updates shows a view that was never on screen; without updates it is empty")
    func updated() {
        #expect(commands(of: view.snapshotView(afterScreenUpdates: true)) == everything)
        #expect(commands(of: view.snapshotView(afterScreenUpdates: false)) == [])
    }

    @Test("a snapshot of a part of a view begins at that part")
    func part() {
        let rect = CGRect(x: 10, y: 5, width: 30, height: 30)
        let snapshot = view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
        #expect(snapshot?.bounds.size == rect.size)
        #expect(commands(of: snapshot) == [moved(-10, -5, everything)])
    }

    @Test("drawHierarchy draws a view into a rectangle of any size")
    func drawHierarchy() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { _ in
            #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 120, height: 80), afterScreenUpdates: true))
            #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
        }
        guard case .drawing(let drawing) = image.source.storage,
            case .clip(_, _, let inside)? = drawing.commands.first, case .group(let effect, let drawn)? = inside.first
        else {
            Issue.record("nothing was drawn")
            return
        }
        #expect(effect.transform == CGAffineTransform(scaleX: 2, y: 2) && drawn == everything)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context here")
    }

    @Test("a mask view is laid out, follows changes, and is no subview")
    func mask() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        label.text = "A"
        view.mask = label
        stage.show(view)
        func maskText() -> String? {
            guard case .text(let line)? = stage.tree[view.layer.id]?.state.mask?.first else { return nil }
            return line.runs.first?.text
        }
        #expect(maskText() == "A" && view.subviews == [inside])
        label.text = "B"
        stage.settle()
        #expect(maskText() == "B")
        view.mask = nil
        stage.settle()
        #expect(stage.tree[view.layer.id]?.state.mask == nil && label.superview == nil && view.mask == nil)
    }

    @Test("recursiveDescription has an indented line for each view")
    func description() {
        #expect(view.recursiveDescription == "<UIView; frame 20 20 60 40>\n   | <UIView; frame 10 10 20 20>")
    }
}
