import UIKit

/// A card with everything, which scrolls when it is higher than the screen.
final class CourseCardViewController: UIViewController {
    let scrollView = UIScrollView()
    let cardView = CourseCardView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(scrollView)
        scrollView.addSubview(cardView)
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        cardView.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            cardView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            cardView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            cardView.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            cardView.widthAnchor.constraint(equalTo: view.readableContentGuide.widthAnchor),
        ])
    }
}
