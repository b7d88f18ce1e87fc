/// The file of a picture: where it is, and which one it is, so that another file that takes its place isn't shown.
package struct ImageFile: Sendable, Hashable {
    /// The absolute path, with links resolved.
    package let path: String
    /// The file's number, and that of its file system.
    package let inode: UInt64
    package let device: UInt64

    package init(path: String, inode: UInt64, device: UInt64) {
        self.path = path
        self.inode = inode
        self.device = device
    }
}
