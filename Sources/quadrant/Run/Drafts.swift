import Foundation

/// Files that are being written beside their final places. Whoever ends this program, a view that traps, a time limit
/// or Ctrl-C, none of them is left behind.
enum Drafts {
    private static let most = 16
    /// Paths for a signal handler, which may neither allocate nor take a lock: a free place is nil.
    nonisolated(unsafe) private static let places: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: most)
        memory.initialize(repeating: nil, count: most)
        return memory
    }()
    nonisolated(unsafe) private static var isWatching = false

    /// Remembers a new file.
    static func add(_ path: String) {
        watch()
        for index in 0..<most where places[index] == nil {
            places[index] = strdup(path)
            return
        }
    }

    /// The file has its final name.
    static func forget(_ path: String) {
        for index in 0..<most {
            guard let known = places[index], strcmp(known, path) == 0 else { continue }
            places[index] = nil
            free(known)
        }
    }

    /// Removes a file that will not be needed.
    static func remove(_ path: String) {
        unlink(path)
        forget(path)
    }

    /// Removes all of them; for signal handlers.
    static func removeAll() {
        for index in 0..<most { if let path = places[index] { unlink(path) } }
    }

    /// Ctrl-C and requests to end remove the drafts first, where nobody else listens to them.
    private static func watch() {
        if isWatching { return }
        isWatching = true
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var known = sigaction()
            sigaction(number, nil, &known)
            guard known.__sigaction_handler.sa_handler == nil else { continue }
            signal(number) { number in
                Drafts.removeAll()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
