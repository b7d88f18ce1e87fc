import CoreGraphics
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Does what a case of controls-and-scroll-metrics.json is about, as far as that is built, and compares the numbers.
@MainActor final class MetricsRun {
    private(set) var table = FixtureTable()
    private let inputs: FixtureJSON
    private let measured: FixtureJSON

    /// Returns nil for topics that are not built yet, and for lists, which ListRun compares.
    init?(_ json: FixtureJSON) throws {
        inputs = json["inputs"]
        measured = json["measured"]
        switch json["name"].string {
        case "scroll/offset-quantisation": comparePixels()
        case "scroll/rubber-band": compareRubberBand()
        case "scroll/deceleration-curve": compareDeceleration(json["measured"]["traces"].array.compactMap(\.string))
        case "scroll/deceleration-stop": compareStops()
        case "scroll/target-offset-announced": compareTargets()
        case "scroll/bounce-back": compareBounce()
        case "scroll/programmatic-animation-curve": compareAnimation()
        case "scroll/content-touch-delay": compareTouchDelay()
        case "scroll/indicator-geometry": compareIndicators()
        case "scroll/indicator-subview-order": compareSubviewOrder()
        case "scroll/zoom-2x-and-half": compareScales()
        case "scroll/zoom-to-rect": compareZoomToRect()
        case "scroll/defaults": compareDefaults()
        default: return nil
        }
    }

    private func compare(_ what: String, _ expected: FixtureJSON, _ found: CGFloat, within tolerance: CGFloat = 0.01) {
        compare(what, expected.number ?? .nan, found, within: tolerance)
    }

    private func compare(_ what: String, _ expected: CGFloat, _ found: CGFloat, within tolerance: CGFloat) {
        guard !((expected - found).magnitude <= tolerance) else { return }
        table.add(what, expected: "\(expected) ± \(tolerance)", found: "\(found)")
    }

    // MARK: Physics

    private static let pixel: CGFloat = 1.0 / 3

    private func comparePixels() {
        let stage = Stage(scale: 3)
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 393, height: 4000)
        stage.show(view)
        for (asked, nearest) in [(10.4, 31.0), (10.6, 32), (7, 21)] {
            view.setContentOffset(CGPoint(x: 0, y: asked), animated: false)
            compare("offset \(asked)", nearest / 3, view.contentOffset.y, within: 1e-9)
        }
    }

    private func compareRubberBand() {
        let (length, factor) = (CGFloat(852), measured["c"].number ?? 0)
        let example = measured["example"]
        let residual = measured["maxResidualPt"].number ?? 0
        let found = ScrollPhysics.rubberBand(example["fingerOvershoot"].number ?? 0, viewport: length)
        compare("example", example["shown"], found, within: residual)
        for overshoot: CGFloat in [1, 10, 100, 1000] {
            let expected = factor * overshoot * length / (factor * overshoot + length)
            let found = ScrollPhysics.rubberBand(overshoot, viewport: length)
            compare("overshoot \(overshoot)", expected, found, within: 1e-9)
        }
    }

    private func coasting(from velocity: CGFloat) -> ScrollPhysics {
        var physics = ScrollPhysics(range: 0...100_000, viewport: 852)
        physics.release(at: 0, velocity: velocity, time: 0)
        return physics
    }

    private func compareDeceleration(_ traces: [String]) {
        for trace in traces {
            guard let velocity = Double(trace.drop { !$0.isNumber }) else { continue }
            var physics = coasting(from: velocity)
            for frame in 1...30 {
                let time = Double(frame) / 60
                let expected = velocity * 0.499 * (1 - pow(0.998, 1000 * time))
                compare("\(trace) at \(time)", expected, physics.offset(at: time), within: 0.01)
            }
        }
    }

    private func compareStops() {
        for (speed, travel) in measured["finalTravel"].dictionary {
            var physics = coasting(from: Double(speed) ?? 0)
            compare("travel of \(speed)", travel, physics.offset(at: 60), within: Self.pixel)
        }
    }

    private func compareTargets() {
        let physics = ScrollPhysics(range: 0...100_000, viewport: 852)
        for (speed, travel) in measured["targetTravel"].dictionary {
            let found = physics.announcedTarget(from: 0, velocity: Double(speed) ?? 0)
            compare("target of \(speed)", travel, found, within: Self.pixel)
        }
    }

    private func compareBounce() {
        let rate = measured["ratePerS"].number ?? 0
        for (start, velocity) in [(-100.0, 0.0), (-40, -600), (-5, 900)] {
            var physics = ScrollPhysics(range: 0...100_000, viewport: 852)
            physics.release(at: start, velocity: velocity, time: 0)
            for frame in 1...15 {
                let time = Double(frame) / 60
                let carried = velocity * 0.499 * (1 - pow(0.998, 1000 * time))
                let expected = exp(-rate * time) * (start + carried)
                guard expected.magnitude >= measured["endsWhenAbsPtBelow"].number ?? 0 else { break }
                compare("\(start) at \(time)", expected, physics.offset(at: time), within: 0.01)
            }
            compare("\(start) in the end", 0, physics.offset(at: 10), within: 0)
        }
    }

    private func compareAnimation() {
        let duration = measured["durationS"].number ?? 0
        for distance in measured["durationIndependentOfDistance"].numbers {
            var physics = ScrollPhysics(range: 0...1000, viewport: 852)
            physics.glide(from: 0, to: distance, time: 0)
            for step in 1...Int(measured["steps"].number ?? 1) {
                let time = Double(step) / 60
                let expected = distance * (1 - cos(.pi * time / duration)) / 2
                compare("\(distance) at \(time)", expected, physics.offset(at: time), within: 0.01)
            }
            table.compare("\(distance) moves on", false, physics.isMoving)
        }
    }

    /// Compares the touch delay, which the recording states without a measurement.
    private func compareTouchDelay() {
        let stage = Stage()
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentSize = CGSize(width: 393, height: 4000)
        let content = TouchedView(frame: CGRect(x: 0, y: 0, width: 393, height: 4000))
        view.addSubview(content)
        stage.show(view)
        let start = stage.time
        let finger = stage.touchDown(at: CGPoint(x: 100, y: 100))
        for _ in 1...30 where !content.isTouched { stage.advance(by: 1.0 / 60) }
        compare("delay", measured["delaysContentTouchesSeconds"], stage.time - start, within: 1e-6)
        stage.touchUp(finger, at: CGPoint(x: 100, y: 100))
    }

    // MARK: Indicators

    /// Returns a collection view whose content is shorter than the view, as recorded.
    private func makeIndicators() -> (stage: Stage, view: UICollectionView) {
        let stage = Stage(scale: 3, safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        stage.show(view)
        view.flashScrollIndicators()
        stage.settle()
        return (stage, view)
    }

    private func compareIndicators() {
        let view = makeIndicators().view
        let bars = view.subviews.suffix(2).map(\.frame)
        guard let vertical = bars.first(where: { $0.height > $0.width }),
            let horizontal = bars.first(where: { $0.width > $0.height })
        else { return table.add("bars", expected: "two", found: "\(bars)") }
        compare("verticalThickness", measured["verticalThickness"], vertical.width)
        compare("verticalX", measured["verticalX"], vertical.minX)
        compare("insetFromEdge", measured["insetFromEdge"], view.bounds.maxX - vertical.maxX)
        compare("horizontalThickness", measured["horizontalThickness"], horizontal.height)
        compare("horizontalMaxY", measured["horizontalMaxY"], horizontal.maxY)
        // Along the edge, the recorded bars keep clear of the device's round corners, which this stage does not have.
        let rest = measured["restFrames"]
        table.compare("vertical rest", rest["vertical"].rect?.size, vertical.size)
        table.compare("horizontal rest", rest["horizontal"].rect?.size, horizontal.size)
    }

    private func compareSubviewOrder() {
        let view = makeIndicators().view
        let names = view.subviews.suffix(2).map { "_UIScrollView\(type(of: $0))" }
        table.compare("lastTwoSubviews", measured["lastTwoSubviews"].array.compactMap(\.string), names)
    }

    // MARK: Zooming

    /// Returns a scroll view that zooms a view of the recorded size.
    private func makeZoom() -> (view: UIScrollView, photo: UIView, photographer: Photographer) {
        let size = inputs["scrollView"].size ?? .zero
        let view = UIScrollView(frame: CGRect(origin: .zero, size: size))
        let photographer = Photographer(CGRect(origin: .zero, size: inputs["contentView"].size ?? .zero))
        view.addSubview(photographer.photo)
        view.contentSize = photographer.photo.bounds.size
        view.minimumZoomScale = inputs["minimumZoomScale"].number ?? 1
        view.maximumZoomScale = inputs["maximumZoomScale"].number ?? 1
        view.delegate = photographer
        return (view, photographer.photo, photographer)
    }

    /// Returns the photo's visible frame, from the scroll view's corner.
    private func seen(_ photo: UIView, in view: UIScrollView) -> CGRect {
        photo.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }

    private func compareScales() {
        for (name, scale) in [("photoAtZoom2", 2.0), ("photoAtZoomHalf", 0.5)] {
            let stage = Stage(scale: 2)
            let zoom = makeZoom()
            stage.show(zoom.view)
            zoom.view.zoomScale = scale
            stage.settle()
            table.compareFrames(name, measured[name]["contentFrameInScroll"].rect, seen(zoom.photo, in: zoom.view))
        }
    }

    private func compareZoomToRect() {
        for isAnimated in [false, true] {
            let stage = Stage(scale: 2)
            let zoom = makeZoom()
            let target = inputs["zoomTo"].rect ?? .zero
            let mark = UIView(frame: target)
            zoom.photo.addSubview(mark)
            stage.show(zoom.view)
            zoom.view.zoom(to: target, animated: isAnimated)
            stage.settle()
            table.compareFrames(
                "content", measured["contentFrameInScroll"].rect, seen(zoom.photo, in: zoom.view))
            compare("zoomScale", measured["zoomScale"], zoom.view.zoomScale)
            let offset = zoom.view.contentOffset
            table.compare("contentOffset", measured["contentOffset"].numbers, [offset.x, offset.y])
            let seenMark = zoom.view.convert(mark.bounds, from: mark).offsetBy(dx: -offset.x, dy: -offset.y)
            table.compareFrames("mark", measured["markFrameInScroll"].rect, seenMark)
        }
    }

    // MARK: Defaults

    private func compareDefaults() {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        let view = UIScrollView()
        let behavior = measured["contentInsetAdjustmentBehavior"]
        compare("adjustment", behavior, CGFloat(view.contentInsetAdjustmentBehavior.rawValue))
        table.compare("bouncesZoom", measured["bouncesZoom"].bool, view.bouncesZoom)
        compare("zoomScale", measured["zoomScale"], view.zoomScale)
        compare("minimumZoomScale", measured["minimumZoomScale"], view.minimumZoomScale)
        compare("maximumZoomScale", measured["maximumZoomScale"], view.maximumZoomScale)
        let values = measured["adjustmentRawValues"]
        let names: [(String, Behavior)] = [
            ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never), ("always", .always),
        ]
        for (name, value) in names { compare(name, values[name], CGFloat(value.rawValue)) }
        let mask = view.panGestureRecognizer.allowedScrollTypesMask
        compare("pan", measured["pan.allowedScrollTypesMask"], CGFloat(mask.rawValue))
        compare("all", measured["UIScrollTypeMask.all"], CGFloat(UIScrollTypeMask.all.rawValue))
    }
}

/// Owns a view that a scroll view zooms.
@MainActor private final class Photographer: UIScrollViewDelegate {
    let photo: UIView

    init(_ frame: CGRect) { photo = UIView(frame: frame) }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}

/// A view that records whether a finger is on it.
private final class TouchedView: UIView {
    private(set) var isTouched = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { isTouched = true }
}
