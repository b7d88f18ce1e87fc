import UIKit

/// The list of friends. The cloud button gets updates, pulling down starts again, and a tap opens a friend's feed.
///
/// `FriendsController(photos:)` makes everything in code. The storyboard *Friends* has the list with its layout's
/// class, the cell, and a segue from the cell to the feed.
final class FriendsController: PlaceKeepingController {
    /// The seconds that fetching takes, as with a network.
    static let fetchDuration = 1.0

    private(set) var people: [Person]
    private var service = PeopleService()
    private var photos: [Photo] = []
    private var fetch: Wait?

    private lazy var updatesButton: UIBarButtonItem = {
        let button = UIBarButtonItem(
            image: UIImage(systemName: "icloud.and.arrow.down"),
            primaryAction: UIAction { [weak self] _ in self?.getUpdates() })
        button.accessibilityLabel = "Get updates"
        return button
    }()
    private let emptyLabel = EmptyLabel("No friends left\nPull down to see them all again")

    init(photos: [Photo]) {
        self.photos = photos
        people = service.people()
        let layout = ColumnFlowLayout()
        layout.minimumLineSpacing = 0
        super.init(collectionViewLayout: layout)
        title = "Friends"
    }

    required init?(coder: NSCoder) {
        people = service.people()
        super.init(coder: coder)
    }

    static func fromStoryboard(photos: [Photo]) -> FriendsController? {
        let first = UIStoryboard(name: "Friends", bundle: nil).instantiateInitialViewController()
        let friends = first as? FriendsController
        friends?.photos = photos
        return friends
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = updatesButton
        collectionView.backgroundColor = .systemBackground
        collectionView.alwaysBounceVertical = true
        collectionView.accessibilityLabel = "Friends"
        // The storyboard has registered its prototype.
        if storyboard == nil { collectionView.register(PersonCell.self, forCellWithReuseIdentifier: "person") }
        collectionView.backgroundView = emptyLabel
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.startAnew() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        showWhetherEmpty()
    }

    // MARK: Updates from the service

    private func getUpdates() {
        do {
            try apply(service.updates(for: people))
        } catch {
            NSLog("The updates were skipped. \(error)")
        }
    }

    /// Applies updates. Throws, and changes nothing, if they don't fit the list as it is.
    func apply(_ updates: [RemoteUpdate]) throws {
        let batch = try PeopleBatch(updates, for: people)
        UIView.performWithoutAnimation {
            collectionView.performBatchUpdates {
                people = batch.marking(people)
                collectionView.reloadItems(at: batch.reloads.map(indexPath))
            }
        }
        collectionView.performBatchUpdates {
            people = batch.rearranging(people)
            collectionView.deleteItems(at: batch.deletions.map(indexPath))
            collectionView.insertItems(at: batch.insertions.map { indexPath($0.index) })
            for move in batch.moves {
                collectionView.moveItem(at: indexPath(move.source), to: indexPath(move.target))
            }
        }
        showWhetherEmpty()
    }

    /// Starts to fetch all friends. The refresh control spins until they're there.
    private func startAnew() {
        fetch = Wait(Self.fetchDuration) { [weak self] in self?.showEverybody() }
    }

    private func showEverybody() {
        fetch = nil
        collectionView.performBatchUpdates {
            people = service.people()
            collectionView.reloadSections([0])
        }
        collectionView.refreshControl?.endRefreshing()
        showWhetherEmpty()
    }

    private func showWhetherEmpty() {
        updatesButton.isEnabled = !people.isEmpty
        emptyLabel.isHidden = !people.isEmpty
    }

    private func indexPath(_ index: Int) -> IndexPath { IndexPath(item: index, section: 0) }

    // MARK: Data

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        people.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
        let person = people[indexPath.item]
        (cell as? PersonCell)?.show(person, picture: picture(of: person))
        return cell
    }

    private func picture(of person: Person) -> UIImage? {
        photos.isEmpty ? nil : photos[person.id % photos.count].image
    }

    // MARK: Opening a feed

    /// In a storyboard the cell's segue opens the feed.
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard storyboard == nil else { return }
        navigationController?.pushViewController(feed(of: people[indexPath.item]), animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UICollectionViewCell, let indexPath = collectionView.indexPath(for: cell),
            let feed = segue.destination as? FeedController
        else { return }
        feed.show(people[indexPath.item], photos: photos)
    }

    func feed(of person: Person) -> FeedController {
        let drawn = storyboard?.instantiateViewController(withIdentifier: "feed") as? FeedController
        let feed = drawn ?? FeedController()
        feed.show(person, photos: photos)
        return feed
    }
}
