#if canImport(QuadrantPreview)
import Dispatch
import Foundation
import Glibc
import QuadrantBase
import QuadrantProject
import QuadrantSession

/// `quadrant preview --sandbox`: the program and its page are in a sandbox without network. Outside, this process
/// listens on the port, and relays each connection to a socket in the folder of the sandbox; inside, a thread relays it
/// to the page, which has the same port on a loopback of its own.
enum SandboxedPage {
    /// Starts the command in a sandbox, and relays to it until it ends.
    @MainActor static func run(_ arguments: Arguments) throws -> Never {
        if arguments.has("editor") {
            throw Failure(.usage, "--editor cannot be used with --sandbox", at: "--editor",
                          rule: "A program in a sandbox starts no other programs outside of it.",
                          fix: "Omit one of them.")
        }
        let wanted = try PagePort.of(arguments)
        let listener = try listen(wanted), port = listener.port
        let sandbox = try Sandbox(paths: arguments.plain,
                                  others: arguments.list("packages") + arguments.list("fixtures"))
        let path = sandbox.folder + "/page-\(port)"
        unlink(path)
        var words: [String] = [], skips = false
        for word in CommandLine.arguments.dropFirst() {
            if skips { skips = false; continue }
            if word == "--port" { skips = true; continue }
            if word.hasPrefix("--port=") || word == "--open" { continue }
            words.append(word)
        }
        let (program, list) = sandbox.command(words + ["--port=\(port)"], [Variable.pageSocket.name: path])
        Guard.growStackOfProcesses(inSandbox: true)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = list
        try process.run()
        let child = process.processIdentifier
        signal(SIGPIPE, SIG_IGN)
        // Ctrl-C is the regular way to end a preview; the process inside ends with this one.
        for number in [SIGINT, SIGTERM] { signal(number) { _ in _exit(ExitCode.success.rawValue) } }
        relay(listener.file) { connect(to: path) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        unlink(path)
        exit(status & 0x7f == 0 ? status >> 8 & 0xff : ExitCode.view.rawValue)
    }

    /// Inside: relays from the socket to the page at a port. Nothing elsewhere.
    static func enter(_ port: Int) throws {
        guard let path = Variable.pageSocket.value else { return }
        unlink(path)
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard file >= 0, withAddress(of: path, { bind(file, $0, $1) }) == 0, Glibc.listen(file, 16) == 0 else {
            throw Failure(.machine, "the page of the sandbox cannot be reached", at: path,
                          rule: "A page in a sandbox is reached through a socket in its folder.",
                          fix: "Set \(Variable.cache.name) to a folder with a short path.")
        }
        relay(file) {
            let page = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
            return withAddress(port) { Glibc.connect(page, $0, $1) } == 0 ? page : nil
        }
    }

    // MARK: Sockets

    private static func listen(_ port: Int) throws -> (file: Int32, port: Int) {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var on: Int32 = 1
        setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        guard withAddress(port, { bind(file, $0, $1) }) == 0, Glibc.listen(file, 16) == 0 else {
            throw Failure(.output, "port \(port) cannot be used: \(String(cString: strerror(errno)))",
                          at: "127.0.0.1:\(port)", rule: "The page listens on a free port of the loopback address.",
                          fix: "Stop the other program, or use --port 0.")
        }
        var address = sockaddr_in(), length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(file, $0, &length) }
        }
        return (file, Int(in_port_t(bigEndian: address.sin_port)))
    }

    private static func connect(to path: String) -> Int32? {
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        return withAddress(of: path) { Glibc.connect(file, $0, $1) } == 0 ? file : nil
    }

    private static func withAddress(_ port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    private static func withAddress(of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    /// Accepts connections on a thread, and copies what they and their other ends send.
    private static func relay(_ listener: Int32, _ other: @escaping @Sendable () -> Int32?) {
        Thread.detachNewThread {
            while true {
                let near = accept(listener, nil, nil)
                guard near >= 0 else { continue }
                guard let far = other() else {
                    close(near)
                    continue
                }
                let ends = DispatchGroup()
                for (from, to) in [(near, far), (far, near)] {
                    ends.enter()
                    Thread.detachNewThread {
                        copy(from, to)
                        ends.leave()
                    }
                }
                ends.notify(queue: .global()) {
                    close(near)
                    close(far)
                }
            }
        }
    }

    private static func copy(_ from: Int32, _ to: Int32) {
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: 65_536, alignment: 16)
        defer { buffer.deallocate() }
        while case let count = read(from, buffer, 65_536), count > 0 {
            var sent = 0
            while sent < count {
                let part = send(to, buffer + sent, count - sent, Int32(MSG_NOSIGNAL))
                if part <= 0 { return }
                sent += part
            }
        }
        shutdown(to, Int32(SHUT_WR))
    }
}
#else
import QuadrantBase
import QuadrantProject

enum PreviewCommand {
    static func run(_ arguments: Arguments) throws {
        throw Failure(.machine, "quadrant was built without live previews", at: "quadrant preview",
                      rule: "They require libwebsockets, which was not installed at build time.",
                      fix: "Run 'apt-get install libwebsockets-dev', then './quadrant preview'.")
    }
}
#endif
