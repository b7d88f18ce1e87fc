import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Places of the Gallery") struct PlaceTests {
    private let gallery = GalleryController(library: PhotoLibrary(photos: (0..<4).map { Photo(drawing: $0) }))

    private var places: [String?] { gallery.viewControllers.map(\.place) }

    @Test("an address pushes every screen on its path")
    func way() {
        gallery.show(place: "/photos/3")
        #expect(places == ["/", "/photos", "/photos/3"])
        gallery.show(place: "/photos")
        #expect(places == ["/", "/photos"])
        gallery.show(place: "/a-million-items")
        #expect(places == ["/", "/a-million-items"])
        gallery.show(place: "/")
        #expect(places == ["/"])
    }

    @Test("screens of the path that are already there stay")
    func stays() {
        gallery.show(place: "/photos/3")
        let photos = gallery.viewControllers[1]
        gallery.show(place: "/photos/1")
        #expect(places == ["/", "/photos", "/photos/1"])
        #expect(gallery.viewControllers[1] === photos)
    }

    @Test("an address that doesn't exist leads to the last screen of its path that does")
    func nowhere() {
        for place in ["/nowhere", "/photos/4", "/photos/-1", "/photos/x/y", "/../../etc", "", "//", "/photosandmore"] {
            gallery.show(place: place)
            let expected: [String?] = place.hasPrefix("/photos/") ? ["/", "/photos"] : ["/"]
            #expect(places == expected, "\(place)")
        }
    }

    @Test("screens pushed by a classic have addresses from their titles, and addresses open them")
    func classics() {
        let stage = Stage(size: CGSize(width: 393, height: 852))
        stage.show(gallery)
        gallery.show(place: "/friends-and-feed/ada-moreno")
        stage.settle()
        #expect(gallery.topViewController is FeedController)
        gallery.pushViewController(UIViewController(title: "A photo, 1"), animated: false)
        #expect(gallery.topViewController?.place == "/friends-and-feed/ada-moreno/a-photo-1")
        gallery.show(place: "/sections-and-circle/circle")
        stage.settle()
        #expect(gallery.topViewController is CircleController)
    }
}

extension UIViewController {
    fileprivate convenience init(title: String) {
        self.init()
        self.title = title
    }
}
