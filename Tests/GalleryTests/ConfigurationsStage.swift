import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

/// The scene Configurations on a phone.
@MainActor final class ConfigurationsStage {
    let stage: Stage
    let controller = ConfigurationsController()
    let navigation: UINavigationController

    static let phone = CGSize(width: 402, height: 874)

    init() {
        stage = Stage(size: Self.phone, safeAreaInsets: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
        navigation = UINavigationController(rootViewController: controller)
        stage.show(navigation)
        stage.settle()
    }

    var view: UICollectionView { controller.collectionView }

    /// Brings a section to the top.
    func show(_ section: ConfigurationsSection) {
        guard let index = ConfigurationsSection.all.firstIndex(of: section) else { return }
        for _ in 0..<2 {
            let kind = UICollectionView.elementKindSectionHeader
            let head = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [index, 0])
            let item = view.layoutAttributesForItem(at: [index, 0])
            let top = (head ?? item)?.frame.minY ?? 0
            let most = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
            view.contentOffset.y = min(top - view.adjustedContentInset.top, most)
            stage.settle()
        }
    }

    func show(kind name: String) -> Int? {
        guard let kind = ContentKind.all.firstIndex(where: { $0.name == name }) else { return nil }
        show(.kind(kind))
        return kind
    }

    func cell(_ item: ConfigurationsItem) -> UICollectionViewCell? {
        for (index, section) in ConfigurationsSection.all.enumerated() {
            if let place = section.items.firstIndex(of: item) { return view.cellForItem(at: [index, place]) }
        }
        return nil
    }

    func live(_ row: LiveRow) -> LiveCell? { cell(.live(row)) as? LiveCell }

    /// The headings of the section that was shown last, and of all others in view.
    var heads: [SectionHead] { view.subviews.compactMap { $0 as? SectionHead }.filter { !$0.isHidden } }

    var looks: ConfigurationsLooks {
        get { controller.looks }
        set {
            show(.looks)
            (cell(.looks) as? LooksCell)?.looksDidChange(newValue)
            stage.settle()
        }
    }

    func press(_ title: String) {
        let button = navigation.view.firstDescendant {
            $0 is UIControl && ($0.accessibilityLabel ?? ($0 as? UIButton)?.configuration?.title) == title
        }
        stage.tap(middleOf: button)
    }

    /// The texts shown in place of content, from top to bottom.
    var wordsInPlaceOfContent: [String] {
        guard let view = controller.view.subviews.last as? UIContentUnavailableView else { return [] }
        return view.texts
    }
}

extension UIView {
    var texts: [String] {
        subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? $0.texts }
    }
}
