import UIKit

final class NoteView: UIView {
    weak var title: UILabel! { didSet { title.text = stamp } }
    private(set) var taps = 0

    @IBAction func tap(_ sender: UIButton) { taps += 1 }
}
