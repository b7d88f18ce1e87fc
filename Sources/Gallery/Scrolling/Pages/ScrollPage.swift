import UIKit

/// A page with something to scroll. Subclasses add the scroll views.
class ScrollPage: UIView {
    /// The delegate of all scroll views of the page.
    let watcher = ScrollWatcher()

    var settings = ScrollSettings() {
        didSet { for scrollView in scrollViews { settings.apply(to: scrollView) } }
    }

    /// The scroll views that the settings apply to.
    var scrollViews: [UIScrollView] { [] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }
}
