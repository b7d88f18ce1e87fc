import CoreGraphics

extension NSCollectionLayoutSection {
    /// A section whose items are the rows of a list.
    ///
    ///     let layout = UICollectionViewCompositionalLayout { section, environment in
    ///         section == 0 ? gallery : .list(using: configuration, layoutEnvironment: environment)
    ///     }
    ///
    /// Rows are as wide as the list and as high as their cells prefer. You can change the section like any other: its
    /// insets, its headers and footers, the space between its rows.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { rows(of: ListSection(configuration), layoutEnvironment) }

    fileprivate static func rows(
        of list: ListSection, _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let height = ListMetrics.rowHeight(layoutEnvironment.traitCollection)
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        section.makeList(list, inWidth: layoutEnvironment.container.effectiveContentSize.width)
        return section
    }

    private func makeList(_ list: ListSection, inWidth width: CGFloat) {
        let metrics = list.metrics
        contentInsets = list.insets(inWidth: width)
        (self.list, listInsets) = (list, contentInsets)
        if !metrics.hasCards { contentInsetsReference = .none }
        func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.headerHeight)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = metrics.isPinning
            item.zIndex = ListMetrics.edgeZIndex
            item.raiseWhilePinned = 0
            return item
        }
        var edges: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if list.configuration.headerMode == .supplementary {
            edges.append(edge(UICollectionView.elementKindSectionHeader, .top))
        }
        if list.configuration.footerMode == .supplementary {
            edges.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
        }
        boundarySupplementaryItems = edges
    }
}

extension UICollectionViewCompositionalLayout {
    /// Returns a layout whose sections are all lists of one kind.
    ///
    ///     let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        // One object for the layout's lifetime: rows whose list is the same object needn't be updated after each change
        // of the data.
        let list = ListSection(configuration)
        // The layout solves a section object once, however many sections return it. The provider returns the same
        // object until the environment would give another one.
        var last: (environment: any NSCollectionLayoutEnvironment, section: NSCollectionLayoutSection)?
        return UICollectionViewCompositionalLayout { _, environment in
            if let last, last.environment.makesSameList(as: environment) { return last.section }
            let section = NSCollectionLayoutSection.rows(of: list, environment)
            last = (environment, section)
            return section
        }
    }
}

extension NSCollectionLayoutEnvironment {
    /// Whether a list section would be the same in both environments.
    fileprivate func makesSameList(as other: any NSCollectionLayoutEnvironment) -> Bool {
        self === other
            || container.effectiveContentSize.width == other.container.effectiveContentSize.width
                && traitCollection == other.traitCollection
    }
}
