import CoreGraphics
import Foundation

extension SymbolDesign {
    /// Returns the symbol with a name that code for iOS uses, or nil if there is none.
    static func named(_ name: String) -> SymbolDesign? {
        for group in groups {
            if let design = group()[name] { return design }
        }
        return nil
    }

    static var names: [String] { joined(groups.map { $0() }).keys.sorted() }

    /// Each group is made only when a name isn't in those before it, so that an app's first symbol doesn't wait for all
    /// the others.
    private static let groups: [@Sendable () -> [String: SymbolDesign]] = [
        { arrows }, { marks }, { shapes }, { things }, { tiles }, { mail }, { settings }, { everyday },
        { moreArrows }, { media }, { signs }, { people }, { documents }, { text }, { travel }, { shopping },
        { weather }, { health }, { hardware }, { plainShapes }, { halves }, { player }, { games }, { numbers },
    ]

    // MARK: Arrows

    private static let arrows: [String: SymbolDesign] = {
        let right = SymbolDesign(width: 14).line { $0.lines(3.5, 4, 10.5, 12, 3.5, 20) }
        let left = SymbolDesign(width: 14).line { $0.lines(10.5, 4, 3.5, 12, 10.5, 20) }
        return [
            "chevron.right": right, "chevron.left": left,
            "chevron.forward": right.followingText(), "chevron.backward": left.followingText(),
            "chevron.up": SymbolDesign().line { $0.lines(4, 15.5, 12, 8.5, 20, 15.5) },
            "chevron.down": SymbolDesign().line { $0.lines(4, 8.5, 12, 15.5, 20, 8.5) },
            "arrow.up": SymbolDesign(width: 20).line {
                $0.lines(10, 21, 10, 3)
                $0.lines(3.5, 9.5, 10, 3, 16.5, 9.5)
            },
            "arrow.down": SymbolDesign(width: 20).line {
                $0.lines(10, 3, 10, 21)
                $0.lines(3.5, 14.5, 10, 21, 16.5, 14.5)
            },
            "arrow.left": SymbolDesign().line {
                $0.lines(21, 12, 3, 12)
                $0.lines(9.5, 5.5, 3, 12, 9.5, 18.5)
            },
            "arrow.right": SymbolDesign().line {
                $0.lines(3, 12, 21, 12)
                $0.lines(14.5, 5.5, 21, 12, 14.5, 18.5)
            },
            "arrow.clockwise": SymbolDesign().line {
                $0.arc(12, 12.5, 8.5, from: 10, to: 310)
                $0.lines(18.2, 1.8, 17.5, 6, 13.3, 5.4)
            },
            "arrow.counterclockwise": SymbolDesign().line {
                $0.arc(12, 12.5, 8.5, from: -130, to: 170)
                $0.lines(5.8, 1.8, 6.5, 6, 10.7, 5.4)
            },
            "sidebar.left": sidebar(lineAt: 9.5), "sidebar.right": sidebar(lineAt: 14.5),
            "sidebar.leading": sidebar(lineAt: 9.5).followingText(),
            "sidebar.trailing": sidebar(lineAt: 14.5).followingText(),
            "square.and.arrow.up": SymbolDesign().line {
                $0.lines(8, 9.5, 5.5, 9.5, 5.5, 21, 18.5, 21, 18.5, 9.5, 16, 9.5)
                $0.lines(12, 15, 12, 3)
                $0.lines(8.5, 6.5, 12, 3, 15.5, 6.5)
            },
            "square.and.arrow.down": SymbolDesign().line {
                $0.lines(8, 9.5, 5.5, 9.5, 5.5, 21, 18.5, 21, 18.5, 9.5, 16, 9.5)
                $0.lines(12, 3, 12, 15)
                $0.lines(8.5, 11.5, 12, 15, 15.5, 11.5)
            },
        ]
    }()

    /// A screen with a list beside it.
    private static func sidebar(lineAt x: CGFloat) -> SymbolDesign {
        SymbolDesign().line {
            $0.box(2.5, 4.5, 19, 15, radius: 3)
            $0.lines(x, 4.5, x, 19.5)
        }
    }

    // MARK: Marks, alone and in circles

    private static let marks: [String: SymbolDesign] = {
        let signs: [String: (small: (CGMutablePath) -> Void, large: SymbolDesign)] = [
            "plus": (
                {
                    $0.lines(12, 7.5, 12, 16.5)
                    $0.lines(7.5, 12, 16.5, 12)
                },
                SymbolDesign().line {
                    $0.lines(12, 4, 12, 20)
                    $0.lines(4, 12, 20, 12)
                }
            ),
            "minus": ({ $0.lines(7.5, 12, 16.5, 12) }, SymbolDesign().line { $0.lines(4, 12, 20, 12) }),
            "xmark": (
                {
                    $0.lines(8.7, 8.7, 15.3, 15.3)
                    $0.lines(15.3, 8.7, 8.7, 15.3)
                },
                SymbolDesign().line {
                    $0.lines(5, 5, 19, 19)
                    $0.lines(19, 5, 5, 19)
                }
            ),
            "checkmark": (
                { $0.lines(7.5, 12.5, 10.8, 16, 16.5, 8.3) },
                SymbolDesign().line { $0.lines(4, 13, 9.5, 19.5, 20, 4.5) }
            ),
            "ellipsis": (
                { for x in [8, 12, 16] as [CGFloat] { $0.circle(x, 12, 0.4) } },
                SymbolDesign().area { for x in [4.5, 12, 19.5] as [CGFloat] { $0.circle(x, 12, 0.8) } }
            ),
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, sign) in signs {
            designs[name] = sign.large
            designs[name + ".circle"] = SymbolDesign().line { $0.circle(12, 12, 9) }.line(sign.small)
            designs[name + ".circle.fill"] = SymbolDesign().area { $0.circle(12, 12, 9) }.cut(sign.small)
            if name != "ellipsis" { designs.merge(squared(name + ".square", sign.small)) { first, _ in first } }
        }
        return designs
    }()

    // MARK: Shapes

    private static let shapes: [String: SymbolDesign] = {
        let outlines: [String: (CGMutablePath) -> Void] = [
            "star": star, "heart": heart, "circle": { $0.circle(12, 12, 9) },
            "square": { $0.box(3.5, 3.5, 17, 17, radius: 3) },
            "bookmark": bookmark,
            "folder": folder,
            "square.grid.2x2": { path in
                for x in [3.2, 13.6] as [CGFloat] {
                    for y in [3.2, 13.6] as [CGFloat] { path.box(x, y, 7.2, 7.2, radius: 1.4) }
                }
            },
            "person": person, "cloud": cloud, "moon": moon,
        ]
        var designs: [String: SymbolDesign] = [:]
        for (name, outline) in outlines {
            designs[name] = SymbolDesign().line(outline)
            designs[name + ".fill"] = SymbolDesign().area(outline)
        }
        return designs
    }()

    static func star(_ path: CGMutablePath) {
        path.addLines(between: starPoints)
        path.closeSubpath()
    }

    /// Tips and notches alternately, clockwise from the top.
    static let starPoints: [CGPoint] = (0..<10).map { index in
        let (radius, angle) = (index.isMultiple(of: 2) ? 9.8 : 4.2, CGFloat(index) * .pi / 5 - .pi / 2)
        return CGPoint(x: 12 + radius * cos(angle), y: 12.6 + radius * sin(angle))
    }

    static func heart(_ path: CGMutablePath) {
        path.start(12, 20.5)
        path.curve(5.5, 15.6, 2.6, 12.2, 2.6, 8.6)
        path.curve(2.6, 5.6, 4.7, 3.6, 7.3, 3.6)
        path.curve(9.4, 3.6, 11.1, 4.8, 12, 6.8)
        path.curve(12.9, 4.8, 14.6, 3.6, 16.7, 3.6)
        path.curve(19.3, 3.6, 21.4, 5.6, 21.4, 8.6)
        path.curve(21.4, 12.2, 18.5, 15.6, 12, 20.5)
        path.closeSubpath()
    }

    static func person(_ path: CGMutablePath) {
        path.circle(12, 7.6, 4.2)
        path.start(3.8, 20.6)
        path.curve(3.8, 16.6, 7.4, 14.4, 12, 14.4)
        path.curve(16.6, 14.4, 20.2, 16.6, 20.2, 20.6)
        path.closeSubpath()
    }

    static func cloud(_ path: CGMutablePath) {
        path.start(7, 19)
        path.curve(4.4, 19, 2.4, 17.2, 2.4, 14.8)
        path.curve(2.4, 12.5, 4.1, 10.7, 6.4, 10.5)
        path.curve(7, 7.4, 9.5, 5.2, 12.7, 5.2)
        path.curve(16.2, 5.2, 18.9, 7.6, 19.2, 11)
        path.curve(20.7, 11.6, 21.6, 13, 21.6, 14.8)
        path.curve(21.6, 17.2, 19.8, 19, 17.4, 19)
        path.closeSubpath()
    }

    static func moon(_ path: CGMutablePath) {
        path.start(20.5, 14.4)
        path.curve(19.4, 14.9, 18.2, 15.2, 17, 15.2)
        path.curve(12.5, 15.2, 8.9, 11.6, 8.9, 7.1)
        path.curve(8.9, 5.8, 9.2, 4.6, 9.7, 3.5)
        path.curve(5.8, 4.8, 3, 8.4, 3, 12.5)
        path.curve(3, 17.4, 7, 21, 11.8, 21)
        path.curve(15.8, 21, 19.2, 18.3, 20.5, 14.4)
        path.closeSubpath()
    }

    // MARK: Everyday objects

    /// Short lines around the centre of the symbol.
    static func rays(_ path: CGMutablePath, from inner: CGFloat, to outer: CGFloat) {
        for index in 0..<8 {
            let angle = CGFloat(index) * .pi / 4
            path.lines(
                12 + inner * cos(angle), 12 + inner * sin(angle), 12 + outer * cos(angle), 12 + outer * sin(angle))
        }
    }

    private static let things: [String: SymbolDesign] = {
        let gear = SymbolDesign().line {
            $0.circle(12, 12, 3)
            $0.circle(12, 12, 7)
            rays($0, from: 7, to: 9.4)
        }
        return [
            "gear": gear, "gearshape": gear,
            "trash": trash,
            "delete.left": SymbolDesign(width: 26).line {
                $0.lines(9, 4.5, 23.5, 4.5, 23.5, 19.5, 9, 19.5, 2.5, 12, closed: true)
                $0.lines(12, 9, 18, 15)
                $0.lines(18, 9, 12, 15)
            },
            "magnifyingglass": SymbolDesign().line {
                $0.circle(10, 10, 6.8)
                $0.lines(15, 15, 20.8, 20.8)
            },
            "photo": SymbolDesign().line {
                $0.box(2.5, 4.5, 19, 15, radius: 2.5)
                $0.lines(3.2, 17.4, 8.8, 12.4, 12.4, 15.6, 16.4, 11, 20.8, 15.4)
            }.area { $0.circle(8, 9, 0.8) },
            "person.crop.circle": SymbolDesign().line {
                $0.circle(12, 12, 9.4)
                $0.circle(12, 9.6, 3)
                $0.start(5.8, 18.4)
                $0.curve(6.6, 16, 9, 14.8, 12, 14.8)
                $0.curve(15, 14.8, 17.4, 16, 18.2, 18.4)
            },
            "icloud.and.arrow.down": SymbolDesign().line {
                $0.start(8, 16)
                $0.lines(8, 16, 6.6, 16)
                $0.curve(4.2, 16, 2.4, 14.4, 2.4, 12.2)
                $0.curve(2.4, 10, 4, 8.4, 6.2, 8.2)
                $0.curve(6.8, 5.2, 9.4, 3, 12.6, 3)
                $0.curve(16, 3, 18.8, 5.4, 19, 8.6)
                $0.curve(20.6, 9.2, 21.6, 10.6, 21.6, 12.2)
                $0.curve(21.6, 14.4, 19.8, 16, 17.4, 16)
                $0.addLine(to: CGPoint(x: 16, y: 16))
                $0.lines(12, 10.5, 12, 21)
                $0.lines(9, 18, 12, 21, 15, 18)
            },
            "list.bullet": SymbolDesign().line {
                for y in [5.5, 12, 18.5] as [CGFloat] { $0.lines(8.5, y, 21, y) }
            }.area { for y in [5.5, 12, 18.5] as [CGFloat] { $0.circle(3.6, y, 0.5) } }.followingText(),
            "sun.max": SymbolDesign().line {
                $0.circle(12, 12, 4)
                rays($0, from: 7.4, to: 9.6)
            },
            "house": SymbolDesign().line {
                $0.lines(2.5, 12, 12, 3.5, 21.5, 12)
                $0.lines(5.2, 9.8, 5.2, 20.5, 18.8, 20.5, 18.8, 9.8)
            },
            "info.circle": SymbolDesign().line {
                $0.circle(12, 12, 9)
                $0.lines(10.5, 11, 12.2, 11, 12.2, 16.6)
            }.area { $0.circle(12, 7.6, 0.3) },
        ]
    }()

    static let trash: SymbolDesign = SymbolDesign(width: 22).line {
        $0.lines(3, 6, 19, 6)
        $0.lines(8, 6, 8, 3, 14, 3, 14, 6)
        $0.lines(5, 6, 6, 21, 16, 21, 17, 6)
        $0.lines(9, 10, 9.3, 17)
        $0.lines(13, 10, 12.7, 17)
    }
}
