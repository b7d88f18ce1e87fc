import Foundation
import NibReader

extension UISegmentedControl {
    /// Reads a segmented control's attributes in a XIB or storyboard.
    final func readSegmentedNib(_ coder: NSCoder) {
        readControlNib(coder)
        guard let nib = coder as? NibCoder else { return }
        for child in nib.children(of: "segments") { add(nib.coder(of: child)) }
        if let index = nib.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
        if let isMomentary = nib.bool("momentary") { self.isMomentary = isMomentary }
        if let isByContent = nib.bool("apportionsSegmentWidthsByContent") {
            apportionsSegmentWidthsByContent = isByContent
        }
        if let color = nib.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        // It makes a difference only for the styles of iOS 6 and earlier.
        _ = nib.string("segmentControlStyle")
    }

    private func add(_ segment: NibCoder) {
        let index = numberOfSegments
        if let image = segment.image("image") {
            insertSegment(with: image, at: index, animated: false)
        } else {
            insertSegment(withTitle: segment.text("title"), at: index, animated: false)
        }
        if let width = segment.number("width") { setWidth(width, forSegmentAt: index) }
        if segment.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
    }
}
