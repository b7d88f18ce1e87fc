import UIKit

/// A course in the list, drawn in Courses.storyboard.
final class CourseCell: UICollectionViewCell {
    private var tile: UIView!
    private var symbol: UIImageView!
    private var name: UILabel!
    private var teacher: UILabel!

    func show(_ course: Course) {
        tile.backgroundColor = course.color
        symbol.image = UIImage(systemName: course.symbol)
        name.text = course.name
        teacher.text = course.teacher
        isAccessibilityElement = true
        accessibilityLabel = course.name
        accessibilityTraits = .button
    }
}
