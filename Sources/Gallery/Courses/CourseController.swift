import UIKit

/// One course, and a stepper for the number of places.
final class CourseController: UIViewController {
    var course: Course? {
        didSet { title = course?.name }
    }

    private var tile: UIView!
    private var symbol: UIImageView!
    private var name: UILabel!
    private var teacher: UILabel!
    private var about: UILabel!
    private var places: UILabel!
    private var stepper: UIStepper!

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let course else { return }
        tile.backgroundColor = course.color
        symbol.image = UIImage(systemName: course.symbol)
        name.text = course.name
        teacher.text = "with \(course.teacher)"
        about.text = course.about
        // The plugin NibConnections would connect an action. The Gallery doesn't use it.
        stepper.addAction(UIAction { [weak self] _ in self?.showPlaces() }, for: .valueChanged)
        stepper.accessibilityLabel = "Places"
        showPlaces()
    }

    private func showPlaces() {
        let count = Int(stepper.value)
        places.text = count == 1 ? "1 place" : "\(count) places"
    }
}
