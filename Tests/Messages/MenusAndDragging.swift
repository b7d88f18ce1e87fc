import UIKit

// Menus, dragging from app to app, appearance proxies.

final class Photos: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        UINavigationBar.appearance().tintColor = .red
        // error: 'appearance()' is unavailable: Not built yet: appearance proxies. Set it where you create the view; bars have standardAppearance, and subviews inherit tintColor.
        UILabel.appearance(whenContainedInInstancesOf: [UICollectionViewCell.self]).textColor = .gray
        // error: 'appearance(whenContainedInInstancesOf:)' is unavailable: Not built yet: appearance proxies. Set it where you create the view; bars have standardAppearance, and subviews inherit tintColor.
        UIBarButtonItem.appearance().tintColor = .red
        // error: 'appearance()' is unavailable: Not built yet: appearance proxies. Bars have standardAppearance.buttonAppearance.
        collectionView.dragDelegate = self
        // error: 'dragDelegate' is unavailable: Not built yet: drag and drop.
        collectionView.dropDelegate = self
        // error: 'dropDelegate' is unavailable: Not built yet: drag and drop.
        collectionView.dragInteractionEnabled = true
        // error: 'dragInteractionEnabled' is unavailable: Not built yet: drag and drop.
        let menu = UIMenu(title: "Sort", children: [UIAction(title: "By date") { _ in }])
        // error: 'UIMenu' is unavailable: Not built yet: menus. Offer the actions as buttons, or in a list of their own.
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", image: nil, primaryAction: nil, menu: menu)
        // error: 'init(title:image:primaryAction:menu:)' is unavailable: Not built yet: menus. Give the button an action that presents a sheet.
        view.addInteraction(UIContextMenuInteraction(delegate: self))
        // error: 'UIContextMenuInteraction' is unavailable: Not built yet: menus. Present a sheet from a UILongPressGestureRecognizer.
        view.addInteraction(UIDragInteraction(delegate: self))
        // error: 'UIDragInteraction' is unavailable: Not built yet: drag and drop.
        view.addInteraction(UIDropInteraction(delegate: self))
        // error: 'UIDropInteraction' is unavailable: Not built yet: drag and drop.
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        // error: 'UIMenuController' is unavailable: Not built yet: menus. Offer the actions as buttons.
    }
}

extension Photos: UICollectionViewDragDelegate {
    // error: 'UICollectionViewDragDelegate' is unavailable: Not built yet: drag and drop. Items can be moved by hand inside the collection view.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
            // error: 'UIDragSession' is unavailable: Not built yet: drag and drop.
    ) -> [UIDragItem] { [] }
    // error: 'UIDragItem' is unavailable: Not built yet: drag and drop. Items can be moved by hand inside the collection view.
}

extension Photos: UICollectionViewDropDelegate {
    // error: 'UICollectionViewDropDelegate' is unavailable: Not built yet: drag and drop. Items can be moved by hand inside the collection view.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
            // error: 'UICollectionViewDropCoordinator' is unavailable: Not built yet: drag and drop.
    ) {}

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        // error: 'UIDropSession' is unavailable: Not built yet: drag and drop.
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move, intent: .unspecified) }
    // error: 'UICollectionViewDropProposal' is unavailable: Not built yet: drag and drop.
}

extension Photos: UIContextMenuInteractionDelegate {}
// error: 'UIContextMenuInteractionDelegate' is unavailable: Not built yet: menus. Present a sheet from a UILongPressGestureRecognizer.

extension Photos: UIDragInteractionDelegate {}
// error: 'UIDragInteractionDelegate' is unavailable: Not built yet: drag and drop.

extension Photos: UIDropInteractionDelegate {}
// error: 'UIDropInteractionDelegate' is unavailable: Not built yet: drag and drop.

final class Album: UICollectionViewController {
    override func collectionView(
        // error: cannot override 'collectionView' which has been marked unavailable: Not built yet: menus. Swipe actions can offer the same in a list.
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    // error: 'UIContextMenuConfiguration' is unavailable: Not built yet: menus. Swipe actions can offer the same in a list.

    func preview(_ cell: UICollectionViewCell) -> UITargetedPreview {
        // error: 'UITargetedPreview' is unavailable: Not built yet: menus, and drag and drop.
        let parameters = UIPreviewParameters()
        // error: 'UIPreviewParameters' is unavailable: Not built yet: menus, and drag and drop.
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: cell, parameters: parameters)
        // error: 'UITargetedPreview' is unavailable: Not built yet: menus, and drag and drop.
    }
}

final class Keys: UIViewController {
    let picture = UIImageView()

    override func viewDidLoad() {
        super.viewDidLoad()
        picture.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // error: 'adjustsImageSizeForAccessibilityContentSizeCategory' is unavailable: Not built yet: images that grow with the text size. Give the symbol a configuration with a text style.
    }

    override var keyCommands: [UIKeyCommand]? {
        // error: cannot override 'keyCommands' which has been marked unavailable: Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode.
        // error: 'UIKeyCommand' is unavailable: Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode.
        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Keys.close))]
        // error: 'UIKeyCommand' is unavailable: Not built yet: key commands. Override pressesBegan(_:with:) and compare key.keyCode.
    }

    func close(_ sender: Any?) {}
}
