/// The two edges at which bars may cover a scroll view's content.
@MainActor final class ScrollEdges {
    let top = ScrollEdgeView(at: .top)
    let bottom = ScrollEdgeView(at: .bottom)

    init(of scrollView: UIScrollView) {
        top.scrollView = scrollView
        bottom.scrollView = scrollView
    }

    func place() {
        top.place()
        bottom.place()
    }
}

extension UIScrollView {
    /// The edges, made for the first bar that asks.
    var edges: ScrollEdges {
        if let edgesIfMade { return edgesIfMade }
        let made = ScrollEdges(of: self)
        edgesIfMade = made
        return made
    }
}
