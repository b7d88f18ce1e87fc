import UIKit

/// Bubbles that scroll, and below them a bar to write in that stays above the keyboard.
final class ChatScreenViewController: UIViewController {
    let chatController = ChatViewController()
    let messageBar = MessageBarView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        chatController.messages = [
            ("Are you there?", "9:41", false),
            ("Yes, I am. The train was late, so I read the chapter about rows and columns on the way.", "9:42", true),
            ("And?", nil, false),
            ("All of it is made of stacks.", nil, true),
            (
                "That is what I thought when I saw it for the first time. A bubble is as wide as its words, up to three "
                    + "quarters of the screen, and then it takes another line.", "9:44", false
            ),
            ("Even on a tablet?", "9:45", true),
            ("Even there.", nil, false),
            ("What about a phone on its side? There is not much room from top to bottom.", "9:46", true),
            ("It scrolls.", "9:46", false),
            ("Good. See you at ten, at the usual place, with the book.", "9:47", true),
        ]
        addChild(chatController)
        view.addSubview(chatController.view)
        view.addSubview(messageBar)
        chatController.didMove(toParent: self)
        setUpLayout()
    }

    private func setUpLayout() {
        let chatView: UIView = chatController.view
        chatView.translatesAutoresizingMaskIntoConstraints = false
        messageBar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            chatView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            chatView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            chatView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            chatView.bottomAnchor.constraint(equalTo: messageBar.topAnchor),
            messageBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            messageBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            messageBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }
}
