import Foundation
import Synchronization

/// Resources to clean up if the program ends early, by a crash, a time limit or a signal: temporary files beside their
/// final places, the folder of a compilation, and the compiler's processes.
///
/// Signal handlers read the state of this type, which may neither allocate nor take a lock.
package enum TemporaryFiles {
    private static let limit = 16
    /// A free slot is nil.
    nonisolated(unsafe) private static let places: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
        let memory = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: limit)
        memory.initialize(repeating: nil, count: limit)
        return memory
    }()
    private static let isWatching = Atomic(false)

    /// Registers a new file.
    package static func add(_ path: String) {
        watch()
        for index in 0..<limit where places[index] == nil {
            places[index] = strdup(path)
            return
        }
    }

    /// Unregisters a file that has its final name.
    package static func forget(_ path: String) {
        for index in 0..<limit {
            guard let known = places[index], strcmp(known, path) == 0 else { continue }
            places[index] = nil
            free(known)
        }
    }

    /// Removes the files; for signal handlers.
    package static func removeFiles() {
        for index in 0..<limit { if let path = places[index] { unlink(path) } }
    }

    // MARK: Compilations

    private typealias ArgumentVector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    /// The arguments of `rm -rf -- folder`, allocated in advance; nil without a folder.
    nonisolated(unsafe) private static var removal: ArgumentVector?
    /// The process groups of the compilers that run, of which there are at most two; 0 for none.
    private static let compiler = Atomic<pid_t>(0), secondCompiler = Atomic<pid_t>(0)

    /// Registers a folder that is removed with its contents; nil once it is finished or removed.
    package static func setFolder(_ path: String?) {
        watch()
        if let old = removal {
            removal = nil
            for index in 0..<4 { free(old[index]) }
            old.deallocate()
        }
        guard let path else { return }
        let text = ArgumentVector.allocate(capacity: 5)
        for (index, word) in ["rm", "-rf", "--", path].enumerated() { text[index] = strdup(word) }
        text[4] = nil
        removal = text
    }

    /// Registers the leader of a compiler's process group.
    static func addCompiler(_ process: pid_t) {
        if !compiler.compareExchange(expected: 0, desired: process, ordering: .relaxed).exchanged {
            secondCompiler.store(process, ordering: .relaxed)
        }
    }

    /// Unregisters a compiler that has ended.
    static func removeCompiler(_ process: pid_t) {
        _ = compiler.compareExchange(expected: process, desired: 0, ordering: .relaxed)
        _ = secondCompiler.compareExchange(expected: process, desired: 0, ordering: .relaxed)
    }

    /// Terminates the compilers that run: their results are not needed.
    package static func endCompiler() {
        end(compiler.load(ordering: .relaxed))
        end(secondCompiler.load(ordering: .relaxed))
    }

    private static func end(_ process: pid_t) {
        // The compiler's driver starts each subprocess in its own process group, and terminates them on SIGINT.
        if process > 0 { kill(-process, SIGINT) }
    }

    /// Waits until a process group has ended, and kills it after a second.
    private static func reap(_ process: pid_t) {
        if process <= 0 { return }
        for round in 0..<300 {
            waitpid(process, nil, WNOHANG)
            if kill(-process, 0) != 0 { break }
            if round == 200 { kill(-process, SIGKILL) }
            usleep(5_000)
        }
    }

    /// Terminates the compilers and removes everything.
    private static func removeAll() {
        removeFiles()
        endCompiler()
        // A running process could create a file in the folder while it is being removed.
        reap(compiler.exchange(0, ordering: .relaxed))
        reap(secondCompiler.exchange(0, ordering: .relaxed))
        guard let text = removal else { return }
        removal = nil
        var process = pid_t()
        if posix_spawn(&process, "/bin/rm", nil, nil, text, environ) == 0 { waitpid(process, nil, 0) }
    }

    /// Cleans up on SIGINT, SIGTERM and SIGHUP, unless another handler is installed.
    private static func watch() {
        if isWatching.exchange(true, ordering: .relaxed) { return }
        // The first access initialises the variable, which a signal handler must not do.
        _ = compiler.load(ordering: .relaxed)
        _ = secondCompiler.load(ordering: .relaxed)
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
