import Testing
import UIKit
import UIKitTesting

/// A storyboard and a XIB among the target's resources.
@MainActor @Suite("XIBs and storyboards as on iOS") struct NibsAsOnIOS {
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)

    private func shownAlbums() throws -> (UINavigationController, AlbumsViewController) {
        let storyboard = UIStoryboard(name: "Albums", bundle: .module)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        stage.show(navigation)
        stage.settle()
        return (navigation, try #require(navigation.topViewController as? AlbumsViewController))
    }

    @Test("cells from a XIB are laid out, connected and awakened; observers of outlets run")
    func cells() throws {
        let (_, albums) = try shownAlbums()
        let cell = try #require(albums.collectionView.cellForItem(at: [0, 1]) as? AlbumCell)
        #expect(cell.titleLabel.text == "Kind of Blue")
        #expect(cell.playButton.tintColor == .systemPink)
        #expect(cell.layer.cornerRadius == 8)
        let cover = try #require(cell.contentView.subviews.first)
        #expect(cover.frame == CGRect(x: 10, y: 8, width: 64, height: 64))
        #expect(cover.layer.cornerRadius == 12)
        #expect(cell.contentView.subviews[1].frame == CGRect(x: 82, y: 8, width: 70, height: 64))
    }

    @Test("actions of a cell, a bar button item and a switch call their methods, and a segue pushes")
    func actions() throws {
        let (navigation, albums) = try shownAlbums()
        let cell = try #require(albums.collectionView.cellForItem(at: [0, 0]) as? AlbumCell)
        cell.playButton.sendActions(for: .touchUpInside)
        stage.settle()
        let player = try #require(navigation.topViewController as? PlayerViewController)
        #expect(player.nowPlaying.text == "Blue" && player.title == "Player")
        // In the middle of 393 × 852 points, on a pixel.
        #expect(abs(player.nowPlaying.center.x - 196.5) < 0.4 && abs(player.nowPlaying.center.y - 426) < 0.4)
        let repeats = try #require(player.view.subviews[1] as? UISwitch)
        repeats.isOn = true
        repeats.sendActions(for: .valueChanged)
        #expect(player.repeats)
        navigation.popViewController(animated: false)
        stage.settle()
        stage.tap(at: CGPoint(x: 350, y: 26))
        stage.settle()
        #expect(albums.albums == ["Rumours", "Kind of Blue", "Blue"])
    }

    @Test(
        "a controller's view comes from the named XIB, or from the XIB named after its class",
        arguments: [true, false])
    func views(isNamed: Bool) {
        let controller = isNamed ? NoteViewController(nibName: "NoteView", bundle: .module) : NoteViewController()
        #expect(controller.nibName == "NoteView" && !controller.isViewLoaded)
        stage.show(controller)
        stage.settle()
        #expect(controller.noteLabel.superview === controller.view && controller.noteLabel.text == "Note")
        #expect(controller.noteLabel.frame == CGRect(x: 20, y: 100, width: 200, height: 21))
    }
}
