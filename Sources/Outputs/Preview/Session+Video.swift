import Foundation
import QuadrantDisplayList

/// Videos of what a preview has shown in the last seconds, for pages to save.
extension Session {
    /// Pictures per second. A GIF's delays are in hundredths of a second: its pictures are 0.03 s apart.
    private static let rate = 100.0 / 3
    /// The largest number of pixels per point, and the longest side in pixels.
    private static let maxScale = 2.0, maxSide = 2_000.0

    /// Returns false for a message that is not part of the protocol.
    func video(_ message: PageMessage) -> Bool {
        guard let index = message.screen, let format = message.phase, ["gif", "apng", "mp4"].contains(format),
              let seconds = message.value, seconds.isFinite, seconds > 0 else { return false }
        guard screens.indices.contains(index), let onVideo = server.onVideo else { return true }
        let pictures = pictures(of: screens[index], seconds: min(seconds, FrameHistory.length))
        guard !pictures.isEmpty else {
            send(Video(format: format, data: nil, fault: "nothing was shown yet"))
            return true
        }
        onVideo(pictures, Self.rate, format) { [weak self] result in
            switch result {
            case .success(let data): self?.send(Video(format: format, data: data.base64EncodedString(), fault: nil))
            case .failure(let fault): self?.send(Video(format: format, data: nil, fault: fault.reason))
            }
        }
        return true
    }

    /// The pictures of the last seconds, of one size: that of the last one.
    private func pictures(of screen: Screen, seconds: Double) -> [DisplayList] {
        let now = now, reach = min(seconds, screen.history.reach(before: now))
        guard let last = screen.history.list(at: now) else { return [] }
        let scale = min(Self.maxScale, Self.maxSide / max(last.size.width, last.size.height, 1))
        return (0...Int(reach * Self.rate)).compactMap { step in
            guard var list = screen.history.list(at: now - reach + Double(step) / Self.rate) else { return nil }
            list.scale = scale
            return list.size == last.size ? list : nil
        }
    }

    private struct Video: Encodable {
        var kind = "video"
        var format: String
        /// The file in Base64; nil where there is none.
        var data: String?
        /// Why there is none.
        var fault: String?
    }
}

/// The reason why there is no video.
package struct VideoFault: Error {
    package var reason: String
    package init(reason: String) { self.reason = reason }
}
