/// What a view finds on itself or around it when it looks: what is missing here is at its default, so it need not look.
///
/// Each view keeps its own, so views on one screen cost the same whatever is set on another.
struct HandedDown: OptionSet {
    let rawValue: UInt8

    /// A tint colour, or the mode that greys it.
    static let tint = HandedDown(rawValue: 1)
    /// Overridden traits.
    static let traits = HandedDown(rawValue: 2)
    /// A screen's safe area, or what a controller adds to it.
    static let safeArea = HandedDown(rawValue: 4)
    /// A row of a list.
    static let list = HandedDown(rawValue: 8)
}

extension UIView {
    /// What ``setHere`` is, apart from a window's screen.
    final var setByViewAndOwner: HandedDown {
        var set: HandedDown = []
        if let rare = rareStateIfMade {
            if rare.tintColor != nil || rare.tintAdjustmentMode != .automatic || rare.left.tint != nil {
                set.insert(.tint)
            }
            if rare.traits?.values != nil || rare.left.traits != nil { set.insert(.traits) }
        }
        if let owner {
            if owner.ownTraitsIfMade?.values != nil { set.insert(.traits) }
            if owner.additionalInsetsOfView != .zero { set.insert(.safeArea) }
        }
        return set
    }

    /// The view is in another superview, or what it sets itself is different now.
    final func updateHandedDown() { inherit(superviewStorage?.handedDown ?? []) }

    private func inherit(_ around: HandedDown) {
        let new = around.union(setHere)
        guard new != handedDown else { return }
        handedDown = new
        for view in subviewsStorage { view.inherit(new) }
        rareStateIfMade?.mask?.inherit(new)
    }
}
