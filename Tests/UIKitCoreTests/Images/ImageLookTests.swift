import CoreGraphics
import Foundation
import RenderTree
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("Rendering of images") struct ImageLookTests {
    private let stage = Stage(size: CGSize(width: 200, height: 200), scale: 2)
    private let square = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    private func content(of view: UIView) -> LayerContent? { stage.tree[view.layer.id]?.state.content }

    private func tint(of view: UIView) -> RGBA? {
        if case .image(let image)? = content(of: view) { image.tint } else { nil }
    }

    private func commands(of view: UIView) -> [DrawingCommand] {
        guard case .drawing(let content)? = content(of: view) else { return [] }
        // The parts of a resizable image are a group without seams.
        if case .group(let effect, let parts)? = content.drawing.commands.first, effect.isSeamless { return parts }
        return content.drawing.commands
    }

    @Test("a template image has the inherited tint colour, and follows its changes")
    func templates() {
        let view = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
        stage.show(view)
        #expect(tint(of: view) == UIColor.systemBlue.rgba)
        stage.window.tintColor = .red
        stage.settle()
        #expect(tint(of: view) == UIColor.red.rgba)
        view.tintColor = .green
        stage.settle()
        #expect(tint(of: view) == UIColor.green.rgba)
        let container = UIView()
        container.tintColor = .black
        let late = UIImageView(image: square.withRenderingMode(.alwaysTemplate))
        container.addSubview(late)
        stage.show(container)
        #expect(tint(of: late) == .black)
    }

    @Test("withTintColor colours an original image; a template has the view's tint again")
    func tints() {
        let view = UIImageView(image: square.withTintColor(.red))
        stage.show(view)
        #expect(tint(of: view) == UIColor.red.rgba)
        view.image = square.withTintColor(.red, renderingMode: .alwaysTemplate)
        stage.settle()
        #expect(tint(of: view) == UIColor.systemBlue.rgba)
        view.image = square
        stage.settle()
        #expect(tint(of: view) == nil)
    }

    @Test("a dynamic tint follows light and dark mode")
    func dynamicTints() {
        let view = UIImageView(image: square.withTintColor(.label))
        stage.show(view)
        #expect(tint(of: view) == .black)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(tint(of: view) == .white)
    }

    @Test("cap insets keep the corners, and stretch the edges or tile what is between")
    func capInsets() {
        let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let view = UIImageView(image: square.resizableImage(withCapInsets: insets, resizingMode: .stretch))
        view.frame.size = CGSize(width: 60, height: 30)
        stage.show(view)
        func widths() -> [CGFloat] {
            commands(of: view).prefix(while: {
                if case .image(let part) = $0 { part.frame.minY < 1 } else { false }
            }).compactMap { if case .image(let part) = $0 { part.frame.width.rounded() } else { nil } }
        }
        #expect(widths() == [10, 40, 10])
        view.image = square.resizableImage(withCapInsets: insets)
        stage.settle()
        #expect(widths() == [10, 10, 10, 10, 10, 10])
        view.image = square
        stage.settle()
        guard case .image? = content(of: view) else {
            Issue.record("still in parts")
            return
        }
    }

    @Test("an image flipped for right to left is mirrored where text runs from right to left")
    func mirrored() {
        let view = UIImageView(image: square.imageFlippedForRightToLeftLayoutDirection())
        stage.show(view)
        #expect(commands(of: view).isEmpty)
        view.semanticContentAttribute = .forceRightToLeft
        stage.settle()
        guard case .group(let effect, _)? = commands(of: view).first else {
            Issue.record("not mirrored")
            return
        }
        #expect(effect.transform == CGAffineTransform(-1, 0, 0, 1, 30, 0))
        #expect(square.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test(
        "an image of another orientation is turned upright",
        arguments: [
            // Each line has the new place of the stored picture's upper left corner; the picture is 40 × 20.
            (.up, 0, 0), (.down, 40, 20), (.left, 0, 40), (.right, 20, 0), (.upMirrored, 40, 0), (.downMirrored, 0, 20),
            (.leftMirrored, 20, 40), (.rightMirrored, 0, 0),
        ] as [(UIImage.Orientation, CGFloat, CGFloat)])
    func orientations(orientation: UIImage.Orientation, x: CGFloat, y: CGFloat) throws {
        let source = ImageSource(id: 900, storage: .data(Data()), mediaType: "image/png")
        let image = UIImage(
            cgImage: CGImage(source: source, width: 80, height: 40), scale: 2, orientation: orientation)
        let isTurned = [UIImage.Orientation.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        #expect(image.size == (isTurned ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
        guard case .drawing(let drawing) = image.source.storage,
            case .group(let effect, _)? = drawing.commands.first
        else {
            #expect(orientation == .up)
            return
        }
        #expect(CGPoint.zero.applying(effect.transform) == CGPoint(x: x, y: y))
        let box = CGRect(x: 0, y: 0, width: 40, height: 20).applying(effect.transform)
        #expect(box == CGRect(origin: .zero, size: image.size))
    }

    @Test("a thumbnail is the same image at another size")
    func thumbnails() async {
        let size = CGSize(width: 10, height: 8)
        #expect(square.preparingThumbnail(of: size)?.size == size)
        #expect(square.preparingThumbnail(of: size)?.source == square.source)
        #expect(await square.byPreparingThumbnail(ofSize: .zero) == nil)
        #expect(await square.byPreparingForDisplay() === square)
        let told = await withCheckedContinuation { continuation in
            square.prepareThumbnail(of: size) { continuation.resume(returning: $0?.size) }
        }
        #expect(told == size)
    }

    @Test("animation images change in the given duration, as often as requested")
    func animation() {
        let other = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { $0.fill(.zero) }
        let view = UIImageView(image: nil)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        view.animationImages = [square, other]
        (view.animationDuration, view.animationRepeatCount) = (1, 1)
        stage.show(view)
        view.startAnimating()
        func shown() -> Int? { if case .image(let image)? = content(of: view) { image.source.id } else { nil } }
        stage.advance(by: 0.25)
        #expect(view.isAnimating && shown() == square.source.id)
        stage.advance(by: 0.5)
        #expect(shown() == other.source.id)
        stage.settle()
        #expect(!view.isAnimating && shown() == nil)
    }
}

@MainActor @Suite("Symbols") struct SymbolTests {
    @Test("each symbol stays within its bounds", arguments: SymbolDesign.names)
    func all(name: String) throws {
        let symbol = try #require(UIImage(systemName: name))
        guard case .drawing(let drawing) = symbol.source.storage else {
            Issue.record("\(name) is no drawing")
            return
        }
        let paper = CGRect(origin: .zero, size: drawing.size).insetBy(dx: -0.5, dy: -0.5)
        let lines = drawing.commands.flatMap(\.strokes)
        #expect(!lines.isEmpty)
        for (path, width) in lines {
            let ink = CGPath(elements: path).boundingBoxOfPath.insetBy(dx: -width / 2, dy: -width / 2)
            #expect(paper.contains(ink), "\(name): \(ink) on \(paper)")
        }
        #expect(symbol.isSymbolImage && symbol.isTemplate && symbol.size.height == 20)
    }

    @Test("an unknown symbol is nil; one warning names the nearest")
    func unknown() {
        let names = ["person", "person.2.fill", "trash", "trash.fill", "xmark.circle"]
        func nearest(_ name: String) -> String? { UnknownSymbol.nearest(to: name, among: names) }
        #expect(nearest("person.3.fill") == "person.2.fill")
        #expect(nearest("trash.slash") == "trash")
        #expect(nearest("xmrk.circle") == "xmark.circle")
        #expect(nearest("hare") == nil)
        let log = WarningLog()
        for _ in 0..<2 { #expect(UIImage(systemName: "person.99.fill") == nil) }
        #expect(log.identifiers == ["unknown-symbol"])
    }

    @Test("Drawing.md lists the symbols there are, and no others")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Drawing.md").standardizedFileURL
        let text = try String(contentsOf: file, encoding: .utf8)
        let list = try #require(
            text.components(separatedBy: "with a warning that names the nearest:\n\n").dropFirst().first)
        let paragraph = try #require(list.components(separatedBy: "\n\n").first)
        let listed = paragraph.split(separator: "`").map(String.init).filter {
            $0.first.map { $0.isLetter || $0.isNumber } == true
        }
        #expect(listed == SymbolDesign.names)
    }

    @Test("in a symbol's name slash and badge come before fill")
    func variants() {
        let designs = SymbolDesign.slashed(SymbolDesign.pair("bell") { $0.circle(12, 12, 9) })
        #expect(designs.keys.sorted() == ["bell.slash", "bell.slash.fill"])
        #expect(SymbolDesign.badged(designs).keys.contains("bell.slash.badge.fill"))
    }

    @Test("a symbol has its configuration's size, scale and weight, and keeps what that leaves open")
    func configurations() throws {
        let plain = try #require(UIImage(systemName: "star"))
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let big = try #require(plain.applyingSymbolConfiguration(large))
        #expect(big.size == CGSize(width: 48, height: 48))
        #expect(big.applyingSymbolConfiguration(.init(scale: .small))?.size == CGSize(width: 37, height: 37))
        let bold = try #require(big.applyingSymbolConfiguration(.init(weight: .bold)))
        #expect(bold.size == big.size && bold.symbolConfiguration?.weight == .bold)
        func width(_ image: UIImage) -> CGFloat? {
            guard case .drawing(let drawing) = image.source.storage else { return nil }
            return drawing.commands.flatMap(\.strokes).first?.1
        }
        #expect(width(big) == 3.6 && width(bold) == 5.8)
        #expect(UIImage.SymbolConfiguration(font: .boldSystemFont(ofSize: 20)).weight == .bold)
        let headline = UIImage.SymbolConfiguration(textStyle: .headline)
        #expect(headline.pointSize == 17 && headline.weight == .semibold)
        #expect(square.applyingSymbolConfiguration(large) == nil && square.withConfiguration(large) === square)
    }

    @Test("a symbol is one image to the screens, however often it is made")
    func shared() {
        #expect(UIImage(systemName: "plus")?.source == UIImage(systemName: "plus")?.source)
        #expect(UIImage(systemName: "plus") == UIImage(systemName: "plus"))
        #expect(UIImage(systemName: "plus")?.source != UIImage(systemName: "minus")?.source)
    }

    @Test("an image view's configuration sets what the symbol's leaves open")
    func preferred() {
        let view = UIImageView(image: UIImage(systemName: "plus"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
        #expect(view.intrinsicContentSize == CGSize(width: 48, height: 48))
        view.image = UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        #expect(view.intrinsicContentSize == CGSize(width: 24, height: 24))
    }

    private let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { $0.fill(.zero) }
}

extension DrawingCommand {
    /// The drawing's lines, and how thick they are.
    fileprivate var strokes: [([PathElement], CGFloat)] {
        switch self {
        case .stroke(let path, _, let pen): [(path, pen.width)]
        case .masked(let commands, _, _), .group(_, let commands), .clip(_, _, let commands):
            commands.flatMap(\.strokes)
        default: []
        }
    }
}
