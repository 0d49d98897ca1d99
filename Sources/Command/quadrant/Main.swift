import Foundation
import QuadrantBase
import QuadrantExplain
import QuadrantSession
import QuadrantTest
import QuadrantWorker

@main
enum Quadrant {
    @MainActor static func main() {
        StandardStreams.prepare()
        if !DrawingProcess.isThisProcess, let past = CrashRestart.past, past.page == nil {
            let report = CrashReport(past.record)
            writeError(report.text)
            // With --all, a crash in one view does not end the command: the other views are still drawn.
            if DrawingRecord.past == nil { exit(report.failure.code.rawValue) }
        }
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
            try StandardStreams.finish()
        } catch let failure as Failure {
            fflush(nil)
            writeError(failure.text)
            exit(failure.code.rawValue)
        } catch {
            fflush(nil)
            let failure = Failure(.fault, "internal error: \(error)",
                                  rule: "Expected errors have a message of their own; this one has none.",
                                  fix: "Report this as a bug, with the command line and the Swift file.")
            writeError(failure.text)
            exit(failure.code.rawValue)
        }
    }

    @MainActor private static func run(_ options: [String]) throws {
        guard let first = options.first else {
            writeError(Help.overview)
            exit(ExitCode.usage.rawValue)
        }
        let aliases = ["--help": "help", "-h": "help", "--version": "version"]
        guard let form = CommandForm.named(aliases[first] ?? first) else { throw Help.unknownCommand(first) }
        let arguments = try Arguments(Array(options.dropFirst()), of: form)
        if arguments.has("help"), form.name != "help" {
            print(Help.text(form), terminator: "")
            return
        }
        switch form.name {
        case "render": try Render.run(arguments)
        case "layout": try LayoutCommand.run(arguments)
        case "explain": try ExplainCommand.run(arguments)
        case "audit": try AuditCommand.run(arguments)
        case "run": try RunCommand.run(arguments)
        case "fuzz": try Fuzz.run(arguments)
        case "test": try TestCommand.run(arguments)
        case "worker": try WorkerCommand.run(arguments)
        case "preview": try PreviewCommand.run(arguments)
        case "project": try ProjectCommand.run(arguments)
        case "symbols": try SymbolsCommand.run(arguments)
        case "devices": try Devices.run(arguments)
        case "doctor": try Doctor.run(arguments)
        case "version": try Version.run(arguments)
        default: try Help.run(arguments)
        }
    }
}
