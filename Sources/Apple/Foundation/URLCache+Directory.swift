public import Foundation
public import FoundationNetworking

extension URLCache {
    /// A cache of so many bytes in memory and on disk, in a directory; nil is that of the system.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
