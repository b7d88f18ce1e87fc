import UIKit

/// A view over a collection view that shows the distances between its items. Touches go through it.
final class RulerView: UIView {
    var marks = RulerMarks() {
        didSet { if marks != oldValue { showMarks() } }
    }

    /// Whether lines are columns side by side.
    var isSideways = false {
        didSet { for band in bands { band.isUpright = isSideways } }
    }

    private var bands: [BandView] = []
    private var distances: [DistanceView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func showMarks() {
        resize(&bands, to: marks.lines.count) { _ in BandView() }
        for (band, line) in zip(bands, marks.lines) {
            band.frame = line
            band.isUpright = isSideways
        }
        let all = marks.gaps + marks.lineGaps + marks.insets
        resize(&distances, to: all.count) { _ in DistanceView() }
        for (view, distance) in zip(distances, all) { view.distance = distance }
    }

    /// Adds or removes views, and reuses the existing ones.
    private func resize<View: UIView>(_ views: inout [View], to count: Int, make: (Int) -> View) {
        while views.count > count { views.removeLast().removeFromSuperview() }
        for number in views.count..<max(count, views.count) {
            let view = make(number)
            views.append(view)
            addSubview(view)
        }
    }
}
