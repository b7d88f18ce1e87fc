import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@Suite("Buttons and the text size") @MainActor struct ButtonTextSizeTests {
    private let stage = Stage()

    @Test(
        "a configuration's titles grow with the text size, and the button with them",
        arguments: [
            (UIButton.Configuration.Size.small, [15, 21, 49], [12, 18, 43]), (.medium, [17, 23, 53], [12, 18, 43]),
            (.large, [17, 23, 53], [12, 18, 43]),
        ])
    func growing(size: UIButton.Configuration.Size, titles: [CGFloat], subtitles: [CGFloat]) {
        var configuration = UIButton.Configuration.gray()
        (configuration.title, configuration.subtitle, configuration.buttonSize) = ("Read", "12 minutes", size)
        configuration.image = UIImage(systemName: "bookmark")
        let button = UIButton(configuration: configuration)
        stage.show(button)
        stage.settle()
        let (before, picture) = (button.intrinsicContentSize, button.imageView?.image?.size ?? .zero)
        let categories: [UIContentSizeCategory] = [
            .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        for (category, points) in zip(categories, zip(titles, subtitles)) {
            stage.window.traitOverrides.preferredContentSizeCategory = category
            stage.settle()
            #expect(button.titleLabel?.font.pointSize == points.0 && button.subtitleLabel?.font.pointSize == points.1)
            let isLarger = button.intrinsicContentSize.height > before.height + 10
            #expect(isLarger == (category != .large))
            #expect(((button.imageView?.image?.size.height ?? 0) > picture.height + 3) == isLarger)
        }
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.settle()
        #expect(button.intrinsicContentSize == before)
    }
}
