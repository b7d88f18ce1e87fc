import Foundation

extension UIPageControl {
    /// Reads a page control's attributes in a XIB or storyboard.
    final func readPageControlNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        if let count = nib.integer("numberOfPages") { numberOfPages = count }
        if let page = nib.integer("currentPage") { currentPage = page }
        if let hides = nib.bool("hidesForSinglePage") { hidesForSinglePage = hides }
        if let color = nib.color("pageIndicatorTintColor") { pageIndicatorTintColor = color }
        if let color = nib.color("currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
    }
}
