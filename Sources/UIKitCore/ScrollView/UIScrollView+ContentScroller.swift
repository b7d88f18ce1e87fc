/// Lets windows and the input router scroll the view.
extension UIScrollView: ContentScroller {}
