import CoreGraphics

/// Work on text and pictures: alignment, styles, tools.
extension SymbolDesign {
    static let text: [String: SymbolDesign] = joined([
        alignments, styles, pens, workshop, pictureTools, searches,
        pair("paintpalette", palette) { path in
            for (x, y) in [(7.4, 13), (8, 8.6), (12.2, 6.6), (16.4, 8.8)] as [(CGFloat, CGFloat)] {
                path.dot(x, y, 0.2)
            }
        },
    ])

    // MARK: Lines of text

    private static let alignments: [String: SymbolDesign] = {
        let rows: [CGFloat] = [5, 9.7, 14.3, 19]
        func lines(_ ends: [(CGFloat, CGFloat)]) -> SymbolDesign {
            SymbolDesign().line { path in
                for (y, (from, to)) in zip(rows, ends) { path.lines(from, y, to, y) }
            }
        }
        return [
            "text.alignleft": lines([(3, 21), (3, 14), (3, 21), (3, 14)]),
            "text.aligncenter": lines([(3, 21), (6.5, 17.5), (3, 21), (6.5, 17.5)]),
            "text.alignright": lines([(3, 21), (10, 21), (3, 21), (10, 21)]),
            "text.justify": lines([(3, 21), (3, 21), (3, 21), (3, 21)]),
            "increase.indent": lines([(3, 21), (11, 21), (11, 21), (3, 21)])
                .line { $0.lines(3.4, 9, 6.6, 12, 3.4, 15) },
            "decrease.indent": lines([(3, 21), (11, 21), (11, 21), (3, 21)])
                .line { $0.lines(6.6, 9, 3.4, 12, 6.6, 15) },
            "slider.vertical.3": SymbolDesign().line { path in
                for (x, knob) in [(5.5, 9.0), (12, 16), (18.5, 11)] as [(CGFloat, CGFloat)] {
                    path.lines(x, 3, x, knob - 2.4)
                    path.circle(x, knob, 2.2)
                    path.lines(x, knob + 2.4, x, 21)
                }
            },
        ]
    }()

    private static let styles: [String: SymbolDesign] = [
        "textformat": SymbolDesign(width: 28).line {
            $0.lines(2.4, 20, 8.4, 4, 14.4, 20)
            $0.lines(4.6, 14.6, 12.2, 14.6)
            $0.circle(20.6, 15.6, 4.2)
            $0.lines(24.8, 11.4, 24.8, 20)
        },
        "textformat.abc": SymbolDesign(width: 32).line {
            $0.lines(2.4, 18, 6.4, 6.4, 10.4, 18)
            $0.lines(4, 14.2, 8.8, 14.2)
            $0.lines(14, 6.4, 14, 18, 16.6, 18)
            $0.curve(20.6, 18, 20.6, 12, 16.6, 12)
            $0.addLine(to: CGPoint(x: 14, y: 12))
            $0.lines(14, 6.4, 16.2, 6.4)
            $0.curve(19.8, 6.4, 19.8, 12, 16.2, 12)
            $0.arc(27.4, 12.2, 5.2, from: 50, to: 310)
        },
        "bold": SymbolDesign(width: 20).line {
            $0.lines(5.2, 4, 5.2, 20, 11, 20)
            $0.curve(17, 20, 17, 11.6, 11, 11.6)
            $0.addLine(to: CGPoint(x: 5.2, y: 11.6))
            $0.lines(5.2, 4, 10.4, 4)
            $0.curve(15.6, 4, 15.6, 11.6, 10.4, 11.6)
            $0.lines(6.8, 4.6, 6.8, 19.4)
        },
        "italic": SymbolDesign(width: 20).line {
            $0.lines(8, 4, 16.6, 4)
            $0.lines(3.4, 20, 12, 20)
            $0.lines(12.6, 4, 7.4, 20)
        },
        "underline": SymbolDesign(width: 20).line {
            $0.lines(4.6, 3, 4.6, 10)
            $0.curve(4.6, 18.4, 15.4, 18.4, 15.4, 10)
            $0.addLine(to: CGPoint(x: 15.4, y: 3))
            $0.lines(3.4, 21, 16.6, 21)
        },
        "strikethrough": SymbolDesign(width: 20).line {
            $0.start(15.2, 7.4)
            $0.curve(14.4, 5, 12.4, 4, 10, 4)
            $0.curve(7, 4, 4.8, 5.6, 4.8, 8)
            $0.curve(4.8, 10.4, 7, 11.4, 10, 12)
            $0.curve(13, 12.6, 15.4, 13.6, 15.4, 16)
            $0.curve(15.4, 18.4, 13, 20, 10, 20)
            $0.curve(7.2, 20, 5, 18.8, 4.4, 16.4)
            $0.lines(2.6, 12, 17.4, 12)
        },
        "paragraphsign": SymbolDesign(width: 20).line {
            $0.lines(17.4, 3.6, 9, 3.6)
            $0.curve(2, 3.6, 2, 13.2, 9, 13.2)
            $0.lines(9.6, 3.6, 9.6, 20.6)
            $0.lines(14.6, 3.6, 14.6, 20.6)
        }.area {
            $0.start(9, 3.6)
            $0.curve(2, 3.6, 2, 13.2, 9, 13.2)
            $0.closeSubpath()
        },
        "character.cursor.ibeam": SymbolDesign(width: 28).line {
            $0.lines(2.4, 18.4, 7.6, 5.6, 12.8, 18.4)
            $0.lines(4.4, 14.2, 10.8, 14.2)
            $0.start(17.4, 2.8)
            $0.curve(19.4, 2.8, 20.4, 3.4, 20.8, 4.8)
            $0.curve(21.2, 3.4, 22.2, 2.8, 24.2, 2.8)
            $0.lines(20.8, 4.8, 20.8, 19.2)
            $0.start(17.4, 21.2)
            $0.curve(19.4, 21.2, 20.4, 20.6, 20.8, 19.2)
            $0.curve(21.2, 20.6, 22.2, 21.2, 24.2, 21.2)
        },
    ]

    // MARK: Pens

    private static let pens: [String: SymbolDesign] = {
        let pencil: Shape = {
            $0.lines(3.2, 20.8, 4.6, 15.4, 16.4, 3.6, 20.4, 7.6, 8.6, 19.4, closed: true)
            $0.lines(13.4, 6.6, 17.4, 10.6)
        }
        return joined([
            slashed(["pencil": SymbolDesign().line(pencil)]),
            [
                "scribble": SymbolDesign().line(scribble),
                "pencil.and.outline": SymbolDesign().line { $0.placed(0.82, 13.8, 10, pencil) }.line {
                    $0.lines(9.2, 6, 3, 6, 3, 21.2, 18, 21.2, 18, 15.4)
                },
                "pencil.line": SymbolDesign().line { $0.placed(0.86, 12, 10.4, pencil) }.line {
                    $0.lines(12.4, 21.2, 21, 21.2)
                },
                "highlighter": SymbolDesign().line {
                    $0.lines(8, 11, 16, 3, 21, 8, 13, 16, closed: true)
                    $0.lines(8, 11, 6, 15.8, 8.2, 18, 13, 16)
                }.area { $0.lines(6, 16.2, 3, 20.4, 5.6, 20.4, 7.8, 18, closed: true) },
                "eyedropper": SymbolDesign().line {
                    $0.lines(12, 7.8, 3.8, 16, 3, 21, 8, 20.2, 16.2, 12)
                }.line { $0.lines(9.8, 5.6, 18.4, 14.2) }.area {
                    $0.start(14, 7.8)
                    $0.addLine(to: CGPoint(x: 17, y: 3.8))
                    $0.curve(19, 1.8, 22.2, 5, 20.2, 7)
                    $0.addLine(to: CGPoint(x: 16.2, y: 10))
                    $0.closeSubpath()
                },
            ],
        ])
    }()

    private static func scribble(_ path: CGMutablePath) {
        path.start(3, 12.6)
        path.curve(6, 3, 13, 2.4, 12, 7.6)
        path.curve(11, 12.4, 5.4, 14.6, 6.6, 17.6)
        path.curve(8, 21, 15, 9.4, 17.8, 11)
        path.curve(20.2, 12.4, 14.2, 17.8, 16.2, 19.4)
        path.curve(17.6, 20.4, 19.6, 18.8, 21, 17)
    }

    private static func palette(_ path: CGMutablePath) {
        path.start(12, 2.8)
        path.curve(17.4, 2.8, 21.4, 6.2, 21.4, 10.8)
        path.curve(21.4, 14, 19, 15.8, 16.4, 15.8)
        path.curve(14.2, 15.8, 13.2, 17, 13.8, 18.6)
        path.curve(14.4, 20.2, 13.6, 21.2, 12, 21.2)
        path.curve(6.8, 21.2, 2.6, 17.2, 2.6, 12)
        path.curve(2.6, 6.8, 6.8, 2.8, 12, 2.8)
        path.closeSubpath()
    }

    // MARK: Workshop

    private static let workshop: [String: SymbolDesign] = joined([
        pair("hammer", hammer), pair("wrench") { $0.turned(45, wrench) },
        [
            "scissors": SymbolDesign().line {
                $0.circle(6, 17.6, 3.2)
                $0.circle(18, 17.6, 3.2)
                $0.lines(7.8, 14.8, 16.4, 2.6)
                $0.lines(16.2, 14.8, 7.6, 2.6)
            },
            "wrench.and.screwdriver": SymbolDesign().line { $0.turned(-45, screwdriver) }
                .clear { $0.turned(45) { $0.box(10, 3, 4, 18, radius: 1) } }.line { $0.turned(45, wrench) },
            "wrench.and.screwdriver.fill": SymbolDesign().area { $0.turned(-45, screwdriver) }
                .clear { $0.turned(45) { $0.box(9.4, 3, 5.2, 18, radius: 1) } }.area { $0.turned(45, wrench) },
        ],
    ])

    private static func hammer(_ path: CGMutablePath) {
        path.turned(45) {
            $0.lines(10.4, 9, 13.6, 9, 13.6, 21.6, 10.4, 21.6, closed: true)
            $0.start(5, 9)
            $0.addLine(to: CGPoint(x: 5, y: 3.4))
            $0.addLine(to: CGPoint(x: 15.4, y: 3.4))
            $0.curve(17.6, 3.4, 19.2, 4.6, 20.2, 6.6)
            $0.curve(18.6, 6.2, 17.4, 6.8, 17, 9)
            $0.closeSubpath()
        }
    }

    /// An upright wrench with its mouth at the top.
    private static func wrench(_ path: CGMutablePath) {
        path.start(10.2, 2.4)
        path.addLine(to: CGPoint(x: 10.2, y: 6.4))
        path.addLine(to: CGPoint(x: 13.8, y: 6.4))
        path.addLine(to: CGPoint(x: 13.8, y: 2.4))
        path.curve(17.6, 4, 17.8, 9, 14, 10.6)
        path.addLine(to: CGPoint(x: 14, y: 19.6))
        path.curve(14, 22.2, 10, 22.2, 10, 19.6)
        path.addLine(to: CGPoint(x: 10, y: 10.6))
        path.curve(6.2, 9, 6.4, 4, 10.2, 2.4)
        path.closeSubpath()
    }

    private static func screwdriver(_ path: CGMutablePath) {
        path.lines(12, 1.6, 12, 12)
        path.box(9.8, 12.4, 4.4, 9.4, radius: 1.4)
    }

    // MARK: Pictures

    private static let pictureTools: [String: SymbolDesign] = joined([
        rotated("right") { $0($1) }, rotated("left") { shape, path in path.mirrored(shape) },
        [
            "crop": SymbolDesign().line {
                $0.lines(6.6, 2.4, 6.6, 17.4, 21.6, 17.4)
                $0.lines(2.4, 6.6, 17.4, 6.6, 17.4, 21.6)
            },
            "flip.horizontal": SymbolDesign().line {
                $0.lines(9, 5, 9, 19, 2.6, 19, closed: true)
                $0.lines(12, 2.6, 12, 21.4)
            }.area { $0.lines(15, 5, 15, 19, 21.4, 19, closed: true) },
            "flip.horizontal.fill": SymbolDesign().area {
                $0.lines(9, 5, 9, 19, 2.6, 19, closed: true)
                $0.lines(15, 5, 15, 19, 21.4, 19, closed: true)
            }.line { $0.lines(12, 2.6, 12, 21.4) },
        ],
    ])

    /// A square with an arrow over it that turns.
    private static func rotated(
        _ direction: String, _ placing: (Shape, CGMutablePath) -> Void
    ) -> [String: SymbolDesign] {
        pair("rotate.\(direction)") { path in placing({ $0.box(3, 10.4, 12, 10.8, radius: 1.8) }, path) }.mapValues {
            $0.line { path in
                placing(
                    {
                        $0.start(7, 6)
                        $0.curve(11.6, 3, 18.4, 5, 19.2, 12.2)
                        $0.lines(15.8, 9.8, 19.2, 12.6, 21.8, 9)
                    }, path)
            }
        }
    }

    private static let searches: [String: SymbolDesign] = {
        let glass = SymbolDesign().line {
            $0.circle(10, 10, 6.8)
            $0.lines(15, 15, 20.8, 20.8)
        }
        return [
            "plus.magnifyingglass": glass.line {
                $0.lines(10, 6.8, 10, 13.2)
                $0.lines(6.8, 10, 13.2, 10)
            },
            "minus.magnifyingglass": glass.line { $0.lines(6.8, 10, 13.2, 10) },
            "text.magnifyingglass": SymbolDesign().line {
                for y in [5, 9.8, 14.6] as [CGFloat] { $0.lines(2.6, y, y == 5 ? 12 : 6.4, y) }
                $0.circle(14.2, 12, 4.6)
                $0.lines(17.6, 15.4, 21.4, 19.2)
            },
            "doc.text.magnifyingglass": SymbolDesign().line {
                $0.lines(19, 9, 19, 8, 13.6, 2.5, 4, 2.5, 4, 21.5, 10.4, 21.5)
                $0.lines(7.4, 8, 10.6, 8)
                $0.circle(15.2, 15.2, 4.2)
                $0.lines(18.2, 18.2, 21.2, 21.2)
            },
        ]
    }()
}
