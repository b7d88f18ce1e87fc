import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Images") struct ImageTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

    @Test("an image is read from data; data without an image gives nil")
    func image() {
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 6, 0, 4, 0, 0, 0, 0])
        #expect(UIImage(data: gif)?.size == CGSize(width: 6, height: 4))
        #expect(UIImage(data: gif, scale: 2)?.size == CGSize(width: 3, height: 2))
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    }

    @Test("an empty image has no size and draws nothing, in any content mode")
    func empty() {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = UIImageView(image: UIImage())
        #expect(view.image?.size == .zero && view.bounds.size == .zero)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        stage.show(view)
        for mode in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center] {
            view.contentMode = mode
            stage.settle()
            #expect(!stage.svg().contains("nan") && !stage.svg().contains("inf"))
        }
        #expect(UIImage() != UIImage())
    }

    @Test("an image view sends screens the image and its content mode")
    func imageView() {
        let gif = Data([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 6, 0, 4, 0, 0, 0, 0])
        let view = UIImageView(image: UIImage(data: gif))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 6, height: 4))
        view.contentMode = .scaleAspectFill
        stage.show(view)
        let state = stage.tree[view.layer.id]?.state
        #expect(state?.contentGravity == .resizeAspectFill)
        guard case .image(let content) = state?.content else { return #expect(Bool(false), "no image") }
        #expect(content.source.mediaType == "image/gif")
        view.image = nil
        stage.settle()
        #expect(stage.tree[view.layer.id]?.state.content == nil)
    }
}
