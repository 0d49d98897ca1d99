#if canImport(QuadrantPreview)
import Dispatch
import Foundation
import QuadrantFiles
import QuadrantPreview

/// `quadrant preview`: shows a program in the browser and reloads it when its files change.
enum PreviewCommand {
    static let defaultPort = 8330

    private struct Address: Encodable {
        var url: String
        var port: Int
        var token: String
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        let past = CrashRestart.past
        let port = try past?.page?.port ?? port(arguments)
        try FontPackage.require()
        // A path that does not exist is a usage error; a file that fails to compile later is reported on the page.
        let argument = arguments.plain.joined(separator: " ")
        let options = try ProjectOptions(arguments)
        _ = try SourceSet(arguments.plain, options: options)
        let editor = try arguments.value("editor").map { try EditorCommand($0) }
        let title = (argument as NSString).lastPathComponent
        let server: PreviewServer
        do {
            let choices = LiveProgram.choices(scene, arguments)
            server = try PreviewServer(port: port, token: past?.page?.token, title: title, choices: choices) {
                writeError($0.hasSuffix("\n") ? $0 : "quadrant: \($0)\n")
            }
        } catch let error as PreviewServer.CannotListen {
            throw refusal(error, port)
        }
        Guard.watch("'\(argument)'", timeLimit: nil, page: (server.access.port, server.access.token))
        let crash = past.map { CrashReport($0.record) }
        let address = Address(url: server.url, port: server.access.port, token: server.access.token)
        if let crash {
            writeError(crash.text)
            writeError("quadrant: restarted at the same URL; waiting for a change of the file\n")
        } else if arguments.has("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(address), as: UTF8.self))
        } else {
            print(address.url)
        }
        // The user needs the printed address to open the page.
        if past == nil, !arguments.has("open") { try StandardStreams.finish() }
        fflush(nil)
        // The reader of the address, as JSON, reads nothing else.
        if arguments.has("json") { StandardStreams.separateProgram() }
        if !scene.quiet, past == nil { writeError("quadrant: watching '\(argument)'; press Ctrl-C to exit\n") }
        let live = LiveProgram(arguments.plain, options, scene, server)
        if let editor { server.onEdit = { [weak live] in live?.edit($0, with: editor, report: $1) } }
        live.begin(after: crash)
        let signals = endings(server)
        if arguments.has("open"), past == nil { open(address.url) }
        let watchdog = Watchdog(seconds: 10) { [place = "'\(argument)'"] in
            writeError("quadrant: the view in \(place) has not responded for 10 seconds\n")
            Guard.endForTime()
            // A main thread that does not handle the signal is abandoned, without a crash record.
            sleep(2)
            CrashRestart.begin()
        }
        withExtendedLifetime((live, signals, watchdog)) { RunLoop.main.run() }
    }

    static func port(_ arguments: Arguments, standard: Int = defaultPort) throws -> Int {
        guard let text = arguments.value("port") else { return standard }
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw Failure(.usage, "'\(text)' is not a valid port", at: "--port",
                          rule: "A port is an integer from 0 to 65535; 0 selects a free port.",
                          fix: "Write --port \(defaultPort).")
        }
        return port
    }

    static func refusal(_ error: PreviewServer.CannotListen, _ port: Int) -> Failure {
        let place = "127.0.0.1:\(port)"
        switch error.reason {
        case .portInUse:
            return Failure(.output, "port \(port) is in use", at: place,
                           rule: "Another program listens on it.",
                           fix: "Stop the other program, or use --port 0.")
        case .notAllowed:
            return Failure(.output, "permission denied for port \(port)", at: place,
                           rule: "Ports below 1024 are privileged.", fix: "Use a higher port, or --port 0.")
        case .other(let reason):
            return Failure(.output, "cannot start the server: \(reason)", at: place,
                           rule: "The server listens on the loopback address.",
                           fix: "Try --port 0; if that fails too, check the loopback interface.")
        }
    }

    /// Ctrl-C is the regular way to end a preview, with exit status 0.
    @MainActor private static func endings(_ server: PreviewServer) -> [any DispatchSourceSignal] {
        [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { @Sendable in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { server.stop() }
                    fflush(nil)
                    exit(ExitCode.success.rawValue)
                }
                // Exits after two seconds even if a view blocks the main thread.
                DispatchQueue.global().asyncAfter(deadline: .now() + 2) { _exit(ExitCode.view.rawValue) }
            }
            source.resume()
            return source
        }
    }

    /// Opens the page in a browser. Every user sees the arguments of processes, and the address is all that a page
    /// requires: the browser is given a file that leads there, which only this user can read.
    nonisolated static func open(_ url: String) {
        DispatchQueue.global().async {
            let text = """
                <!DOCTYPE html><meta http-equiv="refresh" content="0;url=\(url)"><a href="\(url)">Open the page</a>

                """
            guard let folder = PrivateFolder.make("quadrant-page") else { return }
            let file = folder + "/page.html"
            // Removed at the end: the browser reads it some time after xdg-open has ended.
            TemporaryFiles.add(file)
            let isWritten = (try? Data(text.utf8).write(to: URL(fileURLWithPath: file))) != nil
            if !isWritten || Spawn.run("/usr/bin/xdg-open", [file], silent: true)?.status != 0 {
                writeError("quadrant: no browser could be started; open \(url)\n")
            }
        }
    }
}
#else
enum PreviewCommand {
    static let defaultPort = 8330

    static func run(_ arguments: Arguments) throws {
        throw Failure(.machine, "quadrant was built without live previews", at: "quadrant preview",
                      rule: "They require libwebsockets, which was not installed at build time.",
                      fix: "Run 'apt-get install libwebsockets-dev', then './quadrant preview'.")
    }
}
#endif
