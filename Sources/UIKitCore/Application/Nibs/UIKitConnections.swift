import Foundation
import QuartzCore

/// The properties of UIKit's classes that outlets and runtime attributes can set, in the form in which the plugin
/// NibConnections writes an app's. UIKit finds this class by its name.
@MainActor final class _NibConnectionsOfThisModule: _NibConnections {
    override class var all: [_NibConnection] {
        views + controls + texts + scrolling + layers + controllers
    }
}

extension _NibConnectionsOfThisModule {
    private static var views: [_NibConnection] {
        [
            .property("gestureRecognizers", adding: UIView.addGestureRecognizer),
            .property("maskView", \UIView.mask),
            .property("layer", readOnly: \UIView.layer),
            .property("superview", readOnly: \UIView.superview),
            .property("alpha", \UIView.alpha),
            .property("backgroundColor", \UIView.backgroundColor),
            .property("clipsToBounds", \UIView.clipsToBounds),
            .property("contentMode", \UIView.contentMode),
            .property("hidden", \UIView.isHidden),
            .property("layoutMargins", \UIView.layoutMargins),
            .property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
            .property("restorationIdentifier", \UIView.restorationIdentifier),
            .property("tag", \UIView.tag),
            .property("tintColor", \UIView.tintColor),
            .property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
            .property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
            .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
            .property("accessibilityLabel", \UIView.accessibilityLabel),
            .property("accessibilityHint", \UIView.accessibilityHint),
            .property("accessibilityValue", \UIView.accessibilityValue),
            .property("isAccessibilityElement", \UIView.isAccessibilityElement),
            .property("image", \UIImageView.image),
            .property("highlightedImage", \UIImageView.highlightedImage),
            .property("backgroundView", \UICollectionViewCell.backgroundView),
            .property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
            .property("contentView", readOnly: \UICollectionViewCell.contentView),
        ]
    }

    private static var controls: [_NibConnection] {
        [
            .property("enabled", \UIControl.isEnabled),
            .property("selected", \UIControl.isSelected),
            .property("highlighted", \UIControl.isHighlighted),
            .property("titleLabel", readOnly: \UIButton.titleLabel),
            .property("imageView", readOnly: \UIButton.imageView),
            .property("on", \UISwitch.isOn),
            .property("onTintColor", \UISwitch.onTintColor),
            .property("value", \UISlider.value),
            .property("value", \UIStepper.value),
            .property("currentPage", \UIPageControl.currentPage),
            .property("numberOfPages", \UIPageControl.numberOfPages),
            .property("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
            .property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
            .property("progress", \UIProgressView.progress),
        ]
    }

    private static var texts: [_NibConnection] {
        [
            .property("text", \UILabel.text),
            .property("textColor", \UILabel.textColor),
            .property("font", \UILabel.font),
            .property("numberOfLines", \UILabel.numberOfLines),
            .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        ]
    }

    private static var scrolling: [_NibConnection] {
        [
            .property("delegate", \UIScrollView.delegate),
            .property("refreshControl", \UIScrollView.refreshControl),
            .property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            .property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            .property("contentInset", \UIScrollView.contentInset),
            .property("dataSource", \UICollectionView.dataSource),
            .property("delegate", \UICollectionView.delegate),
            .property("prefetchDataSource", \UICollectionView.prefetchDataSource),
            .property("backgroundView", \UICollectionView.backgroundView),
            .property("delegate", \UIGestureRecognizer.delegate),
        ]
    }

    private static var layers: [_NibConnection] {
        [
            .property("cornerRadius", \CALayer.cornerRadius),
            .property("borderWidth", \CALayer.borderWidth),
            .property("masksToBounds", \CALayer.masksToBounds),
            .property("opacity", \CALayer.opacity),
            .property("shadowOpacity", \CALayer.shadowOpacity),
            .property("shadowRadius", \CALayer.shadowRadius),
            .property("shadowOffset", \CALayer.shadowOffset),
            .property("zPosition", \CALayer.zPosition),
            .property("hidden", \CALayer.isHidden),
        ]
    }

    private static var controllers: [_NibConnection] {
        [
            .property("view", \UIViewController.view),
            .property("title", \UIViewController.title),
            .property("collectionView", \UICollectionViewController.collectionView),
            .property("navigationItem", readOnly: \UIViewController.navigationItem),
            .property("delegate", \UINavigationController.delegate),
            .property("delegate", \UITabBarController.delegate),
            .property("titleView", \UINavigationItem.titleView),
            .property("window", readOnly: \UIView.window),
        ]
    }
}
