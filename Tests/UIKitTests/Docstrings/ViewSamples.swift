import CoreText
import UIKit

// The samples of docstrings in Sources/CoreText, and UIKitCore's Views, Drawing, Foundation, Windows and Application: Scripts/samples looks for them here.

private final class ShakeInteraction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    func willMove(to view: UIView?) {}
    func didMove(to view: UIView?) { self.view = view }
}

@MainActor private func useFont(at url: URL, label: UILabel) {
    CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    label.font = UIFont(name: "Lobster-Regular", size: 28)
}

private func variation() -> (Int, UIFontDescriptor.AttributeName) {
    let weight = 0x7767_6874  // "wght"
    return (
        weight,
        UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
    )
}

private final class Bubble: UIView {
    override func draw(_ rect: CGRect) {
        let bubble = UIBezierPath(roundedRect: bounds, cornerRadius: 12)
        UIColor.systemTeal.setFill()
        bubble.fill()
    }

    static func makeDot() -> UIImage {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.systemRed.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        return dot
    }
}

nonisolated(unsafe) private var badgeKey: UInt8 = 0

private final class ProfileController: UIViewController {
    func refresh() {}

    func add(_ badge: UIView) {
        objc_setAssociatedObject(self, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func canRefresh(_ target: NSObject) -> Bool {
        target.responds(to: Selector(ProfileController.refresh))
    }

    func follow() {
        NotificationCenter.default.addObserver(
            self, selector: Selector(Self.refresh), name: UIApplication.didBecomeActiveNotification, object: nil)
    }
}

@MainActor private func addFavourites(to cell: UICollectionViewCell, photo: Int) {
    var favourites: Set<Int> = []
    cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Add to Favourites") { _ in
            favourites.insert(photo)
            return true
        }
    ]
}

private final class Header: UIView {
    private var observation: NSKeyValueObservation?
    private let header = UIView()

    func place(_ label: UILabel, in view: UIView, content: UIView, edge: NSLayoutConstraint) {
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])

        let panel = UIView()  // placed by constraints, without a height
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(content)  // as high as constraints in content say; so is panel

        edge.priority = .required - 1  // as good as required, but no conflict when it can't hold

        let gap = UILayoutGuide()
        view.addLayoutGuide(gap)
        gap.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2).isActive = true
    }

    static func constraints(picture: UIView, title: UIView) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[picture(44)]-gap-[title]-|", metrics: ["gap": 12],
            views: ["picture": picture, "title": title])
    }

    func addPanel(with label: UILabel, to view: UIView, of window: UIWindow) {
        let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        panel.contentView.addSubview(label)

        view.addInteraction(ShakeInteraction())
        print(window.recursiveDescription)
    }

    func watch(_ scrollView: UIScrollView) {
        scrollView.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
        let header = header
        observation = scrollView.observe(\.contentOffset) { scrollView, _ in
            header.alpha = scrollView.contentOffset.y < 44 ? 1 : 0
        }
    }

    static func makeRow(_ picture: UIView, _ title: UIView, _ button: UIView) -> UIView {
        let row = UIStackView(arrangedSubviews: [picture, title, button])
        row.spacing = 8
        row.alignment = .center
        return row
    }

    func speak() {
        UIAccessibility.post(notification: .announcement, argument: "Photo deleted")
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
}

@MainActor private func openSwift(toolbar: UIToolbar) {
    UIApplication.shared.open(URL(string: "https://www.swift.org")!)
    toolbar.maximumContentSizeCategory = .extraExtraLarge
}
