import Dispatch
import Foundation
import Synchronization
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitTestSupport

@MainActor @Suite("List content configurations") struct ListContentTests {
    private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)

    private func view(_ content: UIListContentConfiguration, on other: Stage? = nil) -> UIListContentView {
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 361, height: 100)
        let around = UIView(frame: view.frame)
        around.addSubview(view)
        (other ?? stage).show(around)
        return view
    }

    private func height(_ content: UIListContentConfiguration, width: CGFloat) -> CGFloat {
        view(content).sizeThatFits(CGSize(width: width, height: 0)).height
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    }

    @Test("outside of lists one line of body text has 15 points above and below")
    func rowHeight() {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let phone = Stage(size: CGSize(width: 393, height: 852), scale: 3)
        let height = view(content, on: phone).sizeThatFits(CGSize(width: 361, height: 0)).height
        #expect(abs(height - 50.3333) < 0.001)
    }

    @Test("a grouped list's header is 44.5 points high, its footer 35, as recorded at a scale of 2")
    func groupedHeights() {
        var header = UIListContentConfiguration.groupedHeader()
        header.text = "Header"
        #expect(height(header, width: 288) == 44.5)
        var footer = UIListContentConfiguration.groupedFooter()
        footer.text = "Footer"
        #expect(height(footer, width: 288) == 35)
    }

    @Test("the header of a plain list is 28 points high, its text 4 below its top (R842)")
    func plainHeader() throws {
        var header = UIListContentConfiguration.plainHeader()
        header.text = "Header"
        #expect(height(header, width: 375) == 28)
        let view = view(header)
        view.frame.size.height = 28
        view.layoutIfNeeded()
        #expect(try #require(labels(view).first).frame.minY == 4)
    }

    @Test("a row fitted to a required width wraps its text", arguments: [100, 200, 361] as [CGFloat])
    func fittingByPriorities(width: CGFloat) {
        var content = UIListContentConfiguration.cell()
        content.text = "a text of more words than there is room for on one line of that width"
        let view = view(content)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: width, height: height(content, width: width)))
    }

    @Test("an image half-way between two pixels is always rounded the same way")
    func halfPixels() throws {
        let phone = Stage(size: CGSize(width: 393, height: 852), scale: 3)
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let view = view(content, on: phone)
        let picture = try #require(view.subviews.first { $0 is UIImageView })
        let rows = [0, 0.0000001, -0.0000001].map { digits in
            view.frame.size.height = 50 + 1.0 / 3 + digits
            view.layoutIfNeeded()
            return (picture.frame.minY * 3).rounded()
        }
        #expect(rows == [46, 46, 46])
    }

    @Test("a row on its own gets the height it needs when the text size changes")
    func textSize() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "a text of more words than there is room for on one line"
        content.secondaryText = "more"
        let view = view(content)
        view.translatesAutoresizingMaskIntoConstraints = false
        let around = try #require(view.superview)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: around.topAnchor),
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 200),
        ])
        stage.settle()
        let before = view.frame.height
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.settle()
        #expect(view.frame.height > before + 50)
        for label in labels(view) {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            #expect(label.frame.height == needed.height)
        }
    }

    @Test("the secondary text begins right below the first, in 15 points (R843)")
    func subtitle() throws {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Title"
        content.secondaryText = "Detail"
        let view = view(content)
        view.frame.size.height = view.sizeThatFits(CGSize(width: 361, height: 0)).height
        view.layoutIfNeeded()
        let labels = labels(view)
        #expect(labels.map(\.frame.minY) == [15, 35.5])
        #expect(labels.map(\.frame.height) == [20.5, 18])
        #expect(view.bounds.height == 68.5)
    }

    @Test("a value is at the other end, or below where there is no space beside")
    func value() {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let wide = view(content)
        wide.layoutIfNeeded()
        let (name, value) = (labels(wide)[0].frame, labels(wide)[1].frame)
        #expect(name.minX == 16 && value.maxX == 353 && name.midY == value.midY)
        let needed = 24 + name.width + 8 + value.width
        #expect(wide.sizeThatFits(CGSize(width: needed, height: 0)).height == 50.5)
        #expect(abs(wide.sizeThatFits(CGSize(width: needed - 0.5, height: 0)).height - (50.5 + 20.5)) < 0.001)
    }

    @Test("texts wrap, and the image is centred beside them")
    func picture() throws {
        var content = UIListContentConfiguration.cell()
        content.text = String(repeating: "word ", count: 30)
        content.image = UIImage.filled(.red, size: CGSize(width: 20, height: 10))
        let view = view(content)
        let height = view.sizeThatFits(CGSize(width: 361, height: 0)).height
        view.frame.size.height = height
        view.layoutIfNeeded()
        let label = try #require(labels(view).first).frame
        let image = try #require(view.subviews.first { $0 is UIImageView }).frame
        #expect(image == CGRect(x: 16, y: ((height - 10) / 2 * 2).rounded() / 2, width: 20, height: 10))
        #expect(label.minX == 16 + 20 + 16 && label.width == 361 - 24 - 36 && label.minY == 15)
        #expect(label.height > 40)
    }

    @Test("an image takes its reserved size, and is drawn up to its maximum size")
    func room() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.image = UIImage.filled(.red, size: CGSize(width: 80, height: 40))
        content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
        content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
        let view = view(content)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.first { $0 is UIImageView }).frame
        #expect(image == CGRect(x: 26, y: 40, width: 40, height: 20))
        #expect(try #require(labels(view).first).frame.minX == 16 + 60 + 16)
    }

    @Test("texts beside symbols of different widths are aligned")
    func symbols() throws {
        let lefts = try ["star", "person", "doc"].map { name in
            var content = UIListContentConfiguration.cell()
            content.text = "Row"
            content.image = UIImage(systemName: name)
            let view = view(content)
            view.layoutIfNeeded()
            return try #require(labels(view).first).frame.minX
        }
        #expect(lefts == [60, 60, 60])
    }

    @Test("from right to left texts and values are on the other side")
    func rightToLeft() {
        var content = UIListContentConfiguration.valueCell()
        content.text = "Name"
        content.secondaryText = "Value"
        let view = view(content)
        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()
        #expect(labels(view)[0].frame.maxX == 345 && labels(view)[1].frame.minX == 8)
    }

    @Test("the superview's margins are preserved at the sides, or not at all")
    func margins() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let view = view(content)
        view.superview?.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        view.layoutIfNeeded()
        let label = try #require(labels(view).first)
        #expect(label.frame.minX == 30)
        content.axesPreservingSuperviewLayoutMargins = []
        view.configuration = content
        view.layoutIfNeeded()
        #expect(label.frame.minX == 2 && label.frame.maxX == 357)
        #expect(view.sizeThatFits(CGSize(width: 361, height: 0)).height == 24.5)
    }

    @Test("layout guides are at the parts' frames, and nil without the parts")
    func guides() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let view = view(content)
        #expect(view.secondaryTextLayoutGuide == nil && view.imageLayoutGuide == nil)
        let guide = try #require(view.textLayoutGuide)
        #expect(guide === view.textLayoutGuide)
        #expect(guide.layoutFrame == labels(view)[0].frame)
        content.image = UIImage.filled(.red, size: CGSize(width: 20, height: 10))
        view.configuration = content
        view.layoutIfNeeded()
        #expect(guide.layoutFrame == labels(view)[0].frame && guide.layoutFrame.minX == 52)
    }

    @Test("a text transform changes letters, and attributed texts are shown unchanged")
    func letters() {
        var content = UIListContentConfiguration.cell()
        content.text = "one two"
        content.textProperties.transform = .capitalized
        let view = view(content)
        #expect(labels(view)[0].text == "One Two")
        content.textProperties.transform = .uppercase
        view.configuration = content
        #expect(labels(view)[0].text == "ONE TWO")
        content.attributedText = NSAttributedString(string: "three")
        view.configuration = content
        #expect(labels(view)[0].attributedText?.string == "three")
        content.attributedText = nil
        content.text = nil
        view.configuration = content
        #expect(labels(view).isEmpty)
    }

    @Test("a plain text replaces an attributed text with the same letters")
    func attributes() {
        var content = UIListContentConfiguration.cell()
        content.attributedText = NSAttributedString(
            string: "one", attributes: [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 40)])
        let view = view(content)
        content.attributedText = nil
        content.text = "one"
        view.configuration = content
        #expect(labels(view)[0].textColor == .label && labels(view)[0].intrinsicContentSize.height == 20.5)
    }

    @Test("a new text, image, margin, direction or width is measured again")
    func measuredAgain() {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let view = view(content)
        func place() -> CGRect {
            view.layoutIfNeeded()
            return labels(view)[0].frame
        }
        // The margin is 16 points wide, the picture 20, and 16 are between picture and text.
        #expect(place().minX == 16 && place().height == 20.5)
        content.text = "Row\nRow"
        view.configuration = content
        #expect(place().height == 41)
        content.image = UIImage.filled(.red, size: CGSize(width: 20, height: 10))
        view.configuration = content
        #expect(place().minX == 52)
        view.superview?.layoutMargins.left = 50
        #expect(place().minX == 86)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(place().maxX == 309)
        // The superview's margin is too far away now.
        view.frame.size.width = 300
        #expect(place().maxX == 248)
    }

    @Test("a symbol is as large as the text beside it, at any text size")
    func symbolSize() {
        let content = UIListContentConfiguration.cell()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let updated = content.updated(for: UICellConfigurationState(traitCollection: large))
        #expect(updated.textProperties.font.pointSize == 33)
        #expect(updated.imageProperties.preferredSymbolConfiguration?.pointSize == 33)
    }

    @Test("configurations can be made and updated on many threads at once")
    func threads() {
        let categories: [UIContentSizeCategory] = [.small, .large, .extraLarge, .accessibilityLarge]
        let failures = Mutex(0)
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let style = ListContentStyle.allCases[index % ListContentStyle.allCases.count]
            let traits = UITraitCollection(preferredContentSizeCategory: categories[index % categories.count])
            let state = UICellConfigurationState(traitCollection: traits)
            for round in 0..<50 {
                let fresh = UIListContentConfiguration(style).updated(for: state)
                var changed = fresh
                changed.text = "\(index) \(round)"
                changed.textProperties.color = .systemRed
                changed.imageToTextPadding = CGFloat(round)
                if UIListContentConfiguration(style).updated(for: state) != fresh || changed == fresh {
                    failures.withLock { $0 += 1 }
                }
            }
        }
        #expect(failures.withLock { $0 } == 0)
    }

    @Test("properties set by the app stay in all states; all others follow the state")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection(preferredContentSizeCategory: .large))
        var content = UIListContentConfiguration.cell()
        content.secondaryTextProperties.color = .systemRed
        state.isDisabled = true
        var updated = content.updated(for: state)
        #expect(updated.textProperties.color == .tertiaryLabel)
        #expect(updated.secondaryTextProperties.color == .systemRed)
        state.isDisabled = false
        updated = updated.updated(for: state)
        #expect(updated.textProperties.color == .label)
        state.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraLarge)
        #expect(updated.updated(for: state).textProperties.font.pointSize == 19)
        #expect(content.updated(for: state) == content.updated(for: state).updated(for: state))
    }

    @Test("each style has its fonts at each text size", arguments: [UIContentSizeCategory.large, .extraLarge])
    func fonts(category: UIContentSizeCategory) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let state = UICellConfigurationState(traitCollection: traits)
        func size(_ content: UIListContentConfiguration) -> [CGFloat] {
            let content = content.updated(for: state)
            return [content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize]
        }
        let isLarge = category == .large
        #expect(size(.cell()) == (isLarge ? [17, 15] : [19, 17]))
        #expect(size(.valueCell()) == (isLarge ? [17, 17] : [19, 19]))
        #expect(size(.groupedFooter())[0] == (isLarge ? 13 : 15))
        #expect(size(.sidebarHeader())[0] == (isLarge ? 20 : 22))
        let header = UIListContentConfiguration.groupedHeader()
        #expect(header.textProperties.font == .preferredFont(forTextStyle: .headline))
    }

    @Test("setting an equal configuration causes no layout")
    func work() {
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        let view = view(content)
        view.layoutIfNeeded()
        let before = LayoutCounts.layouts
        view.configuration = content
        view.layoutIfNeeded()
        #expect(LayoutCounts.layouts == before)
    }

    @Test("a configuration of another type stops the program with a message")
    func foreign() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIListContentView(configuration: .cell()).configuration = Foreign() }
        }
        let text = String(bytes: try #require(result).standardErrorContent, encoding: .utf8) ?? ""
        #expect(text.contains("Unsupported configuration type: Foreign"))
        #expect(text.contains("expected       a UIListContentConfiguration"))
    }
}

private struct Foreign: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
    func updated(for state: any UIConfigurationState) -> Foreign { self }
}

extension UIImage {
    fileprivate static func filled(_ color: UIColor, size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
