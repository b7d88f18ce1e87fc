import UIKit

// Page controllers, custom transitions, menus, pointers, layers of other kinds: one error for each.

@MainActor func leaf() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    // error: 'UIPageViewController' is unavailable: Not built yet: page controllers.
    pages.gestureRecognizers.first?.isEnabled = false
    let camera = UIImagePickerController()
    // error: 'UIImagePickerController' is unavailable: Not built yet: the camera and the photo library.
    camera.cameraDevice = .front
}

@MainActor func move(_ context: any UIViewControllerContextTransitioning) {
    // error: 'UIViewControllerContextTransitioning' is unavailable: Not built yet: custom transitions.
    guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
    view.frame = context.finalFrame(for: to)
    context.containerView.addSubview(view)
    context.completeTransition(!context.transitionWasCancelled)
}

@MainActor func follow(_ pan: UIPanGestureRecognizer) {
    let driver = UIPercentDrivenInteractiveTransition()
    // error: 'UIPercentDrivenInteractiveTransition' is unavailable: Not built yet: custom transitions.
    driver.update(0.5)
    if pan.state == .ended { driver.finish() } else { driver.cancel() }
}

@MainActor func operation(_ operation: UINavigationController.Operation) -> Bool { operation == .push }
// error: 'Operation' is unavailable: Not built yet: custom transitions.

@MainActor func menus(_ button: UIButton) {
    let inner = UIMenu(options: .displayInline, children: [UIAction(title: "A") { _ in }])
    // error: 'UIMenu' is unavailable: Not built yet: menus.
    button.menu = inner
    // error: 'menu' is unavailable: Not built yet: menus. Give the button an action that presents a sheet.
    button.showsMenuAsPrimaryAction = true
    // error: 'showsMenuAsPrimaryAction' is unavailable: Not built yet: menus.
    UIMenuController.shared.setMenuVisible(true, animated: true)
    // error: 'UIMenuController' is unavailable: Not built yet: menus.
}

struct Row: Sendable {
    let menu: UIContextMenuConfiguration?
    // error: 'UIContextMenuConfiguration' is unavailable: Not built yet: menus.
}

final class Hovered: UIView, UIPointerInteractionDelegate {
    // error: 'UIPointerInteractionDelegate' is unavailable: Not built yet: pointer styles. Leave it out.
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        // error: 'UIPointerInteraction' is unavailable: Not built yet: pointer styles.
        // error: 'UIPointerRegion' is unavailable: Not built yet: pointer styles.
        // error: 'UIPointerStyle' is unavailable: Not built yet: pointer styles.
        nil
    }

    override func accessibilityElementCount() -> Int { 1 }
    // error: cannot override 'accessibilityElementCount' which has been marked unavailable: Not built yet: elements that aren't views.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    // error: cannot override 'accessibilityScroll' which has been marked unavailable: Not built yet. Screen readers scroll the page
    // error: 'UIAccessibilityScrollDirection' is unavailable: Not built yet. Screen readers scroll the page
}

final class Ring: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    // error: cannot override 'needsDisplay' which has been marked unavailable: Not built yet: animations of custom properties.
}

@MainActor func layers(_ layer: CALayer) {
    layer.magnificationFilter = .nearest
    // error: 'magnificationFilter' is unavailable: Not built yet: scaling without interpolation.
    layer.allowsGroupOpacity = false
    // error: 'allowsGroupOpacity' is unavailable: Not built yet
    let text = CATextLayer()
    // error: 'CATextLayer' is unavailable: Not built yet. Use a UILabel, or draw the text in draw(in:).
    text.alignmentMode = .center
    text.string = "a"
    let snow = CAEmitterLayer()
    // error: 'CAEmitterLayer' is unavailable: Not built yet: particles.
    snow.emitterShape = .line
    snow.emitterCells = nil
    layer.addSublayer(text)
    layer.addSublayer(snow)
}

@MainActor func shortcuts(_ item: UIApplicationShortcutItem) -> Bool { item.type == "new" }
// error: 'UIApplicationShortcutItem' is unavailable: An app in a page has no icon to press. Leave it out.

@MainActor func traits(_ view: UIView) {
    view.accessibilityTraits = .tabBar
    // error: 'tabBar' is unavailable: Not built yet.
    _ = UIAccessibility.elementFocusedNotification
    // error: 'elementFocusedNotification' is unavailable: Browsers don't tell a page what a screen reader reads.
}
