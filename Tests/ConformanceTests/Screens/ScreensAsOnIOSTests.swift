import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screens as on iOS") struct ScreensAsOnIOSTests {
    private func reading(_ screen: AppScreen, _ device: ScreenDevice) -> ScreenReading {
        let stage = device.makeStage()
        let controller = screen.makeController()
        device.show(controller, on: stage)
        return ScreenReading(stage: stage, controller: controller)
    }

    @Test("each screen looks like its snapshot on each device", arguments: AppScreen.allCases, ScreenDevice.allCases)
    func pictures(screen: AppScreen, device: ScreenDevice) {
        let reading = reading(screen, device)
        assertSnapshot(
            of: reading.controller, as: .svg(size: device.size), named: "\(screen.rawValue)-\(device.rawValue)")
    }

    @Test("no two texts of a screen overlap, at any offset", arguments: AppScreen.allCases, ScreenDevice.allCases)
    func overlaps(screen: AppScreen, device: ScreenDevice) {
        let reading = reading(screen, device)
        reading.forEachPlace {
            let texts = reading.labels.map { (text: $0.text ?? "", frame: $0.visibleFrameInWindow) }
            for (index, text) in texts.enumerated() {
                for other in texts[(index + 1)...] {
                    let common = text.frame.intersection(other.frame)
                    #expect(common.isNull || min(common.width, common.height) < 0.7, "\(text) and \(other)")
                }
            }
        }
    }

    @Test("each label has the size that its text needs", arguments: AppScreen.allCases, ScreenDevice.allCases)
    func room(screen: AppScreen, device: ScreenDevice) {
        let reading = reading(screen, device)
        #expect(reading.labels.count > 2)
        reading.forEachPlace {
            for label in reading.labels {
                #expect(label.hasRoomForItsText, "\(label.text ?? "") in \(label.bounds.size)")
            }
        }
    }

    @Test(
        "texts and controls are between the sides of the safe area", arguments: AppScreen.allCases,
        ScreenDevice.allCases)
    func safeArea(screen: AppScreen, device: ScreenDevice) {
        let reading = reading(screen, device)
        let safe = CGRect(origin: .zero, size: device.size).inset(by: device.safeAreaInsets)
        let parts: [UIView] = reading.labels + reading.shown(UIControl.self) + reading.shown(UIImageView.self)
        for part in parts where !part.isBesideThePage {
            let frame = part.frameInWindow
            #expect(frame.minX >= safe.minX - 0.5 && frame.maxX <= safe.maxX + 0.5, "\(part)")
        }
    }

    @Test("flicks scroll to the end, which is above what covers the screen", arguments: AppScreen.allCases)
    func end(screen: AppScreen) throws {
        var scrolled = 0
        for device in ScreenDevice.allCases {
            let reading = reading(screen, device)
            scrolled += reading.verticalScrollViews.count
            for scrollView in reading.verticalScrollViews {
                let frame = scrollView.frameInWindow
                for _ in 0..<20 {
                    reading.stage.flick(
                        from: CGPoint(x: frame.minX + 64, y: frame.maxY - 60),
                        to: CGPoint(x: frame.minX + 64, y: frame.minY + 80))
                    reading.stage.settle()
                }
                let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
                #expect(abs(scrollView.bounds.maxY - end) < 0.5, "\(screen) on \(device)")
            }
        }
        // The others have room everywhere.
        #expect(scrolled > 1 || screen == .calculator || screen == .onboarding)
    }

    @Test("a right-to-left screen is the mirror image of the left-to-right one", arguments: AppScreen.allCases)
    func mirror(screen: AppScreen) {
        let plain = reading(screen, .phone)
        let before = plain.controller.view.shownTree.filter(\.isPartOfTheScreen)
        let mirrored = reading(screen, .rightToLeft)
        let after = mirrored.controller.view.shownTree.filter(\.isPartOfTheScreen)
        #expect(before.count > 8 && before.map { "\(type(of: $0))" } == after.map { "\(type(of: $0))" })
        for (view, other) in zip(before, after) {
            let frame = view.alignedFrameInWindow
            let minX = view.isInKeypad ? frame.minX : 393 - frame.maxX
            let expected = CGRect(x: minX, y: frame.minY, width: frame.width, height: frame.height)
            let found = other.alignedFrameInWindow
            #expect(expected.isWithinAPixel(of: found), "\(other): \(found), not \(expected)")
        }
    }

    @Test("a phone that is rotated shows what it would have shown from the start", arguments: AppScreen.allCases)
    func turning(screen: AppScreen) {
        func frames(_ reading: ScreenReading) -> [CGRect] {
            let labels = reading.labels.filter { $0.isWhole && !$0.isBesideThePage }
            let texts = labels.map { (text: $0.text ?? "", frame: $0.frameInWindow) }
            return texts.sorted { ($0.text, $0.frame.minY) < ($1.text, $1.frame.minY) }.map(\.frame)
        }
        let upright = reading(screen, .phone)
        let before = frames(upright)
        let expected = frames(reading(screen, .phoneOnItsSide))
        let side = ScreenDevice.phoneOnItsSide
        upright.stage.resize(to: side.size, safeAreaInsets: side.safeAreaInsets)
        #expect(frames(upright).elementsEqual(expected) { $0.isWithinAPixel(of: $1) })
        upright.stage.resize(to: ScreenDevice.phone.size, safeAreaInsets: ScreenDevice.phone.safeAreaInsets)
        #expect(frames(upright).elementsEqual(before) { $0.isWithinAPixel(of: $1) })
    }
}

extension CGRect {
    fileprivate func isWithinAPixel(of other: CGRect) -> Bool {
        let differences = [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
        return differences.allSatisfy { abs($0) < 0.34 }
    }
}

extension UIView {
    /// Whether the view draws something. For views inside a switch the switch's frame counts; it reaches 2 points further right.
    fileprivate var isPartOfTheScreen: Bool { !bounds.isEmpty && !(superview?.isInSwitch ?? false) }

    private var isInSwitch: Bool { self is UISwitch || superview?.isInSwitch == true }

    /// The frame that constraints use, in the window.
    fileprivate var alignedFrameInWindow: CGRect { convert(alignmentRect(forFrame: bounds), to: nil) }

    /// Keys lie the same way in every language.
    fileprivate var isInKeypad: Bool { self is CalculatorKeypadView || superview?.isInKeypad == true }

    /// Whether a scroll view cuts off a part of the view at a side.
    fileprivate var isBesideThePage: Bool {
        var around = superview
        while let view = around {
            if let scrollView = view as? UIScrollView, scrollView.scrollsSideways {
                let seen = frameInWindow.intersection(scrollView.frameInWindow)
                if seen.isNull || seen.width < frameInWindow.width - 0.01 { return true }
            }
            around = view.superview
        }
        return false
    }
}
