import Foundation
import FoundationNetworking
import QuadrantBase
import QuadrantThreads

/// Answers the program's web requests from files (`--fixtures`): those of `AsyncImage`, and of `URLSession` in the
/// program and in the packages that it uses.
enum WebFixtures {
    private static let folder = Locked<String?>(nil)

    /// Answers requests from the files of a folder, from now on.
    static func use(_ path: String) {
        let isFirst = folder.withLock { folder in
            defer { folder = path }
            return folder == nil
        }
        if isFirst { _ = URLProtocol.registerClass(FixtureProtocol.self) }
    }

    /// A configuration whose sessions ask the files first.
    static func answering(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        if folder.withLock({ $0 != nil }) {
            configuration.protocolClasses = [FixtureProtocol.self] + (configuration.protocolClasses ?? [])
        }
        return configuration
    }

    /// The file for an address: of its host and path, or of its last component alone, both also with `.json` behind.
    static func file(for url: URL) -> String? {
        guard let folder = folder.withLock({ $0 }), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
              !url.pathComponents.contains("..") else { return nil }
        let names = [(url.host ?? "") + url.path, url.lastPathComponent]
        return names.flatMap { [$0, $0 + ".json"] }.map { folder + "/" + $0 }.first(where: FilePath.isFile)
    }
}

private final class FixtureProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
        request.url.flatMap(WebFixtures.file) != nil
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let path = WebFixtures.file(for: url),
              let data = FileManager.default.contents(atPath: path),
              let answer = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil) else {
            client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
            return
        }
        client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
}
