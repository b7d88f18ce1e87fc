import CoreGraphics

/// Documents, folders, lists, books, trays and clouds.
extension SymbolDesign {
    static let documents: [String: SymbolDesign] = joined([
        docs, badgedWithPlus(pair("doc", doc)), badgedWithPlus(pair("folder", folder)),
        encircled("folder", scale: 0.5, folder), clipboards, lists, stacks, rectangles, printedThings, calendars,
        pair("icloud", cloud), slashed(pair("icloud", cloud)),
        [
            "tray.and.arrow.up": SymbolDesign().line {
                $0.lines(7.6, 7.5, 5.6, 7.5, 2.5, 14.2, 2.5, 20.5, 21.5, 20.5, 21.5, 14.2, 18.4, 7.5, 16.4, 7.5)
                $0.lines(2.5, 14.2, 8, 14.2, 9.5, 16.8, 14.5, 16.8, 16, 14.2, 21.5, 14.2)
                $0.lines(12, 11.4, 12, 2.5)
                $0.lines(9, 5.5, 12, 2.5, 15, 5.5)
            },
            "icloud.and.arrow.up": SymbolDesign().line { $0.placed(1, 12, 9.8, cloud) }
                .clear { $0.box(9.6, 9, 4.8, 13, radius: 0) }
                .line {
                    $0.lines(12, 21, 12, 10.5)
                    $0.lines(9, 13.5, 12, 10.5, 15, 13.5)
                },
            "square.and.arrow.up.fill": sharing(
                { $0.lines(8.5, 6.5, 12, 3, 15.5, 6.5) }, gap: { $0.box(10.8, 4, 2.4, 11.4, radius: 0) }),
            "square.and.arrow.down.fill": sharing(
                { $0.lines(8.5, 11.5, 12, 15, 15.5, 11.5) },
                gap: { $0.lines(10.8, 4, 13.2, 4, 13.2, 10, 17.6, 10, 12, 17, 6.4, 10, 10.8, 10, closed: true) }),
        ],
    ])

    /// An arrow over a filled box.
    private static func sharing(_ head: Shape, gap: Shape) -> SymbolDesign {
        SymbolDesign().area { $0.box(5.5, 9.5, 13, 11.5, radius: 0.8) }.clear(gap).line(head)
            .line { $0.lines(12, 15, 12, 3) }
    }

    // MARK: Documents

    private static let docs: [String: SymbolDesign] = joined([
        stacked(
            "doc.on.doc", back: { $0.placed(0.74, 9, 9.4, doc) }, front: { $0.placed(0.74, 15.4, 14.8, doc) },
            gap: { $0.placed(0.9, 15.4, 14.8, doc) }),
        pair("doc.richtext", doc) {
            $0.box(8.4, 9.6, 4, 3.4, radius: 0.4)
            $0.lines(8.4, 17.2, 15.6, 17.2)
        },
        pair("doc.plaintext", doc) {
            $0.lines(8.6, 8.6, 12, 8.6)
            $0.lines(8.6, 12.6, 15.4, 12.6)
            $0.lines(8.6, 16.6, 15.4, 16.6)
        },
        pair("arrow.up.doc", doc) {
            $0.lines(12, 17.6, 12, 10.6)
            $0.lines(9, 13.4, 12, 10.4, 15, 13.4)
        },
        pair("arrow.down.doc", doc) {
            $0.lines(12, 10.4, 12, 17.4)
            $0.lines(9, 14.6, 12, 17.6, 15, 14.6)
        },
    ])

    private static let clipboards: [String: SymbolDesign] = {
        let board: Shape = { $0.box(4.6, 4.2, 14.8, 17.2, radius: 2) }
        let clip: Shape = { $0.box(8.6, 2.4, 6.8, 3.6, radius: 1) }
        let rows: Shape = {
            for y in [10.4, 13.8, 17.2] as [CGFloat] {
                $0.dot(8.2, y)
                $0.lines(11.4, y, 16, y)
            }
        }
        let small: Shape = { $0.placed(0.62, 15.2, 15, doc) }
        return [
            "clipboard": SymbolDesign().line(board).clear(clip).line(clip),
            "clipboard.fill": SymbolDesign().area(board).cut(clip).area(clip).cut { $0.lines(8.4, 7.2, 15.6, 7.2) },
            "list.clipboard": SymbolDesign().line(board).clear(clip).line(clip).line(rows),
            "list.clipboard.fill": SymbolDesign().area(board).cut(rows).cut { $0.lines(8.8, 6.2, 15.2, 6.2) },
            "doc.on.clipboard": SymbolDesign().line { $0.placed(0.88, 10, 11.4, board) }
                .line { $0.placed(0.88, 10, 11.4, clip) }
                .clear { $0.placed(0.76, 15.2, 15, doc) }.line(small),
            "doc.on.clipboard.fill": SymbolDesign().area { $0.placed(0.88, 10, 11.4, board) }
                .area { $0.placed(0.88, 10, 11.4, clip) }.cut { $0.lines(6.4, 8, 13.6, 8) }
                .clear { $0.placed(0.76, 15.2, 15, doc) }.area(small),
        ]
    }()

    static func folder(_ path: CGMutablePath) {
        path.lines(2.5, 5, 9, 5, 11, 7.5, 21.5, 7.5, 21.5, 19.5, 2.5, 19.5, closed: true)
    }

    // MARK: Lists

    private static let lists: [String: SymbolDesign] = joined([
        pair("list.bullet.rectangle", { $0.box(2.2, 4.2, 19.6, 15.6, radius: 2.2) }) {
            for y in [8.4, 12, 15.6] as [CGFloat] {
                $0.dot(6.6, y)
                $0.lines(10.4, y, 17.6, y)
            }
        }.mapValues { $0.followingText() },
        [
            "list.dash": SymbolDesign().line {
                for y in [5.5, 12, 18.5] as [CGFloat] {
                    $0.lines(3, y, 5, y)
                    $0.lines(9, y, 21, y)
                }
            }.followingText(),
            "list.number": SymbolDesign().line {
                for y in [5.5, 12, 18.5] as [CGFloat] { $0.lines(10, y, 21, y) }
                $0.lines(3.4, 4.2, 4.8, 3.2, 4.8, 7.4)
                $0.start(3, 10.8)
                $0.curve(3.4, 9.2, 6, 9.4, 6, 11)
                $0.curve(6, 12.2, 4, 13, 3, 14.2)
                $0.addLine(to: CGPoint(x: 6.2, y: 14.2))
                $0.lines(3, 16.8, 6, 16.8, 4.4, 18.4)
                $0.curve(7, 18.4, 6.6, 21.4, 4.6, 21.4)
                $0.curve(3.8, 21.4, 3.2, 21, 2.8, 20.4)
            },
            "list.star": SymbolDesign().line {
                for y in [5.5, 12, 18.5] as [CGFloat] { $0.lines(10, y, 21, y) }
            }.area { path in
                for y in [5.5, 12, 18.5] as [CGFloat] { path.placed(0.2, 4.6, y, star) }
            }.followingText(),
            "checklist": SymbolDesign().line {
                for y in [6.6, 16.6] as [CGFloat] {
                    $0.lines(3, y, 5.2, y + 2.4, 8.8, y - 3)
                    $0.lines(12.8, y, 21, y)
                }
            }.followingText(),
        ],
    ])

    // MARK: Stacks

    private static let stacks: [String: SymbolDesign] = joined([
        pair("square.stack") { $0.box(3, 8.6, 18, 12.4, radius: 2.4) }.mapValues { $0.line(twoEdges) },
        stackOfRectangles, badgedWithPlus(stackOfRectangles),
        stacked(
            "square.on.square", back: { $0.box(3, 3, 12.6, 12.6, radius: 2.4) },
            front: { $0.box(8.4, 8.4, 12.6, 12.6, radius: 2.4) }, gap: { $0.box(7.4, 7.4, 14.6, 14.6, radius: 2.8) }
        ).filter { !$0.key.hasSuffix(".fill") },
        pair("square.split.2x1", { $0.box(3, 3.4, 18, 17.2, radius: 2.4) }) { $0.lines(12, 3.4, 12, 20.6) },
        pair("square.split.1x2", { $0.box(3, 3.4, 18, 17.2, radius: 2.4) }) { $0.lines(3, 12, 21, 12) },
        pair("square.split.2x2", { $0.box(3, 3.4, 18, 17.2, radius: 2.4) }) {
            $0.lines(12, 3.4, 12, 20.6)
            $0.lines(3, 12, 21, 12)
        },
        [
            "square.stack.3d.up": SymbolDesign().line { top($0) }.line {
                $0.lines(2.6, 12, 12, 16.6, 21.4, 12)
                $0.lines(2.6, 16.4, 12, 21, 21.4, 16.4)
            },
            "square.stack.3d.up.fill": SymbolDesign().area { top($0) }.line {
                $0.lines(2.6, 12, 12, 16.6, 21.4, 12)
                $0.lines(2.6, 16.4, 12, 21, 21.4, 16.4)
            },
        ],
    ])

    private static let stackOfRectangles: [String: SymbolDesign] = pair("rectangle.stack") {
        $0.box(2.4, 9, 19.2, 11.6, radius: 2)
    }.mapValues { $0.line(twoEdges) }

    private static func twoEdges(_ path: CGMutablePath) {
        path.lines(5.2, 5.8, 18.8, 5.8)
        path.lines(7.4, 2.8, 16.6, 2.8)
    }

    private static func top(_ path: CGMutablePath) { path.lines(12, 2.8, 21.4, 7.4, 12, 12, 2.6, 7.4, closed: true) }

    // MARK: Rectangles

    private static let rectangles: [String: SymbolDesign] = joined([
        pair("plus.rectangle", { $0.box(2.2, 5.4, 19.6, 13.2, radius: 2.2) }) {
            $0.lines(12, 8.4, 12, 15.6)
            $0.lines(8.4, 12, 15.6, 12)
        },
        pair("checkmark.rectangle", { $0.box(2.2, 5.4, 19.6, 13.2, radius: 2.2) }) {
            $0.lines(8.2, 12.2, 10.8, 15, 15.8, 9)
        },
        pair("note.text", { $0.box(3, 3, 18, 18, radius: 2.6) }) {
            $0.lines(7, 8, 17, 8)
            $0.lines(7, 12, 17, 12)
            $0.lines(7, 16, 12.6, 16)
        }.filter { $0.key == "note.text" },
        stacked(
            "rectangle.on.rectangle", back: { $0.box(2.4, 3.6, 15, 11.4, radius: 2) },
            front: { $0.box(6.6, 8.4, 15, 11.6, radius: 2) }, gap: { $0.box(5.6, 7.4, 17, 13.6, radius: 2.6) }
        ).filter { $0.key == "rectangle.on.rectangle" },
        pair("rectangle.split.3x1", { $0.box(2.2, 5, 19.6, 14, radius: 2.2) }) {
            $0.lines(8.7, 5, 8.7, 19)
            $0.lines(15.3, 5, 15.3, 19)
        },
    ])

    // MARK: Books

    private static let printedThings: [String: SymbolDesign] = joined([
        pair("books.vertical") { path in
            path.box(2.6, 4, 3.6, 17, radius: 0.6)
            path.box(9, 4, 3.6, 17, radius: 0.6)
            path.turned(-12) { $0.box(16, 5.4, 3.6, 15.4, radius: 0.6) }
        },
        pair("book.closed", { $0.box(4.6, 2.6, 14.8, 18.8, radius: 2.2) }) { $0.lines(4.6, 17, 19.4, 17) },
        pair("newspaper", paper) {
            $0.lines(6, 8, 14, 8)
            $0.lines(6, 12, 9, 12)
            $0.lines(6, 16, 9, 16)
            $0.lines(12.4, 12, 14, 12)
            $0.lines(12.4, 16, 14, 16)
        }.mapValues { $0.line { $0.lines(17.4, 9, 21.6, 9, 21.6, 18, 19.6, 20.4) } },
        pair("text.book.closed", { $0.box(4.6, 2.6, 14.8, 18.8, radius: 2.2) }) {
            $0.lines(4.6, 17, 19.4, 17)
            $0.lines(8.6, 7, 15.4, 7)
            $0.lines(8.6, 10.6, 13, 10.6)
        },
    ])

    private static func paper(_ path: CGMutablePath) {
        path.start(2.4, 3.8)
        path.addLine(to: CGPoint(x: 17.4, y: 3.8))
        path.addLine(to: CGPoint(x: 17.4, y: 18))
        path.curve(17.4, 19.4, 18.2, 20.4, 19.6, 20.4)
        path.addLine(to: CGPoint(x: 4.6, y: 20.4))
        path.curve(3.2, 20.4, 2.4, 19.6, 2.4, 18.2)
        path.closeSubpath()
    }

    private static let calendars: [String: SymbolDesign] = {
        let page: Shape = {
            $0.box(2.8, 4.4, 18.4, 16.8, radius: 2.8)
            $0.lines(2.8, 9.4, 21.2, 9.4)
            $0.lines(7.6, 2.2, 7.6, 6)
            $0.lines(16.4, 2.2, 16.4, 6)
        }
        return joined([
            badgedWithPlus(["calendar": SymbolDesign().line(page)]),
            circled("calendar.circle") {
                $0.box(7.4, 8.4, 9.2, 8.2, radius: 1)
                $0.lines(7.4, 11.2, 16.6, 11.2)
                $0.lines(9.8, 6.9, 9.8, 8.4)
                $0.lines(14.2, 6.9, 14.2, 8.4)
            },
        ])
    }()
}
