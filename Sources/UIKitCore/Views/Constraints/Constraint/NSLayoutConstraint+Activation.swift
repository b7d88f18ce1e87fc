extension NSLayoutConstraint {
    func activate() {
        guard !isOfLoneGuide else { return reportLoneGuide() }
        commonView().take(self)
    }

    /// Whether the constraint names only one guide, and that guide is in no view.
    private var isOfLoneGuide: Bool {
        guard first.item.isGuide, first.item.object != nil, first.item.view == nil else { return false }
        return items.allSatisfy { $0 === first.item }
    }

    func deactivate() { owner?.drop(self) }

    /// Returns the nearest view that is, or contains, all views that the constraint names.
    private func commonView() -> UIView {
        var common: UIView?
        forEachItem { item in
            guard let view = item.view else { item.object == nil ? failOnGoneItem() : failWithoutCommonView() }
            guard var around = common else { return common = view }
            while !view.isInside(around) {
                guard let next = around.superviewStorage else { failWithoutCommonView() }
                around = next
            }
            common = around
        }
        guard let common else { failWithoutCommonView() }
        return common
    }

    var items: [LayoutItem] {
        var items = [first.item]
        if let origin = first.origin { items.append(origin.item) }
        if let second {
            items.append(second.item)
            if let origin = second.origin { items.append(origin.item) }
        }
        return items
    }

    /// Calls `body` for each of ``items``. It makes no array, which is faster where constraints come and go all the
    /// time.
    @inline(__always)
    func forEachItem(_ body: (LayoutItem) -> Void) {
        body(first.item)
        if let origin = first.origin { body(origin.item) }
        guard let second else { return }
        body(second.item)
        if let origin = second.origin { body(origin.item) }
    }

    func names(_ item: LayoutItem) -> Bool { items.contains { $0 === item } }
}
