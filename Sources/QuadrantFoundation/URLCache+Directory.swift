public import Foundation
public import FoundationNetworking

extension URLCache {
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
