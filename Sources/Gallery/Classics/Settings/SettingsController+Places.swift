import UIKit

extension SettingsController: PlaceOpener {
    func screen(named name: String) -> UIViewController? {
        SettingsPage.allCases.first { $0.title.asPlaceName == name }?.makeController(settings)
    }
}
