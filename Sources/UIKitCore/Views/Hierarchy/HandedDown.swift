/// What a view must look up on itself and around it. A kind that is missing here has its default everywhere, so the
/// view needn't look.
///
/// Each view keeps its own value, so settings on one screen don't slow views on another.
struct HandedDown: OptionSet {
    let rawValue: UInt8

    /// A tint colour, or a mode that dims it.
    static let tint = HandedDown(rawValue: 1)
    /// Overridden traits.
    static let traits = HandedDown(rawValue: 2)
    /// A screen's safe area, or insets that a controller adds to it.
    static let safeArea = HandedDown(rawValue: 4)
    /// A row of a list.
    static let list = HandedDown(rawValue: 8)
}

extension UIView {
    /// The value of ``setHere`` without what a window's screen sets.
    final var setByViewAndOwner: HandedDown {
        var set: HandedDown = []
        if let rare = rareStateIfMade {
            if rare.tintColor != nil || rare.tintAdjustmentMode != .automatic || rare.left.tint != nil {
                set.insert(.tint)
            }
            if rare.traits?.changesAny == true || rare.left.traits != nil { set.insert(.traits) }
        }
        if let owner {
            if owner.ownTraitsIfMade?.changesAny == true { set.insert(.traits) }
            if owner.additionalInsetsOfView != .zero { set.insert(.safeArea) }
        }
        return set
    }

    /// Called when the view has another superview or sets something else itself.
    final func updateHandedDown() { inherit(superviewStorage?.handedDown ?? []) }

    private func inherit(_ around: HandedDown) {
        let new = around.union(setHere)
        guard new != handedDown else { return }
        handedDown = new
        for view in subviewsStorage { view.inherit(new) }
        rareStateIfMade?.mask?.inherit(new)
    }
}
