import QuartzCore

extension NSUserActivity {
    /// Brings what the activity says up to date, by its delegate and by the responders that have it.
    ///
    /// Responders begin with an empty ``userInfo``, as each of them adds what it knows. A scene alone does not empty it: code
    /// that gives an activity to a scene fills it itself.
    ///
    /// - Behaviour: documented; that a scene empties nothing and that the delegate comes first is our choice (Decisions/0064).
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
