import UIKit

/// The data source of a card's collection view: tiles with numbers or texts, and the supplementary views of its layout.
final class CardData: NSObject, UICollectionViewDataSource {
    /// The numbers of the tiles, by section.
    private(set) var numbers: [[Int]]
    private let card: CompositionalCard
    private let hue: CGFloat
    private var nextNumber: Int

    init(_ card: CompositionalCard, hue: CGFloat) {
        self.card = card
        self.hue = hue
        numbers = card.counts.map { (0..<$0).map { $0 + 1 } }
        nextNumber = (card.counts.max() ?? 0) + 1
    }

    func register(with collectionView: UICollectionView) {
        collectionView.register(NumberTile.self, forCellWithReuseIdentifier: "number")
        collectionView.register(TextTile.self, forCellWithReuseIdentifier: "text")
        for kind in [LineKind.group, .nestedGroup, .place] {
            collectionView.register(
                LineView.self, forSupplementaryViewOfKind: kind.rawValue, withReuseIdentifier: "line")
        }
        for element in CardElement.allCases {
            let view: AnyClass = element == .badge ? CardBadge.self : CardCaption.self
            collectionView.register(view, forSupplementaryViewOfKind: element.rawValue, withReuseIdentifier: "view")
        }
        collectionView.dataSource = self
    }

    // MARK: Changes

    var count: Int { numbers[0].count }

    /// Inserts a tile with a new number in the middle of the first section, and returns its index path.
    func insert() -> IndexPath {
        let place = count / 2
        numbers[0].insert(nextNumber, at: place)
        nextNumber += 1
        return IndexPath(item: place, section: 0)
    }

    func remove() -> IndexPath {
        let place = count / 2
        numbers[0].remove(at: place)
        return IndexPath(item: place, section: 0)
    }

    /// Reverses the first section, and returns the index paths of all its tiles before and after.
    func reverse() -> [(old: IndexPath, new: IndexPath)] {
        numbers[0].reverse()
        return (0..<count).map { (IndexPath(item: $0, section: 0), IndexPath(item: count - 1 - $0, section: 0)) }
    }

    // MARK: UICollectionViewDataSource

    func numberOfSections(in collectionView: UICollectionView) -> Int { numbers.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        numbers[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let number = numbers[indexPath.section][indexPath.item]
        let colors = TileColors(number: number, hue: hue + 0.06 * CGFloat(indexPath.section))
        let (identifier, text) =
            switch card.tiles {
            case .numbers: ("number", "\(number)")
            case .texts(let texts): ("text", texts[indexPath.item % texts.count])
            }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        (cell as? CardTile)?.show(text, colors)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let element = CardElement(rawValue: kind) else {
            return collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "line", for: indexPath)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        (view as? CardCaption)?.show(text(of: element, at: indexPath), as: element)
        (view as? CardBadge)?.show(3 * indexPath.item % 8 + 1)
        return view
    }

    private func text(of element: CardElement, at path: IndexPath) -> String {
        switch element {
        case .header, .pinnedHeader:
            path.section < card.headers.count ? card.headers[path.section] : "Section \(path.section + 1)"
        case .footer: "\(numbers[path.section].count) items"
        case .banner: "Above all sections"
        case .caption: Self.letters[path.item % Self.letters.count]
        case .badge: ""
        }
    }

    private static let letters = ["A", "B", "C", "D", "E"]
}
