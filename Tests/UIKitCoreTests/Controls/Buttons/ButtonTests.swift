import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Buttons") @MainActor struct ButtonTests {
    private let stage = Stage()
    private let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

    private func shown(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 100, y: 100, width: 200, height: 50)
        stage.show(button)
        return button
    }

    @Test("a tap sends primaryActionTriggered, and runs the action the button was made with")
    func tap() {
        var senders: [String] = []
        let button = shown(
            UIButton(
                type: .system,
                primaryAction: UIAction(title: "Add") { senders.append(($0.sender as? UIButton)?.currentTitle ?? "?") })
        )
        let log = ValueLog(button)
        stage.tap(at: CGPoint(x: 150, y: 125))
        #expect(senders == ["Add"])
        #expect(log.events == ["upInside", "primary"])
        button.isEnabled = false
        stage.tap(at: CGPoint(x: 150, y: 125))
        #expect(senders == ["Add"])
    }

    @Test("values for the normal state apply to states without their own")
    func states() {
        let button = UIButton(type: .custom)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        #expect(button.title(for: .highlighted) == "Off")
        button.isSelected = true
        #expect(button.currentTitle == "On" && button.titleLabel?.text == "On")
        button.isSelected = false
        button.isEnabled = false
        #expect(button.currentTitle == "Off")
        #expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
        #expect(button.titleColor(for: .normal) == .white)
    }

    @Test("a system button has the tint colour, and fades while it is pressed")
    func systemLook() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.tintColor = .purple
        #expect(shown(button).titleLabel?.textColor == .purple)
        let finger = stage.touchDown(at: CGPoint(x: 150, y: 125))
        #expect(button.titleLabel?.alpha == CGFloat(Float(0.2)))
        stage.touchUp(finger, at: CGPoint(x: 150, y: 125))
        stage.settle()
        #expect(button.titleLabel?.alpha == 1)
    }

    @Test("a title has six points above and below it, or the app's insets")
    func stateSizes() {
        var layout = ButtonStateLayout(image: .zero, title: CGSize(width: 50, height: 18))
        #expect(layout.intrinsicSize == CGSize(width: 50, height: 30))
        layout.title.width = 12
        #expect(layout.intrinsicSize == CGSize(width: 30, height: 30))
        layout.insets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(layout.intrinsicSize == CGSize(width: 52, height: 38))
        layout = ButtonStateLayout(image: CGSize(width: 24, height: 24), title: .zero)
        #expect(layout.intrinsicSize == CGSize(width: 24, height: 24))
    }

    @Test("image and title are centred side by side, or aligned; from right to left the image is at the right")
    func stateLayout() {
        let room = CGRect(x: 0, y: 0, width: 100, height: 40)
        var layout = ButtonStateLayout(image: CGSize(width: 20, height: 20), title: CGSize(width: 40, height: 18))
        #expect(layout.imageRect(in: room, insets: .zero) == CGRect(x: 20, y: 10, width: 20, height: 20))
        #expect(layout.titleRect(in: room, insets: .zero) == CGRect(x: 40, y: 11, width: 40, height: 18))
        let gap = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        #expect(layout.titleRect(in: room, insets: gap).minX == 48)
        layout.isRightToLeft = true
        #expect(layout.imageRect(in: room, insets: .zero).minX == 60)
        #expect(layout.titleRect(in: room, insets: .zero).minX == 20)
        layout.isRightToLeft = false
        layout.horizontal = .right
        #expect(layout.imageRect(in: room, insets: .zero).minX == 40)
    }

    @Test("a configuration puts the image on any side of title and subtitle")
    func configurationLayout() {
        let room = CGRect(x: 0, y: 0, width: 200, height: 100)
        var layout = ButtonLayout(
            image: CGSize(width: 20, height: 20), title: CGSize(width: 60, height: 20),
            subtitle: CGSize(width: 40, height: 14), imagePadding: 10, titlePadding: 1)
        #expect(layout.size == CGSize(width: 90, height: 35))
        var frames = layout.frames(in: room)
        #expect(frames.image == CGRect(x: 55, y: 40, width: 20, height: 20))
        #expect(frames.title == CGRect(x: 85, y: 32.5, width: 60, height: 20))
        #expect(frames.subtitle == CGRect(x: 85, y: 53.5, width: 40, height: 14))
        layout.placement = .trailing
        #expect(layout.frames(in: room).image.minX == 125)
        layout.placement = .top
        frames = layout.frames(in: room)
        #expect(layout.size == CGSize(width: 60, height: 65))
        #expect(frames.image == CGRect(x: 90, y: 17.5, width: 20, height: 20))
        #expect(frames.title.minY == 47.5)
        #expect(frames.subtitle.minX == 80)
        layout.placement = .bottom
        #expect(layout.frames(in: room).image.maxY == 82.5)
    }

    @Test("a button with a configuration is as large as its content and the insets of its buttonSize")
    func configurationSize() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.image = square
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
        button.configuration?.buttonSize = .large
        #expect(button.intrinsicContentSize == CGSize(width: 60, height: 50))
        button.configuration?.contentInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIButton(configuration: .borderless()).intrinsicContentSize == .zero)
    }

    @Test("corners are a capsule's, fixed, or as round as the corner style says")
    func corners() {
        var configuration = UIButton.Configuration.gray()
        let size = CGSize(width: 100, height: 40)
        #expect(configuration.cornerRadius(of: size) == 20)
        configuration.cornerStyle = .fixed
        configuration.background.cornerRadius = 7
        #expect(configuration.cornerRadius(of: size) == 7)
        configuration.cornerStyle = .large
        #expect(configuration.cornerRadius(of: size) == 8.75)
    }

    @Test("each style has its colours, which follow the state")
    func looks() {
        let button = UIButton(configuration: .filled())
        button.tintColor = .systemIndigo
        func look(_ configuration: UIButton.Configuration, _ state: UIControl.State = .normal) -> ButtonLook {
            ButtonLook(configuration, of: button, in: state)
        }
        #expect(look(.filled()).foreground == .white && look(.filled()).background === UIColor.systemIndigo)
        #expect(look(.plain()).background == nil)
        #expect(look(.gray()).background === UIColor.secondarySystemFill)
        #expect(look(.filled(), .disabled).background === UIColor.tertiarySystemFill)
        #expect(look(.plain(), .highlighted).contentAlpha == 0.35)
        #expect(look(.gray(), .selected).foreground == .white)
        button.role = .destructive
        #expect(look(.plain()).foreground === UIColor.systemRed)
        var custom = UIButton.Configuration.filled()
        custom.baseForegroundColor = .black
        custom.background.backgroundColor = .yellow
        #expect(look(custom).foreground == .black && look(custom).background == .yellow)
    }

    @Test("the update handler runs once before a frame for all changes of state")
    func handler() {
        let button = UIButton(configuration: .tinted())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            button.configuration?.title = button.isSelected ? "Selected" : "Normal"
        }
        _ = shown(button)
        #expect(states == [.normal])
        #expect(button.titleLabel?.text == "Normal")
        button.isSelected = true
        button.isEnabled = false
        stage.settle()
        #expect(states.count == 2)
        #expect(button.titleLabel?.text == "Selected")
    }

    @Test("changesSelectionAsPrimaryAction selects before the action runs, and tells screen readers")
    func toggles() {
        var seen: [Bool] = []
        let button = UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: "Like") { seen.append(($0.sender as? UIButton)?.isSelected ?? false) })
        button.changesSelectionAsPrimaryAction = true
        _ = shown(button)
        stage.tap(at: CGPoint(x: 150, y: 125))
        stage.focus(button)
        stage.press("Enter")
        #expect(seen == [true, false])
        #expect(button.layer.accessibility?.isOn == false)
        #expect(button.layer.accessibility?.label == "Like")
        #expect(button.layer.accessibility?.role == .button)
    }

    @Test("from right to left a configuration's image is at the right of its title")
    func rightToLeft() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = square
        let button = shown(UIButton(configuration: configuration))
        #expect(button.imageView!.frame.midX < button.titleLabel!.frame.midX)
        button.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        #expect(button.imageView!.frame.midX > button.titleLabel!.frame.midX)
    }

    @Test("a font set on the title label makes the button larger")
    func font() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        let before = button.intrinsicContentSize
        _ = shown(button)
        button.titleLabel?.font = .systemFont(ofSize: 30)
        stage.settle()
        #expect(button.intrinsicContentSize.width > before.width * 1.5)
        #expect(button.titleLabel!.frame.width.rounded(.up) == button.intrinsicContentSize.width)
    }

    @Test("showsActivityIndicator shows a turning indicator in the image's place")
    func spinner() {
        var configuration = UIButton.Configuration.filled()
        configuration.showsActivityIndicator = true
        let button = shown(UIButton(configuration: configuration))
        let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(wheel?.isAnimating == true)
        #expect(wheel?.frame == CGRect(x: 90, y: 15, width: 20, height: 20))
        button.configuration?.showsActivityIndicator = false
        #expect(wheel?.isAnimating == false)
        #expect(stage.settle(limit: 1))
    }

    @Test("close and contactAdd buttons have a size, and close has a name for screen readers")
    func signs() {
        #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
        #expect(UIButton(type: .contactAdd).intrinsicContentSize == CGSize(width: 22, height: 22))
        #expect(UIButton(type: .close).accessibilityLabel == "Close")
    }
}
