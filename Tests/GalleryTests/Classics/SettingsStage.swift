import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// Settings on a device, with a finger.
@MainActor final class SettingsStage {
    nonisolated static let phone = CGSize(width: 393, height: 852)
    nonisolated static let tablet = CGSize(width: 1024, height: 768)
    static let phoneSafeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    static let tabletSafeArea = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)

    let stage: Stage
    let navigation: UINavigationController
    let app = SettingsController()

    init(
        size: CGSize = SettingsStage.phone, below root: UIViewController? = nil, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, text: UIContentSizeCategory? = nil
    ) {
        stage = Stage(
            size: size, safeAreaInsets: size == Self.phone ? Self.phoneSafeArea : Self.tabletSafeArea)
        navigation = UINavigationController(rootViewController: root ?? app)
        if root != nil { navigation.pushViewController(app, animated: false) }
        if direction == .rightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
        if let text { stage.window.traitOverrides.preferredContentSizeCategory = text }
        stage.setAppearance(style)
        stage.show(navigation)
        stage.settle()
    }

    var values: DeviceSettings.Values { app.settings.values }

    /// The page in front: the one on top, or the right one of two columns.
    var page: UIViewController? { app.columns?.details.topViewController ?? navigation.topViewController }

    var list: UICollectionView? { page?.view.firstCollectionView }

    /// The list in the left one of two columns.
    var sidebar: UICollectionView? { app.columns?.children.first?.view.firstCollectionView }

    // MARK: Rows

    func cell(_ title: String, in list: UICollectionView? = nil) -> UICollectionViewListCell? {
        (list ?? self.list)?.visibleCells.lazy.compactMap { $0 as? UICollectionViewListCell }
            .first { $0.content?.text == title }
    }

    func text(_ title: String) -> String? { cell(title)?.content?.secondaryText }

    /// The titles of the rows, from top to bottom.
    var titles: [String] { rows.compactMap { $0.content?.text } }

    private var rows: [UICollectionViewListCell] {
        (list?.visibleCells ?? []).compactMap { $0 as? UICollectionViewListCell }.sorted {
            $0.frame.minY < $1.frame.minY
        }
    }

    /// The titles of the rows with a checkmark, from top to bottom.
    var checked: [String] { rows.filter { $0.has(.checkmark) }.compactMap { $0.content?.text } }

    /// Returns the text of a section's header or footer.
    func words(_ kind: String, _ section: Int) -> String? {
        let view = list?.supplementaryView(forElementKind: kind, at: [section, 0]) as? UICollectionViewListCell
        return view?.content?.text
    }

    func toggle(_ title: String) -> UISwitch? { cell(title)?.subviews.lazy.compactMap { $0 as? UISwitch }.first }

    // MARK: A finger

    func open(_ title: String, in list: UICollectionView? = nil) {
        scroll(to: title, in: list)
        stage.tap(middleOf: cell(title, in: list)?.contentView)
    }

    /// Scrolls from the beginning until the row is in view.
    func scroll(to title: String, in list: UICollectionView? = nil) {
        guard let list = list ?? self.list else { return }
        if cell(title, in: list) == nil {
            list.contentOffset.y = -list.adjustedContentInset.top
            stage.settle()
        }
        while cell(title, in: list) == nil, list.contentOffset.y + list.bounds.height < list.contentSize.height {
            list.contentOffset.y += 300
            stage.settle()
        }
        guard let cell = cell(title, in: list), let path = list.indexPath(for: cell) else { return }
        list.scrollToItem(at: path, at: .centeredVertically, animated: false)
        stage.settle()
    }

    func tapBarButton(_ title: String) { stage.tap(middleOf: button(title)) }

    func button(_ title: String) -> UIView? {
        stage.window.descendant { $0.accessibilityLabel == title && $0 is UIControl }
    }

    /// Taps an accessory of the system's, which has no view that an app can access.
    func tapAccessory(ofRow title: String, fromStart: CGFloat? = nil, fromEnd: CGFloat? = nil) {
        guard let cell = cell(title) else { return }
        let x = fromStart ?? cell.bounds.width - (fromEnd ?? 0)
        stage.tap(at: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil))
    }

    /// Swipes from the row's middle, and lets the finger rest before it lifts.
    func swipe(_ title: String, by way: CGFloat) {
        guard let cell = cell(title) else { return }
        let start = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x + way, y: start.y))
        stage.settle()
    }

    func tapSwipeAction(_ title: String) { tapBarButton(title) }

    /// Drags a row by its handle to the place of another one.
    func dragHandle(of title: String, to target: String) {
        guard let cell = cell(title), let target = self.cell(target) else { return }
        let x = cell.bounds.width - 28
        stage.drag(
            from: cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil),
            to: target.convert(CGPoint(x: x, y: target.bounds.midY - 4), to: nil))
        stage.settle()
    }

    func goBack() {
        (app.columns?.details ?? navigation).popViewController(animated: true)
        stage.settle()
    }

    func resize(to size: CGSize) {
        stage.resize(to: size, safeAreaInsets: size == Self.phone ? Self.phoneSafeArea : Self.tabletSafeArea)
        stage.settle()
    }
}

extension UICollectionViewListCell {
    var content: UIListContentConfiguration? { contentConfiguration as? UIListContentConfiguration }

    func has(_ type: UICellAccessory.AccessoryType) -> Bool { accessories.contains { $0.accessoryType == type } }
}

extension UIView {
    /// Returns this view, or the first one inside it that meets the condition.
    func descendant(where isWanted: (UIView) -> Bool) -> UIView? {
        if isWanted(self) { return self }
        for view in subviews { if let found = view.descendant(where: isWanted) { return found } }
        return nil
    }

    fileprivate var firstCollectionView: UICollectionView? {
        descendant { $0 is UICollectionView } as? UICollectionView
    }
}
