/// Messages about controllers that can't load a view.
extension UIViewController {
    func failOnLoadingAgain(during method: StaticString) -> Never {
        let isLoadView = "\(method)" == "loadView()"
        Diagnostics.fail(
            "\(type(of: self)): \(method) reads view while there is none, which would load it again for ever",
            explanation: """
                  expected       loadView() sets view before anything reads it; viewDidLoad() leaves it set
                  likely cause   \(isLoadView
                    ? "loadView() changes the view before it sets it" : "viewDidLoad() sets view to nil")
                  try            \(isLoadView
                    ? "view = UIView() as the first line of loadView(), or do the rest in viewDidLoad()"
                    : "hide what the view shows, or show another controller instead")
                """)
    }

    func failOnMissingView() -> Never {
        Diagnostics.fail(
            "\(type(of: self)): loadView() was called, but the view was not set",
            explanation: """
                  expected       loadView() sets view; UIViewController's own makes a plain one
                  likely cause   an override of loadView() is empty, or assigns to a local variable called view
                  try            view = UIView() in loadView(), or viewDidLoad() instead of an override of loadView()
                """)
    }
}
