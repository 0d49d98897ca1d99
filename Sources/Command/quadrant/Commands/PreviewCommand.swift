#if canImport(QuadrantPreview)
import Dispatch
import Foundation
import Glibc
import QuadrantBase
import QuadrantCompiler
import QuadrantFiles
import QuadrantPreview
import QuadrantProject
import QuadrantSession
import QuadrantStore

/// `quadrant preview`: shows a program in the browser and reloads it when its files change.
enum PreviewCommand {
    private struct Address: Encodable {
        var url: String
        var port: Int
        var token: String
    }

    @MainActor static func run(_ arguments: Arguments) throws {
        if arguments.has(SandboxOption.option.name), !Sandbox.isThisProcess { try SandboxedPage.run(arguments) }
        let scene = try SceneOptions(arguments)
        StorePlace.keep(.given)
        Guard.growStack()
        let past = CrashRestart.past
        let port = try past?.page?.port ?? PagePort.of(arguments)
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
            throw PagePort.refusal(error, port)
        }
        try SandboxedPage.enter(server.access.port)
        Guard.watch("'\(argument)'", timeLimit: nil, page: (server.access.port, server.access.token))
        let crash = past?.record.map { CrashReport($0) }
        let address = Address(url: server.url, port: server.access.port, token: server.access.token)
        if let crash {
            writeError(crash.text)
            writeError("quadrant: restarted at the same URL; waiting for a change of the file\n")
        } else if past != nil {
            writeError("quadrant: restarted at the same URL\n")
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
        // The shared session takes the protocols that are registered when it is first used.
        NetworkConditions.set(.normal)
        server.onNetwork = { NetworkConditions.set(.init(rawValue: $0) ?? .normal) }
        server.onClock = { ProgramClock.liveOffset = $0 }
        server.onVideo = LiveVideo.make
        live.begin(after: crash)
        let signals = endings(server)
        if arguments.has("open"), past == nil { PagePort.open(address.url) }
        let watchdog = Watchdog(seconds: 10) { [place = "'\(argument)'"] in
            writeError("quadrant: the view in \(place) has not responded for 10 seconds\n")
            Guard.endForTime()
            // A main thread that does not handle the signal is abandoned, without a crash record.
            sleep(2)
            CrashRestart.begin()
        }
        withExtendedLifetime((live, signals, watchdog)) { RunLoop.main.run() }
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
}
#endif
