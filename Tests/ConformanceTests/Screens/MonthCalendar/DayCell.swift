import UIKit

/// A day's number, on a disc when it is chosen.
final class DayCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
        let disc = UIView()
        disc.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0.3, alpha: 1)
        selectedBackgroundView = disc
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        selectedBackgroundView?.frame = CGRect(
            x: bounds.midX - 20, y: bounds.midY - 20, width: 40, height: 40)
        selectedBackgroundView?.layer.cornerRadius = 20
    }
}

/// The names of the days, above their columns.
final class WeekdaysView: UICollectionReusableView {
    private let labels: [UILabel] = ["M", "T", "W", "T", "F", "S", "S"].map {
        let label = UILabel()
        label.text = $0
        label.textAlignment = .center
        label.textColor = .gray
        label.font = UIFont.boldSystemFont(ofSize: 13)
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        labels.forEach(addSubview)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = floor(bounds.width / 7)
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }
}
