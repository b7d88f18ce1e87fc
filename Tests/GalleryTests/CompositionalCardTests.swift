import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite("Cards about compositional layouts") struct CompositionalCardTests {
    private func rects(_ numbers: [[CGFloat]]) -> [CGRect] {
        numbers.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    // MARK: Sizes

    @Test("fractions are of a row without its gaps: 312 - 16 = 296, so 74, 74 and 148")
    func fractions() {
        let card = CompositionalCardStage(.fractions)
        #expect(
            Array(card.tiles().prefix(4))
                == rects([[8, 8, 74, 44], [90, 8, 74, 44], [172, 8, 148, 44], [8, 60, 74, 44]]))
        #expect(card.lines(.group) == rects([[8, 8, 312, 44], [8, 60, 312, 44]]))
        #expect(card.lines(.section) == rects([[0, 0, 328, 112]]))
        #expect(card.card.intrinsicContentSize.height == 112)
    }

    @Test("five tiles of 54 fit, because 5 · 54 + 4 · 8 = 302; a group with a count of four leaves space free")
    func counts() {
        #expect(CompositionalCardStage(.asManyAsFit).tiles().map(\.minX) == [8, 70, 132, 194, 256, 8, 70, 132])
        let card = CompositionalCardStage(.count)
        #expect(card.tiles().map(\.minX) == [8, 70, 132, 194, 8, 70, 132, 194])
        #expect(card.lines(.group).map(\.maxX) == [320, 320])
    }

    @Test("squares are as high as they are wide")
    func squares() {
        let tiles = CompositionalCardStage(.squares).tiles()
        #expect(tiles.count == 8 && tiles.allSatisfy { $0.width == $0.height })
        #expect(tiles.count { abs($0.minY - 12) < 0.01 } == 5)
    }

    @Test("tiles are as high as their texts, 8 points apart, and the card as high as all of them")
    func estimates() {
        let card = CompositionalCardStage(.estimates)
        let tiles = card.tiles()
        #expect(tiles.count == 4 && tiles[0].height < tiles[1].height && tiles[1].height < tiles[2].height)
        #expect(tiles[3].height == tiles[0].height)
        #expect(zip(tiles, tiles.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 8) < 0.51 })
        let (height, end) = (card.card.intrinsicContentSize.height, tiles[3].maxY + 8)
        #expect(height >= end - 0.01 && height < end + 1)
    }

    @Test("tiles of a uniform group are as high as the highest of them")
    func uniform() {
        let heights = CompositionalCardStage(.uniform).tiles().map(\.height)
        #expect(heights.count == 6 && Set(heights.prefix(3)).count == 1 && Set(heights.suffix(3)).count == 1)
        #expect(heights[0] > heights[3])
    }

    // MARK: Room

    @Test("insets lie inside an item's place")
    func itemInsets() {
        let card = CompositionalCardStage(.itemInsets)
        #expect(
            Array(card.lines(.place).prefix(3)) == rects([[8, 8, 104, 60], [112, 8, 104, 60], [216, 8, 104, 60]]))
        #expect(Array(card.tiles().prefix(3)) == rects([[16, 16, 88, 44], [120, 16, 88, 44], [224, 16, 88, 44]]))
    }

    @Test("a section's insets lie around its groups")
    func sectionInsets() {
        let card = CompositionalCardStage(.sectionInsets)
        #expect(card.lines(.section) == rects([[0, 0, 328, 136]]))
        #expect(card.lines(.insets) == rects([[48, 16, 264, 104]]))
        #expect(card.lines(.group) == rects([[48, 16, 264, 44], [48, 76, 264, 44]]))
    }

    @Test("flexible gaps share what is left: (312 - 4 · 54) / 3 = 32")
    func spacing() {
        let card = CompositionalCardStage(.spacing)
        #expect(card.tiles(0).map(\.minX) == [8, 70, 132, 194])
        #expect(card.tiles(1).map(\.minX) == [8, 94, 180, 266])
        #expect(card.tiles(1).map(\.minY) == [128, 128, 128, 128])
    }

    @Test("edge spacing moves an item down, and flexible edge spacing moves one to the end")
    func edgeSpacing() {
        #expect(
            CompositionalCardStage(.edgeSpacing).tiles()
                == rects([[8, 8, 78, 44], [94, 22, 78, 44], [242, 36, 78, 44]]))
    }

    // MARK: Groups

    @Test("a column nested in a row: an item with three quarters of 304, and a quarter for two of 50")
    func nested() {
        let card = CompositionalCardStage(.nested)
        #expect(Array(card.tiles().prefix(3)) == rects([[8, 8, 228, 108], [244, 8, 76, 50], [244, 66, 76, 50]]))
        #expect(card.lines(.nestedGroup) == rects([[244, 8, 76, 108], [244, 124, 76, 108]]))
        #expect(card.lines(.group) == rects([[8, 8, 312, 108], [8, 124, 312, 108]]))
    }

    @Test("rows of a mosaic share 180 as 2 to 1, and each nested group has its outline")
    func mosaic() {
        let card = CompositionalCardStage(.mosaic)
        #expect(card.tiles().map(\.minY) == [8, 72, 8, 136, 136, 136])
        #expect(card.tiles().map(\.height) == [56, 56, 120, 60, 60, 60])
        #expect(card.lines(.nestedGroup).map(\.height).sorted() == [60, 120, 120])
        #expect(card.lines(.group) == rects([[8, 8, 312, 188]]))
    }

    @Test("a custom group places twelve tiles around the middle, (164, 114), 82 points from it")
    func circle() {
        let tiles = CompositionalCardStage(.circle).tiles()
        let quarters = [0, 3, 6, 9].map { tiles[$0] }
        #expect(quarters == rects([[146, 14, 36, 36], [228, 96, 36, 36], [146, 178, 36, 36], [64, 96, 36, 36]]))
    }

    @Test("a custom group aligns bars at the bottom, the highest in the middle")
    func bars() {
        let tiles = CompositionalCardStage(.bars).tiles()
        #expect(tiles.map(\.height) == [36, 76, 116, 156, 196, 156, 116, 76, 36])
        #expect(Set(tiles.map(\.maxY)) == [212])
    }

    // MARK: Views

    @Test("a third of a badge extends past the upper trailing corner: 7 of 21 points")
    func badges() {
        let card = CompositionalCardStage(.badges)
        let (badges, tiles) = (card.views(.badge), card.tiles())
        #expect(badges.count == 8)
        for (badge, tile) in zip(badges, tiles) {
            #expect(abs(badge.maxX - tile.maxX - 7) < 0.01 && badge.minY == tile.minY - 7)
        }
    }

    @Test("letters beside rows end 8 points before them")
    func captions() {
        let card = CompositionalCardStage(.captions)
        #expect(card.views(.caption) == rects([[8, 8, 32, 44], [8, 60, 32, 44], [8, 112, 32, 44]]))
        #expect(card.lines(.group).map(\.minX) == [48, 48, 48])
    }

    @Test("headers and footers make sections higher: 26 + 8 + 40 + 8 + 24 = 106")
    func headers() {
        let card = CompositionalCardStage(.headers)
        #expect(card.views(.header) == rects([[8, 0, 312, 26], [8, 114, 312, 26]]))
        #expect(card.views(.footer) == rects([[8, 82, 312, 24], [8, 196, 312, 24]]))
        #expect(card.lines(.section) == rects([[0, 0, 328, 106], [0, 114, 328, 106]]))
    }

    @Test("a pinned header stays until the next one pushes it away")
    func pinned() {
        let card = CompositionalCardStage(.pinned)
        // 26 + 8 + 3 · 40 + 2 · 8 + 8 = 178, and 8 between sections.
        card.view.contentOffset.y = 60
        card.stage.settle()
        #expect(card.views(.pinnedHeader) == rects([[8, 60, 312, 26], [8, 186, 312, 26]]))
        card.view.contentOffset.y = 170
        card.stage.settle()
        #expect(card.views(.pinnedHeader).prefix(2).map(\.minY) == [152, 186])
    }

    @Test("a background is as large as its section less 4 points on each side")
    func background() {
        let card = CompositionalCardStage(.background)
        let grounds = card.view.subviews.filter { $0 is CardGround && !$0.isHidden }.map(\.frame)
        #expect(grounds == rects([[4, 68, 320, 112]]))
        #expect(card.lines(.section) == rects([[0, 0, 328, 56], [0, 64, 328, 120]]))
    }

    @Test("a pinned header of the layout stays above all sections")
    func banner() {
        let card = CompositionalCardStage(.banner)
        #expect(card.lines(.section).first == CGRect(x: 0, y: 32, width: 328, height: 152))
        card.view.contentOffset.y = 50
        card.stage.settle()
        #expect(card.views(.banner) == rects([[0, 50, 328, 32]]))
    }

    // MARK: Sections

    @Test("each section can have another layout")
    func provider() {
        let card = CompositionalCardStage(.provider)
        #expect(
            (0..<3).map { section in card.tiles(section).count { $0.minY == card.tiles(section)[0].minY } } == [
                1, 3, 1,
            ])
        #expect((0..<3).map { card.tiles($0)[0].height } == [64, 36, 28])
    }

    @Test("there is a column for every 70 points: 4 in 328, 2 in 197")
    func columns() {
        let card = CompositionalCardStage(.columns)
        #expect(card.tiles().count { $0.minY == 8 } == 4)
        card.card.toggleWidth()
        card.stage.settle()
        #expect(card.view.bounds.width == 197 && card.tiles().count { $0.minY == 8 } == 2)
        card.card.toggleWidth()
        card.stage.settle()
        #expect(card.tiles().count { $0.minY == 8 } == 4)
    }

    @Test("sideways: columns of two, and sections 16 points apart: 224 + 16 + 152 + 16 + 296")
    func sideways() {
        let card = CompositionalCardStage(.sideways)
        #expect(card.view.contentSize == CGSize(width: 704, height: 164))
        #expect(Array(card.tiles().prefix(3)) == rects([[8, 8, 64, 70], [8, 86, 64, 70], [80, 8, 64, 70]]))
        #expect(card.lines(.section).prefix(2).map(\.minX) == [0, 240])
    }

    @Test("insets are measured from the layout margins where the section asks for it")
    func reference() {
        let card = CompositionalCardStage(.reference)
        #expect((0..<2).map { card.tiles($0)[0].minX } == [8, 40])
        #expect((0..<2).map { card.tiles($0)[3].maxX } == [320, 288])
    }
}
