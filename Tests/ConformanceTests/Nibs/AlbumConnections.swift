import UIKit

/// As the plugin NibConnections writes it. Here it stands by hand: SwiftPM 6.3 can't link tests of the plugin's tool beside tests that
/// use the plugin.
@MainActor final class _NibConnectionsOfThisModule: _NibConnections {
    override class var all: [_NibConnection] {
        var all: [_NibConnection] = []
        func add(_ connection: _NibConnection) { all.append(connection) }
        add(.property("playButton", \AlbumCell.playButton))
        add(.property("titleLabel", \AlbumCell.titleLabel))
        add(.action("play:", of: AlbumCell.self, callWithSender: { $0.play($1) }))
        add(.property("collectionView", \AlbumsViewController.collectionView))
        add(.action("shuffle:", of: AlbumsViewController.self, callWithSender: { $0.shuffle($1) }))
        add(.property("nowPlaying", \PlayerViewController.nowPlaying))
        add(.action("repeatChanged:", of: PlayerViewController.self, callWithSender: { $0.repeatChanged($1) }))
        return all
    }
}
