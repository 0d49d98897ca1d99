import AVFoundation
import Foundation
import QuadrantFoundation
import Testing

@Suite("Videos that are kept for later")
struct AVAssetDownloadURLSessionTests {
    private final class Delegate: NSObject, AVAssetDownloadDelegate {
        private let told: @Sendable ((any Error)?) -> Void
        init(_ told: @escaping @Sendable ((any Error)?) -> Void) { self.told = told }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            told(error)
        }
    }

    @Test func fetchingEndsWithAnError() async throws {
        let url = try #require(URL(string: "https://example.org/video.m3u8"))
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let session = AVAssetDownloadURLSession(
                configuration: .default, assetDownloadDelegate: Delegate { continuation.resume(returning: $0) },
                delegateQueue: nil)
            session.makeAssetDownloadTask(
                downloadConfiguration: AVAssetDownloadConfiguration(asset: AVURLAsset(url: url), title: "Video")
            ).resume()
        }
        #expect((error as? URLError)?.code == .notConnectedToInternet)
    }

    @Test func nothingIsKeptOfAFilm() throws {
        let url = try #require(URL(string: "https://example.org/video.m3u8"))
        #expect(AVURLAsset(url: url).assetCache == nil)
    }
}
