import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A screen that knows which photo it shows.
private final class PhotoController: UIViewController {
    var photo = 3

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["photo": photo])
        activity.targetContentIdentifier = "/photos/\(photo)"
    }
}

/// Counts its calls.
private final class SavingDelegate: NSObject, NSUserActivityDelegate {
    var saves = 0

    func userActivityWillSave(_ userActivity: NSUserActivity) { saves += 1 }
}

@Suite("Activities", .serialized) @MainActor struct ActivityTests {
    @Test("addUserInfoEntries keeps existing entries, and replaces those with the same key")
    func entries() throws {
        let activity = NSUserActivity(activityType: "photo")
        #expect(activity.userInfo == nil)
        activity.addUserInfoEntries(from: ["photo": 3, "zoom": 2])
        activity.addUserInfoEntries(from: ["photo": 4])
        let info = try #require(activity.userInfo as? [String: Int])
        #expect(info == ["photo": 4, "zoom": 2])
    }

    @Test("currentActivityDidChange is called when an activity becomes current, changes, or resigns")
    func watching() {
        let stage = Stage()
        _ = JournalApp()
        var told: [String] = []
        UIApplication.shared.currentActivityDidChange = { told.append($0?.targetContentIdentifier ?? "nothing") }
        let activity = NSUserActivity(activityType: "photo")
        activity.targetContentIdentifier = "/photos/3"
        activity.becomeCurrent()
        activity.becomeCurrent()
        #expect(told == ["/photos/3"])
        activity.targetContentIdentifier = "/photos/4"
        activity.targetContentIdentifier = "/photos/5"
        stage.settle()
        #expect(told == ["/photos/3", "/photos/5"])
        activity.invalidate()
        activity.becomeCurrent()
        #expect(told == ["/photos/3", "/photos/5", "nothing"])
    }

    @Test("a later activity replaces the current one, whose resignCurrent() then does nothing")
    func replacing() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        _ = JournalApp()
        let (first, second) = (NSUserActivity(activityType: "album"), NSUserActivity(activityType: "photo"))
        first.becomeCurrent()
        second.becomeCurrent()
        first.resignCurrent()
        #expect(UIApplication.shared.currentActivity === second)
    }

    @Test("a controller's activity becomes current when the controller has appeared, and is updated when needed")
    func controllers() throws {
        let stage = Stage()
        let app = JournalApp()
        let controller = PhotoController()
        let activity = NSUserActivity(activityType: "photo")
        let delegate = SavingDelegate()
        activity.delegate = delegate
        controller.userActivity = activity
        #expect(UIApplication.shared.currentActivity == nil)
        stage.show(controller)
        #expect(UIApplication.shared.currentActivity === activity)
        #expect(activity.targetContentIdentifier == nil)

        activity.addUserInfoEntries(from: ["old": 1])
        activity.needsSave = true
        stage.settle()
        #expect(activity.targetContentIdentifier == "/photos/3")
        #expect(activity.userInfo as? [String: Int] == ["photo": 3])
        #expect(!activity.needsSave)
        #expect(delegate.saves == 1)
        #expect(app.entries == ["connect ", "updated photo"])
    }

    @Test("a controller that disappears takes its activity along, in the same frame as the next one appears")
    func goingAway() {
        let stage = Stage()
        _ = JournalApp()
        let (list, first, second) = (UIViewController(), UIViewController(), UIViewController())
        for (controller, place) in [(first, "/photos/1"), (second, "/photos/2")] {
            controller.userActivity = NSUserActivity(activityType: "photo")
            controller.userActivity?.targetContentIdentifier = place
        }
        let navigation = UINavigationController(rootViewController: list)
        stage.show(navigation)
        var told: [String] = []
        UIApplication.shared.currentActivityDidChange = { told.append($0?.targetContentIdentifier ?? "nothing") }
        for screen in [first, second] {
            navigation.pushViewController(screen, animated: true)
            stage.settle()
        }
        navigation.popViewController(animated: true)
        stage.settle()
        navigation.popViewController(animated: true)
        stage.settle()
        #expect(told == ["/photos/1", "/photos/2", "/photos/1", "nothing"])
    }

    @Test("a scene's activity keeps the userInfo that the app wrote")
    func scenes() {
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let app = JournalApp()
        let activity = NSUserActivity(activityType: "photo")
        activity.userInfo = ["photo": 3]
        app.scene.userActivity = activity
        activity.save()
        #expect(activity.userInfo as? [String: Int] == ["photo": 3])
    }

    @Test("a responder that was released, or has another activity, isn't asked to update")
    func responders() {
        let activity = NSUserActivity(activityType: "photo")
        let controller = PhotoController()
        controller.userActivity = activity
        controller.userActivity = nil
        PhotoController().userActivity = activity
        activity.userInfo = ["photo": 1]
        activity.save()
        #expect(activity.userInfo as? [String: Int] == ["photo": 1])
    }

    @Test("an unchanged activity needs no frames")
    func rest() {
        let stage = Stage()
        _ = JournalApp()
        let activity = NSUserActivity(activityType: "photo")
        activity.becomeCurrent()
        stage.settle()
        let frames = stage.framesMade
        stage.advance(by: 1)
        #expect(stage.framesMade == frames)
        activity.title = "Harbour"
        stage.settle()
        #expect(stage.framesMade == frames + 1)
    }

    @Test("an activity's description has its type, its title and its identifier")
    func text() {
        let activity = NSUserActivity(activityType: "photo")
        activity.title = "Harbour"
        activity.targetContentIdentifier = "/photos/3"
        #expect(activity.description == "<NSUserActivity of type photo; \"Harbour\"; at /photos/3>")
    }
}
