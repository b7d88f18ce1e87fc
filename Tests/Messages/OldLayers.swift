import UIKit

// Constants of layers, text and apps of Swift 2 to 4, and custom transitions.

final class Pulse: UIView {
    func begin() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fillMode = kCAFillModeForwards
        // error: 'kCAFillModeForwards' has been renamed to 'CAMediaTimingFillMode.forwards'
        animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        // error: 'kCAMediaTimingFunctionEaseInEaseOut' has been renamed to 'CAMediaTimingFunctionName.easeInEaseOut'
        let frames = CAKeyframeAnimation(keyPath: "position")
        frames.calculationMode = kCAAnimationPaced
        // error: 'kCAAnimationPaced' has been renamed to 'CAAnimationCalculationMode.paced'
        let shape = CAShapeLayer()
        shape.lineCap = kCALineCapRound
        // error: 'kCALineCapRound' has been renamed to 'CAShapeLayerLineCap.round'
        shape.lineJoin = kCALineJoinBevel
        // error: 'kCALineJoinBevel' has been renamed to 'CAShapeLayerLineJoin.bevel'
        shape.fillRule = kCAFillRuleEvenOdd
        // error: 'kCAFillRuleEvenOdd' has been renamed to 'CAShapeLayerFillRule.evenOdd'
        layer.contentsGravity = kCAGravityResizeAspectFill
        // error: 'kCAGravityResizeAspectFill' has been renamed to 'CALayerContentsGravity.resizeAspectFill'
        let transition = CATransition()
        transition.type = kCATransitionFade
        // error: 'kCATransitionFade' has been renamed to 'CATransitionType.fade'
        layer.add(animation, forKey: nil)
    }

    func title() -> NSAttributedString {
        NSAttributedString(
            string: "Title",
            attributes: [
                NSFontAttributeName: UIFont.systemFont(ofSize: 20),
                // error: 'NSFontAttributeName' has been renamed to 'NSAttributedString.Key.font'
                NSForegroundColorAttributeName: UIColor.red,
                    // error: 'NSForegroundColorAttributeName' has been renamed to 'NSAttributedString.Key.foregroundColor'
            ])
    }

    func color() -> UIColor { .tintColor }
    // error: 'tintColor' is unavailable: Not built yet: a colour that follows the tint. Use view.tintColor.
}

final class Presenter: UIViewController {
    func show() {
        let screen = UIViewController()
        screen.transitioningDelegate = self
        // error: 'transitioningDelegate' is unavailable: Not built yet: custom transitions. Present as a sheet.
        present(screen, animated: true)
        let spinner = UIActivityIndicatorView(style: .white)
        // error: 'white' is unavailable: Use .medium, and set color = .white.
        let large = UIActivityIndicatorView(style: .whiteLarge)
        // error: 'whiteLarge' is unavailable: Use .large, and set color = .white.
        view.addSubview(spinner)
        view.addSubview(large)
    }
}

extension Presenter: UIViewControllerTransitioningDelegate {}
// error: 'UIViewControllerTransitioningDelegate' is unavailable: Not built yet: custom transitions. Present as a sheet, or with preferredTransition = .zoom.

final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
    // error: 'UIViewControllerAnimatedTransitioning' is unavailable: Not built yet: custom transitions. Animate views with UIView.animate.
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    // error: 'UIViewControllerContextTransitioning' is unavailable: Not built yet: custom transitions.
}

final class Pull: UIPercentDrivenInteractiveTransition {}
// error: 'UIPercentDrivenInteractiveTransition' is unavailable: Not built yet: custom transitions.

final class Remote: NSObject {
    func open(_ options: [UIApplicationOpenURLOptionsKey: Any]) {}
    // error: 'UIApplicationOpenURLOptionsKey' has been renamed to 'UIApplication.OpenURLOptionsKey'

    func remind(_ notification: UILocalNotification) {}
    // error: 'UILocalNotification' is unavailable: System notifications are not there on Linux. Show the notification in a window of its own.

    func settings() -> UIUserNotificationSettings? { nil }
    // error: 'UIUserNotificationSettings' is unavailable: System notifications are not there on Linux. Show the notification in a window of its own.
}

final class Field: UIView, UIKeyInput {
    // error: 'UIKeyInput' is unavailable: Not built yet: entering text.
    var appearance: UIKeyboardAppearance = .dark
    // error: 'UIKeyboardAppearance' is unavailable: Not built yet: entering text.
    var kind = UITextContentType.password
    // error: 'UITextContentType' is unavailable: Not built yet: entering text.
}
