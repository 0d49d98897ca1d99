import Foundation
import QuadrantBase
import QuadrantHost

/// The other layout of a comparison, recorded by a process of its own: two programs may declare the same types.
struct OtherLayout {
    private let arguments: Arguments
    private let path: [String]
    private let view: String?

    init(_ arguments: Arguments) {
        self.arguments = arguments
        path = arguments.value("against").map { [$0] } ?? arguments.plain
        view = arguments.value("against-view")
    }

    @MainActor func comparison(with record: LayoutExplanation) throws -> String {
        let other = try recorded()
        var names = (arguments.value("view") ?? Self.name(arguments.plain), view ?? Self.name(path))
        if names.0 == names.1 { names = ("the first", "the second") }
        names = (Self.quoted(names.0), Self.quoted(names.1))
        return LayoutComparison(record, other, names: names).text
    }

    /// A name of several words in quotation marks.
    private static func quoted(_ name: String) -> String {
        name.contains(",") || (name.contains(" ") && !name.hasPrefix("the ")) ? "\"\(name)\"" : name
    }

    private static func name(_ paths: [String]) -> String {
        paths.first.map { ($0 as NSString).lastPathComponent } ?? ""
    }

    private func recorded() throws -> LayoutExplanation {
        let own = ["against", "against-view", "view", "all", "json", "quiet"]
        var words = ["explain"] + path + ["--json", "--quiet"]
        if let view { words += ["--view", view] }
        for (name, value) in arguments.ordered where !own.contains(name) {
            words.append("--" + name)
            if !value.isEmpty { words.append(value) }
        }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = words
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0, let start = data.range(of: Data("{\n".utf8)) else {
            throw Failure(ExitCode(rawValue: process.terminationStatus) ?? .view, "the other layout was not recorded",
                          at: "--against \(path.joined(separator: " "))",
                          rule: "Both views are laid out to be compared.", fix: "Correct the error above.")
        }
        return try LayoutExplanation(json: data[start.lowerBound...])
    }
}
