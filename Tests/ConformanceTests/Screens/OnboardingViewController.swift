import UIKit

/// Pages side by side, dots that say which one is shown, and a button that goes to the next one.
final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    let pagesScrollView = UIScrollView()
    let pageControl = UIPageControl()
    let pages = [
        OnboardingPageView(
            symbol: "star.fill", title: "Welcome to Rows",
            text: "Put things beside each other and below each other, and let the screen find room for them."),
        OnboardingPageView(
            symbol: "heart.fill", title: "Everything at hand",
            text: "Keep what you like. It is there on your phone, on your tablet, and when you turn them round."),
        OnboardingPageView(
            symbol: "bookmark.fill", title: "Ready when you are",
            text: "You can change all of this later. Nothing leaves your device unless you want it to."),
    ]

    private(set) lazy var continueButton = UIButton(
        configuration: .filled(), primaryAction: UIAction { [weak self] _ in self?.showNextPage() })
    private lazy var pagesStackView = UIStackView(arrangedSubviews: pages)
    private var shownWidth: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        pagesScrollView.isPagingEnabled = true
        pagesScrollView.showsHorizontalScrollIndicator = false
        pagesScrollView.contentInsetAdjustmentBehavior = .never
        pagesScrollView.delegate = self
        pageControl.numberOfPages = pages.count
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.pageIndicatorTintColor = .tertiaryLabel
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                show(pageControl.currentPage, animated: true)
            }, for: .valueChanged)
        continueButton.configuration?.buttonSize = .large
        continueButton.configuration?.title = "Continue"
        setUpLayout()
    }

    /// Stays at its page when the device is turned.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard shownWidth != pagesScrollView.bounds.width else { return }
        shownWidth = pagesScrollView.bounds.width
        pagesScrollView.layoutIfNeeded()
        show(pageControl.currentPage, animated: false)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        updatePage()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        updatePage()
    }

    private func showNextPage() {
        guard pageControl.currentPage + 1 < pages.count else { return dismiss(animated: true) }
        show(pageControl.currentPage + 1, animated: true)
    }

    private func show(_ page: Int, animated: Bool) {
        pagesScrollView.setContentOffset(CGPoint(x: place(of: page) * shownWidth, y: 0), animated: animated)
    }

    private func updatePage() {
        guard shownWidth > 0 else { return }
        let page = Int((pagesScrollView.contentOffset.x / shownWidth).rounded())
        pageControl.currentPage = Int(place(of: page))
        let isLast = pageControl.currentPage == pages.count - 1
        continueButton.configuration?.title = isLast ? "Get started" : "Continue"
    }

    /// Pages are counted from the leading edge, places from the left one.
    private func place(of page: Int) -> CGFloat {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGFloat(isRightToLeft ? pages.count - 1 - page : page)
    }

    private func setUpLayout() {
        let footer = UIStackView(arrangedSubviews: [pageControl, continueButton])
        footer.axis = .vertical
        footer.spacing = 8
        view.addSubview(pagesScrollView)
        view.addSubview(footer)
        pagesScrollView.addSubview(pagesStackView)
        for subview in [pagesScrollView, pagesStackView, footer] {
            subview.translatesAutoresizingMaskIntoConstraints = false
        }
        let content = pagesScrollView.contentLayoutGuide
        let frame = pagesScrollView.frameLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            pagesScrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            pagesScrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            pagesScrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            pagesScrollView.bottomAnchor.constraint(equalTo: footer.topAnchor, constant: -8),
            pagesStackView.topAnchor.constraint(equalTo: content.topAnchor),
            pagesStackView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            pagesStackView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            pagesStackView.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            pagesStackView.heightAnchor.constraint(equalTo: frame.heightAnchor),
            footer.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
        ])
        for page in pages {
            page.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
            page.stackView.widthAnchor.constraint(equalTo: readable.widthAnchor).isActive = true
        }
    }
}
