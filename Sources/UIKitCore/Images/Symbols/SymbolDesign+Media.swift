import CoreGraphics

/// Sound, cameras and pictures.
extension SymbolDesign {
    static let media: [String: SymbolDesign] = joined([
        sound, slashed(pair("speaker", speakerAlone)),
        pair("mic", microphone), slashed(pair("mic", microphone)),
        encircled("mic", { $0.box(9.6, 2.4, 4.8, 10.4, radius: 2.4) }, lines: micStand),
        pair("video", video), slashed(pair("video", video)), encircled("video", video),
        encircled("camera", scale: 0.54, camera).mapValues { $0.area { $0.dot(12, 12.6, 0.5) } },
        pair("film", { $0.box(2.4, 4, 19.2, 16, radius: 2) }) {
            $0.lines(7, 4, 7, 20)
            $0.lines(17, 4, 17, 20)
            $0.lines(7, 12, 17, 12)
            for y in [8, 12, 16] as [CGFloat] {
                $0.lines(2.4, y, 7, y)
                $0.lines(17, y, 21.6, y)
            }
        },
        pair("hifispeaker", { $0.box(5, 2.4, 14, 19.2, radius: 2) }) {
            $0.circle(12, 14.8, 3.6)
            $0.dot(12, 6.8, 0.3)
        },
        pair("gamecontroller", gamepad) {
            $0.lines(7.8, 9, 7.8, 13.4)
            $0.lines(5.6, 11.2, 10, 11.2)
            $0.dot(17.6, 9.8, 0.1)
            $0.dot(14.8, 12.4, 0.1)
        },
        pair("camera.rotate", camera) {
            $0.arc(12, 13.2, 3.6, from: 190, to: 320)
            $0.arc(12, 13.2, 3.6, from: 10, to: 140)
            $0.lines(15.4, 8.8, 15, 11, 12.8, 11.2)
            $0.lines(8.6, 17.6, 9, 15.4, 11.2, 15.2)
        },
        cameras, pictures, sparks,
    ])

    // MARK: Sound

    private static func speakerAlone(_ path: CGMutablePath) { path.placed(1, 17.8, 12, speaker) }

    private static let sound: [String: SymbolDesign] = joined([
        pair("speaker", speakerAlone), speakers(waves: 1), speakers(waves: 3),
        [
            "headphones": SymbolDesign().line {
                $0.start(3, 16.4)
                $0.turn(12, 12, 9, from: 180, to: 360)
                $0.addLine(to: CGPoint(x: 21, y: 16.4))
            }.area {
                $0.box(3.2, 14.4, 3.4, 6.4, radius: 1.2)
                $0.box(17.4, 14.4, 3.4, 6.4, radius: 1.2)
            },
            "music.note.list": SymbolDesign().line {
                $0.lines(2.8, 5, 12.6, 5)
                $0.lines(2.8, 10.6, 11, 10.6)
                $0.lines(2.8, 16.2, 8.4, 16.2)
                $0.lines(17, 18.2, 17, 4)
                $0.curve(17.2, 6.6, 21.4, 7.2, 20.8, 11)
            }.area { $0.addEllipse(in: CGRect(x: 12.2, y: 16.6, width: 4.8, height: 3.8)) },
            "waveform": SymbolDesign().line { waveform($0) },
        ],
        circled("waveform.circle") {
            for (x, half) in [(7.2, 1.4), (10.4, 4.4), (13.6, 2.6), (16.8, 1.4)] as [(CGFloat, CGFloat)] {
                $0.lines(x, 12 - half, x, 12 + half)
            }
        },
    ])

    private static func speakers(waves: Int) -> [String: SymbolDesign] {
        let arcs: Shape = { path in
            for radius in ([4.4, 8.2, 12] as [CGFloat]).prefix(waves) {
                path.arc(waves == 1 ? 14.4 : 10.6, 12, radius, from: -44, to: 44)
            }
        }
        let speaker: Shape = { $0.placed(1, waves == 1 ? 15.8 : 12, 12, Self.speaker) }
        let paper = SymbolDesign(width: waves == 1 ? 24 : 26)
        return [
            "speaker.wave.\(waves)": paper.line(speaker).line(arcs),
            "speaker.wave.\(waves).fill": paper.area(speaker).line(arcs),
        ]
    }

    private static func waveform(_ path: CGMutablePath) {
        for (index, half) in ([2, 5, 9, 4, 7, 2.4] as [CGFloat]).enumerated() {
            let x = 2.8 + CGFloat(index) * 3.68
            path.lines(x, 12 - half, x, 12 + half)
        }
    }

    private static func microphone(_ path: CGMutablePath) {
        path.box(8.6, 2.6, 6.8, 11.4, radius: 3.4)
        micStand(path)
    }

    private static func micStand(_ path: CGMutablePath) {
        // The line goes there and back, so that it encloses nothing.
        path.start(18.6, 10.6)
        path.turn(12, 10.6, 6.6, from: 0, to: 180)
        path.turn(12, 10.6, 6.6, from: 180, to: 0)
        path.lines(12, 17.2, 12, 21)
        path.lines(8.4, 21, 15.6, 21)
    }

    private static func video(_ path: CGMutablePath) {
        path.box(2.2, 6, 13, 12, radius: 2.4)
        path.lines(17.6, 10.6, 21.8, 7.4, 21.8, 16.6, 17.6, 13.4, closed: true)
    }

    private static func gamepad(_ path: CGMutablePath) {
        path.start(7.4, 5.6)
        path.addLine(to: CGPoint(x: 16.6, y: 5.6))
        path.curve(20.4, 5.6, 21.8, 13, 21.8, 16.4)
        path.curve(21.8, 19.6, 18.6, 19.6, 16.8, 16.6)
        path.addLine(to: CGPoint(x: 7.2, y: 16.6))
        path.curve(5.4, 19.6, 2.2, 19.6, 2.2, 16.4)
        path.curve(2.2, 13, 3.6, 5.6, 7.4, 5.6)
        path.closeSubpath()
    }

    // MARK: Cameras and pictures

    /// The four corners of a viewfinder.
    static func viewfinder(_ path: CGMutablePath) {
        for degrees in [0, 90, 180, 270] as [CGFloat] {
            path.turned(degrees) {
                $0.start(2.8, 8)
                $0.turn(6, 6, 3.2, from: 180, to: 270)
                $0.addLine(to: CGPoint(x: 8, y: 2.8))
            }
        }
    }

    private static let cameras: [String: SymbolDesign] = [
        "viewfinder": SymbolDesign().line(viewfinder),
        "camera.viewfinder": SymbolDesign().line(viewfinder).line {
            $0.placed(0.58, 12, 12) {
                camera($0)
                $0.circle(12, 13.2, 3)
            }
        },
        "barcode.viewfinder": SymbolDesign().line(viewfinder).line {
            for x in [7.6, 10.6, 13.4, 16.4] as [CGFloat] { $0.lines(x, 8, x, 16) }
        },
        "qrcode.viewfinder": SymbolDesign().line(viewfinder).line {
            $0.box(7.6, 7.6, 3.2, 3.2, radius: 0.3)
            $0.box(13.2, 7.6, 3.2, 3.2, radius: 0.3)
            $0.box(7.6, 13.2, 3.2, 3.2, radius: 0.3)
            $0.dot(13.6, 13.6)
            $0.dot(16.2, 16.2)
        },
        "text.viewfinder": SymbolDesign().line(viewfinder).line {
            $0.lines(7.4, 9, 16.6, 9)
            $0.lines(7.4, 12.4, 16.6, 12.4)
            $0.lines(7.4, 15.8, 13, 15.8)
        },
        "faceid": SymbolDesign().line(viewfinder).line {
            $0.lines(8.4, 8.4, 8.4, 10)
            $0.lines(15.6, 8.4, 15.6, 10)
            $0.lines(12.2, 8.6, 12.2, 12.8, 11.2, 12.8)
            $0.start(8.8, 15.6)
            $0.curve(10.4, 17.2, 13.6, 17.2, 15.2, 15.6)
        },
    ]

    private static let pictures: [String: SymbolDesign] = joined([
        [
            "photo.on.rectangle": framed { $0.box(2.4, 3.6, 15, 11.4, radius: 2) },
            "photo.on.rectangle.angled": framed { $0.turned(-12) { $0.box(3.4, 4.2, 14, 11, radius: 2) } },
        ],
        pair("photo.stack", { $0.box(2.4, 8.4, 19.2, 12.4, radius: 2) }) {
            $0.lines(3.2, 18.6, 8.6, 14, 12, 17, 15.6, 13.2, 20.8, 17.8)
        }.mapValues {
            $0.line {
                $0.lines(5, 5.4, 19, 5.4)
                $0.lines(7.6, 2.6, 16.4, 2.6)
            }
        },
    ])

    /// A photo in front of something.
    private static func framed(_ back: Shape) -> SymbolDesign {
        SymbolDesign().line(back).clear { $0.box(5.6, 7.4, 17, 13.6, radius: 2.6) }
            .line { $0.box(6.6, 8.4, 15, 11.6, radius: 2) }.line(slopes)
    }

    private static func slopes(_ path: CGMutablePath) {
        path.lines(7.4, 18, 11.4, 14.2, 14, 16.6, 17, 13.2, 20.8, 17)
    }

    // MARK: Sparks

    /// A star with four points and hollow sides.
    static func spark(_ path: CGMutablePath, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        let (near, waist) = (radius * 0.16, radius * 0.3)
        path.start(x, y - radius)
        path.curve(x + near, y - waist, x + waist, y - near, x + radius, y)
        path.curve(x + waist, y + near, x + near, y + waist, x, y + radius)
        path.curve(x - near, y + waist, x - waist, y + near, x - radius, y)
        path.curve(x - waist, y - near, x - near, y - waist, x, y - radius)
        path.closeSubpath()
    }

    private static let sparks: [String: SymbolDesign] = [
        "sparkle": SymbolDesign().area { spark($0, 12, 12, 9.4) },
        "sparkles": SymbolDesign().area {
            spark($0, 9.4, 13.4, 7)
            spark($0, 18.2, 5.4, 3.2)
            spark($0, 18.6, 19, 2.2)
        },
        "wand.and.stars": SymbolDesign().line { $0.lines(3, 21, 13.2, 10.8) }.line {
            $0.lines(12, 12, 15.4, 8.6)
        }.area {
            spark($0, 8.2, 5.4, 2.8)
            spark($0, 19, 14.6, 2.6)
            spark($0, 18.4, 5.6, 2)
        },
        "wand.and.rays": SymbolDesign().line {
            $0.lines(3, 21, 14.4, 9.6)
            $0.placed(0.66, 14.8, 9.2) { rays($0, from: 6.8, to: 9.6) }
        },
    ]
}
