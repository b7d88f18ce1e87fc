import CoreGraphics

extension UIView {
    func failOnEndlessBounds(from old: CGRect, to new: CGRect) -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of bounds changes: contentOffset, bounds or frame is being constantly adjusted",
            explanation: """
                  seen           \(Nesting.boundsChanges) changes inside of each other, the last one from \(old.plainText) to \
                \(new.plainText)
                  likely cause   scrollViewDidScroll(_:), an override of bounds or a layout sets another contentOffset each time
                  try            set it only if it differs from the right value, and compute that without the current value
                """)
    }

    func failOnEndlessInsertion(into superview: UIView) -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of insertions: it is added to \(type(of: superview)) while it is being added",
            explanation: """
                  seen           \(Nesting.insertions) calls of addSubview(_:) inside of each other
                  likely cause   didMoveToSuperview(), willMove(toSuperview:) or didAddSubview(_:) adds views, which do the same
                  try            add subviews in the initialiser, or check superview before adding
                """)
    }

    func failOnEndlessInsets() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of insets: margins, insets or safe area are being constantly adjusted",
            explanation: """
                  seen           \(Nesting.insetChanges) changes inside of each other
                  likely cause   layoutMarginsDidChange(), adjustedContentInsetDidChange() or safeAreaInsetsDidChange() changes \
                the same insets again each time
                  try            set them only if they differ from the right value, and compute that without the current value
                """)
    }

    func failOnEndlessFitting() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of sizes: sizeThatFits(_:) calls itself",
            explanation: """
                  seen           \(Nesting.fittings) calls of sizeToFit() inside of each other
                  likely cause   sizeThatFits(_:) calls sizeToFit()
                  try            compute the size in sizeThatFits(_:), from the content and the size that is passed in
                """)
    }

    func failOnEndlessTint() -> Never {
        Diagnostics.fail(
            "\(self) is stuck in a loop of tint changes",
            explanation: """
                  seen           \(Nesting.tintChanges) changes of tintColor inside of each other
                  likely cause   tintColorDidChange() sets another tintColor each time
                  try            only read tintColor in tintColorDidChange(), and set it elsewhere
                """)
    }
}
