import Foundation
package import QuadrantBase
import QuadrantProject
import QuadrantSession

/// `quadrant mcp`: a server of the Model Context Protocol for one program.
package enum MCPCommand {
    /// `given` are the arguments as on the command line, `version` is that of quadrant.
    @MainActor package static func run(_ arguments: Arguments, given: [String], version: String) throws {
        if let server = Variable.viewProcess.value.flatMap({ pid_t($0) }) {
            try ViewLoop.run(arguments, server: server)
        }
        Guard.growStackOfProcesses(inSandbox: !arguments.has("no-sandbox"))
        // Standard output is for messages only.
        let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 4)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        let paths = arguments.plain.isEmpty ? ["."] : arguments.plain
        let others = arguments.list("packages") + arguments.list("fixtures")
        let sandbox = arguments.has("no-sandbox") ? nil : try Sandbox(paths: paths, others: others)
        let tools = try ViewTools(arguments, given: given, sandbox)
        MCPServer(MessageLines(output: output), version: version).run(tools)
        tools.end()
    }
}

extension CommandForm {
    package static let mcp = CommandForm(
        name: "mcp", summary: "serve previews, explanations and actions to coding agents (Model Context Protocol)",
        usage: "[PATH…] [options]",
        options: layout.options.filter { option in
            if option.repeats { return ["exclude", "packages", "state"].contains(option.name) }
            return !["view", "at", "quiet", "accessibility", "json", "sandbox"].contains(option.name)
        } + [.flag("no-sandbox", nil, "let the program use the network and all files that you can use")],
        arguments: 0...1000,
        notes: [
            "Messages are read from standard input and written to standard output, one a line, in the revisions",
            "\(MCPServer.versions.joined(separator: ", ")). PATH is the current folder by default; options are the",
            "settings that a client does not give. The program runs in a sandbox (bubblewrap): without network, its",
            "project to read, a folder of its own to write. Files are compiled again when they have changed.",
            "Docs/Guide/Agents.md has the set-up of clients; 'quadrant skill' prints what an agent should know.",
        ])
}
