/// A guide with constraints that are active only while it is near an edge of the screen, or away from one.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private final var whenNear: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
    private final var whenAway: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

    /// The edges that the guide is near now; none for an app's own guide.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Activates constraints while the guide is near an edge. They replace those from the last call for this edge; an
    /// empty array only removes those.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        track(trackingConstraints, insteadOf: whenNear[edge], nearEdges.contains(edge))
        whenNear[edge] = trackingConstraints
    }

    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        whenNear[edge] ?? []
    }

    /// Activates constraints while the guide isn't near an edge. They replace those from the last call for this edge;
    /// an empty array only removes those.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        track(trackingConstraints, insteadOf: whenAway[edge], !nearEdges.contains(edge))
        whenAway[edge] = trackingConstraints
    }

    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        whenAway[edge] ?? []
    }

    /// Deactivates and removes all these constraints.
    open func removeAllTrackedConstraints() {
        for constraints in [whenNear.values, whenAway.values].joined() { NSLayoutConstraint.deactivate(constraints) }
        (whenNear, whenAway) = ([:], [:])
    }

    private func track(_ new: [NSLayoutConstraint], insteadOf old: [NSLayoutConstraint]?, _ areActive: Bool) {
        NSLayoutConstraint.deactivate(old ?? [])
        areActive ? NSLayoutConstraint.activate(new) : NSLayoutConstraint.deactivate(new)
    }
}
