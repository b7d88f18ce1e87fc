import Foundation

/// Something that uses storage: an app, a folder or a file.
struct StoredItem: Identifiable {
    let id = UUID()
    let name: String
    let symbol: String
    let children: [StoredItem]
    /// The size in megabytes. A folder's size is the sum of its content.
    let size: Int

    private init(_ name: String, _ symbol: String, size: Int) {
        self.name = name
        self.symbol = symbol
        self.size = size
        children = []
    }

    private init(_ name: String, _ symbol: String = "folder.fill", containing children: [StoredItem]) {
        self.name = name
        self.symbol = symbol
        self.children = children
        size = children.reduce(0) { $0 + $1.size }
    }

    var sizeText: String { size < 1000 ? "\(size) MB" : "\(size / 1000).\(size % 1000 / 100) GB" }

    /// Everything on the device, in groups.
    static let device = [
        StoredItem(
            "Apps",
            containing: [
                StoredItem(
                    "Photos", "photo.fill",
                    containing: [
                        StoredItem("Library", "photo", size: 18_400),
                        StoredItem("Thumbnails", "square.grid.3x3", size: 610),
                    ]),
                StoredItem(
                    "Messages", "message.fill",
                    containing: [
                        StoredItem("Attachments", "paperclip", size: 2_100),
                        StoredItem("Texts", "bubble.left", size: 48),
                    ]),
                StoredItem("Music", "music.note", containing: [StoredItem("Downloads", "arrow.down", size: 5_300)]),
                StoredItem("Mail", "envelope.fill", size: 870),
            ]),
        StoredItem(
            "Documents",
            containing: [
                StoredItem(
                    "Travel",
                    containing: [
                        StoredItem(
                            "Lisbon",
                            containing: [
                                StoredItem("Tickets", "doc.text", size: 3), StoredItem("Hotel", "doc.text", size: 1),
                            ]),
                        StoredItem("Oslo", containing: [StoredItem("Tickets", "doc.text", size: 2)]),
                        StoredItem("Packing list", "list.bullet", size: 1),
                    ]),
                StoredItem(
                    "Taxes", containing: [StoredItem("2024", "doc", size: 14), StoredItem("2025", "doc", size: 17)]),
                StoredItem("Notes", "doc.text", size: 6),
            ]),
        StoredItem(
            "System",
            containing: [StoredItem("Software", "gear", size: 11_200), StoredItem("Other", "tray", size: 3_900)]),
    ]
}
