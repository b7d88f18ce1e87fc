import Testing
import UIKit

/// The screens that are shown on every device.
enum AppScreen: String, CaseIterable, CustomTestStringConvertible {
    case form, profile, onboarding, calculator, chat, card

    var testDescription: String { rawValue }

    @MainActor func makeController() -> UIViewController {
        switch self {
        case .form: AccountFormViewController()
        case .profile: ProfilePageViewController()
        case .onboarding: OnboardingViewController()
        case .calculator: CalculatorViewController()
        case .chat: ChatScreenViewController()
        case .card: CourseCardViewController()
        }
    }
}
