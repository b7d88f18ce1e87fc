import Foundation
import QuartzCore

/// The type of an activity that is a web page: its ``NSUserActivity/webpageURL`` says which one.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What names an activity that may be found again, in the app's own words.
public typealias NSUserActivityPersistentIdentifier = String

/// What a person is doing: which place of the app is on the screen, and what is needed to come back to it.
///
/// The current activity says where in the app a person is; a scene's is kept for the next launch.
///
///     let activity = NSUserActivity(activityType: "photo")       // compiled: Snippets/KeepingYourPlace.swift
///     activity.targetContentIdentifier = "/photos/3"
///     activity.addUserInfoEntries(from: ["photo": 3])
///     view.window?.windowScene?.userActivity = activity
///     activity.becomeCurrent()
///
/// - Behaviour: documented, except for what the page does with the current activity (our choice, Decisions/0064).
open class NSUserActivity: NSObject {
    /// Which kind of thing is being done, as a name that the app chose.
    open private(set) var activityType: String

    /// - Parameter activityType: A name by which the app knows this kind of activity again.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    // MARK: What it says

    /// What a person would call it.
    open var title: String? {
        didSet { if title != oldValue { Self.changed() } }
    }

    /// What the app needs to come back: numbers, text, dates, data, URLs, and arrays and dictionaries of them.
    ///
    /// Anything else is left out with a warning when the activity is kept for the next launch.
    open var userInfo: [AnyHashable: Any]?

    /// Adds to ``userInfo``. A key that is there already gets the new value.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// The keys of ``userInfo`` that the app cannot do without. All are kept here, whatever it says.
    open var requiredUserInfoKeys: Set<String>?

    /// A web page with the same content, for who does not have the app.
    open var webpageURL: URL?

    /// The web page from which a person came.
    open var referrerURL: URL?

    /// The place in the app, as the app names it, such as `"/photos/3"`. That of the current activity is part of the page's
    /// address.
    open var targetContentIdentifier: String? {
        didSet { if targetContentIdentifier != oldValue { Self.changed() } }
    }

    /// A name to delete the activity by. Nothing here keeps activities to be searched, so it is the app's own.
    open var persistentIdentifier: NSUserActivityPersistentIdentifier?

    /// Words to find it by.
    open var keywords: Set<String> = []

    /// When it stops being of use.
    open var expirationDate: Date?

    // MARK: What it may be used for

    /// Whether another device may go on with it. True by default; there is none here.
    open var isEligibleForHandoff = true

    /// Whether a search on the device may find it. False by default; there is none here.
    open var isEligibleForSearch = false

    /// Whether everybody's searches may find it. False by default; there are none here.
    open var isEligibleForPublicIndexing = false

    /// Whether the system may suggest it. False by default; nothing here does.
    open var isEligibleForPrediction = false

    // MARK: Bringing it up to date

    /// Asked to bring the activity up to date before it is kept.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Whether what it says is out of date. Set to true, it is brought up to date in the next frame while it is the current one:
    /// by its ``delegate``, and by ``UIResponder/updateUserActivityState(_:)`` of the responders that have it.
    open var needsSave = false {
        didSet { if needsSave { Self.changed() } }
    }

    /// Those that have it as their ``UIResponder/userActivity``.
    final var responders: [BackReferenceBox<UIResponder>] = []

    // MARK: The current one

    /// Says that this is what is being done now. The app keeps the activity while it is the current one.
    @preconcurrency @MainActor open func becomeCurrent() {
        guard !isInvalid else { return }
        CurrentActivity.shared.activity = self
    }

    /// Says that it is done no more; then nothing is the current activity.
    @preconcurrency @MainActor open func resignCurrent() {
        guard CurrentActivity.shared.activity === self else { return }
        CurrentActivity.shared.activity = nil
    }

    /// Ends it for good: it is not the current one and cannot become it.
    @preconcurrency @MainActor open func invalidate() {
        isInvalid = true
        resignCurrent()
    }
    private final var isInvalid = false

    /// One of the activities says something else now. Called on any thread, as activities belong to none in particular.
    private static func changed() {
        guard MainThread.isCurrent else {
            return DispatchQueue.main.async { CurrentActivity.shared.activityChanged() }
        }
        MainActor.assumeIsolated { CurrentActivity.shared.activityChanged() }
    }

    /// Its type, and its title and place as far as it has them.
    open override var description: String {
        let parts = [title.map { "\"\($0)\"" }, targetContentIdentifier.map { "at \($0)" }].compactMap { $0 }
        return "<\(type(of: self)) " + (["of type \(activityType)"] + parts).joined(separator: "; ") + ">"
    }

    // MARK: What has no meaning here

    @available(
        *, unavailable, message: "No other device goes on with an activity. See Documentation/Restoration.md."
    )
    open var supportsContinuationStreams: Bool { false }

    @available(
        *, unavailable, message: "No other device goes on with an activity. See Documentation/Restoration.md."
    )
    open func getContinuationStreams(completionHandler: @escaping (InputStream?, OutputStream?, (any Error)?) -> Void) {
    }

    @available(
        *, unavailable, message: "Activities are not kept to be searched. See Documentation/Restoration.md."
    )
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
        completionHandler handler: @escaping () -> Void
    ) {}

    @available(
        *, unavailable, message: "Activities are not kept to be searched. See Documentation/Restoration.md."
    )
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {}
}
