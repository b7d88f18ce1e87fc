import UIKit
import UIKitTesting

/// A screen as a person looks through it: from the top down, as far as it scrolls.
@MainActor struct ScreenReading {
    let stage: Stage
    let controller: UIViewController

    var labels: [UILabel] { shown(UILabel.self).filter { $0.text?.isEmpty == false } }

    /// The vertical scroll views that aren't inside a scrolled part of another one.
    var verticalScrollViews: [UIScrollView] {
        shown(UIScrollView.self).filter { $0.isWhole && $0.hiddenHeight > 1 }
    }

    func shown<View: UIView>(_: View.Type) -> [View] {
        controller.view.shownTree.compactMap { $0 as? View }
    }

    /// Looks at the screen at each place that it can be scrolled to, half a screen at a time.
    func forEachPlace(_ look: () -> Void) {
        look()
        for scrollView in verticalScrollViews {
            while scrollView.heightLeft > 0.5 {
                scrollView.contentOffset.y += min(scrollView.bounds.height / 2, scrollView.heightLeft)
                stage.settle()
                look()
            }
        }
    }
}

extension UIScrollView {
    /// The height of the content above and below the visible part.
    fileprivate var hiddenHeight: CGFloat {
        contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom - bounds.height
    }

    /// The height of the content below the visible part.
    fileprivate var heightLeft: CGFloat {
        contentSize.height + adjustedContentInset.bottom - bounds.maxY
    }

    var scrollsSideways: Bool { contentSize.width > bounds.width + 1 }
}
