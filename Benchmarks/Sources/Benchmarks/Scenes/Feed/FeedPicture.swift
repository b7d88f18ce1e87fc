import UIKit

/// The people in a feed: squares of one colour each.
@MainActor enum FeedPicture {
    static let side: CGFloat = 40

    static let all: [UIImage] = (0..<FeedPost.pictureCount).map { number in
        let size = CGSize(width: side, height: side)
        return UIGraphicsImageRenderer(size: size).image { context in
            let hue = CGFloat(number) / CGFloat(FeedPost.pictureCount)
            UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
