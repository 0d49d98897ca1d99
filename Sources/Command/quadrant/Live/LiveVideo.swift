#if canImport(QuadrantPreview)
import Foundation
import QuadrantBase
import QuadrantDisplayList
import QuadrantPreview
import QuadrantSession

/// Encodes what a live preview has shown, on a thread of its own.
enum LiveVideo {
    static func make(_ pictures: [DisplayList], _ framesPerSecond: Double, _ format: String,
                     _ answer: @escaping @MainActor (Result<Data, VideoFault>) -> Void) {
        let thread = Thread {
            let result = Result { try data(pictures, framesPerSecond, format) }.mapError { error in
                VideoFault(reason: (error as? Failure)?.what ?? "\(error)")
            }
            DispatchQueue.main.async { MainActor.assumeIsolated { answer(result) } }
        }
        // As that of the main thread, which draws as deep.
        thread.stackSize = 64 << 20
        thread.start()
    }

    private static func data(_ pictures: [DisplayList], _ framesPerSecond: Double, _ format: String) throws -> Data {
        let folder = NSTemporaryDirectory() + "quadrant-video-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let output = try Output("\(folder)/preview.\(format)")
        let recording = try Recording(RecordingOptions(framesPerSecond: framesPerSecond), output, hasAlpha: false,
                                      isQuiet: true)
        do {
            for picture in pictures { try recording.add(picture) }
            try recording.finish()
        } catch {
            recording.abandon()
            throw error
        }
        return try Data(contentsOf: URL(fileURLWithPath: output.path))
    }
}
#endif
