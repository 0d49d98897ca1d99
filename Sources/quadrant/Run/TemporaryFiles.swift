import Foundation

/// What must not be left behind when the program ends early, through a view that traps, a time limit or a signal: files
/// that are being written beside their final places, the folder of a compilation, and the compiler itself.
///
/// What is kept here is read by signal handlers, which may neither allocate nor take a lock.
enum TemporaryFiles {
    private static let limit = 16
    /// A free place is nil.
    nonisolated(unsafe) private static let places: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: limit)
        memory.initialize(repeating: nil, count: limit)
        return memory
    }()
    nonisolated(unsafe) private static var isWatching = false

    /// Remembers a new file.
    static func add(_ path: String) {
        watch()
        for index in 0..<limit where places[index] == nil {
            places[index] = strdup(path)
            return
        }
    }

    /// The file has its final name.
    static func forget(_ path: String) {
        for index in 0..<limit {
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

    /// Removes the files; for signal handlers.
    static func removeFiles() {
        for index in 0..<limit { if let path = places[index] { unlink(path) } }
    }

    // MARK: A compilation

    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// `rm -rf -- folder`, ready to be run; nil without a folder.
    nonisolated(unsafe) private static var removal: Words?
    /// The process group of the compiler; 0 when none runs.
    nonisolated(unsafe) private static var compiler: pid_t = 0

    /// The folder that is removed with all it holds; nil once it is finished or gone.
    static func setFolder(_ path: String?) {
        watch()
        if let old = removal {
            removal = nil
            for index in 0..<4 { free(old[index]) }
            old.deallocate()
        }
        guard let path else { return }
        let text = Words.allocate(capacity: 5)
        for (index, word) in ["rm", "-rf", "--", path].enumerated() { text[index] = strdup(word) }
        text[4] = nil
        removal = text
    }

    /// The leader of the group that is ended; 0 when it has ended by itself.
    static func setCompiler(_ process: pid_t) { compiler = process }

    /// Ends the compiler and removes everything.
    private static func removeAll() {
        removeFiles()
        if compiler > 0 {
            // The compiler's driver puts each of its processes into a group of its own, and ends them when interrupted.
            kill(-compiler, SIGINT)
            // What still runs could put a file into the folder while that is removed.
            for round in 0..<300 {
                waitpid(compiler, nil, WNOHANG)
                if kill(-compiler, 0) != 0 { break }
                if round == 200 { kill(-compiler, SIGKILL) }
                usleep(5_000)
            }
            compiler = 0
        }
        guard let text = removal else { return }
        removal = nil
        var process = pid_t()
        if posix_spawn(&process, "/bin/rm", nil, nil, text, environ) == 0 { waitpid(process, nil, 0) }
    }

    /// Ctrl-C and requests to end remove all this first, where nothing else handles them.
    private static func watch() {
        if isWatching { return }
        isWatching = true
        atexit { TemporaryFiles.removeAll() }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var known = sigaction()
            sigaction(number, nil, &known)
            guard known.__sigaction_handler.sa_handler == nil else { continue }
            signal(number) { number in
                TemporaryFiles.removeAll()
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}
