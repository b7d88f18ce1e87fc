import UIKit

// What bars and screen readers don't know yet.

final class Chart: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = "Choose a bar"
        // error: 'prompt' is unavailable: Not built yet: a line above the title. Put a label into the screen.
        navigationItem.style = .browser
        // error: 'style' is unavailable: Not built yet: bars of browsers and editors. Leave it out: bars are those of a navigator.
        view.accessibilityElements = [view.subviews]
        // error: 'accessibilityElements' is unavailable: Not built yet: an order of its own. Screen readers read views from top to bottom.
        view.accessibilityViewIsModal = true
        // error: 'accessibilityViewIsModal' is unavailable: Not built yet. Present a view controller: what is behind it can't be reached then.
        view.shouldGroupAccessibilityChildren = true
        // error: 'shouldGroupAccessibilityChildren' is unavailable: Not built yet. Make the view an element with isAccessibilityElement and a label.
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        // error: 'UIAccessibilityElement' is unavailable: Not built yet. Put a UIView where it is, with isAccessibilityElement and a label.
        bar.accessibilityLabel = "42"
    }
}
