import BrowserScreen
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@Suite("Page messages") struct PageMessageTests {
    private func message(_ json: String) throws -> PageMessage { try PageMessage(json: Array(json.utf8)) }

    private func event(_ fields: String) throws -> InputEvent.Kind? {
        guard case .events(let events) = try message(#"{"events":[{"time":1.5,\#(fields)}]}"#) else { return nil }
        return events.first?.kind
    }

    @Test("acknowledgements and failed images are read as numbers")
    func numbers() throws {
        #expect(try message(#"{"ack":12}"#) == .acknowledgement(12))
        #expect(try message(#"{"imageFailed":3}"#) == .imageFailure(3))
    }

    @Test("every kind of event is read")
    func kinds() throws {
        let place = CGPoint(x: 10, y: 20.5)
        #expect(
            try event(#""kind":"pointer","phase":"hovered","x":10,"y":20.5,"modifiers":1"#)
                == .pointer(PointerInput(phase: .hovered, location: place, modifiers: .shift)))
        #expect(
            try event(#""kind":"touch","phase":"began","finger":2,"x":10,"y":20.5"#)
                == .touch(TouchInput(phase: .began, finger: 2, location: place)))
        let step = WheelInput(location: place, delta: CGVector(dx: 0, dy: -40), isPrecise: true)
        #expect(
            try event(#""kind":"wheel","x":10,"y":20.5,"dx":0,"dy":-40,"precise":true,"modifiers":0"#) == .wheel(step))
        let turn = TransformInput(phase: .moved, location: place, scale: 2, rotation: -0.5)
        #expect(
            try event(#""kind":"transform","phase":"moved","x":10,"y":20.5,"scale":2,"rotation":-0.5"#)
                == .transform(turn))
        #expect(
            try event(#""kind":"key","phase":"down","key":"ArrowDown","modifiers":12,"repeats":true"#)
                == .key(KeyInput(phase: .down, key: "ArrowDown", modifiers: [.alternate, .command], isRepeat: true)))
        #expect(try event(#""kind":"focus","layer":5"#) == .focus(LayerID(rawValue: 5)))
        #expect(try event(#""kind":"focus","layer":null"#) == .focus(nil))
        #expect(try event(#""kind":"activate","layer":5"#) == .activate(LayerID(rawValue: 5)))
        #expect(
            try event(#""kind":"perform","layer":5,"action":"Delete""#)
                == .perform(LayerID(rawValue: 5), action: "Delete"))
        #expect(try event(#""kind":"appearance","appearance":"dark""#) == .appearance(.dark))
        var calm = Preferences()
        calm.reducesMotion = true
        let rest = #""reducesTransparency":false,"wantsMoreContrast":false,"invertsColors":false"#
        #expect(try event(#""kind":"preferences","reducesMotion":true,\#(rest)"#) == .preferences(calm))
        #expect(try event(#""kind":"open","place":"/photos/3?a=b""#) == .open(place: "/photos/3?a=b"))
        let phone = ScreenGeometry(size: CGSize(width: 393, height: 852), scale: 3, safeArea: [59, 0, 34, 0])
        #expect(
            try event(#""kind":"resize","width":393,"height":852,"scale":3,"safeArea":[59,0,34,0]"#) == .resize(phone))
    }

    @Test(
        "malformed messages are refused",
        arguments: [
            "", "null", "[]", "{}", "12", #"{"ack":"12"}"#, #"{"ack":1.5}"#, #"{"ack":true}"#, #"{"ack":1e400}"#,
            #"{"ack":1,"imageFailed":2}"#, #"{"ack":1,"ack":1}"#, #"{"please":1}"#, #"{"events":{}}"#,
            #"{"events":[null]}"#, #"{"ack":1"#, "\u{0}",
        ])
    func refusals(json: String) {
        #expect(throws: ProtocolViolation.self) { try message(json) }
    }

    @Test(
        "malformed events are refused",
        arguments: [
            #""kind":"nothing""#,
            #""kind":"touch","phase":"began","finger":64,"x":0,"y":0"#,
            #""kind":"touch","phase":"hovered","finger":0,"x":0,"y":0"#,
            #""kind":"touch","phase":"began","finger":0,"x":NaN,"y":0"#,
            #""kind":"touch","phase":"began","finger":0,"x":1e400,"y":0"#,
            #""kind":"touch","phase":"began","finger":0,"x":100001,"y":0"#,
            #""kind":"touch","phase":"began","finger":0,"x":"1","y":0"#,
            #""kind":"wheel","x":0,"y":0,"dx":0,"dy":1,"precise":1,"modifiers":0"#,
            #""kind":"transform","phase":"moved","x":0,"y":0,"scale":0,"rotation":0"#,
            #""kind":"transform","phase":"hovered","x":0,"y":0,"scale":1,"rotation":0"#,
            #""kind":"wheel","x":0,"y":0,"dx":0,"dy":1,"precise":true,"modifiers":16"#,
            #""kind":"key","phase":"down","key":"","modifiers":0,"repeats":false"#,
            #""kind":"focus""#,
            #""kind":"preferences","reducesMotion":true,"reducesTransparency":false,"wantsMoreContrast":false"#,
            #""kind":"preferences","reducesMotion":1,"reducesTransparency":0,"wantsMoreContrast":0,"invertsColors":0"#,
            #""kind":"open","place":"photos""#,
            #""kind":"open","place":"/a\nb""#,
            #""kind":"activate","layer":null"#, #""kind":"perform","layer":5"#,
            #""kind":"resize","width":0,"height":100,"scale":1,"safeArea":[0,0,0,0]"#,
            #""kind":"resize","width":100,"height":100,"scale":1,"safeArea":[0,0,0]"#,
            #""kind":"resize","width":100,"height":100,"scale":1,"safeArea":[0,0,0,-1]"#,
        ])
    func eventRefusals(fields: String) {
        #expect(throws: ProtocolViolation.self) { try event(fields) }
    }

    @Test("a message with too many events is refused")
    func tooMany() {
        let focus = #"{"kind":"focus","time":0,"layer":1}"#
        let most = PageMessage.mostEvents
        #expect(throws: Never.self) {
            try message(#"{"events":[\#(Array(repeating: focus, count: most).joined(separator: ","))]}"#)
        }
        #expect(throws: ProtocolViolation.self) {
            try message(#"{"events":[\#(Array(repeating: focus, count: most + 1).joined(separator: ","))]}"#)
        }
    }

    @Test("deep nesting is refused without recursion", arguments: [9, 513, 30_000])
    func nesting(depth: Int) {
        for bracket in ["[", "{\"a\":"] {
            let deep = String(repeating: bracket, count: depth)
            #expect(throws: ProtocolViolation.self) { try message(deep) }
            #expect(throws: ProtocolViolation.self) { try message(#"{"events":\#(deep)"#) }
        }
    }

    @Test("random bytes and changed messages are refused or read", arguments: 0..<200)
    func fuzz(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes = Array(
            #"{"events":[{"kind":"wheel","time":1,"x":1,"y":2,"dx":0,"dy":4,"precise":true,"modifiers":0}]}"#.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            default: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: place)
            }
        }
        let noise = (0..<Int.random(in: 0...64, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        for data in [bytes, noise] {
            do {
                guard case .events(let events) = try PageMessage(json: data) else { continue }
                for case .wheel(let wheel) in events.map(\.kind) {
                    #expect(wheel.delta.dy.magnitude <= 1e5 && wheel.location.x.magnitude <= 1e5, "seed \(seed)")
                }
            } catch {
                #expect(error.code == 1007 && error.reason.hasSuffix("."), "seed \(seed)")
            }
        }
    }
}
