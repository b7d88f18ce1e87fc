/// A screen that a person leaves by going back once: a pushed screen, or something presented over others.
@MainActor struct BackStep {
    let controller: UIViewController
    /// What is dismissed to leave the step; nil for a screen in a stack.
    let presentation: UIPresentationController?

    /// A number that no other screen of this run of the app has.
    var number: Int { controller.stepNumber }

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
    private static var lastNumber = 0
}

extension UIViewController {
    /// The steps from this controller to the screen in front. The first one is the first screen, which a person can't
    /// leave. What a person is still holding, such as a screen half swiped away, counts as long as it may come back.
    func backSteps(_ presentation: UIPresentationController? = nil) -> [BackStep] {
        var steps = ownSteps(presentation)
        if let presented, presented.isMoving != .dismissing, let over = presented.storedPresentationController {
            steps += presented.backSteps(over)
        }
        return steps
    }

    private func ownSteps(_ presentation: UIPresentationController?) -> [BackStep] {
        if let navigation = self as? UINavigationController, let top = navigation.stackInHand.last {
            let screens = navigation.stackInHand
            let below = screens.dropLast().enumerated().map { index, screen in
                BackStep(controller: screen, presentation: index == 0 ? presentation : nil)
            }
            return below + top.backSteps(screens.count == 1 ? presentation : nil)
        }
        if let selected = (self as? UITabBarController)?.selectedViewController {
            return selected.backSteps(presentation)
        }
        // A container of the app's own is as deep as the deepest of its visible children.
        let inside = children.filter { $0.viewIfLoaded?.window != nil }.map { $0.backSteps() }
        let deepest = inside.max { $0.count < $1.count } ?? []
        return [BackStep(controller: self, presentation: presentation)] + deepest.dropFirst()
    }

    /// The presentation in front of all others, unless it is being dismissed.
    var frontPresentation: UIPresentationController? { backSteps().last { $0.presentation != nil }?.presentation }

    /// Goes back to a step below the one in front, as a person does: dismisses what is presented above it, if that may
    /// go, and pops the screens above it.
    ///
    /// - Returns: Whether it went back.
    func goBack(to number: Int) -> Bool {
        let steps = backSteps()
        guard let index = steps.firstIndex(where: { $0.number == number }), index < steps.count - 1 else {
            return false
        }
        let over = steps[(index + 1)...].compactMap(\.presentation)
        for presentation in over.dropFirst().reversed() where !presentation.mayGo {
            return presentation.dismissByPerson()
        }
        if let lowest = over.first, !lowest.dismissByPerson() { return false }
        steps[index].controller.popWhatIsAbove()
        return true
    }

    private func popWhatIsAbove() {
        var inner = self
        while let container = inner.parent {
            if let navigation = container as? UINavigationController, navigation.topViewController !== inner {
                navigation.popToViewController(inner, animated: true)
                return
            }
            inner = container
        }
    }
}

extension UINavigationController {
    /// The stack that a person sees: while a finger pulls the previous screen into view, still the one before.
    fileprivate var stackInHand: [UIViewController] {
        guard let coordinator = transition?.coordinator, coordinator.isInteractive || coordinator.isCancelled else {
            return stack
        }
        return transition?.stackBefore ?? stack
    }
}
