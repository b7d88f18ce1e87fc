import NibReader
import Testing
import UIKit

@testable import UIKitCore

/// A class of the app that a XIB names.
final class PhotoCell: UICollectionViewCell {
    private(set) var subviewsInInit = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        subviewsInInit = contentView.subviews.count
    }
}

/// Cells as Interface Builder writes them: the old form, whose constraints belong to the cell, and that since Xcode 11.
@MainActor @Suite("Cells in XIBs") struct NibCellTests {
    private func cell(_ inside: String, _ attributes: String = "") throws -> UICollectionViewCell {
        let objects = try NibOnStage.objects(
            #"""
            <collectionViewCell contentMode="center" id="cell" reuseIdentifier="photo" \#(attributes)>
              <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
              \#(inside)
            </collectionViewCell>
            """#)
        try #require(objects.count == 1)
        return try #require(objects[0] as? UICollectionViewCell)
    }

    private static let label = #"""
        <subviews>
          <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Ann" textAlignment="center"
            lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="1" y="1" width="1" height="1"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" systemColor="systemRedColor"/>
          </label>
        </subviews>
        """#

    private static func constraints(to item: String) -> String {
        #"""
        <constraints>
          <constraint firstItem="label" firstAttribute="leading" secondItem="\#(item)" secondAttribute="leading" constant="10" id="a"/>
          <constraint firstItem="label" firstAttribute="top" secondItem="\#(item)" secondAttribute="top" constant="20" id="b"/>
          <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="30" id="c"/>
          <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="40" id="d"/>
        </constraints>
        """#
    }

    private func expectLabelInPlace(_ cell: UICollectionViewCell) throws {
        let label = try #require(cell.contentView.subviews.first as? UILabel)
        #expect(label.text == "Ann" && label.textAlignment == .center && label.textColor == .systemRed)
        #expect(label.font == .boldSystemFont(ofSize: 20))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        cell.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 20, width: 160, height: 40))
        cell.frame.size = CGSize(width: 300, height: 200)
        cell.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 10, y: 20, width: 260, height: 140))
    }

    @Test("constraints of files before Xcode 11 name the cell, and apply in the content view (R712)")
    func oldForm() throws {
        try expectLabelInPlace(
            cell(
                #"""
                <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center">
                  <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                  <autoresizingMask key="autoresizingMask"/>
                  \#(Self.label)
                </view>
                \#(Self.constraints(to: "cell"))
                """#))
    }

    @Test("constraints of files since Xcode 11 name the content view (R712)")
    func newForm() throws {
        try expectLabelInPlace(
            cell(
                #"""
                <collectionViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" id="content">
                  <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                  \#(Self.label)
                  \#(Self.constraints(to: "content"))
                </collectionViewCellContentView>
                """#))
    }

    @Test("a cell of the app's class is made with init(coder:), which finds the subviews")
    func customClass() throws {
        let content = "<view key=\"contentView\">\(Self.label)</view>"
        let name = #"customClass="PhotoCell" customModule="NibTests""#
        let cell = try cell(content, name)
        #expect((cell as? PhotoCell)?.subviewsInInit == 1)
        #expect(cell.reuseIdentifier == "photo")
    }

    @Test(
        "an unknown class, or one that is no cell, is replaced by UICollectionViewCell, with a report",
        arguments: ["Missing", "NSObject"])
    func unknownClass(name: String) throws {
        let document = try NibOnStage.document(
            "<collectionViewCell id=\"cell\" customClass=\"\(name)\" customModule=\"Foundation\"/>")
        let report = NibReport(of: document)
        let objects = try document.instantiate(in: .main, report: report)
        #expect(objects.map { type(of: $0) == UICollectionViewCell.self } == [true])
        #expect(report.mistakes.count == 1 && report.mistakes[0].line == 4)
        #expect(report.mistakes[0].reason.contains(name))
    }

    @Test("a constraint to an unknown object, or with an unknown attribute, is reported with its line")
    func unusable() throws {
        let document = try NibOnStage.document(
            """
            <view id="view"><subviews><hologram id="hologram"/></subviews><constraints>
            <constraint firstItem="hologram" firstAttribute="width" constant="1" id="a"/>
            <constraint firstAttribute="depth" constant="1" id="b"/>
            <constraint firstAttribute="height" constant="1" id="c"/>
            </constraints></view>
            """)
        let report = NibReport(of: document)
        let view = try #require(document.instantiate(in: .main, report: report).first as? UIView)
        #expect(view.constraints.map(\.firstAttribute) == [.height])
        #expect(report.mistakes.map(\.line) == [4, 5, 6])
    }

    @Test("a placeholder constraint of Interface Builder is left out")
    func placeholder() throws {
        let cell = try cell(
            #"""
            <view key="contentView">
              \#(Self.label)
              <constraints>
                <constraint firstItem="label" firstAttribute="width" constant="7" placeholder="YES" id="a"/>
                <constraint firstItem="label" firstAttribute="height" constant="9" id="b"/>
              </constraints>
            </view>
            """#)
        #expect(cell.contentView.subviews[0].constraints.map(\.constant) == [9])
    }

    @Test("a cell drawn as a plain view keeps its subviews and constraints")
    func plainView() throws {
        let objects = try NibOnStage.objects(
            """
            <view id="cell" customClass="PlainCell" customModule="NibTests"><rect key="frame" x="0" y="0" width="100" height="50"/>
            <subviews><view id="inner" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="cell" secondAttribute="leading" constant="5" id="a"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="cell" secondAttribute="top" id="b"/>
            <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="5" id="c"/>
            <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" id="d"/>
            </constraints></view>
            """)
        let cell = try #require(objects.first as? PlainCell)
        cell.frame = CGRect(x: 0, y: 0, width: 150, height: 55)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 150, height: 55))
        let inner = try #require(cell.subviews.first { $0 !== cell.contentView })
        #expect(inner.frame == CGRect(x: 5, y: 0, width: 140, height: 55))
    }

    @Test("a thousand cells of one XIB are released completely")
    func thousand() throws {
        let nib = UINib(data: Data(NibSamples.cell.utf8), bundle: nil)
        weak var first: UIView?
        var labels: [WeakView] = []
        for number in 0..<1_000 {
            let cell = try #require(nib.instantiate(withOwner: nil).first as? SampleCell)
            if number == 0 { first = cell }
            labels.append(WeakView(view: cell.title))
            #expect(cell.title?.text == "Title" && cell.image != nil && cell.parts.count == 2 && cell.caption == "abc")
        }
        #expect(first == nil && labels.allSatisfy { $0.view == nil })
    }

    private struct WeakView {
        weak var view: UIView?
    }
}

/// A cell whose XIB has a plain view.
final class PlainCell: UICollectionViewCell {}
