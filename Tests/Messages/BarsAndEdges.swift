import UIKit

// Members of types that are built, which aren't: the compiler names what to use, and nothing that follows is an error as well.

final class Letters: UIViewController {
    private let list = UIScrollView()

    func bars() {
        navigationItem.searchController = UISearchController(searchResultsController: nil)
        // error: 'searchController' is unavailable: Not built yet: searching. Filter by buttons or a UISegmentedControl.
        // error: 'UISearchController' is unavailable: Not built yet: searching.
        navigationItem.hidesSearchBarWhenScrolling = false
        // error: 'hidesSearchBarWhenScrolling' is unavailable: Not built yet: searching. Leave it out.
        navigationItem.preferredSearchBarPlacement = .stacked
        // error: 'preferredSearchBarPlacement' is unavailable: Not built yet: searching. Leave it out.
        navigationItem.subtitle = "3 unread"
        // error: 'subtitle' is unavailable: Not built yet: subtitles. Set titleView to a UIStackView with two labels.
        navigationItem.largeSubtitle = "3 unread"
        // error: 'largeSubtitle' is unavailable: Not built yet: subtitles. Put a label at the top of the controller's view.
        navigationItem.titleMenuProvider = { UIMenu(children: $0) }
        // error: 'titleMenuProvider' is unavailable: Not built yet: menus. Set titleView to a UIButton that presents a sheet.
        // error: 'UIMenu' is unavailable: Not built yet: menus.
        navigationItem.backAction = UIAction { _ in }
        // error: 'backAction' is unavailable: Not built yet: an action of the back button. Set leftBarButtonItem instead of it.
        navigationController?.navigationBar.shadowImage = UIImage()
        // error: 'shadowImage' is unavailable: A bar can't have a shadow image yet; set shadowColor of its standardAppearance
        navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
        // error: 'setBackgroundImage(_:for:)' is unavailable: Bars can't have a background image yet; set backgroundColor of
        navigationController?.navigationBar.backIndicatorImage = nil
        // error: 'backIndicatorImage' is unavailable: The back button has an arrow of its own.
        tabBarController?.tabBar.shadowImage = nil
        // error: 'shadowImage' is unavailable: A bar can't have a shadow image yet; set shadowColor
        addKeyCommand(UIKeyCommand(input: "n", modifierFlags: .command, action: Selector(Letters.bars)))
        // error: 'addKeyCommand' is unavailable: Not built yet: key commands. Override pressesBegan(_:with:)
        // error: 'UIKeyCommand' is unavailable: Not built yet: key commands.
    }

    func edges() {
        list.topEdgeEffect.style = .hard
        // error: 'topEdgeEffect' is unavailable: Not built yet: the edge effects of a scroll view.
        list.bottomEdgeEffect.isHidden = true
        // error: 'bottomEdgeEffect' is unavailable: Not built yet: the edge effects of a scroll view.
        list.leftEdgeEffect.isHidden = list.rightEdgeEffect.isHidden
        // error: 'leftEdgeEffect' is unavailable: Not built yet: the edge effects of a scroll view.
        // error: 'rightEdgeEffect' is unavailable: Not built yet: the edge effects of a scroll view.
    }

    func buttons() -> [UIButton.Configuration] {
        var buy = UIButton.Configuration.prominentGlass()
        // error: 'prominentGlass()' is unavailable: Not built yet: buttons of glass. Use filled().
        buy.title = "Buy"
        return [buy, .glass(), .clearGlass()]
        // error: 'glass()' is unavailable: Not built yet: buttons of glass. Use gray(), or tinted().
        // error: 'clearGlass()' is unavailable: Not built yet: buttons of glass. Use plain().
    }

    func largeContent() {
        view.showsLargeContentViewer = true
        // error: 'showsLargeContentViewer' is unavailable: Not built yet: large content.
        view.largeContentTitle = "Buy"
        // error: 'largeContentTitle' is unavailable: Not built yet: large content. Screen readers speak accessibilityLabel.
        view.largeContentImage = nil
        // error: 'largeContentImage' is unavailable: Not built yet: large content. Leave it out.
        view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
        // error: 'UILargeContentViewerInteraction' is unavailable: Not built yet: large content.
    }

    func bytes(_ image: UIImage) -> [Data?] {
        [image.pngData(), image.jpegData(compressionQuality: 0.8)]
        // error: 'pngData()' is unavailable: There is no PNG or JPEG encoder. Keep the bytes it came from.
        // error: 'jpegData(compressionQuality:)' is unavailable: There is no PNG or JPEG encoder.
    }

    func undo() {
        undoManager?.registerUndo(withTarget: self) { $0.undo() }
        // error: 'undoManager' is unavailable: Foundation on Linux has no undo. Keep the earlier values
        undoManager?.setActionName("Delete")
        // error: 'undoManager' is unavailable: Foundation on Linux has no undo.
    }

    func pick() -> [UIViewController] {
        let fonts = UIFontPickerViewController()
        // error: 'UIFontPickerViewController' is unavailable: Not built yet: pickers. Show UIFont.familyNames in a UICollectionView.
        fonts.selectedFontDescriptor = nil
        var configuration = PHPickerConfiguration()
        // error: 'PHPickerConfiguration' is unavailable: PhotosUI isn't there on Linux. Show the pictures of a folder
        configuration.selectionLimit = 3
        configuration.filter = .images
        return [fonts, PHPickerViewController(configuration: configuration)]
        // error: 'PHPickerViewController' is unavailable: PhotosUI isn't there on Linux.
    }

    func hand(over provider: NSItemProvider) {
        // error: 'NSItemProvider' is unavailable: Not built yet: drag and drop, and the pasteboard. Pass the value itself.
        if provider.canLoadObject(ofClass: UIImage.self) { provider.loadObject(ofClass: UIImage.self) { _, _ in } }
    }

    func settings() {
        guard let settings = URL(string: UIApplication.openSettingsURLString) else { return }
        // error: 'openSettingsURLString' is unavailable: A page has no settings of the app.
        if UIApplication.shared.canOpenURL(settings) { UIApplication.shared.open(settings) }
        _ = UIApplication.shared.openURL(settings)
        // error: 'openURL' has been renamed to 'open(_:)'
    }
}

func texts(_ frame: CGRect) -> String {
    let point = CGPointFromString("{1, 2}")
    // error: 'CGPointFromString' has been replaced by 'NSCoder.cgPoint(for:)'
    return NSStringFromCGPoint(point) + NSStringFromCGRect(frame)
    // error: 'NSStringFromCGPoint' has been replaced by 'NSCoder.string(for:)'
    // error: 'NSStringFromCGRect' has been replaced by 'NSCoder.string(for:)'
}
