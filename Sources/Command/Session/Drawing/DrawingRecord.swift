import Foundation
package import QuadrantBase
import QuadrantFiles
package import QuadrantHost
import QuadrantThreads

/// The progress of `render --all`, in an open file that the next program image inherits after a crash: that image
/// reports the crash and continues with the next view.
package struct DrawingRecord {
    /// One rendered picture, as `--json` reports it.
    package struct Drawn: Codable {
        package var view: String
        package var output: String
        package var width: Double
        package var height: Double
        package var scale: Double?
        package var issues: [String]
        package var wasCached: Bool
        package var frames: Int?
        package var framesPerSecond: Double?
        /// The file and line of the view.
        package var file: String
        package var line: Int
        /// The name of its reference, for `quadrant test`.
        package var reference: String?
        /// What the audits found, for `quadrant test`.
        package var findings: [AuditFinding]?
        /// What the picture took, for --timings.
        package var timings: PictureTimings?
    }

    package struct Failed: Codable {
        package var place: String
        package var what: String
        /// All parts of the message.
        package var text: String?
    }

    /// One event per line of the file.
    package enum Event: Codable {
        /// A view is about to be created; with its symbol and location.
        case opening(String, place: String)
        /// A picture is about to be drawn; with its unique name and its number among all.
        case begun(name: String, number: Int)
        case drawn(Drawn)
        case failed(Failed)
        /// A view was skipped because it requires an environment that only its parent views provide.
        case skipped(Failed)
    }

    package private(set) var drawn: [Drawn] = []
    package private(set) var failed: [Failed] = []
    package private(set) var skipped: [Failed] = []
    /// The number of pictures that were started; the last one may be unfinished.
    package private(set) var begun = 0
    /// The number of pictures with each name.
    package private(set) var names: [String: Int] = [:]
    /// The location of the current view.
    package private(set) var place = ""
    /// The symbol of the view that is being created, before its number of pictures is known.
    private var opening: String?
    /// The symbols of views that crashed while they were created.
    package private(set) var stopped: Set<String> = []

    private mutating func take(_ event: Event) {
        switch event {
        case .opening(let symbol, let place): (opening, self.place) = (symbol, place)
        case .begun(let name, let number):
            names[name, default: 0] += 1
            (opening, begun) = (nil, number)
        case .drawn(let picture): drawn.append(picture)
        case .failed(let failure):
            failed.append(failure)
            if let opening { stopped.insert(opening) }
            opening = nil
        case .skipped(let view):
            skipped.append(view)
            opening = nil
        }
    }

    /// The file for the next image; -1 before the first event.
    private static let file = Locked<Int32>(-1)

    /// The progress of the previous image; nil in the first one.
    @MainActor package static let past: DrawingRecord? = {
        guard let given = Variable.drawn.value.flatMap({ Int32($0) }), given > 2 else { return nil }
        Variable.drawn.remove()
        file.withLock { $0 = given }
        _ = fcntl(given, F_SETFD, FD_CLOEXEC)
        CrashRestart.keeps(given, as: .drawn)
        let size = lseek(given, 0, SEEK_END)
        guard size > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(size))
        guard pread(given, &bytes, bytes.count, 0) == bytes.count else { return nil }
        var record = DrawingRecord()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            if let event = try? JSONDecoder().decode(Event.self, from: Data(line)) { record.take(event) }
        }
        return record
    }()

    /// Reports a failure that ends this image, from any thread, and continues in the next one with the next view.
    package static func goOn(after failure: Failure, in view: String) {
        writeError(failure.text)
        append(.failed(Failed(place: view, what: failure.what, text: failure.text)))
        TemporaryFiles.removeFiles()
        CrashRestart.begin()
    }

    /// Adds an event to this record and to the file for the next image.
    package mutating func add(_ event: Event) {
        take(event)
        Self.append(event)
    }

    private static func append(_ event: Event) {
        let handle = file.withLock { handle in
            if handle < 0 {
                handle = PrivateFolder.unnamedFile()
                CrashRestart.keeps(handle, as: .drawn)
            }
            return handle
        }
        guard handle >= 0, var data = try? JSONEncoder().encode(event) else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { _ = write(handle, $0.baseAddress, $0.count) }
    }

    /// Records the crash that ended the previous image.
    package mutating func add(_ crash: Failure) {
        add(.failed(Failed(place: place, what: crash.what, text: crash.text)))
    }

    /// The name of the present picture: with a number if earlier ones have the same.
    func unique(_ name: String) -> String {
        let times = names[name] ?? 1
        return times == 1 ? name : "\(name)-\(times)"
    }

    /// The failure at the end of the command; nil if everything was drawn.
    package var failure: Failure? {
        let failed = failed.isEmpty && drawn.isEmpty ? skipped : failed
        guard let first = failed.first else { return nil }
        let list = failed.prefix(20).map { "\($0.place): \($0.what)" }.joined(separator: "; ")
        let more = failed.count > 20 ? " and \(failed.count - 20) more" : ""
        return Failure(.view, "\(failed.count) of \(failed.count + drawn.count) pictures could not be rendered",
                       at: list + more, rule: "--all renders the rest, and fails when a picture is missing.",
                       fix: "See the messages above, first that of \(first.place).")
    }
}
