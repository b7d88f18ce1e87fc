import Testing
import UIKit
import UIKitTesting

@testable import Gallery
@testable import GalleryTestSupport

@MainActor @Suite("Classic: Settings") struct SettingsTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    // MARK: Rows

    @Test("the first screen shows the current values, and its pages change them")
    func firstScreen() {
        let settings = SettingsStage()
        #expect(settings.text("Wi-Fi") == "Linden 14")
        #expect(settings.text("Bluetooth") == "On")
        #expect(settings.cell("Notifications")?.has(.label) == true)
        settings.open("Bluetooth")
        #expect(settings.titles == ["Bluetooth", "Headphones", "Keyboard", "Car"])
        settings.stage.tap(middleOf: settings.toggle("Bluetooth"))
        #expect(settings.titles == ["Bluetooth"])
        settings.goBack()
        #expect(settings.text("Bluetooth") == "Off")
        #expect(settings.list?.indexPathsForSelectedItems == [])
    }

    @Test("airplane mode turns Wi-Fi off, and back on")
    func airplaneMode() throws {
        let settings = SettingsStage()
        let toggle = try #require(settings.toggle("Airplane mode"))
        settings.stage.tap(middleOf: toggle)
        #expect(settings.values.isInAirplaneMode)
        #expect(settings.text("Wi-Fi") == "Off")
        // The row was configured again, but its switch is the same one.
        #expect(settings.toggle("Airplane mode") === toggle)
        settings.stage.tap(middleOf: toggle)
        #expect(settings.text("Wi-Fi") == "Linden 14")
    }

    @Test("a tap on a row beside its switch does nothing")
    func besideSwitch() {
        let settings = SettingsStage()
        settings.open("Airplane mode")
        #expect(!settings.values.isInAirplaneMode)
        #expect(settings.list?.indexPathsForSelectedItems == [])
    }

    @Test("a tap joins a network, the detail accessory shows it, and a forgotten one is removed")
    func networks() {
        let settings = SettingsStage()
        settings.open("Wi-Fi")
        #expect(settings.checked == ["Linden 14"])
        settings.open("Library")
        #expect(settings.checked == ["Library"])
        // The middle of an accessory that is 24 wide, before the margin of 16.
        settings.tapAccessory(ofRow: "Library", fromEnd: 28)
        #expect(settings.page is NetworkController)
        #expect(settings.text("Router") == "192.168.1.1")
        settings.open("Forget this network")
        #expect(settings.page is WiFiController)
        #expect(settings.titles == ["Wi-Fi", "Linden 14", "Night train"])
        #expect(settings.checked == [])
        settings.goBack()
        #expect(settings.text("Wi-Fi") == "Not connected")
    }

    @Test("the chosen ringtone has the checkmark")
    func choices() {
        let settings = SettingsStage()
        settings.open("Sounds")
        for ringtone in ["Harp", "None", "Harp"] {
            settings.open(ringtone)
            #expect(settings.checked == [ringtone])
        }
        #expect(settings.list?.indexPathsForSelectedItems == [])
    }

    @Test("a row with a number and a switch is as high as one with a switch alone")
    func heights() throws {
        let settings = SettingsStage()
        settings.open("Notifications")
        let (with, without) = (try #require(settings.cell("Messages")), try #require(settings.cell("Photos")))
        #expect(with.has(.label) && !without.has(.label))
        #expect(with.frame.height == without.frame.height)
    }

    @Test("marking all as read removes the numbers, also from the first screen")
    func notifications() {
        let settings = SettingsStage()
        settings.open("Notifications")
        #expect(settings.cell("Messages")?.has(.label) == true)
        settings.open("Mark all as read")
        #expect(settings.titles == ["Calendar", "Messages", "News", "Photos"])
        #expect(settings.cell("Messages")?.has(.label) == false)
        settings.goBack()
        #expect(settings.cell("Notifications")?.has(.label) == false)
    }

    @Test("the chosen appearance and text size apply to all pages")
    func display() throws {
        let settings = SettingsStage()
        let list = try #require(settings.list)
        let height = try #require(settings.cell("General")?.frame.height)
        settings.open("Display and text size")
        settings.open("Dark")
        #expect(settings.page?.traitCollection.userInterfaceStyle == .dark)
        settings.open("Largest")
        #expect(settings.page?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        settings.goBack()
        #expect(list.traitCollection.userInterfaceStyle == .dark)
        #expect(try #require(settings.cell("Bluetooth")).frame.height > height)
        settings.app.settings.values = .init()
        settings.stage.settle()
        #expect(settings.cell("General")?.frame.height == height)
    }

    // MARK: Editing

    @Test("languages are inserted, moved by their handles, and deleted while the list is edited")
    func languages() throws {
        let settings = SettingsStage()
        settings.open("Languages")
        #expect(settings.titles == ["English (UK)", "Deutsch", "Français"])
        settings.tapBarButton("Edit")
        #expect(settings.titles.prefix(4) == ["English (UK)", "Deutsch", "Français", "Español"])

        // The middle of an accessory that is 24 wide, after the margin of 16.
        settings.tapAccessory(ofRow: "Italiano", fromStart: 28)
        #expect(settings.values.languages.map(\.id) == ["en", "de", "fr", "it"])
        #expect(settings.titles.prefix(5) == ["English (UK)", "Deutsch", "Français", "Italiano", "Español"])

        settings.dragHandle(of: "Français", to: "English (UK)")
        #expect(settings.values.languages.map(\.id) == ["fr", "en", "de", "it"])

        settings.tapAccessory(ofRow: "Deutsch", fromStart: 28)
        settings.tapSwipeAction("Delete")
        #expect(settings.values.languages.map(\.id) == ["fr", "en", "it"])
        settings.tapBarButton("Done")
        #expect(settings.titles == ["Français", "English (UK)", "Italiano"])
        settings.goBack()
        #expect(settings.text("Languages") == "Français")
    }

    @Test("a swipe deletes a language, but never the last one")
    func swipe() {
        let settings = SettingsStage()
        settings.open("Languages")
        for title in ["English (UK)", "Français"] {
            settings.swipe(title, by: -150)
            settings.tapSwipeAction("Delete")
        }
        #expect(settings.titles == ["Deutsch"])
        settings.swipe("Deutsch", by: -150)
        #expect(settings.button("Delete") == nil)
        settings.tapBarButton("Edit")
        #expect(settings.cell("Deutsch")?.has(.delete) == false)
    }

    // MARK: The outline

    @Test(
        "a tap on a header folds its section; in a folder row only the chevron does, and other taps open the folder"
    )
    func storage() {
        let settings = SettingsStage()
        settings.open("Storage")
        #expect(settings.titles.prefix(6) == ["Apps", "Photos", "Messages", "Music", "Mail", "Documents"])
        settings.open("Apps")
        #expect(settings.titles.prefix(3) == ["Apps", "Documents", "Travel"])
        settings.open("Apps")
        #expect(settings.titles.prefix(2) == ["Apps", "Photos"])
        // The middle of an accessory that is 14 wide, before the margin of 16.
        settings.tapAccessory(ofRow: "Photos", fromEnd: 23)
        #expect(settings.titles.prefix(5) == ["Apps", "Photos", "Library", "Thumbnails", "Messages"])
        #expect(settings.cell("Library")?.indentationLevel == 2)
        settings.tapAccessory(ofRow: "Photos", fromEnd: 23)
        #expect(settings.titles.prefix(3) == ["Apps", "Photos", "Messages"])
        settings.open("Travel")
        #expect(settings.page?.title == "Travel")
        #expect(settings.titles == ["Travel", "Lisbon", "Oslo", "Packing list"])
        settings.open("Packing list")
        #expect(settings.page?.title == "Travel")
    }

    // MARK: Looks of lists

    @Test("every appearance works with each header mode", arguments: UICollectionLayoutListConfiguration.Appearance.all)
    func looks(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        for mode in UICollectionLayoutListConfiguration.HeaderMode.all {
            let settings = SettingsStage()
            settings.open("List styles")
            settings.open(appearance.name)
            settings.open(mode.name)
            settings.open("Show the list")
            #expect(settings.page?.title == appearance.name)
            #expect((settings.words(header, 0) == "Home") == (mode == .supplementary))
            #expect((settings.titles.first == "Home") == (mode == .firstItemInSection))
            #expect(settings.words(footer, 0) == "Five mailboxes")
        }
    }

    @Test("the choices for a list go into its configuration")
    func choicesOfLooks() throws {
        let settings = SettingsStage()
        settings.open("List styles")
        settings.open("Off")
        settings.stage.tap(middleOf: settings.toggle("Tinted background"))
        let look = try #require(settings.page as? ListLooksController).look
        #expect(look.showsSeparators == false && look.isTinted)
        #expect(look.configuration.showsSeparators == false)
        #expect(look.configuration.backgroundColor != nil)
    }

    @Test("the title names the tapped accessory")
    func accessories() {
        let settings = SettingsStage()
        settings.open("Accessories")
        settings.tapAccessory(ofRow: "Detail", fromEnd: 28)
        #expect(settings.page?.navigationItem.title == "Detail")
        settings.tapAccessory(ofRow: "Outline disclosure", fromEnd: 23)
        #expect(settings.page?.navigationItem.title == "Outline disclosure")
        settings.tapBarButton("Edit")
        settings.scroll(to: "Insert")
        settings.tapAccessory(ofRow: "Insert", fromStart: 28)
        #expect(settings.page?.navigationItem.title == "Insert")
    }

    // MARK: One column and two

    @Test("on a tablet the list is beside the page, and has the page's row selected")
    func twoColumns() throws {
        let settings = SettingsStage(size: SettingsStage.tablet)
        #expect(settings.page is GeneralController)
        settings.open("Sounds", in: settings.sidebar)
        #expect(settings.page is SoundsController)
        #expect(settings.cell("Sounds", in: settings.sidebar)?.isSelected == true)
        #expect(settings.cell("General", in: settings.sidebar)?.isSelected == false)
        #expect(settings.cell("General", in: settings.sidebar)?.has(.disclosureIndicator) == false)
        #expect(settings.sidebar?.window != nil && settings.navigation.isNavigationBarHidden)
        settings.open("Wi-Fi", in: settings.sidebar)
        settings.stage.tap(middleOf: settings.toggle("Wi-Fi"))
        #expect(settings.cell("Wi-Fi", in: settings.sidebar)?.content?.secondaryText == "Off")
        settings.stage.tap(middleOf: settings.toggle("Wi-Fi"))
        settings.tapAccessory(ofRow: "Library", fromEnd: 28)
        #expect(settings.page is NetworkController)
        #expect(settings.app.columns?.details.viewControllers.count == 2)
    }

    @Test("when the device changes between phone and tablet, the page stays in front")
    func changingColumns() {
        let settings = SettingsStage()
        settings.open("Wi-Fi")
        settings.tapAccessory(ofRow: "Library", fromEnd: 28)
        settings.resize(to: SettingsStage.tablet)
        #expect(settings.app.columns != nil)
        #expect(settings.page is NetworkController)
        #expect(settings.navigation.topViewController === settings.app)
        #expect(settings.cell("Wi-Fi", in: settings.sidebar)?.isSelected == true)
        settings.resize(to: SettingsStage.phone)
        #expect(settings.app.columns == nil)
        #expect(settings.page is NetworkController)
        #expect(settings.navigation.viewControllers.count == 3)
        settings.goBack()
        settings.goBack()
        #expect(settings.navigation.topViewController === settings.app)
        #expect(!settings.navigation.isNavigationBarHidden)
        #expect(settings.text("Wi-Fi") == "Linden 14")
    }

    @Test("before a page is chosen, a single column shows the list")
    func nothingChosen() {
        let settings = SettingsStage(size: SettingsStage.tablet)
        settings.resize(to: SettingsStage.phone)
        #expect(settings.navigation.topViewController === settings.app)
        #expect(settings.titles.first == "Ada Moreno")
    }

    @Test("pushed onto another screen, the two columns have a Back button")
    func wayBack() {
        let settings = SettingsStage(size: SettingsStage.tablet, below: UIViewController())
        settings.tapBarButton("Back")
        #expect(settings.navigation.viewControllers.count == 1)
        #expect(!settings.navigation.isNavigationBarHidden)
    }

    @Test("the app's controller is released", arguments: [SettingsStage.phone, SettingsStage.tablet])
    func lifetime(_ size: CGSize) {
        weak var app: SettingsController?
        do {
            let settings = SettingsStage(size: size, below: UIViewController())
            app = settings.app
            settings.open("Wi-Fi", in: settings.sidebar)
            settings.navigation.popToRootViewController(animated: false)
            settings.stage.settle()
        }
        #expect(app == nil)
    }
}
