import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

/// A bar at the bottom whose text lies in its margins.
private final class BarController: UIViewController {
    let content = UIView()
    let bar = UIView()
    let tray = UIView()
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Message"
        view.addSubview(content)
        view.addSubview(bar)
        bar.addSubview(tray)
        tray.addSubview(label)
        for part in [content, bar, tray, label] { part.translatesAutoresizingMaskIntoConstraints = false }
        let (safe, margins) = (view.safeAreaLayoutGuide, tray.layoutMarginsGuide)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: safe.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            tray.topAnchor.constraint(equalTo: bar.topAnchor), tray.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
            tray.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            tray.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            label.topAnchor.constraint(equalTo: margins.topAnchor),
            label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }
}

@MainActor @Suite("Constraints on a rotated device") struct TurnedDeviceTests {
    private let upright = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    private let onItsSide = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)

    @Test("after a rotation margins are those of the views' new frames")
    func margins() {
        let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2, safeAreaInsets: upright)
        let controller = BarController()
        let log = WarningLog()
        stage.show(controller)
        let height = controller.label.intrinsicContentSize.height
        let low = CGRect(x: 0, y: 818 - height - 16, width: 393, height: height + 16)
        #expect(controller.bar.frame == low)
        stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: onItsSide)
        #expect(controller.bar.frame == CGRect(x: 0, y: 372 - height - 16, width: 852, height: height + 16))
        #expect(controller.label.frame == CGRect(x: 67, y: 8, width: 718, height: height))
        stage.resize(to: CGSize(width: 393, height: 852), safeAreaInsets: upright)
        #expect(controller.bar.frame == low)
        #expect(controller.content.frame == CGRect(x: 0, y: 59, width: 393, height: low.minY - 59))
        #expect(log.identifiers == [])
    }

    @Test("a view that keeps its frame but comes under an edge has larger margins")
    func staying() {
        let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2, safeAreaInsets: upright)
        let (controller, box, label) = (UIViewController(), UIView(), UIView())
        controller.view.addSubview(box)
        box.addSubview(label)
        for part in [box, label] { part.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 300), box.heightAnchor.constraint(equalToConstant: 280),
            label.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
            label.leftAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leftAnchor),
            label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.show(controller)
        #expect(label.frame == CGRect(x: 0, y: 270, width: 10, height: 10))
        stage.resize(to: CGSize(width: 393, height: 393), safeAreaInsets: onItsSide)
        #expect(label.frame == CGRect(x: 59, y: 262, width: 10, height: 10))
    }
}
