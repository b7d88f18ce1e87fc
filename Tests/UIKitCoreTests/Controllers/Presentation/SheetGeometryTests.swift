import CoreGraphics
import LayoutEngine
import Testing

@testable import UIKitCore

@Suite("Geometry of sheets") struct SheetGeometryTests {
    private let geometry = SheetGeometry(
        bounds: CGRect(x: 0, y: 0, width: 393, height: 852),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), isFloating: false, floatingSize: .zero,
        fillsScreen: false, pixelGrid: PixelGrid(scale: 3))

    @Test("a higher detent value gives a higher top, without a jump, and the top gives back the value")
    func tops() {
        var last = geometry.place(forDetentValue: 0).frame.minY
        for step in 1...7590 {
            let value = CGFloat(step) / 10
            let top = geometry.place(forDetentValue: value).frame.minY
            #expect(top < last && last - top < 0.25, "\(value)")
            let found = geometry.detentValue(whoseTopIs: top, within: 0...759)
            #expect(abs(found - value) < 0.001)
            last = top
        }
    }

    @Test("beyond the detents a sheet follows the finger point by point")
    func beyond() {
        #expect(geometry.detentValue(whoseTopIs: 49, within: 300...759) == 769)
        let lowest = geometry.place(forDetentValue: 300).frame.minY
        #expect(abs(geometry.detentValue(whoseTopIs: lowest + 70, within: 300...759) - 230) < 1e-9)
    }

    @Test("on a phone in landscape a sheet fills the screen, with the screen's safe area")
    func side() {
        var geometry = geometry
        geometry.fillsScreen = true
        let place = geometry.place(forDetentValue: 100)
        #expect(place.frame == geometry.bounds && place.safeArea == geometry.safeArea && place.upperCorners == 0)
    }

    @Test("a preferred corner radius applies to every round corner, and to no other")
    func corners() {
        var geometry = geometry
        geometry.preferredCornerRadius = 60
        let medium = geometry.place(forDetentValue: 425)
        #expect(medium.upperCorners == 60 && medium.lowerCorners == 60)
        let large = geometry.place(forDetentValue: 759)
        #expect(large.upperCorners == 60 && large.lowerCorners == 0)
        geometry.fillsScreen = true
        let side = geometry.place(forDetentValue: 300)
        #expect(side.upperCorners == 0 && side.lowerCorners == 0)
    }

    @Test("a sheet in a very narrow container, or in one without a size, has finite numbers", arguments: [0, 20, 56])
    func narrow(width: CGFloat) {
        var geometry = geometry
        geometry.bounds.size.width = width
        for value in [0, 10, 300, 759] as [CGFloat] {
            let place = geometry.place(forDetentValue: value)
            #expect(place.size.width == width && place.frame.width >= width / 2 && place.scale >= 0.5)
            #expect(place.frame.minX >= 0 && place.frame.maxX <= width + 1e-9)
        }
    }
}
