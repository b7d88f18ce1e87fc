import UIKit

/// Page controls: plain, with a background and colours, and with more pages than fit.
final class PageControlSection: SpecimenSection {
    static let title = "UIPageControl"

    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Five pages", Self.control(5), value: Self.words)
        let colored = Self.control(4)
        colored.backgroundStyle = .prominent
        colored.currentPageIndicatorTintColor = .systemBlue
        add("With a background", colored, value: Self.words)
        let many = Self.control(100)
        many.currentPage = 50
        add("A hundred pages", many, isWide: true, value: Self.words)
    }

    required init?(coder: NSCoder) { fatalError("Sections are made in code.") }

    private static func control(_ pages: Int) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = pages
        return control
    }

    private static func words(_ control: UIPageControl) -> String {
        "Page \(control.currentPage + 1) of \(control.numberOfPages)"
    }
}
