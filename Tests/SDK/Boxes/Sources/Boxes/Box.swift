import UIKit

public final class Box: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
