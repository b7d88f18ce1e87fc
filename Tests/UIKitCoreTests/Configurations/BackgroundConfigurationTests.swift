import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Background configurations") struct BackgroundConfigurationTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200))
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    init() { stage.show(cell) }

    private func background() throws -> BackgroundView {
        try #require(cell.subviews.first as? BackgroundView)
    }

    @Test("a plain cell has no background configuration; one that is set goes behind all other views")
    func place() throws {
        #expect(cell.backgroundConfiguration == nil)
        #expect(cell.subviews == [cell.contentView])
        cell.backgroundConfiguration = .listPlainCell()
        #expect(try background().frame == cell.bounds && cell.subviews.last === cell.contentView)
        #expect(try background().backgroundColor == .systemBackground)
        cell.backgroundConfiguration = nil
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("background views and a configuration replace each other")
    func exclusive() {
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundConfiguration = .listCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 2)
        cell.backgroundConfiguration = .listCell()
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("a configuration replaces the cell's backgroundColor; nil leaves it")
    func ownColor() {
        cell.backgroundColor = .systemRed
        cell.backgroundConfiguration = nil
        #expect(cell.backgroundColor == .systemRed)
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundColor == nil)
        cell.backgroundColor = .systemRed
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(cell.backgroundColor == .systemRed)
    }

    @Test("background insets follow the direction, add margins where requested, and follow the cell's size")
    func insets() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        #expect(try self.background().frame == CGRect(x: 2, y: 1, width: 94, height: 46))
        cell.frame.size = CGSize(width: 200, height: 60)
        #expect(try self.background().frame == CGRect(x: 2, y: 1, width: 194, height: 56))
        cell.semanticContentAttribute = .forceRightToLeft
        #expect(try self.background().frame == CGRect(x: 4, y: 1, width: 194, height: 56))
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .bottom]
        cell.backgroundConfiguration = background
        #expect(try self.background().frame == CGRect(x: 4, y: 1, width: 186, height: 48))
    }

    @Test("nil colours are the tint colour, through the transformer")
    func colors() throws {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        background.strokeWidth = 2
        cell.tintColor = .systemGreen
        cell.backgroundConfiguration = background
        #expect(try self.background().backgroundColor == .systemGreen)
        // Another test's dark screen may have become the current one since this suite's was made.
        let green = UIColor.systemGreen.resolvedColor(with: cell.traitCollection).cgColor
        #expect(try self.background().layer.borderColor == green)
        cell.tintColor = .systemPink
        #expect(try self.background().backgroundColor == .systemPink)
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemTeal }
        cell.backgroundConfiguration = background
        #expect(try self.background().backgroundColor == .systemTeal)
        #expect(background.resolvedBackgroundColor(for: .red) == .systemTeal)
        #expect(background.resolvedStrokeColor(for: .red) == .red)
    }

    @Test("a stroke is drawn outside or inside of the edge")
    func stroke() throws {
        var background = UIBackgroundConfiguration.clear()
        background.cornerRadius = 10
        background.strokeWidth = 1
        background.strokeOutset = 3
        background.strokeColor = .red
        cell.backgroundConfiguration = background
        let line = try #require(self.background().subviews.last)
        #expect(line.frame == CGRect(x: -3, y: -3, width: 106, height: 56) && line.layer.cornerRadius == 13)
        background.strokeOutset = 0
        cell.backgroundConfiguration = background
        #expect(try self.background().subviews.isEmpty)
        #expect(try self.background().layer.borderWidth == 1)
    }

    @Test("image, effect and custom view are in that order from the back")
    func layers() throws {
        var background = UIBackgroundConfiguration.clear()
        let custom = UIView()
        background.customView = custom
        background.cornerRadius = 5
        cell.backgroundConfiguration = background
        background.image = UIImage(systemName: "star")
        background.visualEffect = UIBlurEffect(style: .regular)
        cell.backgroundConfiguration = background
        let view = try self.background()
        #expect(view.subviews.map { "\(type(of: $0))" } == ["UIVisualEffectView", "UIImageView", "UIView"])
        #expect(view.subviews.last === custom && custom.frame == view.bounds && view.clipsToBounds)
        background.customView = nil
        cell.backgroundConfiguration = background
        #expect(custom.superview == nil)
    }

    @Test("background colours follow the state; what the app sets stays")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        var background = UIBackgroundConfiguration.listGroupedCell()
        #expect(background.backgroundColor == .secondarySystemGroupedBackground)
        #expect(background.updated(for: state).backgroundColor == .systemGray4)
        background.backgroundColor = .yellow
        #expect(background.updated(for: state).backgroundColor == .yellow)
        #expect(UIBackgroundConfiguration.clear().updated(for: state) == .clear())
        #expect(UIBackgroundConfiguration.clear().backgroundColor == .clear)
    }

    @Test("the grayscale transformer keeps the luminance; copies of a transformer are equal, others aren't")
    func transformers() {
        let gray = UIConfigurationColorTransformer.grayscale(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        #expect(gray.rgba == RGBA(red: 0.7152, green: 0.7152, blue: 0.7152, alpha: 0.5))
        let one = UIConfigurationColorTransformer { $0 }
        let copy = one
        #expect(one == copy && one != UIConfigurationColorTransformer { $0 })
        let named: [UIConfigurationColorTransformer] = [.grayscale, .monochromeTint, .preferredTint]
        #expect(named == [.grayscale, .monochromeTint, .preferredTint] && Set(named).count == 3)
    }
}
