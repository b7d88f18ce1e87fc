import Foundation
import QuartzCore

/// The type of an activity for a web page, which is in ``NSUserActivity/webpageURL``.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The app's own name for an activity that can be found again.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person is doing: the place in the app that is on the screen, and what the app needs to return to it.
///
/// The current activity says where in the app a person is. That of a scene is saved for the next launch.
///
///     let activity = NSUserActivity(activityType: "photo")       // compiled: Snippets/KeepingYourPlace.swift
///     activity.targetContentIdentifier = "/photos/3"
///     activity.addUserInfoEntries(from: ["photo": 3])
///     view.window?.windowScene?.userActivity = activity
///     activity.becomeCurrent()
///
/// - Behaviour: documented, except for what the page does with the current activity (our choice, Decisions/0064).
open class NSUserActivity: NSObject {
    /// The app's own name for the kind of activity.
    open private(set) var activityType: String

    /// Creates an activity of a type, which is the app's own name for this kind of activity.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    // MARK: Content

    /// The name of the activity, for people.
    open var title: String? {
        didSet { if title != oldValue { Self.changed() } }
    }

    /// The values that the app needs to return: numbers, text, dates, data, URLs, and arrays and dictionaries of them.
    ///
    /// When the activity is saved for the next launch, other values are left out with a warning.
    open var userInfo: [AnyHashable: Any]?

    /// Adds entries to ``userInfo``. A key that exists already gets the new value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of ``userInfo`` that the app needs. All entries are saved here, even if this lists only some.
    open var requiredUserInfoKeys: Set<String>?

    /// A web page with the same content, for people who don't have the app.
    open var webpageURL: URL?

    /// The web page from which a person came.
    open var referrerURL: URL?

    /// The app's own name for the place, such as `"/photos/3"`. The page's address contains that of the current
    /// activity.
    open var targetContentIdentifier: String? {
        didSet { if targetContentIdentifier != oldValue { Self.changed() } }
    }

    /// A name with which the app can delete the activity. Nothing here stores activities for searches, so only the app
    /// uses it.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// Words with which people can find the activity.
    open var keywords: Set<String> = []

    /// The date after which the activity is of no use.
    open var expirationDate: Date?

    // MARK: Eligibility

    /// Whether a person can continue on another device. True by default. It has no effect here.
    open var isEligibleForHandoff = true

    /// Whether searches on the device can find the activity. False by default. It has no effect here.
    open var isEligibleForSearch = false

    /// Whether other people's searches can find the activity. False by default. It has no effect here.
    open var isEligibleForPublicIndexing = false

    /// Whether the system can suggest the activity. False by default. It has no effect here.
    open var isEligibleForPrediction = false

    // MARK: Updating

    /// The object that updates the activity before it is saved.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether the activity's content is out of date. If you set it to true, the current activity is updated in the
    /// next frame: by its ``delegate``, and by ``UIResponder/updateUserActivityState(_:)`` of the responders that have
    /// it.
    open var needsSave = false {
        didSet { if needsSave { Self.changed() } }
    }

    /// The responders whose ``UIResponder/userActivity`` this is.
    final var responders: [BackReferenceBox<UIResponder>] = []

    // MARK: The current activity

    /// A number that no other activity of this run of the app has. It exists once the activity has been current.
    @MainActor private(set) final lazy var number = NSUserActivity.nextNumber()

    @MainActor private static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
    @MainActor private static var lastNumber = 0

    /// Makes this the current activity. The app retains it while it is.
    @preconcurrency @MainActor open func becomeCurrent() {
        guard !isInvalid else { return }
        CurrentActivity.shared.activity = self
    }

    /// Ends being the current activity. There is no current one then.
    @preconcurrency @MainActor open func resignCurrent() {
        guard CurrentActivity.shared.activity === self else { return }
        CurrentActivity.shared.activity = nil
    }

    /// Invalidates the activity for good. It isn't the current one any more and can't become it.
    @preconcurrency @MainActor open func invalidate() {
        isInvalid = true
        resignCurrent()
    }
    private final var isInvalid = false

    /// Called on any thread when an activity changed, because activities belong to no particular thread.
    private static func changed() {
        guard MainThread.isCurrent else {
            return DispatchQueue.main.async { CurrentActivity.shared.activityChanged() }
        }
        MainActor.assumeIsolated { CurrentActivity.shared.activityChanged() }
    }

    /// The type, with the title and the place if there are any.
    open override var description: String {
        let parts = [title.map { "\"\($0)\"" }, targetContentIdentifier.map { "at \($0)" }].compactMap { $0 }
        return "<\(type(of: self)) " + (["of type \(activityType)"] + parts).joined(separator: "; ") + ">"
    }

    // MARK: Unavailable here

    @available(
        *, unavailable, message: "Activities don't continue on other devices. See Documentation/Restoration.md."
    )
    open var supportsContinuationStreams: Bool { false }

    @available(
        *, unavailable, message: "Activities don't continue on other devices. See Documentation/Restoration.md."
    )
    open func getContinuationStreams(completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void) {
    }

    @available(
        *, unavailable, message: "Activities are not indexed for search. See Documentation/Restoration.md."
    )
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) {}

    @available(
        *, unavailable, message: "Activities are not indexed for search. See Documentation/Restoration.md."
    )
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {}
}
