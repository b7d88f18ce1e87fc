import Foundation
import NibReader
import Testing
import UIKit

@testable import UIKitCore

protocol CardDelegate: AnyObject {
    var name: String { get }
}

class Card: UICollectionViewCell {
    var titleLabel: UILabel!
    private weak var subtitle: UILabel?
    var buttons: [UIView] = []
    weak var delegate: (any CardDelegate)?
    let constant: UILabel? = nil
    var height: NSLayoutConstraint!
    private(set) var events: [String] = []
    var corner: CGFloat = 0
    var isRound = false
    var count = 0
    var note: String?
    var tint: UIColor?

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        events.append(titleLabel == nil ? "init, not connected" : "init, connected")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        events.append(titleLabel == nil ? "awake, not connected" : "awake, \(note ?? "no note")")
    }

    var subtitleText: String? { subtitle?.text }
}

final class SpecialCard: Card {
    var extra: UILabel?
}

final class Owner: NSObject, CardDelegate {
    var card: Card!
    let name = "Ann"
}

@MainActor @Suite("Outlets in XIBs") struct OutletTests {
    private static let content = #"""
        <view key="contentView"><subviews>
        <label id="title" text="Title"/><label id="subtitle" text="Subtitle"/>
        </subviews><constraints><constraint firstItem="title" firstAttribute="height" constant="9" id="height"/></constraints></view>
        """#

    private func nib(
        _ connections: String, kind: String = "Card", attributes: String = "", owner: String = ""
    ) throws -> NibDocument {
        try NibOnStage.document(
            #"""
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\#(owner)</placeholder>
            <collectionViewCell id="cell" customClass="\#(kind)" customModule="NibTests">
            \#(Self.content)<connections>
            \#(connections)
            </connections>\#(attributes)</collectionViewCell>
            """#)
    }

    private func card(_ connections: String, kind: String = "Card", attributes: String = "") throws -> Card {
        try #require(try nib(connections, kind: kind, attributes: attributes).instantiate(in: .main).first as? Card)
    }

    private static let title = #"<outlet property="titleLabel" destination="title" id="o1"/>"#

    @Test("an outlet sets a stored property: strong, weak, private, or a constraint")
    func kinds() throws {
        let card = try card(
            Self.title + #"""
                <outlet property="subtitle" destination="subtitle" id="o2"/>
                <outlet property="height" destination="height" id="o3"/>
                """#)
        #expect(card.titleLabel.text == "Title")
        #expect(card.subtitleText == "Subtitle")
        #expect(card.height.constant == 9 && card.height.firstItem === card.titleLabel)
        card.contentView.subviews[1].removeFromSuperview()
        #expect(card.subtitleText == nil, "the outlet kept the label alive")
    }

    @Test("outlets of and to objects that aren't built are left out, and those objects are reported")
    func standIns() throws {
        let document = try NibOnStage.document(
            #"""
            <view id="v" customClass="Plate" customModule="NibTests"><subviews>
            <tableView id="t"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <connections><outlet property="dataSource" destination="v" id="a"/></connections></tableView></subviews>
            <connections><outlet property="table" destination="t" id="b"/><outlet property="list" destination="t" id="c"/>
            <outlet property="label" destination="t" id="d"/></connections></view>
            """#)
        let report = NibReport(of: document)
        let plate = try #require(try document.instantiate(in: .main, report: report).first as? Plate)
        // A plain view fits a property for views.
        #expect(plate.list === plate.subviews[0] && plate.label == nil)
        #expect(
            report.mistakes.map(\.reason) == ["there is no class for <tableView>; a plain view takes its place"])
    }

    @Test("an outlet collection is an array in the file's order")
    func collections() throws {
        let card = try card(
            #"""
            <outletCollection property="buttons" destination="subtitle" id="o1"/>
            <outletCollection property="buttons" destination="title" id="o2"/>
            """#)
        #expect(card.buttons.map { ($0 as? UILabel)?.text } == ["Subtitle", "Title"])
    }

    @Test("outlets set properties of the class and of its superclass")
    func inherited() throws {
        let card = try card(
            Self.title + #"<outlet property="extra" destination="subtitle" id="o2"/>"#, kind: "SpecialCard")
        #expect(card.titleLabel.text == "Title")
        #expect((card as? SpecialCard)?.extra?.text == "Subtitle")
    }

    @Test("an outlet to a weak delegate works: the owner is called, and not retained")
    func protocols() throws {
        let document = try nib(#"<outlet property="delegate" destination="-1" id="o1"/>"#)
        var owner: Owner? = Owner()
        let card = try #require(try document.instantiate(in: .main, owner: owner).first as? Card)
        #expect(card.delegate?.name == "Ann")
        owner = nil
        #expect(card.delegate == nil)
    }

    @Test("outlets of the file's owner are set")
    func owner() throws {
        let document = try nib(
            "", owner: #"<connections><outlet property="card" destination="cell" id="o1"/></connections>"#)
        let owner = Owner()
        let card = try document.instantiate(in: .main, owner: owner).first
        #expect(owner.card === card)
    }

    @Test("init(coder:) runs first, then outlets, runtime attributes and awakeFromNib (R752)")
    func order() throws {
        let card = try card(
            Self.title,
            attributes: #"""
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="note" value="set"/>
                </userDefinedRuntimeAttributes>
                """#)
        #expect(card.events == ["init, not connected", "awake, set"])
    }

    @Test("runtime attributes are converted to the property's type, and follow key paths")
    func runtimeAttributes() throws {
        let card = try card(
            Self.title,
            attributes: #"""
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="titleLabel.text" value="Along"/>
                </userDefinedRuntimeAttributes>
                """#)
        #expect(card.corner == 2.5 && card.count == 7 && card.isRound && card.tint == .systemRed)
        #expect(card.layer.cornerRadius == 4)
        #expect(card.titleLabel.text == "Along")
    }

    @Test(
        "a runtime attribute that doesn't exist, or has another type, is reported and skipped",
        arguments: ["missing", "tint", "constant", "titleLabel.missing"])
    func unknownRuntimeAttribute(path: String) throws {
        let document = try nib(
            "",
            attributes: #"""
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="\#(path)" value="x"/>
                <userDefinedRuntimeAttribute type="string" keyPath="note" value="set"/>
                </userDefinedRuntimeAttributes>
                """#)
        let report = NibReport(of: document)
        let card = try #require(try document.instantiate(in: .main, report: report).first as? Card)
        #expect(card.note == "set")
        if path == "titleLabel.missing" { return #expect(report.mistakes.isEmpty, "nothing has no properties") }
        #expect(report.mistakes.count == 1)
        #expect(report.mistakes.first?.reason.contains("(\(path))") == true)
    }

    // MARK: Mistakes

    @Test("an outlet without a property fails with UIKit's text, the properties, the nearest one, and the line")
    func unknownKey() throws {
        let document = try nib(#"<outlet property="titleLable" destination="title" id="o1"/>"#)
        let failure = #expect(throws: NibFailure.self) { try document.instantiate(in: .main) }
        #expect(
            failure?.firstLine.hasSuffix("this class is not key value coding-compliant for the key titleLable.") == true
        )
        #expect(failure?.firstLine.hasPrefix("[<Card 0x") == true)
        #expect(failure?.explanation.contains("in Test.xib, line 9") == true)
        #expect(failure?.explanation.contains("the property is called titleLabel") == true)
        #expect(failure?.explanation.contains("buttons, corner, count, delegate, events, height") == true)
    }

    @Test(
        "an outlet to a value of another type, or a constant, is refused before anything is set",
        arguments: [("height", "title"), ("titleLabel", "cell"), ("delegate", "title"), ("buttons", "title")])
    func wrongType(property: String, destination: String) throws {
        let document = try nib(#"<outlet property="\#(property)" destination="\#(destination)" id="o1"/>"#)
        let failure = #expect(throws: NibFailure.self) { try document.instantiate(in: .main) }
        #expect(failure?.firstLine.contains("the value for the key \(property) has another type") == true)
    }

    @Test("an outlet of the file's owner without an owner fails with UIKit's text for an NSObject")
    func noOwner() throws {
        let document = try nib(
            "", owner: #"<connections><outlet property="card" destination="cell" id="o1"/></connections>"#)
        let failure = #expect(throws: NibFailure.self) { try document.instantiate(in: .main) }
        #expect(failure?.firstLine.hasPrefix("[<NSObject 0x") == true)
    }

    @Test("an outlet can't set stored properties of UIKit's own classes")
    func internals() throws {
        let document = try nib(#"<outlet property="layerStorage" destination="title" id="o1"/>"#)
        #expect(throws: NibFailure.self) { try document.instantiate(in: .main) }
    }

    @Test("a thousand cells with outlets are released completely")
    func lifetimes() throws {
        let document = try nib(Self.title + #"<outlet property="subtitle" destination="subtitle" id="o2"/>"#)
        weak var last: Card?
        weak var label: UILabel?
        for _ in 0..<1_000 {
            let card = try #require(try document.instantiate(in: .main).first as? Card)
            (last, label) = (card, card.titleLabel)
        }
        #expect(last == nil && label == nil)
    }
}

/// A view with outlets to missing features. It has no outlet `table`, whose type does not exist.
final class Plate: UIView {
    var list: UIView?
    var label: UILabel?
}
