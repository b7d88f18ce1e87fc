import UIKit

/// One thing to scroll; subclasses say what.
class ScrollPage: UIView {
    /// Told of all that scrolls on the page.
    let watcher = ScrollWatcher()

    var settings = ScrollSettings() {
        didSet { for scrollView in scrollViews { settings.apply(to: scrollView) } }
    }

    /// What the settings are for.
    var scrollViews: [UIScrollView] { [] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }
}
