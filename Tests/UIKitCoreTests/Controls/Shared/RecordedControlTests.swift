import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// What controls measured on iOS 26.1: rules R862 to R876.
@Suite("Recorded controls") @MainActor struct RecordedControlTests {
    /// A phone with three pixels to the point.
    private let stage = Stage(scale: 3)

    private func shown<V: UIView>(_ view: V, _ frame: CGRect = CGRect(x: 0, y: 0, width: 280, height: 34)) -> V {
        view.frame = frame
        stage.show(view)
        return view
    }

    // MARK: Buttons

    @Test("a system button is its title plus six points above and below, and whole points wide (R862)")
    func plainButton() {
        let layout = ButtonStateLayout(image: .zero, title: CGSize(width: 120.5, height: 19))
        #expect(layout.intrinsicSize == CGSize(width: 121, height: 31))
        let smaller = ButtonStateLayout(image: .zero, title: CGSize(width: 120.5, height: 16))
        #expect(smaller.intrinsicSize.height == 28)
    }

    @Test(
        "a button's size sets the insets around its title (R864)",
        arguments: [
            (UIButton.Configuration.Size.mini, 10.0, 5.0, 15.0), (.small, 10, 5, 15), (.medium, 12, 7, 17),
            (.large, 20, 15, 17),
        ])
    func configuredButton(size: UIButton.Configuration.Size, side: CGFloat, top: CGFloat, font: CGFloat) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.buttonSize = size
        let button = UIButton(configuration: configuration)
        stage.show(button)
        let title = try #require(button.titleLabel)
        #expect(title.font.pointSize == font)
        let text = title.sizeThatFits(.zero)
        #expect(abs(button.intrinsicContentSize.width - text.width - 2 * side) < 0.001)
        #expect(abs(button.intrinsicContentSize.height - text.height - 2 * top) < 0.001)
        // 15 points: 18 high, 17 points: 20.33.
        #expect(abs(text.height - (font == 15 ? 18 : 61.0 / 3)) < 0.001)
    }

    @Test("insets are added to the title, and a capsule's radius is half the button's height (R866)")
    func insets() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 4)
        let button = UIButton(configuration: configuration)
        stage.show(button)
        let text = try #require(button.titleLabel).sizeThatFits(.zero)
        #expect(abs(button.intrinsicContentSize.width - text.width - 24) < 0.001)
        #expect(abs(button.intrinsicContentSize.height - 91.0 / 3) < 0.001)
        #expect(configuration.cornerRadius(of: CGSize(width: 99, height: 36)) == 18)
    }

    @Test("image and title touch each other, and are centred together (R867)")
    func pictureAndTitle() {
        let layout = ButtonStateLayout(image: CGSize(width: 14, height: 14), title: CGSize(width: 49, height: 18))
        let room = CGRect(x: 0, y: 0, width: 220, height: 44)
        #expect(layout.imageRect(in: room, insets: .zero).minX == 78.5)
        #expect(layout.titleRect(in: room, insets: .zero).minX == 92.5)
    }

    // MARK: Switches and sliders

    @Test("a switch is 63 × 28, 61 wide intrinsically; its thumb of 37 × 24 moves from 2 to 24 (R868)")
    func switches() {
        let control = shown(UISwitch())
        let thumb = control.subviews[0].subviews[0]
        #expect(control.bounds.size == CGSize(width: 63, height: 28))
        #expect(control.intrinsicContentSize == CGSize(width: 61, height: 28))
        #expect(thumb.frame == CGRect(x: 2, y: 2, width: 37, height: 24))
        #expect(control.subviews[0].layer.cornerRadius == 14)
        #expect(control.subviews[0].backgroundColor == .tertiaryLabel)
        control.isOn = true
        stage.settle()
        #expect(thumb.frame == CGRect(x: 24, y: 2, width: 37, height: 24))
    }

    @Test("a slider is 34 points high, its track 6, in the middle (R869)")
    func sliderHeight() {
        let slider = shown(UISlider())
        #expect(slider.intrinsicContentSize.height == 34)
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 14, width: 280, height: 6))
        let high = CGRect(x: 0, y: 0, width: 280, height: 40)
        #expect(slider.trackRect(forBounds: high).minY == 17)
    }

    struct Slide: Sendable {
        var width: CGFloat
        var value: Float
        var thumb: CGFloat
        var filled: CGFloat
    }

    @Test(
        "the thumb is on a whole point, and the track is filled to its middle (R870)",
        arguments: [
            Slide(width: 280, value: 0.35, thumb: 85, filled: 103.55),
            Slide(width: 291, value: 0.3, thumb: 76, filled: 94.7), Slide(width: 280, value: 0, thumb: 0, filled: 0),
            Slide(width: 280, value: 1, thumb: 243, filled: 280),
        ])
    func sliderValue(slide: Slide) {
        let slider = shown(UISlider(), CGRect(x: 0, y: 0, width: slide.width, height: 34))
        slider.value = slide.value
        stage.settle()
        let track = slider.trackRect(forBounds: slider.bounds)
        let rect = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slide.value)
        #expect(rect == CGRect(x: slide.thumb, y: 5, width: 37, height: 24))
        #expect(slider.subviews.contains { abs($0.frame.width - slide.filled) < 0.001 && $0.frame.height == 6 })
    }

    // MARK: Segments

    @Test("segments are whole points wide, the last takes the rest; the lens is inset by 2 (R872)")
    func segments() {
        let control = shown(
            UISegmentedControl(items: ["One", "Two", "Six"]), CGRect(x: 0, y: 0, width: 343, height: 34))
        control.selectedSegmentIndex = 2
        stage.settle()
        let segments = control.subviews.compactMap { $0 as? SegmentView }
        #expect(segments.map(\.frame.width) == [114, 114, 115])
        #expect(control.layer.cornerRadius == 17)
        let lens = control.subviews.first { $0.layer.shadowOpacity > 0 }
        #expect(lens?.frame == CGRect(x: 230, y: 2, width: 111, height: 30))
        let fonts = segments.compactMap { $0.subviews.compactMap { $0 as? UILabel }.first?.font }
        #expect(fonts == [.systemFont(ofSize: 13), .systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .medium)])
    }

    // MARK: Dots, bars and wheels

    @Test("five dots are 108.33 points wide and 25.67 high (R873)")
    func dots() {
        let control = shown(UIPageControl())
        control.numberOfPages = 5
        let size = control.intrinsicContentSize
        #expect(abs(size.width - 325.0 / 3) < 0.001)
        #expect(abs(size.height - 77.0 / 3) < 0.001)
        #expect(abs(PageDots.diameter - 9.67) < 0.01)
    }

    @Test("a progress view is 4 high, without a width, and filled to a whole point (R874)")
    func progress() {
        let bar = shown(UIProgressView(), CGRect(x: 0, y: 0, width: 280, height: 4))
        bar.progress = 0.33
        stage.settle()
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        // 92.4.
        #expect(bar.subviews[0].frame.width == 92)
    }

    @Test("indicators are 20 and 37 points large, centred in a larger frame, rounded down (R875)")
    func wheel() {
        #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
        let large = shown(UIActivityIndicatorView(style: .large), CGRect(x: 0, y: 0, width: 60, height: 60))
        stage.settle()
        #expect(large.subviews[0].frame == CGRect(x: 11, y: 11, width: 37, height: 37))
    }

    @Test("a refresh control is 60 points high and as wide as its list (R876)")
    func refresh() {
        let list = shown(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 400))
        let control = UIRefreshControl()
        list.refreshControl = control
        stage.settle()
        #expect(control.frame.size == CGSize(width: 320, height: 60))
    }
}
