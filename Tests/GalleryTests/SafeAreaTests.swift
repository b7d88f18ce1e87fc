import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// A device of the page, upright or on its side, and what covers the edges of its screen.
struct CoveredDevice: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let size: CGSize
    let safeArea: UIEdgeInsets

    static let all = [
        CoveredDevice(
            testDescription: "phone", size: CGSize(width: 393, height: 852),
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
        CoveredDevice(
            testDescription: "phone on its side", size: CGSize(width: 852, height: 393),
            safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
        CoveredDevice(
            testDescription: "tablet", size: CGSize(width: 820, height: 1180),
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
        CoveredDevice(
            testDescription: "tablet on its side", size: CGSize(width: 1180, height: 820),
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ]
}

/// No text is where a person can't read it: below the island, in a rounded corner, or below the home indicator. All of
/// these are outside the safe area.
@Suite("Text keeps to the safe area") @MainActor struct SafeAreaTests {
    private static let library = PhotoLibrary(photos: (0..<12).map { Photo(drawing: $0) })

    @Test("in every scene, at its top and at its end", arguments: CoveredDevice.all)
    func scenes(device: CoveredDevice) {
        let stage = Stage(size: device.size, safeAreaInsets: device.safeArea)
        for scene in GalleryScene.all(library: Self.library) {
            let gallery = GalleryController(library: Self.library)
            stage.show(gallery)
            gallery.show(place: "/" + scene.placeName)
            stage.settle()
            check(stage, device, scene.placeName)
            // The last rows, which a person scrolls above the home indicator.
            for list in stage.window.scrollViews where list.window != nil {
                let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
                if end > list.contentOffset.y { list.contentOffset.y = end }
            }
            stage.settle()
            check(stage, device, "\(scene.placeName), at the end", isAtEnd: true)
        }
    }

    @Test("on screens that scenes lead to", arguments: CoveredDevice.all)
    func screens(device: CoveredDevice) {
        let stage = Stage(size: device.size, safeAreaInsets: device.safeArea)
        let places = ["photos/3", "sections-and-circle/circle", "friends-and-feed/ada-moreno", "sections-from-nibs"]
        for place in places {
            let gallery = GalleryController(library: Self.library)
            stage.show(gallery)
            gallery.show(place: "/" + place)
            stage.settle()
            check(stage, device, place)
        }
    }

    private func check(_ stage: Stage, _ device: CoveredDevice, _ place: String, isAtEnd: Bool = false) {
        let room = stage.window.bounds.inset(by: device.safeArea).insetBy(dx: -0.01, dy: -0.01)
        for (label, text) in stage.window.shownTexts {
            let beyond = text.isBeyond(room)
            let scrolls = label.scrollableEdges(atEnd: isAtEnd)
            // The shelves of the store scroll sideways, on their own.
            let covered = beyond.subtracting(scrolls).subtracting(place.hasPrefix("store") ? [.left, .right] : [])
            if !covered.isEmpty {
                let edges = [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
                    .filter { covered.contains($0.1) }.map(\.0).joined(separator: ", ")
                Issue.record("\(place): \"\(label.text ?? "")\" at \(text) is covered at the \(edges)")
            }
        }
    }
}

extension CGRect {
    /// Returns the edges of `room` across which this rectangle reaches.
    fileprivate func isBeyond(_ room: CGRect) -> UIRectEdge {
        var edges: UIRectEdge = []
        if minY < room.minY { edges.insert(.top) }
        if maxY > room.maxY { edges.insert(.bottom) }
        if minX < room.minX { edges.insert(.left) }
        if maxX > room.maxX { edges.insert(.right) }
        return edges
    }
}

extension UIView {
    /// This view and those inside it which scroll.
    fileprivate var scrollViews: [UIScrollView] {
        subviews.flatMap(\.scrollViews) + ((self as? UIScrollView).map { [$0] } ?? [])
    }

    /// The labels that a person sees, with the rectangle of their text on the screen.
    fileprivate var shownTexts: [(UILabel, CGRect)] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let inside = subviews.flatMap(\.shownTexts)
        guard let label = self as? UILabel, let text = label.text, !text.isEmpty else { return inside }
        var rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let slack = label.bounds.width - rect.width
        let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch label.textAlignment {
        case .center: rect.origin.x = label.bounds.minX + slack / 2
        case .right: rect.origin.x = label.bounds.minX + slack
        case .natural where isMirrored: rect.origin.x = label.bounds.minX + slack
        default: rect.origin.x = label.bounds.minX
        }
        let shown = label.convert(rect, to: nil).intersection(clipping)
        return shown.isNull || shown.width < 1 || shown.height < 1 ? inside : [(label, shown)] + inside
    }

    /// The part of the screen that the views around this one don't cut off.
    private var clipping: CGRect {
        sequence(first: self, next: \.superview).dropFirst().filter { $0.clipsToBounds || $0 is UIWindow }
            .reduce(CGRect.infinite) { $0.intersection($1.convert($1.bounds, to: nil)) }
    }

    /// The edges across which a person can scroll the view into the safe area.
    fileprivate func scrollableEdges(atEnd isAtEnd: Bool) -> UIRectEdge {
        var edges: UIRectEdge = []
        for case let list as UIScrollView in sequence(first: self, next: \.superview) {
            let inset = list.adjustedContentInset
            let offset = list.contentOffset
            if offset.y > -inset.top { edges.insert(.top) }
            if offset.y < list.contentSize.height + inset.bottom - list.bounds.height - 0.5 { edges.insert(.bottom) }
            if offset.x > -inset.left { edges.insert(.left) }
            if offset.x < list.contentSize.width + inset.right - list.bounds.width - 0.5 { edges.insert(.right) }
        }
        return edges
    }
}
