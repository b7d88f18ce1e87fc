import UIKit

// What bars and screen readers don't know yet.

final class Chart: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.prompt = "Choose a bar"
        // error: 'prompt' is unavailable: Not built yet: a prompt above the title. Put a label into the controller's view.
        navigationItem.style = .browser
        // error: 'style' is unavailable: Not built yet: the browser and editor styles. Leave it out: bars have the navigator style.
        view.accessibilityElements = [view.subviews]
        // error: 'accessibilityElements' is unavailable: Not built yet: a custom reading order. Screen readers read views from top to bottom.
        view.accessibilityViewIsModal = true
        // error: 'accessibilityViewIsModal' is unavailable: Not built yet. Present a view controller: screen readers can't reach what is behind it.
        view.shouldGroupAccessibilityChildren = true
        // error: 'shouldGroupAccessibilityChildren' is unavailable: Not built yet. Make the view an element with isAccessibilityElement and a label.
        let bar = UIAccessibilityElement(accessibilityContainer: self)
        // error: 'UIAccessibilityElement' is unavailable: Not built yet. Put a UIView in its place, with isAccessibilityElement and a label.
        bar.accessibilityLabel = "42"
    }
}
