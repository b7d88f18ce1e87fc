import UIKit

/// A store of pictures: pages and shelves that scroll orthogonally, one below the other, in one compositional layout.
final class StoreController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, PlaceOpener {
    private let library: PhotoLibrary
    /// The numbers of the pictures that a person got.
    private var taken: Set<Int> = []
    private(set) lazy var collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: StoreLayout.make())

    init(library: PhotoLibrary) {
        self.library = library
        super.init(nibName: nil, bundle: nil)
        title = "Store front"
    }

    required init?(coder: NSCoder) { fatalError("The scene is made in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.accessibilityLabel = "Store front"
        collectionView.register(StoreHeroCell.self, forCellWithReuseIdentifier: "hero")
        collectionView.register(StoreProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.register(StoreCoverCell.self, forCellWithReuseIdentifier: "cover")
        collectionView.register(StoreCategoryCell.self, forCellWithReuseIdentifier: "category")
        collectionView.register(
            StoreHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collectionView.register(
            StoreBadge.self, forSupplementaryViewOfKind: StoreLayout.badge, withReuseIdentifier: "badge")
        collectionView.dataSource = self
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    // MARK: Data

    /// Returns the picture at an index path. Each section begins with another one.
    private func photo(at path: IndexPath) -> (number: Int, photo: Photo) {
        let number = (path.item + path.section * 7) % library.photos.count
        return (number, library.photos[number])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        library.photos.isEmpty ? 0 : StoreSection.all.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        StoreSection.all[section].itemCount(of: library.photos.count)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        func cell<Cell: UICollectionViewCell>(_ identifier: String, _ show: (Cell) -> Void) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            if let cell = cell as? Cell { show(cell) }
            return cell
        }
        let (number, photo) = photo(at: indexPath)
        switch StoreSection.all[indexPath.section] {
        case .heroes: return cell("hero") { (cell: StoreHeroCell) in cell.show(photo) }
        case .covers: return cell("cover") { (cell: StoreCoverCell) in cell.show(photo) }
        case .categories:
            return cell("category") { (cell: StoreCategoryCell) in cell.show(StoreCategory.all[indexPath.item]) }
        case .products:
            return cell("product") { (cell: StoreProductCell) in
                cell.show(photo, isTaken: taken.contains(number))
                cell.take = { [weak self, weak cell] in
                    self?.taken.insert(number)
                    cell?.show(photo, isTaken: true)
                }
            }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard kind == UICollectionView.elementKindSectionHeader else {
            let badge = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
            (badge as? StoreBadge)?.isOn = indexPath.item % 4 == 1
            return badge
        }
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        let section = StoreSection.all[indexPath.section]
        (header as? StoreHeader)?.show(section.title, isOnGround: section.hasGround)
        return header
    }

    // MARK: Opening a picture

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        StoreSection.all[indexPath.section] != .categories
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        open("\(photo(at: indexPath).number)")
    }

    func screen(named name: String) -> UIViewController? {
        guard let item = Int(name), library.photos.indices.contains(item) else { return nil }
        return PhotoController(photos: library.photos, current: item)
    }
}
