import CoreText
import UIKit

// Text in fonts that the app brings along: swift run FontsOfYourOwn Lobster.ttf Inter.otf

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for path in CommandLine.arguments.dropFirst() where path.hasSuffix("tf") { register(path) }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SpecimenController()
        window?.makeKeyAndVisible()
        return true
    }

    private func register(_ path: String) {
        var error: Unmanaged<CFError>?
        let url = URL(fileURLWithPath: path)
        if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error), let error {
            print(error.takeRetainedValue().localizedDescription)
        }
    }
}

/// Shows every registered font: plain, large, underlined, and with other variations.
final class SpecimenController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        var top: CGFloat = 70
        for family in UIFont.familyNames {
            for name in UIFont.fontNames(forFamilyName: family) {
                guard let font = UIFont(name: name, size: 17) else { continue }
                for text in [
                    NSAttributedString(string: "\(name): AVATAR, Type", attributes: [.font: font]),
                    NSAttributedString(string: "AVATAR, Type", attributes: [.font: font.withSize(28)]),
                    NSAttributedString(string: "Ty under", attributes: [.font: font, .underlineStyle: 1]),
                    NSAttributedString(string: "Type elsewhere", attributes: [.font: elsewhere(font)]),
                ] {
                    let label = UILabel(frame: CGRect(x: 20, y: top, width: 0, height: 0))
                    label.attributedText = text
                    label.sizeToFit()
                    view.addSubview(label)
                    top = label.frame.maxY
                }
            }
        }
    }

    /// Returns a rather bold and narrow variation, as far as the font has one.
    private func elsewhere(_ font: UIFont) -> UIFont {
        let axes = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
        let (weight, width) = (0x7767_6874, 0x7764_7468)  // "wght", "wdth"
        let descriptor = font.fontDescriptor.addingAttributes([axes: [weight: 650, width: 90]])
        return UIFont(descriptor: descriptor, size: 0)
    }
}
