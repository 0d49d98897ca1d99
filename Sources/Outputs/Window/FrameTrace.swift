import CGtk4
import Foundation
import QuadrantCore
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

    private struct Reached: Encodable {
        var role: AccessibilityRole
        var label: String
        var value: String?
        var frame: AccessibilityNode.Frame
        init(_ element: AccessibilityElement) {
            let node = AccessibilityNode(element)
            (role, label, value, frame) = (node.role, node.label, node.value, node.frame)
        }
    }
    private struct Line: Encodable {
        var window: String
        var frame: Int
        var time: Double
        var layout: [LayoutTree]
        /// The element that the keyboard has reached.
        var reached: Reached?
    }

    func write(_ view: WindowView, frame: Int) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        let line = Line(window: view.options.title, frame: frame, time: view.host.now, layout: view.host.layoutTree(),
                        reached: view.reach.element.map(Reached.init))
        guard var data = try? encoder.encode(line) else { return }
        data.append(10)
        file.write(data)
    }
}
