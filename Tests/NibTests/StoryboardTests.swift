import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

final class ListScreen: UICollectionViewController {
    var log: [String] = []
    var made: DetailScreen?
    weak var addButton: UIBarButtonItem?

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, view \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded, button \(addButton?.title ?? "missing")")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell.contentView.subviews.first as? UILabel)?.text = "\(indexPath.item)"
        return cell
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("should \(identifier)")
        return true
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "none") from \(sender.map { "\(type(of: $0))" } ?? "no sender")")
        (segue.destination as? DetailScreen)?.text = "prepared"
    }

    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> DetailScreen? {
        made = DetailScreen(coder: coder, by: "action for \(segueIdentifier ?? "none")")
        return made
    }

    @IBAction func backToList(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
}

final class DetailScreen: UIViewController {
    let maker: String
    var text = ""
    var label: UILabel!

    init?(coder: NSCoder, by maker: String) {
        self.maker = maker
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        maker = "coder"
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }
}

final class FadeSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
}

@MainActor @Suite("Storyboards") struct StoryboardTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)

    // A navigation controller with a list, whose cells push a detail; a sheet with a contained controller; a way back.
    private static let text = #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" initialViewController="nav">
        <scenes>
        <scene sceneID="s1"><objects>
        <navigationController storyboardIdentifier="Navigation" id="nav" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar" largeTitles="YES"><rect key="frame" x="0" y="0" width="1" height="44"/>
        </navigationBar><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController><placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
        <collectionViewController storyboardIdentifier="List" id="list" customClass="ListScreen" customModule="NibTests" sceneMemberID="viewController">
        <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="0" id="fl">
        <size key="itemSize" width="320" height="44"/><size key="headerReferenceSize" width="0" height="0"/>
        <size key="footerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="row" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <view key="contentView"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews><label id="cl" text="-"><rect key="frame" x="0" y="0" width="320" height="44"/></label></subviews></view>
        <connections><segue destination="detail" kind="show" identifier="detail" id="g1" destinationCreationSelector="makeDetail:sender:segueIdentifier:"/>
        </connections></collectionViewCell></cells>
        <connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="delegate" destination="list" id="o2"/></connections>
        </collectionView>
        <navigationItem key="navigationItem" title="List" id="ni"><barButtonItem key="rightBarButtonItem" title="Plus" id="add">
        <connections><segue destination="sheet" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" animates="NO" id="g2"/></connections>
        </barButtonItem></navigationItem>
        <connections><outlet property="addButton" destination="add" id="o3"/>
        <segue destination="detail" kind="custom" identifier="fade" customClass="FadeSegue" customModule="NibTests" id="g3"/></connections>
        </collectionViewController></objects></scene>
        <scene sceneID="s3"><objects>
        <viewController title="Detail" storyboardIdentifier="Detail" id="detail" customClass="DetailScreen" customModule="NibTests">
        <view key="view" contentMode="scaleToFill" id="dv"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><label id="dl" text="-"/><button id="back"><connections><segue destination="exit" kind="unwind" unwindAction="backToList:" id="g4"/>
        </connections></button></subviews></view><connections><outlet property="label" destination="dl" id="o4"/></connections></viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        <scene sceneID="s4"><objects>
        <viewController storyboardIdentifier="Sheet" id="sheet"><view key="view" contentMode="scaleToFill" id="sv"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="10" y="20" width="100" height="200"/>
        <connections><segue destination="detail" kind="embed" identifier="inside" id="g5"/></connections></containerView></subviews></view>
        </viewController><tapGestureRecognizer id="tap"/></objects></scene>
        </scenes></document>
        """#

    static func storyboard() -> UIStoryboard { UIStoryboard(NibFile(.data(Data(text.utf8)), in: nil)) }

    private func shownList() throws -> (navigation: UINavigationController, list: ListScreen) {
        let navigation = try #require(Self.storyboard().instantiateInitialViewController() as? UINavigationController)
        let list = try #require(navigation.topViewController as? ListScreen)
        stage.window.rootViewController = navigation
        stage.settle()
        return (navigation, list)
    }

    // MARK: Controllers

    @Test("the initial controller contains the list, whose awakeFromNib runs before its view is loaded")
    func initial() throws {
        let navigation = try #require(Self.storyboard().instantiateInitialViewController() as? UINavigationController)
        #expect(navigation.navigationBar.prefersLargeTitles)
        let list = try #require(navigation.topViewController as? ListScreen)
        #expect(list.log == ["awake, view false"])
        #expect(list.navigationItem.title == "List" && list.navigationItem.rightBarButtonItem?.title == "Plus")
        #expect(list.storyboard != nil && navigation.storyboard === list.storyboard)
        list.loadViewIfNeeded()
        #expect(list.log == ["awake, view false", "loaded, button Plus"])
    }

    @Test("prototype cells register themselves; layout, data source and delegate are the storyboard's")
    func prototypes() throws {
        let (_, list) = try shownList()
        let view = try #require(list.collectionView)
        #expect(view.superview === list.view && view.dataSource === list && view.delegate === list)
        #expect((list.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 4)
        let cell = try #require(view.cellForItem(at: [0, 2]))
        #expect((cell.contentView.subviews.first as? UILabel)?.text == "2")
        #expect(cell.frame == CGRect(x: 0, y: 96, width: 320, height: 44))
    }

    @Test("controllers can be made by identifier, and by a creator closure")
    func identified() throws {
        let storyboard = Self.storyboard()
        let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? DetailScreen)
        #expect(detail.maker == "coder" && detail.title == "Detail")
        let made: DetailScreen = storyboard.instantiateViewController(identifier: "Detail") { coder in
            DetailScreen(coder: coder, by: "creator")
        }
        #expect(made.maker == "creator" && made.title == "Detail")
        made.loadViewIfNeeded()
        #expect(made.label.superview === made.view)
        let plain: DetailScreen = storyboard.instantiateViewController(identifier: "Detail") { _ in nil }
        #expect(plain.maker == "coder")
        let list: ListScreen = storyboard.instantiateViewController(identifier: "List") { _ in nil }
        #expect(list.log == ["awake, view false"], "connected and awakened once")
    }

    // MARK: Segues

    @Test(
        "a selected cell pushes its segue action's controller; going back calls the unwind action"
    )
    func pushAndUnwind() throws {
        let (navigation, list) = try shownList()
        let row = try #require(list.collectionView.layoutAttributesForItem(at: [0, 1])).center
        stage.tap(at: list.collectionView.convert(row, to: nil))
        stage.settle()
        let detail = try #require(navigation.topViewController as? DetailScreen)
        #expect(detail === list.made && detail.maker == "action for detail" && detail.label.text == "prepared")
        #expect(list.log.suffix(2) == ["should detail", "prepare detail from UICollectionViewCell"])
        (detail.view.subviews[1] as? UIButton)?.sendActions(for: .primaryActionTriggered)
        stage.settle()
        #expect(navigation.topViewController === list && list.log.last == "back from DetailScreen")
    }

    @Test("a bar button's segue presents in its style; an embed segue adds a child")
    func presentAndEmbed() throws {
        let (_, list) = try shownList()
        let item = try #require(list.navigationItem.rightBarButtonItem)
        item.action?.perform(on: try #require(item.target), with: item)
        stage.settle()
        let sheet = try #require(list.presentedViewController)
        #expect(sheet.modalPresentationStyle == .fullScreen)
        let inner = try #require(sheet.children.first as? DetailScreen)
        #expect(inner.view.superview?.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(inner.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test("performSegue doesn't call shouldPerformSegue; a custom segue runs its own perform()")
    func custom() throws {
        let (_, list) = try shownList()
        list.performSegue(withIdentifier: "fade", sender: 7)
        stage.settle()
        #expect(list.presentedViewController is DetailScreen)
        #expect(list.log.suffix(1) == ["prepare fade from Int"])
        #expect(!list.log.contains("should fade"))
    }

    @Test("a scene is released with its controller")
    func lifetimes() throws {
        weak var list: ListScreen?
        weak var storyboard: UIStoryboard?
        do {
            let made = Self.storyboard()
            storyboard = made
            let controller: ListScreen = made.instantiateViewController(identifier: "List")
            controller.loadViewIfNeeded()
            controller.collectionView.layoutIfNeeded()
            list = controller
        }
        #expect(list == nil && storyboard == nil)
    }

    // MARK: Mistakes

    @Test(
        "unknown names stop the program with UIKit's words",
        arguments: [
            ("identifier", "doesn't contain a view controller with identifier 'Detial'"),
            ("segue", "has no segue with identifier 'fad'"),
            ("file", "Could not find a storyboard named 'Missing' in bundle NSBundle <"),
        ])
    func unknown(what: String, says: String) async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { [what] in
            await MainActor.run {
                switch what {
                case "identifier": _ = StoryboardTests.storyboard().instantiateViewController(withIdentifier: "Detial")
                case "segue":
                    let list: ListScreen = StoryboardTests.storyboard().instantiateViewController(identifier: "List")
                    list.performSegue(withIdentifier: "fad", sender: nil)
                default: _ = UIStoryboard(name: "Missing", bundle: nil)
                }
            }
        }
        let text = try #require(String(bytes: result.standardErrorContent, encoding: .utf8))
        #expect(text.contains(says))
    }
}
