import Testing
import TestSupport
import UIKit
import UIKitTesting

@MainActor @Suite("Image assets") struct ImageAssetTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func image(width: UInt8) throws -> UIImage {
        try #require(UIImage(data: SampleBundle.png(width: width, height: 1)))
    }

    /// 1 point wide in the light, 2 in the dark.
    private func asset() throws -> UIImageAsset {
        let asset = UIImageAsset()
        asset.register(try image(width: 1), with: light)
        asset.register(try image(width: 2), with: UIImage.Configuration(traitCollection: dark))
        return asset
    }

    @Test("an image asset returns the image registered for the traits")
    func registered() throws {
        let asset = try asset()
        #expect(asset.image(with: light).size.width == 1)
        #expect(asset.image(with: dark).size.width == 2)
        #expect(asset.image(with: dark).imageAsset === asset)
        asset.register(try image(width: 3), with: dark)
        #expect(asset.image(with: UIImage.Configuration(traitCollection: dark)).size.width == 3)
        asset.unregister(imageWith: dark)
        #expect(asset.image(with: dark).size.width == 1)
        asset.unregisterImage(with: UIImage.Configuration(traitCollection: light))
        #expect(asset.image(with: dark).size == .zero)
    }

    @Test("an image for the current traits follows its view's traits")
    func follows() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let view = UIImageView(image: try asset().image(with: .current))
        stage.show(view)
        #expect(view.intrinsicContentSize.width == 1)
        view.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(view.intrinsicContentSize.width == 2)
    }

    @Test("an image from data has no asset, and an empty configuration")
    func none() throws {
        let image = try image(width: 1)
        #expect(image.imageAsset == nil && image.traitCollection == UITraitCollection())
        #expect(image.configuration?.traitCollection == nil)
        #expect(image.withConfiguration(UIImage.Configuration(traitCollection: dark)) === image)
    }
}
