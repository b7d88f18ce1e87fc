import UIKit

/// A page of cards, one for each feature of compositional layouts. Each card is a small collection view whose layout
/// outlines its sections and groups. The page itself is a compositional layout, too.
final class CompositionalController: UIViewController, UICollectionViewDataSource {
    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: CompositionalPageLayout.make())

    private let chapters = CompositionalChapter.all
    /// The stages of the cards that were visible. They keep their content offsets and tiles while they're out of sight.
    private var stages: [IndexPath: CardStage] = [:]

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Compositional"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.allowsSelection = false
        // A card's height changes with its content.
        collectionView.selfSizingInvalidation = .enabledIncludingConstraints
        collectionView.accessibilityLabel = "Compositional"
        collectionView.register(LegendCell.self, forCellWithReuseIdentifier: "legend")
        collectionView.register(CompositionalCardCell.self, forCellWithReuseIdentifier: "card")
        collectionView.register(
            ChapterHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.dataSource = self
        view.addSubview(collectionView)
        showButton()
    }

    // MARK: Lines

    private func showButton() {
        let title = traitOverrides.showsLines ? "Hide lines" : "Show lines"
        let toggle = UIAction(title: title) { [weak self] _ in
            self?.traitOverrides.showsLines.toggle()
            self?.showButton()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: toggle)
    }

    // MARK: Cards

    /// Returns the stage of the card with this title.
    func stage(of title: String) -> CardStage? {
        for (number, chapter) in chapters.enumerated() {
            guard let item = chapter.cards.firstIndex(where: { $0.title == title }) else { continue }
            return stage(at: IndexPath(item: item, section: number + 1))
        }
        return nil
    }

    private func stage(at path: IndexPath) -> CardStage {
        if let stage = stages[path] { return stage }
        let chapter = chapters[path.section - 1]
        let stage = CardStage(chapter.cards[path.item], hue: chapter.hue)
        stages[path] = stage
        return stage
    }

    // MARK: UICollectionViewDataSource

    /// One section for each chapter, after the first section, which explains the lines.
    func numberOfSections(in collectionView: UICollectionView) -> Int { chapters.count + 1 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? LegendCell.Entry.allCases.count : chapters[section - 1].cards.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section > 0 else {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "legend", for: indexPath)
            (cell as? LegendCell)?.show(.allCases[indexPath.item])
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        (cell as? CompositionalCardCell)?.show(stage(at: indexPath))
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let title = indexPath.section == 0 ? "What the lines show" : chapters[indexPath.section - 1].title
        (header as? ChapterHeader)?.show(title)
        return header
    }
}
