import Dispatch
import Foundation
package import QuadrantBase
import QuadrantFiles
#if canImport(QuadrantPreview)
package import QuadrantPreview
#endif

/// The port of a page on the loopback address.
package enum PagePort {
    /// That of `quadrant preview`.
    package static let standard = 8330

    /// The port that the options name, or `standard`.
    package static func of(_ arguments: Arguments, standard: Int = Self.standard) throws -> Int {
        guard let text = arguments.value("port") else { return standard }
        guard let port = Int(text), (0...65_535).contains(port) else {
            throw Failure(.usage, "'\(text)' is not a valid port", at: "--port",
                          rule: "A port is an integer from 0 to 65535; 0 selects a free port.",
                          fix: "Write --port \(Self.standard).")
        }
        return port
    }

    #if canImport(QuadrantPreview)
    package static func refusal(_ error: PreviewServer.CannotListen, _ port: Int) -> Failure {
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
    #endif

    /// Opens the page in a browser. Every user sees the arguments of processes, and the address is all that a page
    /// requires: the browser is given a file that leads there, which only this user can read.
    package static func open(_ url: String) {
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
