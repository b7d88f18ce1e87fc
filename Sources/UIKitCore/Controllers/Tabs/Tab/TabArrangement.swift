/// Decides which tabs a bar shows, and which rows a sidebar has.
@MainActor enum TabArrangement {
    /// Returns the tabs of a bar, with fixed ones first and pinned ones last. `names` are the identifiers to show; nil
    /// stands for all.
    static func bar(_ tabs: [UITab], names: [String]?) -> [UITab] {
        let shown = tabs.filter { tab in
            guard !tab.isHidden, tab.preferredPlacement != .sidebarOnly, tab.preferredPlacement != .optional else {
                return false
            }
            return names?.contains(tab.identifier) ?? true
        }
        let first = shown.filter { $0.preferredPlacement == .fixed }
        let last = shown.filter { $0.preferredPlacement == .pinned }
        return first + shown.filter { ![.fixed, .pinned].contains($0.preferredPlacement) } + last
    }

    /// A row of a sidebar.
    enum Row {
        case tab(UITab, level: Int)
        case action(UIAction)
    }

    /// Rows below a common title.
    struct Section {
        var title: String?
        var rows: [Row] = []
    }

    static func sidebar(_ tabs: [UITab]) -> [Section] {
        var sections = [Section()]
        for tab in tabs where !tab.isHidden {
            if let group = tab as? UITabGroup, group.sidebarAppearance != .inline {
                sections.append(Section(title: group.title, rows: rows(of: group, level: 0)))
                sections.append(Section())
            } else if let group = tab as? UITabGroup {
                sections[sections.count - 1].rows += rows(of: group, level: 0)
            } else {
                sections[sections.count - 1].rows.append(.tab(tab, level: 0))
            }
        }
        return sections.filter { !$0.rows.isEmpty }
    }

    private static func rows(of group: UITabGroup, level: Int) -> [Row] {
        var rows: [Row] = []
        for child in group.displayOrder where !child.isHidden {
            guard let inner = child as? UITabGroup else {
                rows.append(.tab(child, level: level))
                continue
            }
            let isInline = inner.sidebarAppearance == .inline
            if !isInline { rows.append(.tab(inner, level: level)) }
            rows += Self.rows(of: inner, level: isInline ? level : level + 1)
        }
        return rows + group.sidebarActions.map(Row.action)
    }
}
