import CoreGraphics

/// Arrows, chevrons and triangles, alone and in circles.
extension SymbolDesign {
    static let moreArrows: [String: SymbolDesign] = joined([
        arrowsInCircles, chevronsInCircles, diagonals, turns, ends, triangles, chevrons,
        circled("arrow.clockwise.circle") {
            $0.placed(0.52, 12, 12) {
                $0.arc(12, 12.5, 8.5, from: 10, to: 310)
                $0.lines(18.4, 0.6, 17.5, 6, 12, 5.2)
            }
        },
        circled("arrow.uturn.left.circle") { $0.placed(0.52, 12, 12, turnToTheLeft) },
        circled("arrow.up.arrow.down.circle") {
            $0.lines(9.2, 16.4, 9.2, 7.6)
            $0.lines(6.8, 10, 9.2, 7.6, 11.6, 10)
            $0.lines(14.8, 7.6, 14.8, 16.4)
            $0.lines(12.4, 14, 14.8, 16.4, 17.2, 14)
        },
    ])

    /// The directions, clockwise from straight up, in degrees.
    private static let directions: [(name: String, degrees: CGFloat)] = [
        ("up", 0), ("up.right", 45), ("right", 90), ("down.right", 135), ("down", 180), ("down.left", 225),
        ("left", 270), ("up.left", 315), ("forward", 90), ("backward", 270),
    ]

    // MARK: In circles and squares

    private static let arrowsInCircles: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for (name, degrees) in directions {
            let arrow: Shape = {
                $0.turned(degrees) {
                    $0.lines(12, 16.6, 12, 7.4)
                    $0.lines(8.2, 11.2, 12, 7.4, 15.8, 11.2)
                }
            }
            for (name, design) in circled("arrow.\(name).circle", arrow) { designs[name] = design }
            for (name, design) in squared("arrow.\(name).square", arrow) { designs[name] = design }
        }
        return designs.followingText()
    }()

    private static let chevronsInCircles: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for (name, degrees) in directions where !name.contains(".") {
            let chevron: Shape = { $0.turned(degrees) { $0.lines(7.6, 14, 12, 9.6, 16.4, 14) } }
            for (name, design) in circled("chevron.\(name).circle", chevron) { designs[name] = design }
            for (name, design) in squared("chevron.\(name).square", chevron) { designs[name] = design }
        }
        return designs.followingText()
    }()

    // MARK: Arrows

    private static let diagonals: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for (name, degrees) in directions where name.contains(".") {
            designs["arrow.\(name)"] = SymbolDesign().line {
                $0.turned(degrees - 45) {
                    $0.lines(5, 19, 19, 5)
                    $0.lines(8, 5, 19, 5, 19, 16)
                }
            }
        }
        return designs
    }()

    private static let turns: [String: SymbolDesign] = [
        "arrow.uturn.left": SymbolDesign().line(turnToTheLeft),
        "arrow.uturn.right": SymbolDesign().line { $0.mirrored(turnToTheLeft) },
        "arrow.uturn.backward": SymbolDesign().line(turnToTheLeft).followingText(),
        "arrow.uturn.forward": SymbolDesign().line { $0.mirrored(turnToTheLeft) }.followingText(),
        "arrow.triangle.2.circlepath": SymbolDesign()
            .line { $0.twice { $0.arc(12, 12, 8.2, from: 196, to: 322) } }
            .area { $0.twice { $0.lines(20.4, 10, 21, 5.2, 16.4, 8.2, closed: true) } },
        "arrow.2.circlepath": SymbolDesign().line {
            $0.twice {
                $0.arc(12, 12, 8.2, from: 196, to: 336)
                $0.lines(20.8, 3.8, 19.5, 8.7, 14.8, 7.8)
            }
        },
    ]

    private static let ends: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [
            "arrow.forward": SymbolDesign().line { $0.turned(90, tallArrow) }.followingText(),
            "arrow.backward": SymbolDesign().line { $0.turned(270, tallArrow) }.followingText(),
            "arrow.up.and.down": SymbolDesign().line(doubleArrow),
            "arrow.left.and.right": SymbolDesign().line { $0.turned(90, doubleArrow) },
            "arrow.up.and.down.and.arrow.left.and.right": SymbolDesign().line {
                for degrees in [0, 90, 180, 270] as [CGFloat] {
                    $0.turned(degrees) {
                        $0.lines(12, 12, 12, 2.6)
                        $0.lines(9, 5.6, 12, 2.6, 15, 5.6)
                    }
                }
            },
            "arrow.left.arrow.right": SymbolDesign().line {
                $0.lines(20.5, 7.5, 3.5, 7.5)
                $0.lines(8, 3, 3.5, 7.5, 8, 12)
                $0.lines(3.5, 16.5, 20.5, 16.5)
                $0.lines(16, 12, 20.5, 16.5, 16, 21)
            },
            "arrow.up.left.and.arrow.down.right": SymbolDesign().line {
                $0.twice {
                    $0.lines(10.2, 10.2, 3.4, 3.4)
                    $0.lines(3.4, 9.8, 3.4, 3.4, 9.8, 3.4)
                }
            },
            "arrow.down.right.and.arrow.up.left": SymbolDesign().line {
                $0.twice {
                    $0.lines(3.2, 3.2, 10, 10)
                    $0.lines(3.6, 10, 10, 10, 10, 3.6)
                }
            },
            "rectangle.portrait.and.arrow.right": SymbolDesign().line {
                $0.lines(13, 7.4, 13, 3, 3.4, 3, 3.4, 21, 13, 21, 13, 16.6)
                $0.lines(8, 12, 21, 12)
                $0.lines(17.4, 8.4, 21, 12, 17.4, 15.6)
            },
        ]
        for (name, degrees) in directions.prefix(8) where !name.contains(".") {
            designs["arrow.\(name).to.line"] = SymbolDesign().line {
                $0.turned(degrees) {
                    $0.lines(12, 21, 12, 6.4)
                    $0.lines(6.6, 11.8, 12, 6.4, 17.4, 11.8)
                    $0.lines(4.4, 3, 19.6, 3)
                }
            }
        }
        return designs
    }()

    // MARK: Triangles and chevrons

    private static let triangles: [String: SymbolDesign] = {
        var designs: [String: SymbolDesign] = [:]
        for (name, degrees) in directions.prefix(8) where !name.contains(".") {
            let triangle: Shape = { $0.turned(degrees) { $0.lines(12, 4.6, 20.4, 18.6, 3.6, 18.6, closed: true) } }
            for (name, design) in pair("arrowtriangle.\(name)", triangle) { designs[name] = design }
        }
        return designs
    }()

    private static let chevrons: [String: SymbolDesign] = [
        "chevron.compact.up": SymbolDesign().line { $0.lines(2.6, 13.8, 12, 10.2, 21.4, 13.8) },
        "chevron.compact.down": SymbolDesign().line { $0.lines(2.6, 10.2, 12, 13.8, 21.4, 10.2) },
        "chevron.compact.left": SymbolDesign(width: 12).line { $0.lines(7.8, 2.6, 4.2, 12, 7.8, 21.4) },
        "chevron.compact.right": SymbolDesign(width: 12).line { $0.lines(4.2, 2.6, 7.8, 12, 4.2, 21.4) },
        "chevron.right.2": SymbolDesign().line(twoChevrons),
        "chevron.left.2": SymbolDesign().line { $0.mirrored(twoChevrons) },
        "chevron.left.forwardslash.chevron.right": SymbolDesign(width: 28).line {
            $0.lines(8, 6, 2.4, 12, 8, 18)
            $0.lines(20, 6, 25.6, 12, 20, 18)
            $0.lines(11.6, 20, 16.4, 4)
        },
    ]

    private static func twoChevrons(_ path: CGMutablePath) {
        path.lines(4.6, 4.8, 11.4, 12, 4.6, 19.2)
        path.lines(12.4, 4.8, 19.2, 12, 12.4, 19.2)
    }

    private static func tallArrow(_ path: CGMutablePath) {
        path.lines(12, 21, 12, 3)
        path.lines(5.5, 9.5, 12, 3, 18.5, 9.5)
    }

    private static func doubleArrow(_ path: CGMutablePath) {
        path.lines(12, 21, 12, 3)
        path.lines(7.4, 7.6, 12, 3, 16.6, 7.6)
        path.lines(7.4, 16.4, 12, 21, 16.6, 16.4)
    }

    private static func turnToTheLeft(_ path: CGMutablePath) {
        path.lines(8.8, 3.6, 3.2, 9.2, 8.8, 14.8)
        path.start(3.2, 9.2)
        path.turn(15.2, 14.6, 5.4, from: -90, to: 90)
        path.addLine(to: CGPoint(x: 9, y: 20))
    }
}

extension CGMutablePath {
    /// Adds a shape, and the same one upside down.
    fileprivate func twice(_ shape: SymbolDesign.Shape) {
        turned(0, shape)
        turned(180, shape)
    }
}

extension [String: SymbolDesign] {
    /// Marks designs whose names contain a reading direction, so that they are mirrored with it.
    fileprivate func followingText() -> [String: SymbolDesign] {
        var designs = self
        for (name, design) in self where name.contains("forward") || name.contains("backward") {
            designs[name] = design.followingText()
        }
        return designs
    }
}
