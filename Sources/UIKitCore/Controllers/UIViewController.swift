import CoreGraphics
import Foundation

/// Manages one screenful: makes its view when it is first needed, and is told when it comes and goes.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Nibs cannot be compiled on Linux; pass nil and make the view in ``loadView()`` or ``viewDidLoad()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// Made by ``loadView()`` when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            storedView?.viewController = self
        }
    }
    private var storedView: UIView!

    open var viewIfLoaded: UIView? { storedView }

    open var isViewLoaded: Bool { storedView != nil }

    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Sets ``view``; a plain view as large as the screen by default. Do not call it.
    open func loadView() {
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    open func viewDidLoad() {}

    // MARK: Coming and going

    open func viewWillAppear(_ animated: Bool) {}

    open func viewIsAppearing(_ animated: Bool) {}

    open func viewDidAppear(_ animated: Bool) {}

    open func viewWillDisappear(_ animated: Bool) {}

    open func viewDidDisappear(_ animated: Bool) {}

    open func viewWillLayoutSubviews() {}

    open func viewDidLayoutSubviews() {}

    /// The view is about to get another size, as when the device is turned.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    enum Appearance { case appeared, disappeared }
    private var appearance = Appearance.disappeared

    /// Tells the controller and its children that the view came or went, once.
    func setAppearance(_ new: Appearance) {
        guard new != appearance else { return }
        appearance = new
        switch new {
        case .appeared:
            loadViewIfNeeded()
            viewWillAppear(false)
            viewIsAppearing(false)
            for child in children where child.isViewLoaded { child.setAppearance(.appeared) }
            viewDidAppear(false)
        case .disappeared:
            viewWillDisappear(false)
            for child in children { child.setAppearance(.disappeared) }
            viewDidDisappear(false)
        }
    }

    // MARK: Containment

    open internal(set) weak var parent: UIViewController?

    public private(set) var children: [UIViewController] = []

    /// Makes `childController` part of this one. Add its view yourself and then call its ``didMove(toParent:)``.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        setAppearance(.disappeared)
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}

    open func didMove(toParent parent: UIViewController?) {
        if parent?.appearance == .appeared { setAppearance(.appeared) }
    }

    // MARK: Everything else

    /// What a bar or a list calls this screen.
    open var title: String?

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}
