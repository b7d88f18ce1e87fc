import Foundation
import QuartzCore

extension UIApplication {
    /// Returns the state to save for the next launch, or nil if there is none.
    ///
    /// UIKit asks a scene's delegate for an activity, and returns that with the scene's session. Without a scene
    /// delegate, it asks the app delegate whether to save the view controllers.
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

    // MARK: State for the next launch

    /// Returns the saved state, or nil, with a warning, if the data isn't a result of ``savedState()``.
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
            case .foreign: "The saved state is not from this library"
            case .ofAnotherVersion(let version): "The saved state has the unknown version \(version)"
            case .damaged: "The saved state is damaged"
            }
        return "\(reason); the app starts without it."
    }

    /// Restores the saved view controllers, if the app wants that.
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
    /// Returns the updated activity of the delegate, in the form in which it is restored.
    fileprivate func askForActivity(_ sceneDelegate: any UISceneDelegate) -> NSUserActivity? {
        guard let activity = sceneDelegate.stateRestorationActivity(for: self) else { return nil }
        activity.save()
        return NSUserActivity(kept: activity.kept)
    }
}

extension UISceneSession {
    /// The entries of ``userInfo`` that can be saved; nil if there are none.
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
