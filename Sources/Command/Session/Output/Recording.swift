import Foundation
package import QuadrantBase
import QuadrantCairo
package import QuadrantDisplayList
import QuadrantPNG

/// The duration and the frame rate of a recording.
package struct RecordingOptions {
    static let maxFrames = 36_000
    /// A GIF's delays are in hundredths of a second, and decoders treat a delay of one as an error.
    static let maxGIFFrames = 50.0

    /// In seconds; nil records until the view has settled.
    var duration: Double?
    package var framesPerSecond: Double

    /// Options of a recording that lasts as long as pictures are added.
    package init(framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }

    /// Nil if the output is a single picture.
    package init?(_ arguments: Arguments, _ output: Output?) throws {
        guard let format = output?.format.recording else {
            for name in ["duration", "fps"] where arguments.has(name) {
                throw Failure(.usage, "--\(name) requires an animation as output",
                              at: "--output \(output?.path ?? "(a PNG, as none is named)")",
                              rule: "Animations are \(FilmFormat.endings.alternatives) files.",
                              fix: "Use -o NAME.apng, or --at SECONDS for one frame.")
            }
            return nil
        }
        if arguments.has("at") {
            throw Failure(.usage, "--at cannot be used with the animation '\(output?.path ?? "")'", at: "--at",
                          rule: "--at selects a single frame.",
                          fix: "Write -o NAME.png, or --duration SECONDS.")
        }
        duration = try arguments.value("duration").map {
            try ScriptOptions.seconds($0, "duration", longest: 3600, isZeroFine: false)
        }
        let maximum = format == .gif ? Self.maxGIFFrames : 120
        let text = arguments.value("fps") ?? "30"
        guard let number = Double(text), number >= 1, number <= maximum else {
            throw Failure(.usage, "'\(text)' is not a valid frame rate", at: "--fps",
                          rule: "A frame rate is from 1 to 120, and at most 50 for GIF.",
                          fix: "Write --fps 30.")
        }
        framesPerSecond = number
        if let duration, duration * number > Double(Self.maxFrames) {
            throw Failure(.usage, "an animation of \(Int(duration * number)) frames is too long",
                          at: "--duration, --fps",
                          rule: "An animation has at most \(Self.maxFrames) frames.",
                          fix: "Use a shorter --duration or a lower --fps.")
        }
    }
}

/// Encodes the frames of a recording to a file.
protocol RecordingWriter: AnyObject {
    /// Adds the surface's content as a frame.
    func add(_ surface: RasterSurface) throws
    /// Completes the file and moves it to its place.
    func finish() throws
    /// Removes the unfinished file.
    func abandon()
}

/// A recording in progress.
package final class Recording {
    package let options: RecordingOptions
    private let writer: any RecordingWriter
    private let surface = RasterSurface()
    private let isQuiet: Bool
    private var last: DisplayList?
    package private(set) var count = 0
    private var said = Date()

    package init(_ options: RecordingOptions, _ output: Output, hasAlpha: Bool, isQuiet: Bool) throws {
        self.options = options
        self.isQuiet = isQuiet
        writer = switch output.format.recording {
        case .apng: APNGRecording(output, options.framesPerSecond, hasAlpha: hasAlpha)
        case .gif: try GIFRecording(output, options.framesPerSecond, hasAlpha: hasAlpha)
        default: try VideoRecording(output, options.framesPerSecond, hasAlpha: hasAlpha)
        }
    }

    /// The number of frames, if it is known in advance.
    package var wanted: Int? { options.duration.map { max(1, Int(($0 * options.framesPerSecond).rounded())) } }

    /// The time of the next frame, in seconds since the first; nil when the recording is complete.
    var nextTime: Double? {
        count < wanted ?? RecordingOptions.maxFrames ? Double(count) / options.framesPerSecond : nil
    }

    package func add(_ list: DisplayList) throws {
        do {
            try surface.draw(list)
            try writer.add(surface)
        } catch let error as Diagnostic {
            throw Failure(.view, error)
        }
        count += 1
        if !isQuiet, Date().timeIntervalSince(said) > 2 {
            said = Date()
            writeError("quadrant: frame \(count)\(wanted.map { " of \($0)" } ?? "") …\n")
        }
    }

    package func finish() throws { try writer.finish() }
    package func abandon() { writer.abandon() }
}

private final class APNGRecording: RecordingWriter {
    private let output: Output
    private let file: APNG

    init(_ output: Output, _ framesPerSecond: Double, hasAlpha: Bool) {
        self.output = output
        file = APNG(framesPerSecond: framesPerSecond, hasAlpha: hasAlpha)
    }

    func add(_ surface: RasterSurface) throws { try file.add(surface) }
    func finish() throws { try output.write(file.finish()) }
    func abandon() {}
}
