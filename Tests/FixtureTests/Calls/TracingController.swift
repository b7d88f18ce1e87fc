import UIKit

/// A controller of twenty items that records the selection at its appearance calls.
final class TracingController: UICollectionViewController {
    struct Note {
        let event: String
        let selected: [[Int]]
        let isInWindow: Bool
    }

    private(set) var notes: [Note] = []

    init() {
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String) {
        notes.append(
            Note(
                event: event, selected: (collectionView.indexPathsForSelectedItems ?? []).map { Array($0) },
                isInWindow: view.window != nil))
    }

    func clearNotes() { notes = [] }

    func selectFirst() {
        collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) {
        note("viewWillAppear.before")
        super.viewWillAppear(animated)
        note("viewWillAppear.after")
    }

    override func viewIsAppearing(_ animated: Bool) {
        note("viewIsAppearing.before")
        super.viewIsAppearing(animated)
        note("viewIsAppearing.after")
    }

    override func viewDidAppear(_ animated: Bool) {
        note("viewDidAppear.before")
        super.viewDidAppear(animated)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
