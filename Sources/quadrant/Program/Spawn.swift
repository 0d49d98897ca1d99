import Foundation

/// Runs another program and waits for it.
enum Spawn {
    enum Collected { case nothing, output, errors }

    struct Result {
        var status: Int32
        /// What it wrote to standard output or error, when that was asked for.
        var output: String
    }

    /// A channel from its second end to its first that no program inherits unless told to: closed on exec from the
    /// start, so that one which another thread starts meanwhile does not hold an end open.
    static func pipe(_ ends: inout [Int32]) -> Bool {
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    }

    /// Standard error goes where ours goes, unless `silent`. With `temporaries`, files that the program leaves behind
    /// go into that folder. Returns nil when the program cannot be started.
    static func run(_ program: String, _ arguments: [String], collecting: Collected = .nothing,
                    silent: Bool = false, temporaries: String? = nil) -> Result? {
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
            // The view's own printing owns standard output.
            posix_spawn_file_actions_adddup2(&actions, 2, 1)
        }
        if silent { posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        argv.append(nil)
        defer { argv.forEach { free($0) } }
        var variables = ProcessInfo.processInfo.environment
        if let temporaries { variables["TMPDIR"] = temporaries }
        var envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") }
        envp.append(nil)
        defer { envp.forEach { free($0) } }
        var process = pid_t()
        let failed = posix_spawn(&process, program, &actions, nil, argv, envp)
        if collects { close(pipes[1]) }
        guard failed == 0 else {
            if collects { close(pipes[0]) }
            return nil
        }
        var data = Data()
        if collects {
            let reader = FileHandle(fileDescriptor: pipes[0], closeOnDealloc: true)
            data = (try? reader.readToEnd()) ?? Data()
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let ended = status & 0x7f == 0
        return Result(status: ended ? (status >> 8) & 0xff : 128 + (status & 0x7f),
                      output: String(decoding: data, as: UTF8.self))
    }
}
