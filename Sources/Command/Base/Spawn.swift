package import Foundation

/// Runs a subprocess and waits for it.
package enum Spawn {
    package enum Collected { case nothing, output, errors }

    package struct Result {
        package var status: Int32
        /// The collected standard output or standard error, if requested.
        package var output: String

        package init(status: Int32, output: String) { (self.status, self.output) = (status, output) }
    }

    /// A pair of sockets, for reading from the first and writing to the second. They are created close-on-exec, so that
    /// a subprocess that another thread starts at the same time does not inherit an open end.
    package static func pipe(_ ends: inout [Int32]) -> Bool {
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    }

    /// The process group of a subprocess.
    package enum Group {
        /// That of this process: Ctrl-C in a terminal ends both.
        case ours
        /// A new one, which is terminated if a signal ends this process.
        case endsWithUs
        /// A new one, which outlives this process.
        case stays
    }

    /// The path of a program in the folders of `path`, which is PATH if it is nil; nil if there is none.
    package static func program(_ name: String, in path: String? = nil) -> String? {
        (path ?? ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
            .first { isProgram($0) }
    }

    /// Whether a path names a file that can be executed.
    package static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 && !FilePath.isFolder(path) }

    /// Standard error is inherited unless `silent`. Returns nil if the program cannot be started.
    package static func run(_ program: String, _ arguments: [String], collecting: Collected = .nothing,
                            silent: Bool = false,
                    environment: [String: String] = [:], group: Group = .ours,
                    started: (pid_t) -> Void = { _ in }) -> Result? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var pipes: [Int32] = [-1, -1]
        let collects = collecting != .nothing
        if collects {
            guard Self.pipe(&pipes) else { return nil }
            if collecting == .errors { posix_spawn_file_actions_adddup2(&actions, pipes[1], 2) }
            posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
        } else {
            // Standard output is reserved for the output of the view.
            posix_spawn_file_actions_adddup2(&actions, 2, 1)
        }
        if silent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        guard let process = start(program, arguments, &actions, environment, group: group) else {
            pipes.filter { $0 >= 0 }.forEach { close($0) }
            return nil
        }
        started(process)
        var data = Data()
        if collects {
            close(pipes[1])
            let reader = FileHandle(fileDescriptor: pipes[0], closeOnDealloc: true)
            data = (try? reader.readToEnd()) ?? Data()
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno == EINTR { continue }
            // The handler of a signal that ends this process has reaped the subprocess.
            status = SIGKILL
            break
        }
        if group == .endsWithUs { TemporaryFiles.removeCompiler(process) }
        let ended = status & 0x7f == 0
        return Result(status: ended ? (status >> 8) & 0xff : 128 + (status & 0x7f),
                      output: String(decoding: data, as: UTF8.self))
    }

    /// Restores the default action of SIGPIPE in the subprocess, which is ignored in this one.
    package static func start(_ program: String, _ arguments: [String], _ actions: inout posix_spawn_file_actions_t,
                              _ changed: [String: String], group: Group) -> pid_t? {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let isGroup = group != .ours
        // The compiler's driver interrupts its subprocesses on SIGINT, unless SIGINT was ignored when it started, as
        // shells do for background jobs.
        var ordinary = sigset_t(), none = sigset_t()
        sigemptyset(&ordinary)
        for number in isGroup ? [SIGPIPE, SIGINT] : [SIGPIPE] { sigaddset(&ordinary, number) }
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &ordinary)
        posix_spawnattr_setsigmask(&attributes, &none)
        let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (isGroup ? POSIX_SPAWN_SETPGROUP : 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { argv.forEach { free($0) } }
        let values = ProcessInfo.processInfo.environment.merging(changed) { $1 }
        var variables: [UnsafeMutablePointer<CChar>?] = values.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { variables.forEach { free($0) } }
        // Signals are blocked until the group is known, because the handler would not terminate it otherwise.
        var ends = sigset_t(), known = sigset_t()
        sigemptyset(&ends)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&ends, number) }
        pthread_sigmask(SIG_BLOCK, &ends, &known)
        defer { pthread_sigmask(SIG_SETMASK, &known, nil) }
        var process = pid_t()
        guard posix_spawn(&process, program, &actions, &attributes, &argv, &variables) == 0 else { return nil }
        if group == .endsWithUs { TemporaryFiles.addCompiler(process) }
        return process
    }
}
