import Testing
import UIKit
import UIKitTesting

@testable import Album

@MainActor @Test("the nib's button calls its action, and the catalogue has the colour") func album() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let controller = AlbumController()
    stage.show(controller)
    #expect(controller.note.title.text == "stamped")
    stage.tap(at: CGPoint(x: 70, y: 105))
    #expect(controller.note.taps == 1)
    #expect(controller.view.backgroundColor?.cgColor.components?[1] == 0.5)
}
