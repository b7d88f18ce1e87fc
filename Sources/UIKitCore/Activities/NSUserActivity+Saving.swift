import QuartzCore

extension NSUserActivity {
    /// Updates the activity with its delegate and the responders that have it.
    ///
    /// Responders begin with an empty ``userInfo``, because each of them adds what it knows. If only a scene has the
    /// activity, ``userInfo`` isn't emptied: code that sets a scene's activity fills it itself.
    ///
    /// - Behaviour: documented; that a scene empties nothing and that the delegate comes first is our choice
    ///   (Decisions/0064).
    @MainActor final func save() {
        let sharing = responders.compactMap(\.object)
        if sharing.contains(where: { !$0.isFilledByApp }) { userInfo = [:] }
        delegate?.userActivityWillSave(self)
        for responder in sharing { responder.updateUserActivityState(self) }
        needsSave = false
    }

    @MainActor final func add(_ responder: UIResponder) {
        responders.removeAll { $0.object == nil }
        responders.append(BackReferenceBox(responder))
    }

    @MainActor final func remove(_ responder: UIResponder) {
        responders.removeAll { $0.object == nil || $0.object === responder }
    }
}
