import QuartzCore
import Testing

// The samples of docstrings in Sources/QuartzCore that apps can't write: Scripts/samples looks for them here. UIKitTests has the others.

@MainActor @Suite("Docstrings: QuartzCore") struct QuartzCoreSampleTests {
    private final class UIView {
        private var superviewReference = BackReference<UIView>()
        var superview: UIView? { superviewReference.object }

        func move(to superview: UIView) { superviewReference.object = superview }
    }

    @Test("a back reference is nil once its owner is gone") func backReference() {
        let child = UIView()
        do {
            let parent = UIView()
            child.move(to: parent)
            #expect(child.superview === parent)
        }
        #expect(child.superview == nil)
    }
}
