import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Controls, labels and images with values that cannot be shown.
@Suite("Controls with impossible values") struct ControlTests {
    @Test("a page control takes any number of pages")
    func pages() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                stage.show(control)
                for pages in [Int.max, .min, -1, 0, 1_000_000_000, .max] {
                    control.numberOfPages = pages
                    for page in [Int.max, .min, -1, 3, pages] {
                        control.currentPage = page
                        try #require(control.currentPage >= 0)
                        try #require(control.numberOfPages == 0 || control.currentPage < control.numberOfPages)
                    }
                    stage.settle()
                    _ = control.size(forNumberOfPages: pages)
                    control.sizeToFit()
                    control.accessibilityIncrement()
                    stage.drag(from: CGPoint(x: 20, y: 15), to: CGPoint(x: 190, y: 15))
                    control.frame.size.width = 200
                    stage.settle()
                    _ = stage.svg()
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("sliders and progress views take numbers that aren't finite, and crossed limits")
    func sliders() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
                let progress = UIProgressView(frame: CGRect(x: 0, y: 40, width: 200, height: 4))
                stage.show(slider)
                stage.show(progress)
                for number: Float in [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0] {
                    slider.minimumValue = number
                    slider.maximumValue = -number
                    slider.value = number
                    slider.setValue(number, animated: true)
                    progress.progress = number
                    progress.setProgress(number, animated: true)
                    stage.drag(from: CGPoint(x: 20, y: 15), to: CGPoint(x: 190, y: 15))
                    stage.settle()
                    try #require(slider.value.isFinite && progress.progress.isFinite)
                }
                slider.minimumValue = -.greatestFiniteMagnitude
                slider.maximumValue = .greatestFiniteMagnitude
                slider.value = 0
                stage.drag(from: CGPoint(x: 100, y: 15), to: CGPoint(x: 190, y: 15))
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        end.expectWords("[bad-control-value]")
        #expect(!end.said.contains("Fatal"))
    }

    @Test("a stepper ignores numbers that aren't finite")
    func stepper() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let stepper = UIStepper()
                stage.show(stepper)
                for number: Double in [.nan, .infinity, -.infinity] {
                    stepper.minimumValue = number
                    stepper.maximumValue = number
                    stepper.stepValue = number
                    stepper.value = number
                    stage.tap(at: CGPoint(x: 80, y: 15))
                    try #require(stepper.value.isFinite)
                }
                stepper.maximumValue = .greatestFiniteMagnitude
                stepper.minimumValue = -.greatestFiniteMagnitude
                stepper.stepValue = .greatestFiniteMagnitude
                for _ in 0..<3 { stage.tap(at: CGPoint(x: 80, y: 15)) }
                try #require(stepper.value.isFinite)
            }
        }
        end.expectWords("[bad-control-value]")
    }

    @Test("a stepper with crossed limits, or with a step of 0, stops the program with a message")
    func crossedStepper() async {
        let crossed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run { UIStepper().minimumValue = 1_000 }
        }
        crossed.expectWords("minimumValue must be less than maximumValue", "try")
        let still = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run { UIStepper().stepValue = 0 }
        }
        still.expectWords("stepValue must be greater than 0", "Try")
    }

    @Test("a segmented control takes the indexes of segments that don't exist")
    func segments() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let control = UISegmentedControl(items: ["a", "b"])
                control.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
                stage.show(control)
                for index in [Int.max, .min, -2, 2, 7] {
                    control.selectedSegmentIndex = index
                    control.insertSegment(withTitle: "c", at: index, animated: true)
                    control.setTitle("d", forSegmentAt: index)
                    control.setWidth(.nan, forSegmentAt: 0)
                    control.setWidth(.infinity, forSegmentAt: 1)
                    control.setEnabled(false, forSegmentAt: index)
                    control.removeSegment(at: index, animated: true)
                    _ = (control.titleForSegment(at: index), control.widthForSegment(at: index))
                    stage.settle()
                }
                control.removeAllSegments()
                control.selectedSegmentIndex = 0
                stage.tap(at: CGPoint(x: 50, y: 15))
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("an action that sends its own event again stops the program with a message")
    func endlessAction() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let control = UISwitch()
                control.addAction(
                    UIAction { [unowned control] _ in control.sendActions(for: .valueChanged) }, for: .valueChanged)
                control.sendActions(for: .valueChanged)
            }
        }
        end.expectWords("UISwitch", "sendActions", "likely cause", "try")
    }

    @Test("fonts take impossible and very large sizes")
    func fonts() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let label = UILabel(frame: stage.window.bounds)
                label.text = "Two words"
                label.numberOfLines = 0
                stage.show(label)
                for size: CGFloat in [.nan, .infinity, -.infinity, -5, 0, 1e-9, 1e9, .greatestFiniteMagnitude] {
                    for font in [
                        UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size),
                        .systemFont(ofSize: 10, weight: UIFont.Weight(size)),
                        UIFont.systemFont(ofSize: 9).withSize(size),
                    ] {
                        label.font = font
                        label.sizeToFit()
                        _ = label.intrinsicContentSize
                        _ = ("text" as NSString).size(withAttributes: [.font: font])
                        stage.settle()
                        let words = stage.svg()
                        try #require(!words.contains("nan") && !words.contains("inf"))
                        label.frame = stage.window.bounds
                    }
                    label.minimumScaleFactor = size
                    label.preferredMaxLayoutWidth = size
                    label.adjustsFontSizeToFitWidth = true
                    stage.settle()
                    label.adjustsFontSizeToFitWidth = false
                }
            }
        }
        #expect(!end.said.contains("Fatal"))
    }

    @Test("labels take a million lines, a million letters, and invalid text")
    func labels() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let label = UILabel(frame: stage.window.bounds)
                stage.show(label)
                let half = String(decoding: [0xD83D, 0x0041, 0xDE00] as [UInt16], as: UTF16.self)
                for text in [
                    String(repeating: "\n", count: 1_000_000), String(repeating: "x", count: 1_000_000),
                    String(repeating: "a b ", count: 100_000), half, "\u{0}\u{1}\u{FFFF}\u{202E}abc",
                    "e" + String(repeating: "\u{301}", count: 100_000), String(repeating: "👨‍👩‍👧", count: 10_000),
                ] {
                    let isHuge = text.utf8.count >= 1_000_000
                    for lines in isHuge ? [0, 1] : [0, 1, 3, -1, .max] {
                        label.numberOfLines = lines
                        label.text = text
                        label.lineBreakMode = .byTruncatingMiddle
                        stage.settle()
                    }
                    _ = stage.svg().count
                    if !isHuge { _ = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)) }
                }
            }
        }
        end.expectSilence()
    }

    @Test("images without a size, and truncated image data, never stop the program")
    func images() async {
        let end = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await Hostile.run {
                let stage = Stage(size: CGSize(width: 200, height: 100))
                let view = UIImageView(frame: stage.window.bounds)
                stage.show(view)
                let png: [UInt8] = [
                    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 0, 255, 255, 255, 255, 8, 6,
                    0,
                ]
                let starts: [[UInt8]] = [
                    png, [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 255, 255],
                    [0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 69, 120], Array("GIF89a".utf8) + [0, 0, 255, 255],
                    Array("RIFF0000WEBPVP8X".utf8) + Array(repeating: 255, count: 14), [],
                ]
                for bytes in starts {
                    for count in 0...bytes.count {
                        view.image = UIImage(data: Data(bytes.prefix(count)))
                        view.sizeToFit()
                        stage.settle()
                        view.frame = stage.window.bounds
                    }
                }
                for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)] {
                    let image = UIGraphicsImageRenderer(size: size).image {
                        $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
                    }
                    view.image = image.resizableImage(
                        withCapInsets: UIEdgeInsets(top: .nan, left: 100, bottom: -5, right: 100))
                    view.contentMode = .scaleAspectFill
                    stage.settle()
                    _ = image.preparingThumbnail(of: CGSize(width: CGFloat.nan, height: 0))
                    view.image = image.withTintColor(.red)
                    stage.settle()
                }
                view.animationImages = []
                view.animationDuration = .nan
                view.startAnimating()
                let words = stage.svg()
                try #require(!words.contains("nan") && !words.contains("inf"))
            }
        }
        #expect(!end.said.contains("Fatal"))
    }
}
