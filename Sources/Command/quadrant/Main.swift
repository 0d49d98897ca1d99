import Foundation
import QuadrantBase
import QuadrantExplain
import QuadrantGallery
import QuadrantMCP
import QuadrantSession
import QuadrantTest
import QuadrantWorker

@main
enum Quadrant {
    @MainActor static func main() {
        StandardStreams.prepare()
        Release.prepare()
        reportCrash()
        do {
            guard let (form, arguments) = try command(Array(CommandLine.arguments.dropFirst())) else { return }
            try SandboxOption.enter(form, arguments)
            switch form.name {
            case "render": try Render.run(arguments)
            case "layout": try LayoutCommand.run(arguments)
            case "explain": try ExplainCommand.run(arguments)
            case "audit": try AuditCommand.run(arguments)
            case "run": try RunCommand.run(arguments)
            case "fuzz": try Fuzz.run(arguments)
            case "test": try TestCommand.run(arguments)
            case "gallery": try GalleryCommand.run(arguments)
            case "worker": try WorkerCommand.run(arguments)
            case "mcp":
                try MCPCommand.run(arguments, given: Array(CommandLine.arguments.dropFirst(2)), version: Version.number)
            case "preview": try PreviewCommand.run(arguments)
            case "project": try ProjectCommand.run(arguments)
            case "symbols": try SymbolsCommand.run(arguments)
            case "skill": print(Guides.skill, terminator: "")
            case "devices": try Devices.run(arguments)
            case "doctor": try Doctor.run(arguments)
            case "version": try Version.run(arguments)
            case "versions": try VersionsCommand.run(arguments)
            case "use": try UseCommand.run(arguments)
            case "update": try UpdateCommand.run(arguments)
            case "uninstall": try UninstallCommand.run(arguments)
            default: try Help.run(arguments)
            }
            try StandardStreams.finish()
        } catch {
            fflush(nil)
            let failure = error as? Failure
                ?? Failure(.fault, "internal error: \(error)",
                           rule: "Expected errors have a message of their own; this one has none.",
                           fix: "Report this as a bug, with the command line and the Swift file.")
            writeError(failure.text)
            exit(failure.code.rawValue)
        }
    }

    /// The command of the command line; nil if it only asks for help, which is printed.
    private static func command(_ options: [String]) throws -> (CommandForm, Arguments)? {
        guard let first = options.first else {
            writeError(Help.overview)
            exit(ExitCode.usage.rawValue)
        }
        let aliases = ["--help": "help", "-h": "help", "--version": "version"]
        guard let form = CommandForm.named(aliases[first] ?? first) else { throw Help.unknownCommand(first) }
        let arguments = try Arguments(Array(options.dropFirst()), of: form)
        guard arguments.has("help"), form.name != "help" else { return (form, arguments) }
        print(Help.text(form), terminator: "")
        try StandardStreams.finish()
        return nil
    }

    /// Reports the crash of a view that this process was started again after.
    @MainActor private static func reportCrash() {
        guard !DrawingProcess.isThisProcess, let past = CrashRestart.past, past.page == nil,
              let record = past.record else { return }
        let report = CrashReport(record)
        writeError(report.text)
        // With --all, a crash in one view does not end the command: the other views are still drawn.
        if DrawingRecord.past == nil { exit(report.failure.code.rawValue) }
    }
}
