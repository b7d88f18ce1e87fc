import CollectionEngine
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Registered classes") struct ViewRegistrationsTests {
    private final class Photo: UICollectionViewCell {}
    private final class Movie: UICollectionViewCell {}
    private final class Title: UICollectionReusableView {}

    private var names = ViewRegistrations()

    @Test("a cell's class is found by its identifier only") mutating func cells() {
        names.register(Photo.self, identifier: "photo")
        names.register(Movie.self, identifier: "movie")
        #expect(names.cell(for: "photo")?.viewClass == Photo.self)
        #expect(names.cell(for: "movie")?.viewClass == Movie.self)
        #expect(names.cell(for: "photo")?.viewClass == Photo.self, "asked in turn")
        #expect(names.cell(for: "Photo") == nil && names.cell(for: "") == nil)
    }

    @Test("each identifier has its own reuse queue, which stays the same for another class") mutating func shelves() {
        names.register(Photo.self, identifier: "a")
        names.register(Movie.self, identifier: "b")
        let shelves = [names.cell(for: "a")?.shelf, names.cell(for: "b")?.shelf]
        #expect(shelves == [0, 1])
        names.register(Movie.self, identifier: "a")
        #expect(names.cell(for: "a")?.viewClass == Movie.self && names.cell(for: "a")?.shelf == 0)
        #expect(names.cell(for: "b")?.shelf == 1)
    }

    @Test("registering nil removes an identifier, and no other; registered again it has its old queue (R115)")
    mutating func takenBack() {
        names.register(Photo.self, identifier: "a")
        names.register(Movie.self, identifier: "b")
        // This is the last request; what is cached from it does not outlive the registration.
        #expect(names.cell(for: "b")?.shelf == 1)
        names.register(nil, identifier: "b")
        #expect(names.cell(for: "b") == nil && names.cell(for: "a")?.viewClass == Photo.self)
        names.register(nil, identifier: "a")
        #expect(names.cell(for: "a") == nil)
        names.register(Photo.self, identifier: "b")
        names.register(Photo.self, identifier: "a")
        #expect(names.cell(for: "b")?.shelf == 1 && names.cell(for: "a")?.shelf == 0)
    }

    @Test("supplementary views are found by kind and identifier, cells by identifier alone") mutating func others() {
        names.register(Photo.self, identifier: "x")
        names.register(Title.self, kind: "header", identifier: "x")
        names.register(UICollectionReusableView.self, kind: "footer", identifier: "x")
        #expect(names.view(kind: "header", identifier: "x")?.viewClass == Title.self)
        #expect(names.view(kind: "footer", identifier: "x")?.viewClass == UICollectionReusableView.self)
        #expect(names.view(kind: "header", identifier: "y") == nil && names.view(kind: "x", identifier: "x") == nil)
        let shelves = [
            names.cell(for: "x")?.shelf, names.view(kind: "header", identifier: "x")?.shelf,
            names.view(kind: "footer", identifier: "x")?.shelf,
        ]
        #expect(shelves == [0, 1, 2])
        names.register(nil, kind: "header", identifier: "x")
        #expect(names.view(kind: "header", identifier: "x") == nil)
        #expect(names.view(kind: "footer", identifier: "x") != nil && names.cell(for: "x") != nil)
    }

    @Test("a queue that was requested before the registration is the one the class gets") mutating func shelfFirst() {
        let shelf = names.shelf(kind: "line", identifier: "")
        let again = names.shelf(kind: "line", identifier: "")
        let other = names.shelf(kind: nil, identifier: "")
        names.register(Title.self, kind: "line", identifier: "")
        #expect(shelf == again && other != shelf && names.view(kind: "line", identifier: "")?.shelf == shelf)
    }

    @Test("each registration object has its own queue, whatever identifiers exist") mutating func registrations() {
        let photos = RegistrationIdentity(Photo.self, elementKind: nil)
        let morePhotos = RegistrationIdentity(Photo.self, elementKind: nil)
        let titles = RegistrationIdentity(Title.self, elementKind: "header")
        #expect(photos.number < morePhotos.number && photos.reuseIdentifier != morePhotos.reuseIdentifier)
        var found: [Int] = []
        for identity in [photos, morePhotos, photos, titles, morePhotos] {
            found.append(names.views(of: identity).shelf)
        }
        #expect(found == [0, 1, 0, 2, 1])
        #expect(names.views(of: titles).viewClass == Title.self && names.kind(ofShelf: 2) == "header")
        #expect(names.kind(ofShelf: 0) == nil)
        // The same text is a different identifier when an app passes it.
        #expect(names.cell(for: photos.reuseIdentifier) == nil)
        #expect(names.view(kind: "header", identifier: titles.reuseIdentifier) == nil)
        names.register(Movie.self, identifier: photos.reuseIdentifier)
        #expect(names.cell(for: photos.reuseIdentifier)?.shelf == 3)
        #expect(names.views(of: photos).viewClass == Photo.self)
        names.register(nil, identifier: photos.reuseIdentifier)
        #expect(names.cell(for: photos.reuseIdentifier) == nil && names.views(of: photos).shelf == 0)
    }

    @Test("decoration views have one queue per kind and class, and share none with supplementary views")
    mutating func decorations() {
        names.register(Title.self, kind: "line", identifier: "")
        var shelves: [Int] = []
        for (kind, viewClass) in [
            ("line", Title.self), ("line", Photo.self), ("line", Title.self), ("dot", Title.self),
        ] as [(String, UICollectionReusableView.Type)] {
            let found = names.views(of: .viewClass(viewClass), kind: kind)
            #expect(found?.viewClass == viewClass)
            shelves.append(found?.shelf ?? -1)
        }
        #expect(shelves == [1, 2, 1, 3])
        #expect(
            shelves.map { names.decorationSource(ofShelf: $0) }
                == [Title.self, Photo.self, Title.self, Title.self].map {
                    .viewClass($0)
                })
        #expect(names.view(kind: "line", identifier: "")?.shelf == 0 && names.decorationSource(ofShelf: 0) == nil)
        #expect(names.view(kind: "dot", identifier: "") == nil)
    }

    @Test("headers and footers are kinds 1 and 2, others are numbered when first used") mutating func kinds() {
        let kinds = [
            names.kind(named: UICollectionView.elementKindSectionFooter),
            names.kind(named: UICollectionView.elementKindSectionHeader),
            names.kind(named: "badge"), names.kind(named: "line", isDecoration: true), names.kind(named: "badge"),
        ]
        #expect(kinds.map(\.rawValue) == [2, 1, 3, 4, 3])
        #expect(kinds.map { names.name(of: $0) }.suffix(3) == ["badge", "line", "badge"])
        #expect(kinds.map { names.isDecoration($0) } == [false, false, false, true, false])
        #expect(names.knownKinds.map(\.kind.rawValue) == [1, 2, 3, 4])
    }

    @Test("a kind that was never used has no number") mutating func unknown() {
        #expect(names.knownKind(named: "badge") == nil)
        let badge = names.kind(named: "badge")
        #expect(names.knownKind(named: "badge") == badge)
        #expect(names.knownKind(named: UICollectionView.elementKindSectionHeader) == .header)
    }

    @Test("a decoration kind and a supplementary kind of one name are different") mutating func sameName() {
        let decoration = names.kind(named: "line", isDecoration: true)
        let supplementary = names.kind(named: "line")
        #expect(decoration != supplementary)
        #expect(names.isDecoration(decoration) && !names.isDecoration(supplementary))
        #expect(names.knownKind(named: "line") == supplementary, "whoever asks by the name alone means the second")
    }

    @Test("the empty string is a kind like others, and isn't the cells' kind") mutating func noName() {
        #expect(names.knownKind(named: "") == nil)
        let kind = names.kind(named: "")
        let again = names.kind(named: "")
        #expect(kind != .cell && again == kind && names.knownKind(named: "") == kind)
    }
}
