import CoreGraphics
import Foundation
import LayoutEngine
import UIKitCore

extension FlowCase {
    /// Reads a case of either recording: an array of cases with `expect`, or `cases` with `expected`
    /// (Fixtures/README.md describes both).
    init(_ json: FixtureJSON) throws {
        guard let name = json["name"].string else { throw FixtureError(description: "A case has no name.") }
        guard let viewSize = json["view"]["size"].size else {
            throw FixtureError(description: "\(name): its view has no size.")
        }
        self.name = name
        tags = (json["tags"].array + json["topics"].array).compactMap(\.string)
        view = RecordedView(size: viewSize, scale: json["view"]["scale"].number ?? json["scale"].number ?? 2)
        view.contentInset = json["view"]["contentInset"].edges ?? view.contentInset
        view.safeArea = json["view"]["safeAreaInsets"].edges ?? view.safeArea
        view.layoutMargins = json["view"]["layoutMargins"].edges ?? view.layoutMargins
        layout = RecordedFlowLayout(json["layout"])
        expectation =
            json["expect"].value == nil
            ? try FlowExpectation(keyed: json["expected"]) : try FlowExpectation(listed: json["expect"])

        let itemSize = json["itemSize"].size ?? json["layout"]["itemSize"].size ?? CGSize(width: 50, height: 50)
        let sizesOfSections = json["perItemSizes"].array
        let footers = json["perSectionFooterSizes"].array
        let isSelfSizing = layout.estimatedItemSize != nil
        sections = try json["sections"].array.enumerated().map { index, section in
            guard let count = section.number ?? section["items"].number else {
                throw FixtureError(description: "\(name): section \(index) has no count.")
            }
            let answers =
                section["itemSizes"].value == nil && index < sizesOfSections.count
                ? sizesOfSections[index] : section["itemSizes"]
            let sizes = answers.array.compactMap(\.size)
            var preferred = section["preferredSizes"].array.compactMap(\.size)
            // The iOS 26 recordings have no delegate where cells size themselves.
            let areAnswers = isSelfSizing && section["itemSizes"].value == nil
            if areAnswers, index < sizesOfSections.count { preferred = sizes }
            for sizes in [sizes, preferred] where !sizes.isEmpty && sizes.count != Int(count) {
                throw FixtureError(
                    description: "\(name): section \(index) has \(Int(count)) items, \(sizes.count) sizes.")
            }
            return RecordedFlowSection(
                sizes: sizes.isEmpty ? .uniform(itemSize, count: Int(count)) : FlowSizes(sizes),
                areSizesSaid: !areAnswers, preferredSizes: preferred, inset: section["inset"].edges,
                headerSize: section["headerReferenceSize"].size,
                footerSize: index < footers.count ? footers[index].size : nil)
        }
    }
}

extension RecordedFlowLayout {
    fileprivate init(_ json: FixtureJSON) {
        axis = json["scrollDirection"].string == "horizontal" ? .horizontal : .vertical
        lineSpacing = json["minimumLineSpacing"].number ?? lineSpacing
        interitemSpacing = json["minimumInteritemSpacing"].number ?? interitemSpacing
        sectionInset = json["sectionInset"].edges ?? sectionInset
        sectionInsetReference = json["sectionInsetReference"].string ?? sectionInsetReference
        headerSize = json["headerReferenceSize"].size ?? headerSize
        footerSize = json["footerReferenceSize"].size ?? footerSize
        itemSize = json["itemSize"].size
        estimatedItemSize =
            json["estimatedItemSize"].string == nil
            ? json["estimatedItemSize"].size : UICollectionViewFlowLayout.automaticSize
    }
}

extension FlowExpectation {
    /// `items: [{path, frame}]`, `headers: [{section, frame}]`.
    fileprivate init(listed json: FixtureJSON) throws {
        contentSize = json["contentSize"].size
        items = try json["items"].array.map { item in
            guard let frame = item["frame"].rect, item["path"].numbers.count == 2 else {
                throw FixtureError(description: "An item has no path or no frame.")
            }
            return (Int(item["path"].numbers[0]), Int(item["path"].numbers[1]), frame)
        }
        measuredItems = json["measuredItems"].value.map { _ in
            Set(json["measuredItems"].array.map { IndexPath(indexes: $0.numbers.map { Int($0) }) })
        }
        headers = json["headers"].array.compactMap { header in
            header["section"].number.map { (Int($0), header["frame"].rect) }
        }
    }

    /// `items: {"section-item": frame}`, `supplementary: [{kind, section, frame or null}]`.
    fileprivate init(keyed json: FixtureJSON) throws {
        contentSize = json["contentSize"].size
        items = try json["items"].dictionary.map { key, frame in
            let path = key.split(separator: "-").compactMap { Int($0) }
            guard path.count == 2, let frame = frame.rect else {
                throw FixtureError(description: "Item \(key) is not section-item with a frame.")
            }
            return (path[0], path[1], frame)
        }.sorted { ($0.section, $0.item) < ($1.section, $1.item) }
        for view in json["supplementary"].array {
            guard let section = view["section"].number else { continue }
            let entry = (section: Int(section), frame: view["frame"].rect)
            if view["kind"].string == "header" { headers.append(entry) } else { footers.append(entry) }
        }
    }
}
