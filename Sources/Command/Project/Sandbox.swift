import Foundation
import QuadrantBase
import QuadrantFiles

/// What a program of the user may reach: no network, the toolchain and its own project to read, a folder of its own to
/// write. Bubblewrap (`bwrap`) makes it of the kernel's namespaces.
package struct Sandbox: Sendable {
    /// The path of `bwrap`.
    package let program: String
    /// Its arguments, before those of the command that runs inside.
    package let arguments: [String]
    /// The folder that can be written; also home and cache.
    package let folder: String

    /// Throws if the machine cannot make one. `paths` are those of the program, `others` further files and folders to
    /// read, `written` are folders that the program may write.
    package init(paths: [String], others: [String], written: [String] = []) throws {
        guard let program = Spawn.program("bwrap") else {
            throw Self.missing("bubblewrap is not installed", fix: "Install it ('apt-get install bubblewrap')")
        }
        self.program = program
        let roots = Set(paths.map(Self.root(of:)) + others.map { FilePath.absolute($0) }).sorted()
        var digest = Digest()
        roots.forEach { digest.add($0) }
        guard let kept = Cache().folder("sandbox"), PrivateFolder.open(kept + "/" + digest.text) == nil else {
            throw Failure(.machine, "the folder of the sandbox cannot be made", at: Cache().folder + "/sandbox",
                          rule: "A program in a sandbox writes to a folder of its own in the cache.",
                          fix: "Set \(Variable.cache.name) to a folder that is writable by you alone.")
        }
        folder = kept + "/" + digest.text
        arguments = Self.arguments(reading: roots, writing: written, folder)
        try probe(besides: folder + ".tried")
        // For the thread that counts processes.
        if getuid() == 0 { Self.set(__RLIMIT_RTPRIO, 1) }
    }

    /// Throws if the kernel refuses the sandbox. That takes as long as the sandbox itself, so that what was possible is
    /// kept in a file, which a program in a sandbox cannot write: it holds until the next start of the machine or of
    /// the container, for the same `bwrap` and the same arguments.
    private func probe(besides file: String) throws {
        var digest = Digest()
        for space in ["mnt", "user", "net"] {
            digest.add((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/" + space)) ?? "")
        }
        digest.add((try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)) ?? "")
        var status = stat()
        stat(program, &status)
        digest.add("\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(getuid())")
        ([program] + arguments).forEach { digest.add($0) }
        if (try? String(contentsOfFile: file, encoding: .utf8)) == digest.text { return }
        let probe = Spawn.run(program, arguments + ["/bin/true"], collecting: .errors)
        guard probe?.status == 0 else {
            let reason = probe?.output.split(separator: "\n").last.map(String.init) ?? "it cannot be started"
            throw Self.missing("the kernel refuses a sandbox: \(reason)",
                               fix: "Allow user namespaces (in a container: its seccomp profile)")
        }
        // Without it the next one is tried again.
        try? digest.text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// This program with arguments and variables, inside: the path of a program, and its arguments.
    package func command(_ words: [String], _ environment: [String: String] = [:]) -> (String, [String]) {
        let variables = environment.sorted { $0.key < $1.key }.flatMap { ["--setenv", $0.key, $0.value] }
        let own = (Toolchain.executable as NSString).resolvingSymlinksInPath
        return (program, arguments.dropLast() + variables + ["--", own] + words)
    }

    private static func missing(_ what: String, fix: String) -> Failure {
        Failure(.machine, what, at: "bwrap",
                rule: "A program in a sandbox runs without network, and sees its own project only.",
                fix: fix + ", or run without the sandbox (mcp: --no-sandbox) if this machine may be harmed.")
    }

    // MARK: What is seen

    private static let system = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"]
    private static let settings = [
        "alternatives", "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "fonts", "localtime", "timezone", "os-release",
        "nsswitch.conf", "passwd", "group", "ssl",
    ].map { "/etc/" + $0 } + ["/sys/devices/system/cpu"]
    /// Folders with secrets, which stay hidden inside a project that has them.
    private static let secrets = [".ssh", ".gnupg", ".aws", ".azure", ".kube", ".docker", ".netrc", ".git-credentials",
                                  ".config", ".npmrc", ".pypirc", ".password-store"]
    private static let variables = ["LANG", "LC_ALL", "LC_CTYPE", "TZ", "PATH", "TERM", "CI"] + [
        Variable.compiler, Variable.frameworks,
    ].map(\.name)

    private static func arguments(reading roots: [String], writing written: [String], _ folder: String) -> [String] {
        let here = FileManager.default.currentDirectoryPath
        var words = [
            "--unshare-all", "--die-with-parent", "--new-session", "--clearenv", "--proc", "/proc", "--dev", "/dev",
            "--tmpfs", "/tmp", "--dir", here
        ]
        for path in system {
            // On most systems /bin and its like are links into /usr.
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
                words += ["--symlink", target, path]
            } else {
                words += ["--ro-bind-try", path, path]
            }
        }
        let compiler = Toolchain.findCompiler()
        let tools = compiler.map { [FilePath.folder(of: $0), Toolchain.root(of: $0)] } ?? []
        let own = (Toolchain.executable as NSString).resolvingSymlinksInPath
        let seen = settings + tools + [FilePath.folder(of: own), Toolchain.buildFolder] + roots
        for path in seen where !system.contains(where: { path.hasPrefix($0 + "/") }) {
            words += ["--ro-bind-try", path, path]
        }
        for root in roots {
            for name in secrets where FilePath.exists(root + "/" + name) {
                words += FilePath.isFolder(root + "/" + name) ? ["--tmpfs", root + "/" + name]
                    : ["--ro-bind", "/dev/null", root + "/" + name]
            }
        }
        for folder in written { words += ["--bind", folder, folder] }
        words += ["--bind", folder, folder, "--setenv", "HOME", folder, "--setenv", Variable.cache.name, folder]
        words += ["--setenv", Variable.sandbox.name, (roots + written + [folder]).joined(separator: ":")]
        // Without it, what is written beside the mounts is lost without an error.
        words += ["--remount-ro", "/"]
        let environment = ProcessInfo.processInfo.environment
        for name in variables { if let value = environment[name] { words += ["--setenv", name, value] } }
        return words + ["--chdir", here, "--"]
    }

    /// What is read of a path: the repository around it, or else the project around it, or else its folder; of a file
    /// in a folder for all kinds of files the file alone.
    package static func root(of path: String) -> String {
        let path = FilePath.absolute(path)
        let own = FilePath.isFolder(path) ? path : FilePath.folder(of: path)
        var project: String?
        var folder = own
        while folder != "/" {
            if FilePath.exists(folder + "/.git") { return folder }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isProject = names.contains { name in
                ["Package.swift", "Project.swift"].contains(name)
                    || ["xcodeproj", "xcworkspace"].contains((name as NSString).pathExtension)
            }
            if isProject { project = folder }
            folder = FilePath.folder(of: folder)
        }
        if let project { return project }
        let isCommon = [NSHomeDirectory(), "/tmp", "/var/tmp", "/"].contains(own)
        return isCommon ? path : own
    }

    // MARK: Limits

    private static let maxProcesses: rlim_t = 512, maxFile: rlim_t = 1 << 30
    /// Bytes.
    package static let maxAddresses: UInt = 12 << 30
    private static let maxMemory = 2 << 30

    /// Whether this process runs in a sandbox.
    package static var isThisProcess: Bool { Variable.sandbox.value != nil }

    /// Whether a path is outside of what a program in this sandbox sees.
    package static func hides(_ path: String) -> Bool {
        let seen = (Variable.sandbox.value ?? "").split(separator: ":").map(String.init) + system
            + ["/etc", "/proc", "/dev", "/sys", "/var", "/run"]
            + [Toolchain.buildFolder] + (Toolchain.findCompiler().map { [Toolchain.root(of: $0)] } ?? [])
        return path.hasPrefix("/") && !seen.contains { path == $0 || path.hasPrefix($0 + "/") }
    }

    /// Limits processes, the size of files and memory of this process and those that it starts.
    package static func limit() {
        // Above the number at which the sandbox is ended: a limit that holds would only make it slow.
        set(__RLIMIT_NPROC, 2 * maxProcesses)
        set(RLIMIT_FSIZE, maxFile)
        set(RLIMIT_AS, rlim_t(maxAddresses))
        set(RLIMIT_CORE, 0)
        Variable.maxMemory.set("\(maxMemory)")
        Thread { watchProcesses() }.start()
    }

    private static func set(_ limit: __rlimit_resource, _ value: rlim_t) {
        var both = rlimit(rlim_cur: value, rlim_max: value)
        setrlimit(__rlimit_resource_t(limit.rawValue), &both)
    }

    /// Ends this sandbox when it has too many processes, and says why.
    /// Processes that start others without end leave the others little time: this thread does not wait for its turn
    /// among those of root, and it looks often. What it looks at is cheap: the number of the newest process.
    private static func watchProcesses() -> Never {
        var priority = sched_param(sched_priority: 1)
        // SCHED_RESET_ON_FORK: what this thread starts has no such priority.
        sched_setscheduler(0, SCHED_RR | 0x4000_0000, &priority)
        set(__RLIMIT_RTPRIO, 0)
        var newest = 0
        for round in 0... {
            let last = newestProcess ?? 0
            if last - newest > 32 || round % 10 == 0, processCount() > maxProcesses { endForProcesses() }
            newest = last
            usleep(20_000)
        }
        fatalError("a loop without an end has ended")
    }

    /// The number of the newest process that this sandbox has started; nil where that is not known.
    private static var newestProcess: Int? {
        let file = open("/proc/loadavg", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 128)
        let count = read(file, &bytes, bytes.count)
        let fields = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self).split(whereSeparator: \.isWhitespace)
        return fields.last.flatMap { Int($0) }
    }

    private static func endForProcesses() -> Never {
        // All but this one.
        kill(-1, SIGKILL)
        writeError(Failure(
            .view, "the program has more than \(maxProcesses) processes", at: "the sandbox",
            rule: "A program in a sandbox may start at most \(maxProcesses) processes.",
            fix: "Look for a loop that starts processes.").text)
        _exit(ExitCode.view.rawValue)
    }

    /// The number of processes that can be seen, 0 where that is not known.
    private static func processCount() -> rlim_t {
        guard let folder = opendir("/proc") else { return 0 }
        defer { closedir(folder) }
        var count: rlim_t = 0
        while let entry = readdir(folder) {
            let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
            if digits.contains(UInt8(bitPattern: entry.pointee.d_name.0)) { count += 1 }
        }
        return count
    }
}
