import UIKit

// Code of Swift 2 to 4. Each error names what to write today, an editor can write it, and no second error follows from the first.

func geometry() {
    let frame = CGRectMake(0, 0, 320, 480)
    // error: 'CGRectMake' has been replaced by 'CGRect.init(x:y:width:height:)'
    let point = CGPointMake(1, 2)
    // error: 'CGPointMake' has been replaced by 'CGPoint.init(x:y:)'
    let size = CGSizeMake(1, 2)
    // error: 'CGSizeMake' has been replaced by 'CGSize.init(width:height:)'
    _ = CGRectZero
    // error: 'CGRectZero' has been renamed to 'CGRect.zero'
    _ = CGRectGetMaxX(frame)
    // error: 'CGRectGetMaxX' has been replaced by property 'CGRect.maxX'
    _ = CGRectGetWidth(frame) / 2
    // error: 'CGRectGetWidth' has been replaced by property 'CGRect.width'
    _ = CGRectIntersectsRect(frame, frame)
    // error: 'CGRectIntersectsRect' has been replaced by instance method 'CGRect.intersects(_:)'
    _ = CGRectInset(frame, 1, 2)
    // error: 'CGRectInset' has been replaced by instance method 'CGRect.insetBy(dx:dy:)'
    _ = CGSizeEqualToSize(size, size)
    // error: 'CGSizeEqualToSize' is unavailable: Compare them with ==.
    _ = CGRectContainsPoint(frame, point)
    // error: 'CGRectContainsPoint' has been replaced by instance method 'CGRect.contains(_:)'
    _ = CGAffineTransformMakeScale(1, 2)
    // error: 'CGAffineTransformMakeScale' has been replaced by 'CGAffineTransform.init(scaleX:y:)'
    _ = UIEdgeInsetsMake(1, 2, 3, 4)
    // error: 'UIEdgeInsetsMake' has been replaced by 'UIEdgeInsets.init(top:left:bottom:right:)'
}

@MainActor func layouts(_ layout: UICollectionViewFlowLayout, _ path: IndexPath) {
    _ = layout.layoutAttributesForItemAtIndexPath(path)
    // error: 'layoutAttributesForItemAtIndexPath' has been renamed to 'layoutAttributesForItem(at:)'
    _ = layout.layoutAttributesForElementsInRect(.zero)
    // error: 'layoutAttributesForElementsInRect' has been renamed to 'layoutAttributesForElements(in:)'
    let direction: UICollectionViewScrollDirection = .horizontal
    // error: 'UICollectionViewScrollDirection' has been renamed to 'UICollectionView.ScrollDirection'
    layout.scrollDirection = direction
    layout.estimatedItemSize = UICollectionViewFlowLayoutAutomaticSize
    // error: 'UICollectionViewFlowLayoutAutomaticSize' has been renamed to 'UICollectionViewFlowLayout.automaticSize'
}

@MainActor func collectionViews(_ view: UICollectionView, _ path: IndexPath) {
    view.registerClass(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    // error: 'registerClass(_:forCellWithReuseIdentifier:)' has been renamed to 'register(_:forCellWithReuseIdentifier:)'
    let cell = view.dequeueReusableCellWithReuseIdentifier("cell", forIndexPath: path)
    // error: 'dequeueReusableCellWithReuseIdentifier(_:forIndexPath:)' has been renamed to 'dequeueReusableCell(withReuseIdentifier:for:)'
    cell.backgroundColor = UIColor.redColor()
    // error: 'redColor()' has been renamed to 'red'
    view.insertItemsAtIndexPaths([path])
    // error: 'insertItemsAtIndexPaths' has been renamed to 'insertItems(at:)'
    view.moveItemAtIndexPath(path, toIndexPath: path)
    // error: 'moveItemAtIndexPath(_:toIndexPath:)' has been renamed to 'moveItem(at:to:)'
    view.scrollToItemAtIndexPath(path, atScrollPosition: .top, animated: true)
    // error: 'scrollToItemAtIndexPath(_:atScrollPosition:animated:)' has been renamed to 'scrollToItem(at:at:animated:)'
    _ = view.cellForItemAtIndexPath(path)?.isSelected
    // error: 'cellForItemAtIndexPath' has been renamed to 'cellForItem(at:)'
    _ = UICollectionElementKindSectionHeader
    // error: 'UICollectionElementKindSectionHeader' has been renamed to 'UICollectionView.elementKindSectionHeader'
    let position: UICollectionViewScrollPosition = [.top]
    // error: 'UICollectionViewScrollPosition' has been renamed to 'UICollectionView.ScrollPosition'
    view.selectItem(at: path, animated: true, scrollPosition: position)
}

@MainActor func views(_ view: UIView, _ other: UIView) {
    _ = view.convertRect(view.bounds, toView: other).minX
    // error: 'convertRect(_:toView:)' has been renamed to 'convert(_:to:)'
    view.bringSubview(toFront: other)
    // error: 'bringSubview(toFront:)' has been renamed to 'bringSubviewToFront(_:)'
    let mode: UIViewContentMode = .scaleAspectFill
    // error: 'UIViewContentMode' has been renamed to 'UIView.ContentMode'
    view.contentMode = mode
    let options: UIViewAnimationOptions = [.curveEaseIn]
    // error: 'UIViewAnimationOptions' has been renamed to 'UIView.AnimationOptions'
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: {})
    let axis: UILayoutConstraintAxis = .vertical
    // error: 'UILayoutConstraintAxis' has been renamed to 'NSLayoutConstraint.Axis'
    _ = UIStackView().axis == axis
    let button = UIButton()
    button.setTitle("OK", for: UIControlState.normal)
    // error: 'UIControlState' has been renamed to 'UIControl.State'
    let label = UILabel()
    label.font = UIFont.systemFontOfSize(12)
    // error: 'systemFontOfSize' has been renamed to 'systemFont(ofSize:)'
    label.font = UIFont.systemFont(ofSize: 12, weight: UIFontWeightBold)
    // error: 'UIFontWeightBold' has been renamed to 'UIFont.Weight.bold'
    let attributes: [NSAttributedStringKey: Any] = [.font: label.font!]
    // error: 'NSAttributedStringKey' has been renamed to 'NSAttributedString.Key'
    _ = NSAttributedString(string: "text", attributes: attributes)
}

@MainActor func controllers(_ controller: UIViewController, _ child: UIViewController) {
    controller.addChildViewController(child)
    // error: 'addChildViewController' has been renamed to 'addChild(_:)'
    child.didMove(toParentViewController: controller)
    // error: 'didMove(toParentViewController:)' has been renamed to 'didMove(toParent:)'
    _ = controller.childViewControllers.count
    // error: 'childViewControllers' has been renamed to 'children'
    controller.presentViewController(child, animated: true, completion: nil)
    // error: 'presentViewController(_:animated:completion:)' has been renamed to 'present(_:animated:completion:)'
    _ = UIScreen.mainScreen().bounds
    // error: 'mainScreen()' has been replaced by property 'UIScreen.main'
    _ = UIApplication.sharedApplication().windows
    // error: 'sharedApplication()' has been replaced by property 'UIApplication.shared'
    _ = NSNotification.Name.UIApplicationDidBecomeActive
    // error: 'UIApplicationDidBecomeActive' has been renamed to 'UIApplication.didBecomeActiveNotification'
    if child.view.gestureRecognizers?.first?.state == UIGestureRecognizerState.began {}
    // error: 'UIGestureRecognizerState' has been renamed to 'UIGestureRecognizer.State'
}

final class Stacked: UIView {
    override func bringSubview(toFront view: UIView) { super.bringSubview(toFront: view) }
    // error: 'bringSubview(toFront:)' has been renamed to 'bringSubviewToFront(_:)'
}

@MainActor func run(_ link: CADisplayLink) {
    link.add(to: .main, forMode: RunLoopMode.commonModes)
    // error: 'RunLoopMode' has been renamed to 'RunLoop.Mode'
    // error: 'commonModes' has been renamed to 'common'
}
