import Foundation
package import QuadrantBase
import QuadrantFiles
import QuadrantProject

/// The option `--sandbox`: the command runs once more in a `Sandbox`, which has its project to read and the folders of
/// its outputs to write.
package enum SandboxOption {
    package static let option = Option.flag(
        "sandbox", nil, "run the program without network and with its own project only (bubblewrap)")

    /// The options that name what a command writes.
    private static let outputs = ["output", "report", "junit", "export"]

    /// Replaces this process by one in a sandbox, if the option is given. In one it sets the limits, and returns.
    package static func enter(_ form: CommandForm, _ arguments: Arguments) throws {
        guard arguments.has(option.name) else { return }
        if Sandbox.isThisProcess { return Sandbox.limit() }
        // A page is reached from outside: the command relays to it.
        if form.name == "preview" { return }
        if form.name == "test", arguments.value("record") ?? (isAutomatic ? "never" : "missing") != "never" {
            throw Failure(.usage, "references cannot be written from a sandbox", at: "--record",
                          rule: "In a sandbox the project can be read only.",
                          fix: "Write --record never, or omit --sandbox.")
        }
        let paths = arguments.plain.isEmpty ? ["."] : arguments.plain
        let written = try folders(arguments, form)
        let sandbox = try Sandbox(paths: paths, others: arguments.list("packages") + arguments.list("fixtures"),
                                  written: written)
        let (program, words) = sandbox.command(Array(CommandLine.arguments.dropFirst()))
        Guard.growStackOfProcesses(inSandbox: true)
        var argv: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
        execv(program, &argv)
        throw Failure(.machine, "the sandbox cannot be started: \(String(cString: strerror(errno)))", at: program,
                      rule: "The command runs once more inside.", fix: "Check that bubblewrap can be run.")
    }

    /// Whether nothing is recorded unless asked: in a service.
    private static var isAutomatic: Bool { ProcessInfo.processInfo.environment["CI"] != nil }

    /// The folders of the outputs, made if they are not there.
    private static func folders(_ arguments: Arguments, _ form: CommandForm) throws -> [String] {
        var given = outputs.flatMap { name in arguments.list(name).map { (name, $0) } }
        if form.name == "render", given.isEmpty { given = [("output", "./")] }
        return try given.map { name, path in
            let isFolder = path.hasSuffix("/") || name == "export"
                || name == "report" && !path.hasSuffix(".html")
            let whole = FilePath.absolute(path)
            let folder = isFolder ? whole : FilePath.folder(of: whole)
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let isSource = inside.contains { entry in
                ["swift", "xcodeproj", "xcworkspace", "git"].contains((entry as NSString).pathExtension)
                    || entry == ".git"
            }
            if isSource {
                throw Failure(
                    .usage, "the output would be beside the sources", at: "--\(name) \(path)",
                    rule: "A program in a sandbox can write to the folder of its output, which has no sources.",
                    fix: "Name a folder of its own, such as -o pictures/\(FilePath.name(of: whole)).")
            }
            try OutputFile.makeFolder(folder)
            return folder
        }
    }
}
