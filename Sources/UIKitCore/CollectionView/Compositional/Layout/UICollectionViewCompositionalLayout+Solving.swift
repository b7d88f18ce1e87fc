import CollectionEngine
import CoreGraphics
import Foundation
import LayoutEngine

extension UICollectionViewCompositionalLayout {
    func solveIfNeeded() {
        guard solution == nil, !isSolving, let collectionView else { return }
        isSolving = true
        defer { isSolving = false }
        let axis = configuration.scrollDirection.axis
        let surroundings = CompositionalSurroundings(of: collectionView, along: axis)
        if surroundings != solvedSurroundings { input = nil }
        solvedSurroundings = surroundings
        let oldKinds = kinds
        var input = input ?? askForSections(collectionView, surroundings, along: axis)
        self.input = input
        let known = takeFollowed()
        if selfSizing.fit(to: surroundings.viewSize[cross: axis], across: axis) { forgetSizes() }
        collectionView.pass.itemsMayHaveMoved()
        if let known, kinds == oldKinds, known.solves(input) { return solution = known }
        input.measurements = measurements
        collectionView.trace.solves += 1
        let solution = CompositionalSolver().solve(input)
        self.solution = solution
        if let section = solution.sectionWithoutRoom { warnAboutRoom(in: section, of: solution) }
    }

    private func takeFollowed() -> CompositionalSolution? {
        defer { followed = nil }
        return followed
    }

    private func askForSections(
        _ view: UICollectionView, _ surroundings: CompositionalSurroundings, along axis: Axis
    ) -> CompositionalInput {
        var translation = CompositionalTranslation(
            LayoutEnvironment(surroundings.container, view.traitCollection), viewSize: surroundings.viewSize,
            axis: axis, scale: view.traitCollection.displayScale, surroundings.references)
        itemHandlers = [:]
        lists = []
        environment = translation.environment
        var input = input(counts: view.itemCounts.known, &translation)
        if let number = input.makeUsable() { reportUnusable(number) }
        takeKinds(translation.kinds, of: view)
        return input
    }

    /// Returns the app's sections as values of the engine.
    func input(counts: CollectionCounts, _ translation: inout CompositionalTranslation) -> CompositionalInput {
        var input = CompositionalInput(
            axis: translation.axis, viewSize: translation.viewSize, pixelGrid: translation.grid)
        input.sectionSpacing = configuration.interSectionSpacing
        input.boundaries = configuration.boundarySupplementaryItems.map { $0.boundary(&translation) }
        var known: [KnownSection: Int] = [:]
        // Keeps these objects alive until the end, because a new object could get the address of one that's gone.
        var asked: [NSCollectionLayoutSection] = []
        for index in 0..<counts.sections {
            let count = counts.itemCount(inSection: index)
            guard let section = provider(index, translation.environment) else {
                if count > 0 { failOnMissingSection(index, count) }
                input.sections.append(input.emptyKind(count: 0))
                continue
            }
            if let handler = section.visibleItemsInvalidationHandler { itemHandlers[index] = handler }
            if let list = section.list { add(list, ofSection: index, counts) }
            let place = PlaceInContent(index, of: counts.sections)
            let kind: Int
            if let found = known[KnownSection(section, place)] {
                kind = found
            } else {
                kind = input.kind(section.section(&translation, of: configuration, at: place))
                known[KnownSection(section, place)] = kind
                asked.append(section)
            }
            input.sections.append(CompositionalInput.Section(kind: kind, itemCount: count))
        }
        return input
    }

    /// A section object that is translated already. Its layout can be different at the beginning and the end of the
    /// content.
    private struct KnownSection: Hashable {
        let object: ObjectIdentifier
        let place: PlaceInContent

        @MainActor init(_ section: NSCollectionLayoutSection, _ place: PlaceInContent) {
            object = ObjectIdentifier(section)
            self.place = place
        }
    }

    private func add(_ list: ListSection, ofSection section: Int, _ counts: CollectionCounts) {
        if lists.isEmpty {
            lists = Array(repeating: nil, count: counts.sections)
            register(ListBackgroundView.self, forDecorationViewOfKind: ListSection.backgroundKind)
        }
        lists[section] = list
    }

    private func takeKinds(_ found: [CompositionalTranslation.Kind], of view: UICollectionView) {
        guard kinds != found else { return }
        kinds = found
        elementKinds = found.map { view.supply.kind(named: $0.name, isDecoration: $0.isDecoration) }
        extras = elementKinds.map { view.supply.registrations.extras(of: $0) }
    }
}

extension CompositionalInput {
    /// How many earlier kinds of section to compare with. More kinds are rare, and comparing takes as long as solving.
    private static let comparedKinds = 8

    /// Returns the number of a kind of section. Equal sections share a kind, and its solution.
    fileprivate mutating func kind(_ section: GroupSection) -> Int {
        let recent = kinds.suffix(Self.comparedKinds)
        if let known = recent.lastIndex(of: section) { return known }
        kinds.append(section)
        return kinds.count - 1
    }

    /// A section for which the provider returned nil takes no space.
    fileprivate mutating func emptyKind(count: Int) -> Section {
        Section(
            kind: kind(GroupSection(group: GroupItem(size: GroupSize(width: .points(0), height: .points(0))))),
            itemCount: 0)
    }
}

/// What the sizes of everything depend on outside the layout.
struct CompositionalSurroundings: Equatable {
    /// The size of the bounds minus the content insets.
    let viewSize: CGSize
    let references: ContentInsetsReferences
    private let boundsSize: CGSize
    private let insets: UIEdgeInsets
    /// The traits that the section provider gets.
    private let traits: UITraitCollection

    @MainActor init(of view: UICollectionView, along axis: Axis) {
        boundsSize = view.bounds.size
        insets = view.adjustedContentInset
        traits = view.traitCollection
        viewSize = CGSize(
            width: max(boundsSize.width - insets.left - insets.right, 0),
            height: max(boundsSize.height - insets.top - insets.bottom, 0))
        let readable = view.readableContentGuide.layoutFrame
        let bounds = view.bounds
        // Subtracts the content insets, because they keep that part free already.
        let inset = insets
        func across(_ edges: UIEdgeInsets) -> GroupInsets {
            axis == .vertical
                ? GroupInsets(
                    top: 0, leading: max(edges.left - inset.left, 0), bottom: 0,
                    trailing: max(edges.right - inset.right, 0))
                : GroupInsets(
                    top: max(edges.top - inset.top, 0), leading: 0, bottom: max(edges.bottom - inset.bottom, 0),
                    trailing: 0)
        }
        references = ContentInsetsReferences(
            safeArea: across(view.safeAreaInsets), layoutMargins: across(view.layoutMargins),
            readableContent: across(
                UIEdgeInsets(
                    top: readable.minY - bounds.minY, left: readable.minX - bounds.minX,
                    bottom: bounds.maxY - readable.maxY, right: bounds.maxX - readable.maxX)))
    }

    @MainActor var container: LayoutContainer {
        LayoutContainer(
            contentSize: boundsSize,
            contentInsets: NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
}
