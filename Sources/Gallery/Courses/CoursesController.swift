import UIKit

/// All courses. The storyboard has the list, its layout, the cell, and the segue that a tap on a cell starts.
final class CoursesController: UICollectionViewController {
    static func fromStoryboard() -> UIViewController {
        UIStoryboard(name: "Courses", bundle: .module).instantiateInitialViewController() ?? UIViewController()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            UINib(nibName: "SubjectHeader", bundle: .module),
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "subject")
    }

    /// Sets the size of cells for as many columns of 150 points as fit.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let insets = layout.sectionInset
        let width = collectionView.safeAreaLayoutGuide.layoutFrame.width - insets.left - insets.right
        let columns = max(((width + layout.minimumInteritemSpacing) / 160).rounded(.down), 1)
        let gaps = (columns - 1) * layout.minimumInteritemSpacing
        layout.itemSize.width = ((width - gaps) / columns).rounded(.down)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? UICollectionViewCell, let place = collectionView.indexPath(for: cell),
            let controller = segue.destination as? CourseController
        else { return }
        controller.course = Course.subjects[place.section].courses[place.item]
    }

    // MARK: Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { Course.subjects.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Course.subjects[section].courses.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "course", for: indexPath)
        (cell as? CourseCell)?.show(Course.subjects[indexPath.section].courses[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "subject", for: indexPath)
        (header as? SubjectHeader)?.show(Course.subjects[indexPath.section])
        return header
    }
}
