import UIKit

/// The panel on a sheet over the lower half of the feed.
final class FeedSettingsController: UIViewController {
    let panel = FeedPanel()

    init(_ settings: FeedSettings, settingsDidChange: @escaping (FeedSettings) -> Void) {
        super.init(nibName: nil, bundle: nil)
        panel.show(settings)
        panel.settingsDidChange = settingsDidChange
        sheetPresentationController?.detents = [.medium()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

    override func loadView() { view = panel }
}
