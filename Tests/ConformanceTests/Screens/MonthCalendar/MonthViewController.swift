import UIKit

/// The days of a month in seven columns, and buttons to the months before and after. As it was written in 2016.
final class MonthViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private var month: MonthGrid
    private let flowLayout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)

    init(month: MonthGrid) {
        self.month = month
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        flowLayout.minimumInteritemSpacing = 0
        flowLayout.minimumLineSpacing = 0
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .white
        collectionView.contentInsetAdjustmentBehavior = .always
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(DayCell.self, forCellWithReuseIdentifier: "Day")
        collectionView.register(
            WeekdaysView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Weekdays")
        view.addSubview(collectionView)
        title = month.title
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Before", primaryAction: UIAction { [weak self] _ in self?.go(by: -1) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "After", primaryAction: UIAction { [weak self] _ in self?.go(by: 1) })
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        flowLayout.invalidateLayout()
    }

    private func go(by months: Int) {
        month = month.moved(by: months)
        title = month.title
        collectionView.reloadData()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return month.cells.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath) as! DayCell
        cell.label.text = month.cells[indexPath.item].map { "\($0)" }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Weekdays", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let insets = collectionView.adjustedContentInset
        let side = floor((collectionView.bounds.width - insets.left - insets.right) / 7)
        return CGSize(width: side, height: min(side, 60))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        return CGSize(width: collectionView.bounds.width, height: 30)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        return month.cells[indexPath.item] != nil
    }
}
