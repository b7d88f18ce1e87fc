import Foundation
import QuartzCore

extension UIApplication {
    /// What there is to keep until the next launch; nil when that is nothing.
    ///
    /// A scene's delegate is asked for an activity, and gets it back with its session. An app without one is asked whether its
    /// view controllers are to be kept.
    ///
    /// - Behaviour: documented; the form of the data is our choice (Decisions/0064).
    package func savedState() -> Data? {
        guard let scene = connectedScenes.first else { return nil }
        var parts: [String: KeptValue] = [:]
        if let sceneDelegate = scene.delegate {
            scene.session.stateRestorationActivity = scene.askForActivity(sceneDelegate)
            parts["activity"] = scene.session.stateRestorationActivity?.kept
        } else if let delegate {
            parts = keepControllers(with: delegate)
        }
        parts["session"] = scene.session.keptInfo
        return parts.isEmpty ? nil : SavedState(.table(parts)).data
    }

    private func keepControllers(with delegate: any UIApplicationDelegate) -> [String: KeptValue] {
        let coder = StateCoder(of: "\(type(of: delegate))")
        coder.encode(
            Bundle.main.infoDictionary?["CFBundleVersion"] as? String,
            forKey: Self.stateRestorationBundleVersionKey)
        coder.encode(UIDevice.current.userInterfaceIdiom.rawValue, forKey: Self.stateRestorationUserInterfaceIdiomKey)
        coder.encode(Date(), forKey: Self.stateRestorationTimestampKey)
        coder.encode(UIDevice.current.systemVersion, forKey: Self.stateRestorationSystemVersionKey)
        let isWanted =
            OptionalMethod.result { delegate.application(self, shouldSaveSecureApplicationState: coder) }
            ?? delegate.application(self, shouldSaveApplicationState: coder)
        guard isWanted else { return [:] }
        var parts: [String: KeptValue] = [:]
        parts["controllers"] = StateKeeper.keep(windows.compactMap(\.rootViewController))
        delegate.application(self, willEncodeRestorableStateWith: coder)
        parts["app"] = .table(coder.values)
        return parts
    }

    // MARK: The next launch

    /// What was kept; nil, with a warning, when the data is not what ``savedState()`` gave.
    func readState(_ data: Data?) -> KeptValue? {
        guard let data else { return nil }
        do {
            return try SavedState(data).value
        } catch {
            Diagnostics.warnOnce("unreadable-state", Self.words(for: error))
            return nil
        }
    }

    private static func words(for mistake: SavedState.Mistake) -> String {
        let reason =
            switch mistake {
            case .foreign: "The saved state was not written by this library"
            case .ofAnotherVersion(let version): "The saved state is of version \(version), which is not known here"
            case .damaged: "The saved state is damaged"
            }
        return "\(reason); the app starts as if there were none."
    }

    /// Brings the view controllers back that were kept, if the app wants them.
    func restoreControllers(_ state: KeptValue?, with delegate: any UIApplicationDelegate) {
        guard let state, let app = state["app"] else { return }
        let coder = StateCoder(of: "\(type(of: delegate))", reading: app.values)
        let isWanted =
            OptionalMethod.result { delegate.application(self, shouldRestoreSecureApplicationState: coder) }
            ?? delegate.application(self, shouldRestoreApplicationState: coder)
        guard isWanted else { return }
        if let controllers = state["controllers"] { StateRestorer(controllers).restore(self, delegate) }
        delegate.application(self, didDecodeRestorableStateWith: coder)
    }
}

extension UIScene {
    /// The delegate's activity, brought up to date, as it would come back.
    fileprivate func askForActivity(_ sceneDelegate: any UISceneDelegate) -> NSUserActivity? {
        guard let activity = sceneDelegate.stateRestorationActivity(for: self) else { return nil }
        activity.save()
        return NSUserActivity(kept: activity.kept)
    }
}

extension UISceneSession {
    /// ``userInfo`` as it can be kept; nil when there is none.
    fileprivate var keptInfo: KeptValue? {
        guard let userInfo, !userInfo.isEmpty else { return nil }
        let coder = StateCoder(of: "UISceneSession.userInfo")
        for (key, value) in userInfo { coder.encode(value, forKey: key) }
        return .table(coder.values)
    }

    func restore(_ state: KeptValue?) {
        guard let state else { return }
        stateRestorationActivity = NSUserActivity(kept: state["activity"])
        userInfo = state["session"]?.object as? [String: Any]
    }
}
