import CoreText
import UIKit

// The samples of Documentation/Nibs.md and Text.md that need a bundle with resources: Scripts/samples looks for them here.

@MainActor private func loadFromTheBundle(into collectionView: UICollectionView, and window: UIWindow) {
    collectionView.register(UINib(nibName: "PhotoCell", bundle: .module), forCellWithReuseIdentifier: "photo")
    window.rootViewController = UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
}

@MainActor private func useLobster(in label: UILabel) {
    if let url = Bundle.module.url(forResource: "Lobster-Regular", withExtension: "ttf") {
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
    label.font = UIFont(name: "Lobster-Regular", size: 28)
}
