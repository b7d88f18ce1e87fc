import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Views with endless or impossible sizes") @MainActor struct ConstraintEndlessTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600), scale: 2)
    private let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    @MainActor private final class Warnings {
        var identifiers: [String] = []

        init() {
            Diagnostics.receiver = { [weak self] identifier, _ in self?.identifiers.append(identifier) }
            Diagnostics.reset()
        }

        isolated deinit { Diagnostics.receiver = nil }
    }

    /// A view whose content size comes from a closure.
    private final class Asked: UIView {
        var size: (Asked) -> CGSize
        var whenLaidOut: (Asked) -> Void = { _ in }
        var asked = 0

        init(_ size: @escaping (Asked) -> CGSize) {
            self.size = size
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize {
            asked += 1
            return size(self)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            whenLaidOut(self)
        }
    }

    init() { stage.show(room) }

    private func add(_ view: Asked) -> Asked {
        room.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: room.topAnchor), view.leftAnchor.constraint(equalTo: room.leftAnchor),
        ])
        return view
    }

    @Test(
        "sizes that are not finite count as none and cause one warning",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e12])
    func badNumbers(number: CGFloat) {
        let warnings = Warnings()
        let view = add(Asked { _ in CGSize(width: number, height: 20) })
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        width.isActive = true
        stage.settle()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        view.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(warnings.identifiers == ["unusable-content-size"])
        view.size = { _ in CGSize(width: 25, height: 20) }
        view.invalidateIntrinsicContentSize()
        width.isActive = false
        stage.settle()
        #expect(view.frame.width == 25)
    }

    @Test("an intrinsic size that grows with the view is stopped, with a warning")
    func growing() {
        let warnings = Warnings()
        let view = add(Asked { CGSize(width: $0.bounds.width + 1, height: 10) })
        view.whenLaidOut = { $0.invalidateIntrinsicContentSize() }
        stage.advance(by: 1.0 / 60)
        #expect(warnings.identifiers.contains("endless-layout") && view.asked < 1_000)
        #expect(view.frame.height == 10)
    }

    @Test("two intrinsic sizes that grow with each other are stopped, with a warning")
    func chasing() {
        let warnings = Warnings()
        let first = add(Asked { _ in CGSize(width: 10, height: 10) })
        let second = add(Asked { [unowned first] _ in CGSize(width: first.bounds.width + 1, height: 10) })
        first.size = { [unowned second] _ in CGSize(width: second.bounds.width + 1, height: 10) }
        first.whenLaidOut = { [unowned second] _ in second.invalidateIntrinsicContentSize() }
        second.whenLaidOut = { [unowned first] _ in first.invalidateIntrinsicContentSize() }
        stage.advance(by: 1.0 / 60)
        #expect(warnings.identifiers.contains("endless-layout") && first.asked + second.asked < 2_000)
        first.removeFromSuperview()
        second.whenLaidOut = { _ in }
        stage.settle()
    }

    @Test("an intrinsic size that invalidates itself when asked comes to rest")
    func restless() {
        let view = add(
            Asked {
                $0.invalidateIntrinsicContentSize()
                return CGSize(width: 10, height: 10)
            })
        stage.advance(by: 1.0 / 60)
        #expect(view.frame.size == CGSize(width: 10, height: 10) && view.asked < 2_000)
    }

    @Test("updateConstraints() that requests itself again comes to rest")
    func endlessUpdates() {
        final class Restless: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                setNeedsUpdateConstraints()
                superview?.setNeedsUpdateConstraints()
                super.updateConstraints()
            }
        }
        let view = Restless()
        view.translatesAutoresizingMaskIntoConstraints = false
        room.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 7).isActive = true
        stage.advance(by: 1.0 / 60)
        #expect(view.frame.width == 7 && view.updates > 0 && view.updates < 2_000)
    }

    @Test("a hundred and fifty nested views, each pinned to its superview, are laid out")
    func deep() {
        var around: UIView = room
        for _ in 0..<150 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(view)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 1),
                view.topAnchor.constraint(equalTo: around.topAnchor),
                view.rightAnchor.constraint(equalTo: around.rightAnchor),
                view.bottomAnchor.constraint(equalTo: around.bottomAnchor),
            ])
            around = view
        }
        stage.settle()
        #expect(around.frame == CGRect(x: 1, y: 0, width: 150, height: 300))
    }
}
