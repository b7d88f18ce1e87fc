import CoreGraphics
import Foundation
import UIKitCore

/// Does what a case of contexts.json describes, and compares what it expects.
@MainActor final class ContextRun {
    private(set) var table = FixtureTable()
    private let json: FixtureJSON
    private let expected: FixtureJSON

    /// Returns nil for a case of an unknown form.
    init?(_ json: FixtureJSON) throws {
        self.json = json
        expected = json["expect"]
        if let name = json["create"].string {
            runContext(try Self.context(of: name))
        } else if json["attributes"].value != nil {
            runAttributes()
        } else if expected["transform3D"].value != nil {
            runTransforms()
        } else if json["sequence"].value != nil {
            runSequence()
        } else if json["call"]["invalidationContextForBoundsChange"].rect != nil {
            runBoundsChange()
        } else if let name = expected["invalidationContextClass"].string {
            table.compare("class", name, "\(try Self.layout(of: json).invalidationContextClass)")
        } else if json["operations"].array.contains(where: { $0["set"].string == "sectionInsetReference" }) {
            runInsetReference()
        } else if expected["safeArea"].number != nil {
            runRawValues()
        } else {
            return nil
        }
    }

    // MARK: Contexts

    private static func context(of name: String) throws -> UICollectionViewLayoutInvalidationContext {
        switch name {
        case "UICollectionViewFlowLayoutInvalidationContext": UICollectionViewFlowLayoutInvalidationContext()
        case "UICollectionViewLayoutInvalidationContext": UICollectionViewLayoutInvalidationContext()
        default: throw FixtureError(description: "There is no \(name).")
        }
    }

    private static func layout(of json: FixtureJSON) throws -> UICollectionViewLayout.Type {
        switch json["layout"].string {
        case "UICollectionViewFlowLayout": UICollectionViewFlowLayout.self
        case "UICollectionViewLayout": UICollectionViewLayout.self
        default: throw FixtureError(description: "There is no \(json["layout"].string ?? "layout").")
        }
    }

    private func runContext(_ context: UICollectionViewLayoutInvalidationContext) {
        for operation in json["operations"].array { perform(operation, on: context) }
        compare(context, with: expected, "")
    }

    private func perform(_ operation: FixtureJSON, on context: UICollectionViewLayoutInvalidationContext) {
        var paths = operation["indexPaths"].paths
        let kind = operation["kind"].string ?? ""
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let numbers = operation["value"].numbers
        switch operation["call"].string ?? operation["set"].string {
        case "invalidateItems": context.invalidateItems(at: paths)
        case "invalidateSupplementaryElements": context.invalidateSupplementaryElements(ofKind: kind, at: paths)
        case "invalidateDecorationElements": context.invalidateDecorationElements(ofKind: kind, at: paths)
        case "contentOffsetAdjustment": context.contentOffsetAdjustment = CGPoint(x: numbers[0], y: numbers[1])
        case "contentSizeAdjustment": context.contentSizeAdjustment = CGSize(width: numbers[0], height: numbers[1])
        case "invalidateFlowLayoutAttributes": flow?.invalidateFlowLayoutAttributes = operation["value"].bool ?? true
        case "invalidateFlowLayoutDelegateMetrics":
            flow?.invalidateFlowLayoutDelegateMetrics = operation["value"].bool ?? true
        default: table.add("operation", expected: "\(operation.value ?? "")", found: "not known")
        }
        paths += operation["thenAppendToTheArrayGiven"].paths
    }

    /// Compares the properties of a context that the recording contains.
    private func compare(
        _ context: UICollectionViewLayoutInvalidationContext, with expected: FixtureJSON, _ prefix: String
    ) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        for (key, value) in expected.dictionary.sorted(by: { $0.key < $1.key }) {
            let what = prefix + key
            switch key {
            case "class": table.compare(what, value.string, "\(type(of: context))")
            case "superclass":
                let superclass = Mirror(reflecting: context).superclassMirror.map { "\($0.subjectType)" }
                table.compare(what, value.string, superclass)
            case "invalidateEverything": table.compare(what, value.bool, context.invalidateEverything)
            case "invalidateDataSourceCounts": table.compare(what, value.bool, context.invalidateDataSourceCounts)
            // These were recorded as sets; another recording has the order (M13).
            case "invalidatedItemIndexPaths":
                table.compare(what, value.pathSet, context.invalidatedItemIndexPaths.map { Set($0) })
            case "invalidatedSupplementaryIndexPaths":
                table.compare(what, value.pathSets, context.invalidatedSupplementaryIndexPaths?.mapValues { Set($0) })
            case "invalidatedDecorationIndexPaths":
                table.compare(what, value.pathSets, context.invalidatedDecorationIndexPaths?.mapValues { Set($0) })
            case "contentOffsetAdjustment":
                let offset = context.contentOffsetAdjustment
                table.compare(what, value.numbers, [offset.x, offset.y])
            case "contentSizeAdjustment":
                let size = context.contentSizeAdjustment
                table.compare(what, value.numbers, [size.width, size.height])
            case "invalidateFlowLayoutDelegateMetrics":
                table.compare(what, value.bool, flow?.invalidateFlowLayoutDelegateMetrics)
            case "invalidateFlowLayoutAttributes":
                table.compare(what, value.bool, flow?.invalidateFlowLayoutAttributes)
            default: table.add(what, expected: "\(value.value ?? "null")", found: "not known")
            }
        }
    }

    // MARK: Layouts

    private func runBoundsChange() {
        let bounds = json["call"]["invalidationContextForBoundsChange"].rect ?? .zero
        let isFlow = json["layout"].string == "UICollectionViewFlowLayout"
        let layout = isFlow ? UICollectionViewFlowLayout() : UICollectionViewLayout()
        compare(layout.invalidationContext(forBoundsChange: bounds), with: expected, "")
    }

    private func runSequence() {
        let layout = CountingFlowLayout()
        for (index, step) in json["sequence"].array.enumerated() {
            if step["call"].string == "invalidateLayout" {
                layout.invalidateLayout()
            } else {
                layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
            }
            let counters = step["countersAfter"]
            table.compare(
                "\(index) with:", counters["invalidateLayoutWithContext"].number, CGFloat(layout.contexts.count))
            table.compare("\(index) without", counters["invalidateLayout"].number, CGFloat(layout.calls))
            if let context = layout.contexts.last, step["contextReceived"].value != nil {
                compare(context, with: step["contextReceived"], "\(index) ")
            }
        }
    }

    private func runInsetReference() {
        let layout = UICollectionViewFlowLayout()
        for operation in json["operations"].array {
            let value = Int(operation["value"].number ?? -1)
            guard let reference = UICollectionViewFlowLayout.SectionInsetReference(rawValue: value) else {
                table.add("value", expected: "\(value)", found: "no such reference")
                continue
            }
            layout.sectionInsetReference = reference
            table.compare("reads", operation["reads"].number, CGFloat(layout.sectionInsetReference.rawValue))
        }
        table.compare("this", expected["thisLayout"].number, CGFloat(layout.sectionInsetReference.rawValue))
        let other = UICollectionViewFlowLayout().sectionInsetReference.rawValue
        table.compare("another", expected["anotherNewLayout"].number, CGFloat(other))
    }

    private func runRawValues() {
        for (name, reference) in [
            ("contentInset", UICollectionViewFlowLayout.SectionInsetReference.fromContentInset),
            ("safeArea", .fromSafeArea), ("layoutMargins", .fromLayoutMargins),
        ] {
            table.compare(name, expected[name].number, CGFloat(reference.rawValue))
        }
    }

    // MARK: Attributes

    private func runAttributes() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = json["attributes"]["frame"].rect ?? .zero
        let numbers = json["attributes"]["transform"].numbers
        if numbers.count == 6 {
            attributes.transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        table.compareFrames("frame", expected["frame"].rect, attributes.frame)
    }

    private func runTransforms() {
        let transforms: [String: CGAffineTransform] = [
            "identity": .identity, "scale": CGAffineTransform(scaleX: 2, y: 3),
            "rotation": CGAffineTransform(rotationAngle: 0.5),
            "translation": CGAffineTransform(translationX: 7, y: -8),
            "scaled rotation": CGAffineTransform(scaleX: 2, y: 0.5).rotated(by: 1),
        ]
        for name in json["cases"].array.compactMap(\.string) {
            guard let transform = transforms[name] else {
                table.add(name, expected: "a transform", found: "not known")
                continue
            }
            let attributes = UICollectionViewLayoutAttributes()
            attributes.transform = transform
            table.compare(name, CATransform3DMakeAffineTransform(transform), attributes.transform3D)
            table.compare(name + " read back", transform, attributes.transform)
        }
    }
}

private final class CountingFlowLayout: UICollectionViewFlowLayout {
    private(set) var calls = 0
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override func invalidateLayout() {
        calls += 1
        super.invalidateLayout()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
}

extension FixtureJSON {
    fileprivate var paths: [IndexPath] { array.map { IndexPath(indexes: $0.numbers.map { Int($0) }) } }

    /// The paths as a set; nil for null.
    fileprivate var pathSet: Set<IndexPath>? { value.map { _ in Set(paths) } }

    fileprivate var pathSets: [String: Set<IndexPath>]? { value.map { _ in dictionary.mapValues { Set($0.paths) } } }
}
