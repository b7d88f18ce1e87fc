import CoreGraphics
import CollectionEngine
import LayoutEngine
import Testing
import UIKit

@testable import UIKitCore

/// The cases of FixtureRunTests with the solver alone, without a collection view.
@Suite("Compositional layouts recorded on UIKit") @MainActor struct CompositionalFixtureTests {
    @Test("the solver puts every item where UIKit did")
    func agree() throws {
        let files = try (FixtureFile.own() + FixtureFile.foreign()).filter { $0.kind == .compositional }
        for json in files.flatMap(\.cases) {
            let recorded = try CompositionalCase(json)
            let solution = CompositionalSolver().solve(recorded.input)
            var table = FixtureTable()
            for element in recorded.expectation.elements where element.type == "cell" {
                table.compareFrames(
                    element.key, element.frame,
                    solution.frame(ofItem: element.path.item, inSection: element.path.section))
            }
            if let size = recorded.expectation.contentSize {
                table.compareFrames(
                    "content", CGRect(origin: .zero, size: size), CGRect(origin: .zero, size: solution.contentSize))
            }
            #expect(table.isEmpty, "\(recorded.name)\n\(table)")
        }
    }
}

extension CompositionalCase {
    /// The engine's input, without a view.
    fileprivate var input: CompositionalInput {
        let axis = configuration.scrollDirection.axis
        let margins = view.layoutMargins.lengths
        let across =
            axis == .vertical
            ? GroupInsets(top: 0, leading: margins[1], bottom: 0, trailing: margins[3])
            : GroupInsets(top: margins[0], leading: 0, bottom: margins[2], trailing: 0)
        let references = ContentInsetsReferences(layoutMargins: across, readableContent: across)
        var translation = CompositionalTranslation(
            LayoutEnvironment(LayoutContainer(contentSize: view.size), UITraitCollection()), viewSize: view.size,
            axis: axis, scale: view.scale, references)
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in section(index) }, configuration: configuration)
        return layout.input(counts: CollectionCounts(items: itemCounts), &translation)
    }
}
