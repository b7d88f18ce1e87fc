import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A cell that can only come from a XIB.
final class DrawnCell: UICollectionViewCell {
    weak var titleLabel: UILabel!
    static var awakened = 0

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.awakened += 1
    }
}

@MainActor @Suite("Collection views with registered XIBs") struct RegisteredNibTests {
    private static let label = #"""
        <subviews><label id="title" text="Title" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
        <constraint firstItem="title" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="8" id="a"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="content" secondAttribute="top" constant="6" id="b"/>
        <constraint firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="8" id="c"/>
        <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="6" id="d"/>
        </constraints>
        """#

    static func nib(_ objects: String) -> UINib { UINib(data: Data(NibOnStage.text(objects).utf8), bundle: nil) }

    static func cell(_ attributes: String = "") -> UINib {
        nib(
            #"""
            <collectionViewCell id="cell" customClass="DrawnCell" customModule="NibTests" \#(attributes)>
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <collectionViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="10" height="10"/>\#(label)
            </collectionViewCellContentView>
            <connections><outlet property="titleLabel" destination="title" id="o"/></connections>
            </collectionViewCell>
            """#)
    }

    private static let header = nib(
        #"""
        <collectionReusableView id="content"><rect key="frame" x="0" y="0" width="10" height="10"/>\#(label)</collectionReusableView>
        """#)

    private let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    private let layout = UICollectionViewFlowLayout()

    private func view(_ source: some UICollectionViewDataSource) -> UICollectionView {
        layout.itemSize = CGSize(width: 150, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.dataSource = source
        return view
    }

    @Test("cells are dequeued by identifier, laid out in their new size, awakened once, and reused")
    func cells() throws {
        let source = DrawnSource { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! DrawnCell
            cell.titleLabel.text = "\(path.item)"
            return cell
        }
        let view = view(source)
        view.register(Self.cell(), forCellWithReuseIdentifier: "photo")
        DrawnCell.awakened = 0
        stage.show(view)
        let cell = try #require(view.cellForItem(at: [0, 3]) as? DrawnCell)
        #expect(cell.reuseIdentifier == "photo" && cell.titleLabel.text == "3")
        #expect(cell.frame == CGRect(x: 170, y: 60, width: 150, height: 50))
        #expect(cell.titleLabel.frame == CGRect(x: 8, y: 6, width: 134, height: 38))
        let made = DrawnCell.awakened
        #expect(made == 8)
        view.contentOffset.y = 400
        stage.settle()
        #expect(view.cellForItem(at: [0, 16]) is DrawnCell)
        #expect(DrawnCell.awakened <= made + 2, "cells that left are used again")
    }

    @Test("a cell registration can make its cells from a XIB")
    func registration() throws {
        let registration = UICollectionView.CellRegistration<DrawnCell, String>(cellNib: Self.cell()) { cell, _, item in
            cell.titleLabel.text = item
        }
        let source = DrawnSource { view, path in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: "item \(path.item)")
        }
        let view = view(source)
        stage.show(view)
        #expect((view.cellForItem(at: [0, 2]) as? DrawnCell)?.titleLabel.text == "item 2")
    }

    @Test("headers come from a XIB by identifier, footers from a registration's XIB")
    func headers() throws {
        let registered = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            supplementaryNib: Self.header, elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, _ in view.tag = 7 }
        let source = DrawnSource { view, path in view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) }
        source.supplementaryView = { view, kind, path in
            kind == UICollectionView.elementKindSectionFooter
                ? view.dequeueConfiguredReusableSupplementary(using: registered, for: path)
                : view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        let view = view(source)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        source.count = 2
        view.register(Self.cell(), forCellWithReuseIdentifier: "photo")
        view.register(
            Self.header, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        stage.show(view)
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
        #expect(header.subviews.first?.frame == CGRect(x: 8, y: 6, width: 304, height: 18))
        #expect(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])?.tag == 7)
    }

    @Test("nil unregisters a XIB, and a class and a XIB replace each other")
    func replaced() throws {
        let source = DrawnSource { view, path in view.dequeueReusableCell(withReuseIdentifier: "photo", for: path) }
        let view = view(source)
        view.register(Self.cell(), forCellWithReuseIdentifier: "photo")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        stage.show(view)
        #expect(!(view.cellForItem(at: [0, 0]) is DrawnCell))
        view.register(Self.cell(), forCellWithReuseIdentifier: "photo")
        view.contentOffset.y = 10_000
        #expect(view.supply.registrations.nib(ofShelf: 0) != nil)
        view.register(nil as UINib?, forCellWithReuseIdentifier: "photo")
        #expect(view.supply.registrations.nib(ofShelf: 0) == nil)
    }

    // MARK: Mistakes

    @Test(
        "a XIB that isn't exactly one cell, or has another identifier, stops the program as UIKit does (R145)",
        arguments: [
            "<view id=\"a\"/>", "", "<collectionViewCell id=\"a\"/><view id=\"b\"/>",
            "<collectionReusableView id=\"a\"/>",
            "<collectionViewCell id=\"a\" reuseIdentifier=\"other\"/>",
        ])
    func invalid(objects: String) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [objects] in
            await MainActor.run {
                let source = DrawnSource { view, path in
                    view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
                }
                let test = RegisteredNibTests()
                let view = test.view(source)
                view.register(RegisteredNibTests.nib(objects), forCellWithReuseIdentifier: "photo")
                test.stage.show(view)
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains(
                objects.contains("other")
                    ? "view reuse identifier in nib (other) does not match the identifier used to register the nib (photo)"
                    : "invalid nib registered for identifier (photo) - nib must contain exactly one top level object which must"
            ))
    }

    @Test("a registration's XIB with a reuse identifier stops the program")
    func registeredIdentifier() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
                    cellNib: RegisteredNibTests.nib("<collectionViewCell id=\"a\" reuseIdentifier=\"other\"/>")
                ) { _, _, _ in }
                let source = DrawnSource { view, path in
                    view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
                }
                let test = RegisteredNibTests()
                test.stage.show(test.view(source))
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(
            text.contains("view reuse identifier in nib (other) does not match the identifier used to register the nib")
        )
    }

    @Test("a XIB that doesn't exist stops the program with UIKit's text")
    func missing() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "../Missing", bundle: nil).instantiate(withOwner: nil) }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains("Could not load NIB in bundle: 'NSBundle <"))
        #expect(text.contains("(loaded)' with name '../Missing'"))
    }
}

private final class DrawnSource: NSObject, UICollectionViewDataSource {
    let cell: @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell
    var supplementaryView: (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView)?
    var count = 1_000

    init(cell: @escaping @MainActor (UICollectionView, IndexPath) -> UICollectionViewCell) { self.cell = cell }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(collectionView, indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { supplementaryView!(collectionView, kind, indexPath) }
}
