import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantSession
@testable import quadrant

/// The files in `Examples/CI`: their commands and options exist, and what they copy.
@Suite struct ContinuousIntegrationTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: root + "/" + name, encoding: .utf8)
    }

    /// The words after each `quadrant` in a command line of a file; in prose a command is between backquotes.
    private func calls(_ text: String) -> [[String]] {
        let lines = text.split(separator: "\n").filter { !$0.contains("docker build") }
        return lines.flatMap { $0.split(separator: "`") }.compactMap { part in
            let words = part.split(separator: " ").map(String.init)
            let start = words.firstIndex { $0 == "quadrant" || $0.hasSuffix("/quadrant") }
            guard let start else { return nil }
            let rest = Array(words[(start + 1)...])
            return rest.first.flatMap(CommandForm.named) == nil ? nil : rest
        }
    }

    @Test(arguments: ["Examples/CI/Dockerfile", "Examples/CI/github-actions.yml", "Examples/CI/gitlab-ci.yml",
                      "Examples/CI/action/action.yml",
                      "Docs/Guide/ContinuousIntegration.md"])
    func commandsAndOptionsExist(_ name: String) throws {
        let found = calls(try text(name))
        #expect(!found.isEmpty)
        for words in found {
            let form = try #require(CommandForm.named(words[0]))
            // The parser refuses unknown options and missing values.
            let arguments = words.dropFirst().prefix { !$0.hasPrefix("(") && $0 != "&&" }
            _ = try Arguments(arguments.map { $0.trimmingCharacters(in: .punctuationCharacters.subtracting(.init(
                charactersIn: "-."))) }, of: form)
        }
    }

    @Test func theImageCopiesWhatTheBuildReads() throws {
        let lines = try text("Examples/CI/Dockerfile").split(separator: "\n").filter { $0.hasPrefix("COPY ") }
        let sources = lines.flatMap { $0.split(separator: " ").dropFirst().dropLast().map(String.init) }
        for source in sources { #expect(FileManager.default.fileExists(atPath: root + "/" + source), "\(source)") }
        // Package.swift names folders of targets outside of Sources and Tests.
        let manifest = try text("Package.swift")
        let paths = manifest.matches(of: #/path: "([^"]+)"/#).map { String($0.output.1) }
        #expect(!paths.isEmpty)
        for path in paths { #expect(sources.contains(path), "\(path)") }
    }
}
