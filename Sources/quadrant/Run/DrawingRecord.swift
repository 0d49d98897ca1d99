import Foundation

/// What `render --all` has done so far. It lies in an open file that the next image of the program inherits when a view
/// stops this one: that image says what happened and goes on with the next view.
struct DrawingRecord: Codable {
    struct Failed: Codable {
        var place: String
        var what: String
    }

    var drawn: [Render.Drawn] = []
    var failed: [Failed] = []
    /// How many pictures have been begun; the last of them may be unfinished.
    var begun = 0
    /// How often each name was given to a picture.
    var names: [String: Int] = [:]
    /// Where the view stands that is being drawn.
    var place = ""
    /// The symbol of what is being made, before it is known how many pictures it has.
    var opening: String?

    private static let name = "QUADRANT_DRAWN"
    nonisolated(unsafe) private static var handle: Int32 = -1

    /// What the image before this one had done; nil where this is the first.
    @MainActor static let past: DrawingRecord? = {
        guard let text = getenv(name).map({ String(cString: $0) }), let given = Int32(text), given > 2 else {
            return nil
        }
        unsetenv(name)
        handle = given
        _ = fcntl(given, F_SETFD, FD_CLOEXEC)
        CrashRestart.keeps(given, as: name)
        var facts = stat()
        guard fstat(given, &facts) == 0, facts.st_size > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
        guard pread(given, &bytes, bytes.count, 0) == bytes.count else { return nil }
        return try? JSONDecoder().decode(DrawingRecord.self, from: Data(bytes))
    }()

    /// Makes this what the next image finds.
    func keep() {
        if Self.handle < 0 {
            // A file without a name: it goes with the last program that has it open.
            var path = Array((NSTemporaryDirectory() + "/quadrant-drawn-XXXXXX").utf8CString)
            Self.handle = mkstemp(&path)
            _ = fcntl(Self.handle, F_SETFD, FD_CLOEXEC)
            unlink(path)
            CrashRestart.keeps(Self.handle, as: Self.name)
        }
        guard Self.handle >= 0, let data = try? JSONEncoder().encode(self) else { return }
        _ = ftruncate(Self.handle, 0)
        data.withUnsafeBytes { _ = pwrite(Self.handle, $0.baseAddress, $0.count, 0) }
    }

    /// Takes up what was done, after a view has stopped the image before.
    mutating func add(_ crash: Failure) { failed.append(Failed(place: place, what: crash.what)) }

    /// What is said at the end; nil where everything was drawn.
    var failure: Failure? {
        guard let first = failed.first else { return nil }
        let list = failed.prefix(20).map { "\($0.place): \($0.what)" }.joined(separator: "; ")
        let more = failed.count > 20 ? " and \(failed.count - 20) more" : ""
        return Failure(.view, "\(failed.count) of \(failed.count + drawn.count) pictures could not be drawn",
                       at: list + more, rule: "--all draws what it can, and ends with this code where one is missing.",
                       fix: "See the messages above; the first is about \(first.place).")
    }
}
