import TestSupport
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Constraints inside views with autoresizing masks") struct ConstraintsByMaskTests {
    private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 2)

    @Test("an effect view's content gives the view its height")
    func effectView() {
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        stage.show(pinnedOnTop(panel))
        let block = Block(height: 96)
        panel.contentView.addSubview(block)
        block.pinToEdges(of: panel.contentView, inset: 8)
        stage.settle()
        #expect(panel.frame == CGRect(x: 20, y: 10, width: 280, height: 112))
        #expect(panel.contentView.frame == CGRect(x: 0, y: 0, width: 280, height: 112))
        #expect(block.frame == CGRect(x: 8, y: 8, width: 264, height: 96))
        block.height.constant = 40
        stage.settle()
        #expect(panel.frame.height == 56 && panel.contentView.frame.height == 56 && block.frame.height == 40)
    }

    @Test(
        "a view that fills another by its mask sizes that one, in any order of setup",
        arguments: ["constraints", "superview", "mask"])
    func filledByMask(last: String) {
        let holder = UIView()
        let content = UIView()
        let inner = UIView()
        let block = Block(height: 50)
        if last != "superview" { stage.show(pinnedOnTop(holder)) }
        stage.settle()
        for view in [content, inner] { view.frame = holder.bounds }
        for view in [content, inner] where last != "mask" {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        if last == "constraints" {
            holder.addSubview(content)
            content.addSubview(inner)
        }
        inner.addSubview(block)
        block.pinToEdges(of: inner, inset: 0)
        if last != "constraints" {
            content.addSubview(inner)
            holder.addSubview(content)
        }
        if last == "superview" { stage.show(pinnedOnTop(holder)) }
        for view in [inner, content] where last == "mask" { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        stage.settle()
        #expect([holder, content, inner, block].map(\.frame.height) == [50, 50, 50, 50])
        #expect(block.frame.width == 280)
    }

    @Test("a view without its mask is placed by its frame, and a view moved elsewhere sizes nothing")
    func untied() {
        let holder = UIView()
        stage.show(pinnedOnTop(holder))
        let content = UIView()
        content.autoresizingMask = .flexibleHeight
        holder.addSubview(content)
        let block = Block(height: 50)
        content.addSubview(block)
        block.pinToEdges(of: content, inset: 0)
        stage.settle()
        #expect(holder.frame.height == 50)
        content.autoresizingMask = []
        stage.settle()
        #expect(holder.frame.height == 0)
        content.autoresizingMask = .flexibleHeight
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        content.frame = plain.bounds
        plain.addSubview(content)
        stage.settle()
        #expect((holder.frame.height, content.frame.height) == (0, 70))
    }

    /// Pins a view to the top of a view that fills the screen, without a height.
    private func pinnedOnTop(_ view: UIView) -> UIView {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: around.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: around.trailingAnchor, constant: -20),
        ])
        return around
    }
}

private final class Block: UIView {
    private(set) lazy var height = heightAnchor.constraint(equalToConstant: 0)

    convenience init(height: CGFloat) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        self.height.constant = height
        self.height.isActive = true
    }

    func pinToEdges(of view: UIView, inset: CGFloat) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
        ])
    }
}
