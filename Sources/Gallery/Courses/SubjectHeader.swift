import UIKit

/// The name of a subject and the number of its courses, drawn in SubjectHeader.xib.
final class SubjectHeader: UICollectionReusableView {
    private var name: UILabel!
    private var count: UILabel!

    func show(_ subject: Course.Subject) {
        name.text = subject.name
        count.text = "\(subject.courses.count)"
    }
}
