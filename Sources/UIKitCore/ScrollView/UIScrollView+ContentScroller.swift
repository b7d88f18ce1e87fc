/// As windows and input know it.
extension UIScrollView: ContentScroller {}
