import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The code that the plugin NibConnections writes for a target; here it is written by hand, for these tests' classes.
@MainActor final class _NibConnectionsOfThisModule: _NibConnections {
    override class var all: [_NibConnection] {
        [
            .action("tapped", of: Panel.self, call: { $0.tapped() }),
            .action("changed:", of: Panel.self, callWithSender: { $0.changed($1) }),
            .action("moved:forEvent:", of: Panel.self, callWithSenderAndEvent: { $0.moved($1, forEvent: $2) }),
            .property("observed", \Panel.observed),
            .property("cornerStyle", \UIView.cornerStyle),
            .segueAction(
                "makeDetail:sender:segueIdentifier:", of: ListScreen.self,
                callWithSenderAndIdentifier: {
                    $0.makeDetail($1, sender: $2, segueIdentifier: $3)
                }),
            .action("backToList:", of: ListScreen.self, callWithSender: { $0.backToList($1) }),
        ]
    }
}

extension UIView {
    /// A property that apps add for Interface Builder.
    @IBInspectable var cornerStyle: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

final class Panel: UIView {
    var heard: [String] = []
    var observed: UILabel? {
        didSet { heard.append("observed \(observed?.text ?? "nothing")") }
    }

    // Swift on Linux takes @IBAction only for methods with one parameter.
    func tapped() { heard.append("tapped") }

    @IBAction func changed(_ sender: UISwitch) { heard.append("changed to \(sender.isOn)") }
    func moved(_ sender: Any, forEvent event: UIEvent?) { heard.append("moved") }
}

@MainActor @Suite("Controls in XIBs") struct ControlNibTests {
    private func object<Kind>(_ xml: String, as kind: Kind.Type = Kind.self) throws -> Kind {
        let document = try NibOnStage.document(xml)
        let report = NibReport(of: document)
        let objects = try document.instantiate(in: .main, report: report)
        #expect(report.text == "")
        return try #require(objects.first as? Kind)
    }

    @Test("a button has its type, titles by state, font, colours and insets (R745)")
    func button() throws {
        let button: UIButton = try object(
            #"""
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" contentVerticalAlignment="top"
              buttonType="system" lineBreakMode="tailTruncation" id="b">
            <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Play"><color key="titleColor" systemColor="systemRedColor"/></state>
            <state key="selected" title="Pause"/>
            </button>
            """#)
        #expect(
            button.buttonType == .system && button.title(for: .normal) == "Play"
                && button.title(for: .selected) == "Pause")
        #expect(button.titleColor(for: .normal) == .systemRed)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 20))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .top)
    }

    @Test("a button has its configuration")
    func buttonConfiguration() throws {
        let button: UIButton = try object(
            #"""
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center"
              buttonType="system" lineBreakMode="middleTruncation" id="b">
            <buttonConfiguration key="configuration" style="filled" title="Buy" subtitle="now" cornerStyle="capsule" buttonSize="large"
              image="star" catalog="system" imagePlacement="trailing" imagePadding="6">
            <color key="baseBackgroundColor" systemColor="systemGreenColor"/></buttonConfiguration>
            </button>
            """#)
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Buy" && configuration.subtitle == "now")
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
        #expect(
            configuration.image != nil && configuration.imagePlacement == .trailing && configuration.imagePadding == 6)
        #expect(configuration.baseBackgroundColor == .systemGreen)
    }

    @Test("a stepper's limits may be any numbers", arguments: [(150.0, 200.0), (-9.0, -3.0), (2.0, 3.0)])
    func stepperLimits(least: Double, most: Double) throws {
        let objects = try NibOnStage.objects(
            "<stepper minimumValue=\"\(least)\" maximumValue=\"\(most)\" value=\"\(most)\" id=\"1\"/>")
        let stepper = try #require(objects.first as? UIStepper)
        #expect(stepper.minimumValue == least && stepper.maximumValue == most && stepper.value == most)
    }

    @Test("a stepper's impossible values are reported and left out")
    func stepperMistakes() throws {
        let document = try NibOnStage.document(
            "<stepper minimumValue=\"7\" maximumValue=\"7\" stepValue=\"0\" value=\"3\" id=\"1\"/>")
        let report = NibReport(of: document)
        let stepper = try #require(try document.instantiate(in: .main, report: report).first as? UIStepper)
        #expect(stepper.minimumValue == 7 && stepper.maximumValue == 100 && stepper.stepValue == 1)
        #expect(stepper.value == 7)
        #expect(
            report.mistakes.map(\.reason) == [
                "the maximumValue of <stepper> is 7; it is left out", "the stepValue of <stepper> is 0; it is left out",
            ])
    }

    @Test("subviews of a visual effect view go into its content view")
    func effectSubviews() throws {
        let objects = try NibOnStage.objects(
            "<visualEffectView id=\"1\"><subviews><view id=\"2\"/></subviews></visualEffectView>")
        let effect = try #require(objects.first as? UIVisualEffectView)
        #expect(effect.contentView.subviews.count == 1)
    }

    @Test("switches, sliders, steppers, segments and other controls have their values")
    func values() throws {
        let panel: UIView = try object(
            #"""
            <view id="v"><subviews>
            <switch opaque="NO" contentMode="scaleToFill" on="YES" id="1"><color key="onTintColor" systemColor="systemBlueColor"/></switch>
            <slider opaque="NO" value="4" minValue="2" maxValue="8" enabled="NO" id="2"/>
            <stepper opaque="NO" value="3" minimumValue="1" maximumValue="9" stepValue="2" wraps="YES" id="3"/>
            <pageControl opaque="NO" numberOfPages="5" currentPage="2" id="4"/>
            <progressView opaque="NO" progress="0.25" progressViewStyle="bar" id="5"/>
            <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" id="6"><segments>
            <segment title="One"/><segment title="Two" width="70"/></segments></segmentedControl>
            <activityIndicatorView opaque="NO" hidesWhenStopped="YES" animating="YES" style="large" id="7"/>
            </subviews></view>
            """#)
        let views = panel.subviews
        let onOff = try #require(views[0] as? UISwitch)
        #expect(onOff.isOn && onOff.onTintColor == .systemBlue)
        let slider = try #require(views[1] as? UISlider)
        #expect(slider.value == 4 && slider.minimumValue == 2 && slider.maximumValue == 8 && !slider.isEnabled)
        let stepper = try #require(views[2] as? UIStepper)
        #expect(stepper.value == 3 && stepper.minimumValue == 1 && stepper.maximumValue == 9 && stepper.stepValue == 2)
        #expect(stepper.wraps)
        let pages = try #require(views[3] as? UIPageControl)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 2)
        let progress = try #require(views[4] as? UIProgressView)
        #expect(progress.progress == 0.25 && progress.progressViewStyle == .bar)
        let segments = try #require(views[5] as? UISegmentedControl)
        #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        #expect(segments.titleForSegment(at: 0) == "One" && segments.widthForSegment(at: 1) == 70)
        let activity = try #require(views[6] as? UIActivityIndicatorView)
        #expect(activity.isAnimating && activity.hidesWhenStopped && activity.style == .large)
    }

    @Test("a scroll view has its behaviour, and doesn't clip without clipsSubviews")
    func scrollView() throws {
        let view: UIScrollView = try object(
            #"""
            <scrollView multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" pagingEnabled="YES"
              showsHorizontalScrollIndicator="NO" keyboardDismissMode="onDrag" maximumZoomScale="3" bounces="NO"
              contentInsetAdjustmentBehavior="never" id="s">
            <rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            </scrollView>
            """#)
        #expect(
            view.alwaysBounceVertical && view.isPagingEnabled && !view.showsHorizontalScrollIndicator && !view.bounces)
        #expect(view.keyboardDismissMode == .onDrag && view.maximumZoomScale == 3 && !view.clipsToBounds)
        #expect(view.contentInsetAdjustmentBehavior == .never)
        #expect(view.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test("a visual effect view keeps its content view, which fills the effect view")
    func effects() throws {
        let view: UIVisualEffectView = try object(
            #"""
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="e"><rect key="frame" x="0" y="0" width="90" height="60"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="c"><rect key="frame" x="0" y="0" width="9" height="6"/>
            <subviews><label id="l" text="In"/></subviews></view><blurEffect style="systemMaterial"/></visualEffectView>
            """#)
        #expect(view.contentView.subviews.count == 1 && view.contentView.frame == view.bounds)
        #expect(view.effect is UIBlurEffect)
    }

    @Test("attributed text in fragments has its fonts, colours and paragraph styles")
    func attributedText() throws {
        let label: UILabel = try object(
            #"""
            <label opaque="NO" usesAttributedText="YES" lineBreakMode="tailTruncation" id="l"><attributedString key="attributedText">
            <fragment content="Ann "><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
            <color key="NSColor" systemColor="systemRedColor"/>
            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="3"/></attributes></fragment>
            <fragment><string key="content">and Bo</string></fragment></attributedString></label>
            """#)
        let text = try #require(label.attributedText)
        #expect(text.string == "Ann and Bo")
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 3)
    }

    // MARK: Actions

    private func panel(_ inside: String) throws -> Panel {
        try object(
            #"""
            <view id="panel" customClass="Panel" customModule="NibTests"><rect key="frame" x="0" y="0" width="90" height="60"/>
            \#(inside)</view>
            """#)
    }

    @Test("an action calls the method of its name, with the sender and the event")
    func actions() throws {
        let panel = try panel(
            #"""
            <subviews>
            <button id="b"><connections><action selector="tapped" destination="panel" eventType="touchUpInside" id="1"/>
            <action selector="moved:forEvent:" destination="panel" eventType="touchDragInside" id="2"/></connections></button>
            <switch id="s"><connections><action selector="changed:" destination="panel" eventType="valueChanged" id="3"/></connections></switch>
            </subviews>
            """#)
        let button = try #require(panel.subviews[0] as? UIButton), onOff = try #require(panel.subviews[1] as? UISwitch)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDragInside)
        button.sendActions(for: .touchDown)
        onOff.isOn = true
        onOff.sendActions(for: .valueChanged)
        #expect(panel.heard == ["tapped", "moved", "changed to true"])
    }

    @Test("an action for the first responder goes up the responder chain to a responder with the method")
    func chain() throws {
        let document = try NibOnStage.document(
            #"""
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
            <view id="panel" customClass="Panel" customModule="NibTests"><subviews><button id="b"><connections>
            <action selector="tapped" destination="-2" eventType="touchUpInside" id="1"/></connections></button></subviews></view>
            """#)
        let other = try #require(try document.instantiate(in: .main).first as? Panel)
        (other.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(other.heard == ["tapped"])
    }

    @Test("an action that isn't found is reported with its line, and stops the program when it is sent")
    func missingAction() async throws {
        let document = try NibOnStage.document(Self.misspelt)
        let report = NibReport(of: document)
        _ = try document.instantiate(in: .main, report: report)
        #expect(report.mistakes.map(\.line) == [5])
        #expect(report.text.contains("Panel has no action taped that can be found"))
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let panel = try NibOnStage.objects(ControlNibTests.misspelt).first as? Panel
                (panel?.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("-[Panel taped]: unrecognized selector sent to instance 0x"))
    }

    private nonisolated static let misspelt = #"""
        <view id="panel" customClass="Panel" customModule="NibTests"><subviews><button id="b"><connections>
        <action selector="taped" destination="panel" eventType="touchUpInside" id="1"/></connections></button></subviews></view>
        """#

    @Test("gesture recognisers are read, added to their views, and send their actions")
    func gestures() throws {
        let document = try NibOnStage.document(
            #"""
            <scrollView id="s" customClass="UIScrollView"><rect key="frame" x="0" y="0" width="90" height="60"/>
            <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/></connections></scrollView>
            <tapGestureRecognizer numberOfTapsRequired="2" id="t"/>
            <pongPressGestureRecognizer allowableMovement="5" minimumPressDuration="2" id="p"/>
            <swipeGestureRecognizer direction="up" id="w"/>
            """#)
        let objects = try document.instantiate(in: .main)
        let view = try #require(objects[0] as? UIScrollView)
        let tap = try #require(objects[1] as? UITapGestureRecognizer)
        #expect(tap.view === view && tap.numberOfTapsRequired == 2)
        #expect(view.panGestureRecognizer.view === view)
        #expect((objects[2] as? UILongPressGestureRecognizer)?.minimumPressDuration == 2)
        #expect((objects[3] as? UISwipeGestureRecognizer)?.direction == .up)
    }

    // MARK: The plugin's list

    @Test("a listed outlet runs its property's observer, and a listed attribute sets a computed property")
    func listed() throws {
        let panel = try panel(
            #"""
            <subviews><label id="l" text="Ann"/></subviews><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="cornerStyle"><real key="value" value="3"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes><connections><outlet property="observed" destination="l" id="1"/></connections>
            """#)
        #expect(panel.heard == ["observed Ann"])
        #expect(panel.layer.cornerRadius == 3)
    }

    // MARK: Unknown attributes

    @Test("a view whose class isn't built is replaced by a plain view, and reported")
    func standIn() throws {
        let document = try NibOnStage.document(
            #"""
            <view id="v"><subviews><hologramView id="h"><rect key="frame" x="1" y="2" width="3" height="4"/></hologramView></subviews></view>
            """#)
        let report = NibReport(of: document)
        let view = try #require(try document.instantiate(in: .main, report: report).first as? UIView)
        #expect(view.subviews.map(\.frame) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
        #expect(report.mistakes.first?.reason == "there is no class for <hologramView>; a plain view takes its place")
    }

    @Test("an unknown attribute and an unknown element are reported once, with the first line")
    func unread() throws {
        let document = try NibOnStage.document(
            """
            <view id="v" glow="YES"><subviews>
            <label id="a" text="A" sparkle="1"/>
            <label id="b" text="B" sparkle="2"><dust key="dust"/></label></subviews></view>
            """)
        let report = NibReport(of: document)
        _ = try document.instantiate(in: .main, report: report)
        #expect(report.mistakes.map(\.line) == [4, 5, 6])
        #expect(report.text.contains("Test.xib:5: the attribute sparkle of <label> isn't understood"))
        #expect(report.text.contains("Test.xib:6: <dust> for the key dust in <label> isn't understood"))
    }
}
