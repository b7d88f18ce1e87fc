import UIKit

extension SectionsController: PlaceOpener {
    func screen(named name: String) -> UIViewController? { name == "circle" ? circle() : nil }
}
