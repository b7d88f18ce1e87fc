import BrowserScreen
import CoreGraphics
import RenderTree
import Testing

@Suite("Frame messages") struct FrameMessageTests {
    private func text(_ properties: LayerProperty...) -> String {
        var transaction = LayerTransaction()
        transaction.number = 7
        transaction.changes = [LayerChange(layer: LayerID(rawValue: 2), properties: properties)]
        let text = String(decoding: FrameMessage.frame(transaction), as: UTF8.self)
        let (start, end) = (#"{"frame":7,"changed":[[2,{"#, "}]]}")
        #expect(text.hasPrefix(start) && text.hasSuffix(end))
        return String(text.dropFirst(start.count).dropLast(end.count))
    }

    @Test("a step of scrolling is one short property")
    func scrollStep() {
        #expect(text(.contentOrigin(CGPoint(x: 0, y: 120.5))) == #""scroll":[0,120.5]"#)
    }

    @Test("a frame contains only the parts that have content, in the order they are applied")
    func order() {
        let layers = [1, 2, 3].map(LayerID.init(rawValue:))
        var transaction = LayerTransaction()
        transaction.number = 1
        #expect(String(decoding: FrameMessage.frame(transaction), as: UTF8.self) == #"{"frame":1}"#)
        transaction.root = layers[0]
        transaction.created = layers
        transaction.placements = [
            LayerPlacement(layer: layers[1], parent: layers[0], below: nil),
            LayerPlacement(layer: layers[2], parent: nil, below: nil),
        ]
        transaction.removed = [layers[2]]
        #expect(
            String(decoding: FrameMessage.frame(transaction), as: UTF8.self)
                == #"{"frame":1,"root":1,"created":[1,2,3],"placed":[[2,1,null],[3,null,null]],"removed":[3]}"#)
    }

    @Test("every property has its name and its numbers")
    func properties() {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(text(.frame(CGRect(x: 1, y: 2.5, width: 30, height: 40))) == #""frame":[1,2.5,30,40]"#)
        #expect(text(.transform(.identity)) == #""matrix":null"#)
        #expect(
            text(.transform(LayerTransform(CGAffineTransform(2, 0, 0, 0.12345678, 5, 6))))
                == #""matrix":[2,0,0,0.12345678,5,6]"#)
        #expect(text(.anchorPoint(CGPoint(x: 0.5, y: 1))) == #""anchor":[0.5,1]"#)
        #expect(
            text(.opacity(0.25), .isHidden(true), .clipsToBox(false)) == #""opacity":0.25,"hidden":true,"clip":false"#)
        #expect(text(.cornerRadius(12)) == #""radius":12"#)
        #expect(text(.border(LayerBorder(width: 0.5, color: red))) == ##""border":[0.5,"#ff0000"]"##)
        #expect(text(.border(nil), .shadow(nil), .content(nil)) == #""border":null,"shadow":null,"content":null"#)
        #expect(
            text(.shadow(LayerShadow(color: shade, offset: CGSize(width: 0, height: 2), radius: 4)))
                == ##""shadow":[0,2,4,"#00000080"]"##)
        #expect(text(.backgroundColor(red)) == ##""fill":"#ff0000""##)
        #expect(text(.contentGravity(.resizeAspectFill)) == #""gravity":"resizeAspectFill""#)
    }

    @Test("a matrix with perspective has all sixteen numbers")
    func perspective() {
        var rows = LayerTransform.identity.rows
        rows[11] = -0.00125
        #expect(text(.transform(LayerTransform(rows: rows))) == #""matrix":[1,0,0,0,0,1,0,0,0,0,1,-0.00125,0,0,0,1]"#)
    }

    @Test("text runs are placed one after the other")
    func textRuns() {
        let plain = FontFace(size: 17)
        let code = FontFace(family: .systemMonospaced, size: 15, weight: 700, isItalic: true)
        let runs = [
            TextRun(text: "Say \"hi\"\n", font: plain, color: .black, width: 30.5),
            TextRun(text: "é", font: code, color: .white, width: 9),
            TextRun(text: "a", font: plain, color: .black, width: 12, letterSpacing: 2),
        ]
        let content = TextContent(lines: [TextLine(origin: CGPoint(x: 10, y: 20), runs: runs)])
        #expect(
            text(.content(.text(content)))
                == ##""content":{"text":[[10,20,"Say \"hi\"\u000a",17,400,"#000000",30.5],"##
                + ##"[40.5,20,"é",15,700,"#ffffff",9,1,"monospaced"],[49.5,20,"a",17,400,"#000000",12,0,null,2]]}"##)
    }

    @Test("an image is an id and a size, never a path")
    func pictures() {
        let file = ImageFile(path: "/home/someone/secret.jpg", inode: 1, device: 1)
        let photo = ImageSource(id: 3, storage: .file(file), mediaType: "image/jpeg")
        let drawing = ImageSource(
            id: 4, storage: .drawing(VectorDrawing(size: .zero)), mediaType: "image/svg+xml")
        let size = CGSize(width: 40, height: 30)
        #expect(
            text(.content(.image(ImageContent(source: photo, size: size))))
                == #""content":{"image":3,"size":[40,30]}"#)
        #expect(
            text(.content(.image(ImageContent(source: drawing, size: size, tint: .black))))
                == ##""content":{"image":4,"size":[40,30],"tint":"#000000","vector":true}"##)
    }

    @Test("drawings and masks are SVG whose ids begin with the layer's")
    func drawings() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).elements
        let fill = DrawingCommand.fill(path, color: .black, evenOdd: false)
        let clipped = DrawingCommand.clip(path, evenOdd: false, [fill])
        let drawing = VectorDrawing(size: CGSize(width: 2, height: 1), commands: [clipped])
        let element = ##"<path d=\"M0 0L2 0L2 1L0 1Z\" fill=\"#000000\"/>"##
        let clip = ##"<clipPath id=\"d2-0\"><path d=\"M0 0L2 0L2 1L0 1Z\"/></clipPath>"##
        #expect(
            text(.content(.drawing(DrawingContent(drawing, extent: .box))))
                == ##""content":{"drawing":"\##(clip)<g clip-path=\"url(#d2-0)\">\##(element)</g>","##
                + ##""size":[2,1],"extent":"box"}"##)
        let backdrop = LayerBackdrop(radius: 20, saturation: 1.8, substitute: .black)
        #expect(text(.backdrop(backdrop), .backdrop(nil)) == #""backdrop":[20,1.8],"backdrop":null"#)
        #expect(text(.mask([fill]), .mask(nil)) == ##""mask":"\##(element)","mask":null"##)
    }

    @Test("corners, double-sidedness, sublayer transforms and shadow paths are written")
    func looks() {
        #expect(text(.roundedCorners([.topLeft, .bottomRight]), .isDoubleSided(false)) == #""corners":9,"back":false"#)
        #expect(text(.sublayerTransform(.identity)) == #""within":null"#)
        let path: [PathElement] = [.move(.zero), .line(CGPoint(x: 1, y: 2))]
        let shadow = LayerShadow(color: .black, offset: .zero, radius: 3, path: path)
        #expect(text(.shadow(shadow)) == ##""shadow":[0,0,3,"#000000","M0 0L1 2"]"##)
    }

    @Test("a control has its on state, and its value with the limits")
    func controls() {
        var toggle = AccessibilityNode(role: .toggle)
        toggle.isOn = true
        #expect(text(.accessibility(toggle)) == #""access":{"role":"toggle","on":true}"#)
        var slider = AccessibilityNode(role: .slider)
        slider.value = "50%"
        slider.range = AccessibilityNode.Range(value: 0.5, minimum: 0, maximum: 1)
        #expect(
            text(.accessibility(slider)) == #""access":{"role":"slider","value":"50%","range":[0.5,0,1]}"#)
    }

    @Test("of accessibility only the values that aren't the default are written")
    func accessibility() {
        var cell = AccessibilityNode(role: .cell)
        #expect(text(.accessibility(cell)) == #""access":{"role":"cell"}"#)
        cell.label = "Row 4"
        cell.isSelected = false
        cell.place = .cell(number: 4, row: 2, column: 1)
        cell.isFocusable = true
        #expect(
            text(.accessibility(cell))
                == #""access":{"role":"cell","label":"Row 4","selected":false,"position":4,"row":2,"column":1,"focusable":true}"#
        )
        cell = AccessibilityNode(role: .cell)
        cell.isExpanded = true
        cell.actions = ["Delete", "\"Flag\""]
        #expect(
            text(.accessibility(cell))
                == #""access":{"role":"cell","expanded":true,"actions":["Delete","\"Flag\""]}"#)
        var collection = AccessibilityNode(role: .collection)
        collection.place = .table(rows: 100, columns: 3)
        #expect(text(.accessibility(collection)) == #""access":{"role":"collection","rows":100,"columns":3}"#)
        var segment = AccessibilityNode(role: .segment)
        segment.place = .segment(number: 2, of: 3)
        #expect(text(.accessibility(segment)) == #""access":{"role":"segment","position":2,"count":3}"#)
    }
}
