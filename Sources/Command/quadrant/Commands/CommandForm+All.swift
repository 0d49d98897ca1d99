import QuadrantBase
import QuadrantGallery
import QuadrantMCP
import QuadrantSession
import QuadrantWorker

extension CommandForm {
    static let all: [CommandForm] = [
        render, worker, test, gallery, layout, explain, audit, run, preview, mcp, fuzz, project, symbols, skill,
        devices, doctor, version, versions, use, update, uninstall, helpCommand,
    ]

    static func named(_ name: String) -> CommandForm? { all.first { $0.name == name } }
}
