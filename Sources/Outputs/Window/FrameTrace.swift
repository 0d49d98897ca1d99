import CGtk4
import Foundation
import QuadrantHost

/// Writes a line of JSON for each frame to the file that QUADRANT_TRACE names, for tests.
@MainActor
final class FrameTrace {
    static let shared: FrameTrace? = getenv("QUADRANT_TRACE").flatMap { FrameTrace(String(cString: $0)) }
    private let file: FileHandle

    private init?(_ path: String) {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { return nil }
        self.file = file
    }

    private struct Line: Encodable {
        var window: String
        var frame: Int
        var time: Double
        var layout: [LayoutTree]
        /// The frame of the element that the keyboard has reached.
        var ring: AccessibilityNode.Frame?
    }

    func write(_ view: WindowView, frame: Int) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        let line = Line(window: view.options.title, frame: frame, time: view.host.now, layout: view.host.layoutTree(),
                        ring: view.ring.map { .init(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) })
        guard var data = try? encoder.encode(line) else { return }
        data.append(10)
        file.write(data)
    }
}
