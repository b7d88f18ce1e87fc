import UIKit

/// Opens a course by its name in an address.
extension CoursesController: PlaceOpener {
    func screen(named name: String) -> UIViewController? {
        let course = Course.subjects.flatMap(\.courses).first { $0.name.asPlaceName == name }
        let controller = storyboard?.instantiateViewController(withIdentifier: "course") as? CourseController
        guard let course, let controller else { return nil }
        controller.course = course
        return controller
    }
}
