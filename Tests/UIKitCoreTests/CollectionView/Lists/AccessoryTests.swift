import CoreGraphics
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Accessories of list cells") struct AccessoryTests {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2)

    /// Returns the frames of accessories and content, of a cell that is in no list.
    private func frames(
        _ accessories: [UICellAccessory], size: CGSize, isEditing: Bool = false, indentation: Int = 0
    ) -> (accessories: [CGRect], content: ClosedRange<CGFloat>) {
        let cell = UICollectionViewListCell(frame: CGRect(origin: .zero, size: size))
        stage.show(cell)
        cell.accessories = accessories
        cell.indentationLevel = indentation
        UIView.performWithoutAnimation { cell.editingDidChange(to: isEditing) }
        cell.layoutIfNeeded()
        let others = cell.subviews.filter { view in
            view !== cell.contentView && view !== cell.configurationsIfMade?.backgroundView
        }
        return (
            others.map(\.frame).sorted { $0.minX < $1.minX }, cell.contentView.frame.minX...cell.contentView.frame.maxX
        )
    }

    @Test("two of the system's accessories of one type end the program with UIKit's words (R498)")
    func twoOfOneType() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell().accessories = [.checkmark(), .disclosureIndicator(), .checkmark()]
            }
        }
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("Accessories array contains more than one system accessory of the same type."))
        #expect(words.contains("Duplicate accessories: ["))
    }

    // Recorded on real list cells in a flow layout, where the margin is 8 (Decisions/0080).

    @Test("a chevron is 14 points wide and ends at the margin")
    func disclosure() {
        let found = frames([.disclosureIndicator()], size: CGSize(width: 320, height: 80))
        #expect(found.accessories == [CGRect(x: 298, y: 33, width: 14, height: 14)])
        #expect(found.content == 0...298)
    }

    @Test("a checkmark is centred in 24 points, 8 before the chevron, whatever the order of the array")
    func checkmark() {
        let expected = [CGRect(x: 268.5, y: 21, width: 19, height: 18), CGRect(x: 298, y: 23, width: 14, height: 14)]
        for accessories: [UICellAccessory] in [
            [.checkmark(), .disclosureIndicator()], [.disclosureIndicator(), .checkmark()],
        ] {
            let found = frames(accessories, size: CGSize(width: 320, height: 60))
            #expect(found.accessories == expected)
            #expect(found.content == 0...266)
        }
    }

    @Test("leading accessories have 16 points between them")
    func deleteAndInsert() {
        let found = frames([.insert(), .delete()], size: CGSize(width: 320, height: 60), isEditing: true)
        #expect(
            found.accessories == [
                CGRect(x: 7, y: 17, width: 26, height: 26), CGRect(x: 47, y: 17, width: 26, height: 26),
            ])
        #expect(found.content == 72...320)
    }

    @Test("a screen reader reads labels, checkmarks and chevrons, and offers the accessories' actions")
    func spoken() throws {
        var events: [String] = []
        let list = ListOnStage(
            .plain,
            fill: { cell, path in
                switch path.item {
                case 0:
                    let options = UICellAccessory.LabelOptions()
                    cell.accessories = [.label(text: "24", options: options), .disclosureIndicator()]
                case 1: cell.accessories = [.checkmark(), .detail { events.append("detail") }]
                default: cell.accessories = [.outlineDisclosure { events.append("outline") }]
                }
            })
        let cells = try (0..<3).map { try #require(list.cell($0)) }
        let nodes = cells.compactMap(\.accessibilityNode)
        #expect(nodes.map(\.label) == ["0.0", "0.1", "0.2"] && nodes.map(\.value) == ["24", nil, nil])
        #expect(nodes.map(\.isSelected) == [false, true, false] && nodes.map(\.isExpanded) == [nil, nil, false])
        list.stage.focus(cells[1])
        #expect(cells[1].layer.accessibility?.actions == ["More Info"])
        list.stage.send(.perform(cells[1].layer.id, action: "More Info"))
        #expect(events == ["detail"])
        list.stage.press("ArrowDown")
        #expect(cells[2].layer.accessibility?.actions == ["Expand"])
        let chevron = try #require(cells[2].rowAccessories?.systemView(.outlineDisclosure))
        #expect(chevron.layer.accessibility?.label == "Expand" && chevron.layer.accessibility?.isFocusable == false)
        list.stage.send(.activate(chevron.layer.id))
        list.stage.press("ArrowRight")
        #expect(events == ["detail", "outline", "outline"])
        list.stage.press("ArrowUp")
        #expect(list.view.focus.item?.item == 1, "the focus moves on as before")
    }

    @Test("a line separates the reorder handle from the accessories before it")
    func reorder() {
        let found = frames([.reorder(), .checkmark()], size: CGSize(width: 320, height: 60), isEditing: true)
        #expect(
            found.accessories == [
                CGRect(x: 249.5, y: 21, width: 19, height: 18), CGRect(x: 279, y: 0, width: 1, height: 60),
                CGRect(x: 286.5, y: 22.5, width: 27, height: 15),
            ])
        #expect(found.content == 0...247)
        let three = frames(
            [.delete(), .reorder(), .disclosureIndicator()], size: CGSize(width: 320, height: 44), isEditing: true)
        #expect(
            three.accessories == [
                CGRect(x: 7, y: 9, width: 26, height: 26), CGRect(x: 257, y: 15, width: 14, height: 14),
                CGRect(x: 279, y: 0, width: 1, height: 44), CGRect(x: 286.5, y: 14.5, width: 27, height: 15),
            ])
        #expect(three.content == 32...257)
        let alone = frames([.reorder()], size: CGSize(width: 320, height: 60), isEditing: true)
        #expect(alone.accessories.count == 1)
        let plain = frames(
            [.reorder(options: .init(showsVerticalSeparator: false)), .checkmark()],
            size: CGSize(width: 320, height: 60), isEditing: true)
        #expect(plain.accessories.count == 2 && plain.content == 0...256)
    }

    @Test("indentation shifts a row's leading accessories and its content")
    func indentation() {
        func square() -> UICellAccessory {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
            return .customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true))
        }
        let size = CGSize(width: 260, height: 70)
        let found = frames([square()], size: size, indentation: 2)
        #expect(found.accessories == [CGRect(x: 25, y: 25, width: 30, height: 20)])
        #expect(found.content == 52...260)
        #expect(frames([], size: size, indentation: 2).content == 20...260)
        let many = frames([.multiselect()], size: CGSize(width: 375, height: 64), isEditing: true, indentation: 1)
        #expect(many.accessories == [CGRect(x: 17, y: 19, width: 26, height: 26)])
        #expect(many.content == 42...375)
    }

    @Test("a custom view gets the standard width, unless it reserves all it needs")
    func customView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        func accessory(_ width: UICellAccessory.LayoutDimension?) -> UICellAccessory {
            .customView(
                configuration: .init(
                    customView: view, placement: .trailing(), reservedLayoutWidth: width, maintainsFixedSize: true))
        }
        let size = CGSize(width: 260, height: 70)
        let standard = frames([accessory(nil)], size: size)
        #expect(standard.accessories == [CGRect(x: 225, y: 25, width: 30, height: 20)] && standard.content == 0...228)
        let actual = frames([accessory(.actual)], size: size)
        #expect(actual.accessories == [CGRect(x: 222, y: 25, width: 30, height: 20)] && actual.content == 0...222)
        #expect(frames([accessory(.custom(60))], size: size).content == 0...192)
    }

    @Test("a custom view is placed next to the content, or where its placement says")
    func positions() {
        func order(_ placement: UICellAccessory.Placement) -> [String] {
            let view = UILabel()
            view.text = "own"
            let order = AccessoryOrder([
                .checkmark(), .delete(), .disclosureIndicator(), .multiselect(),
                .customView(configuration: .init(customView: view, placement: placement)),
            ])
            return (order.leading + order.trailing).map(\.accessoryType.name)
        }
        let (delete, circle, mark, arrow) = ("delete", "multiselect", "checkmark", "disclosureIndicator")
        #expect(order(.leading()) == [delete, circle, "customView", mark, arrow])
        #expect(order(.trailing()) == [delete, circle, "customView", mark, arrow])
        #expect(order(.trailing(at: { $0.count })) == [delete, circle, mark, arrow, "customView"])
        #expect(
            order(.trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
                == [delete, circle, mark, "customView", arrow])
        #expect(
            order(.leading(at: UICellAccessory.Placement.position(after: .delete())))
                == [delete, "customView", circle, mark, arrow])
        #expect(order(.trailing(at: { _ in 99 })).last == "customView")
        #expect(order(.leading(at: { _ in -7 })).first == "customView")
    }

    @Test("the defaults of accessories are those of the documentation")
    func defaults() {
        #expect([UICellAccessory.checkmark(), .detail(), .label(text: "")].allSatisfy { $0.displayed == .always })
        #expect(
            [UICellAccessory.delete(), .insert(), .reorder(), .multiselect()].allSatisfy {
                $0.displayed == .whenEditing
            })
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        #expect(UICellAccessory.LabelOptions().font == .preferredFont(forTextStyle: .body))
        #expect(!UICellAccessory.DeleteOptions().isHidden && UICellAccessory.DeleteOptions().backgroundColor == nil)
        let cell = UICollectionViewListCell()
        #expect(cell.indentationWidth == 10 && cell.indentsAccessories && cell.accessories.isEmpty)
    }

    @Test("accessories removed in an animation are gone when it ends, and may come back before")
    func leaving() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        stage.show(cell)
        for round in 0..<3 {
            let star = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            star.alpha = 0.5
            let own = UICellAccessory.customView(
                configuration: .init(customView: star, placement: .trailing(), maintainsFixedSize: true))
            UIView.animate(withDuration: 0.2) { cell.accessories = [.disclosureIndicator(), own] }
            stage.settle()
            UIView.animate(withDuration: 0.2) { cell.accessories = [.disclosureIndicator()] }
            if round == 1 {
                stage.advance(by: 0.1)
                UIView.animate(withDuration: 0.2) { cell.accessories = [own] }
                stage.settle()
                #expect(star.superview === cell && star.alpha == 0.5)
                cell.accessories = []
            }
            stage.settle()
            #expect(star.superview == nil && star.alpha == 0.5)
        }
    }

    @Test("a switch gets all the width it needs, and its trailing margin ignores its shadow")
    func switches() throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        stage.show(cell)
        let toggle = UISwitch()
        cell.accessories = [.customView(configuration: .init(customView: toggle, placement: .trailing()))]
        cell.layoutIfNeeded()
        #expect(toggle.frame == CGRect(x: 249, y: 16, width: 63, height: 28))
        #expect(cell.contentView.frame.maxX == 249)
    }

    @Test("a hidden accessory keeps its space")
    func hidden() {
        let found = frames(
            [.checkmark(options: .init(isHidden: true))], size: CGSize(width: 320, height: 60))
        #expect(found.content == 0...288)
    }

    @Test("in a cell from right to left accessories are on the other side")
    func rightToLeft() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.semanticContentAttribute = .forceRightToLeft
        stage.show(cell)
        cell.accessories = [.disclosureIndicator()]
        cell.indentationLevel = 1
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 22, y: 0, width: 288, height: 60))
    }
}
