import Foundation
import QuadrantCairo

/// `quadrant test`: draws every preview and compares it with its reference.
enum TestCommand {
    /// What `--json` prints.
    private struct Summary: Encodable {
        var results: [TestResult]
        var counts: [String: Int]
    }

    static func run(_ arguments: Arguments) throws {
        let options = try TestOptions(arguments)
        try FontPackage.require()
        let began = Date()
        let progress = Progress(isQuiet: options.isQuiet)
        progress.begin("drawing previews")
        let run = try TestRun(options)
        // It removes the pictures at its end.
        defer { withExtendedLifetime(run) {} }
        var results = try run.results()
        progress.end()
        if results.isEmpty, options.shards == 1, options.changedSince == nil {
            let isFiltered = !options.filter.isEmpty
            throw Failure(.input, isFiltered ? "no preview matches '\(options.filter)'" : "no file has a preview",
                          at: isFiltered ? "--filter" : options.paths.joined(separator: ", "),
                          rule: "Each #Preview and PreviewProvider is a test.",
                          fix: isFiltered ? "Use a part of a file's or a preview's name." : "Add a #Preview to a file.")
        }
        if let path = options.junit {
            try OutputFile.write(Data(JUnit.text(results).utf8), to: path)
        }
        if let folder = options.report {
            let page = folder.hasSuffix(".html") ? folder : folder + "/index.html"
            let parent = FilePath.folder(of: FilePath.absolute(page))
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            try OutputFile.write(Data(TestReport(results).html().utf8), to: page)
            if !options.isQuiet { writeError("quadrant: report in \(page)\n") }
        }
        let reviewed = results
        for index in results.indices { results[index].result = nil }
        let counts = Dictionary(grouping: results, by: \.status).mapValues(\.count)
        if options.isJSON {
            let named = Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) })
            print(try JSON.text(Summary(results: results, counts: named)))
        } else {
            let parts = TestResult.Status.allCases.compactMap { status in
                counts[status].map { "\($0) \(status.rawValue)" }
            }
            let seconds = String(format: "%.1f", Date().timeIntervalSince(began))
            let list = parts.isEmpty ? "none drawn" : parts.joined(separator: ", ")
            print("\(results.count) previews: \(list) in \(seconds) s")
        }
        var failures = results.filter(\.status.isFailure)
        if arguments.has("review") {
            // The counts are printed before the review, which may last.
            try StandardStreams.finish()
            let accepted = try TestReview.run(reviewed, arguments)
            failures = results.indices.filter { !accepted.contains($0) && results[$0].status.isFailure }
                .map { results[$0] }
            writeError("quadrant: \(accepted.count) accepted, \(failures.count) not\n")
        }
        guard let first = failures.first else { return }
        throw Failure(.difference, "\(failures.count) of \(results.count) previews failed",
                      at: "\(first.title) in \(first.file)",
                      rule: "A preview must be equal to its reference in __Previews__.",
                      fix: "See the messages above, or " + (options.report == nil ? "--report FOLDER" : "the report")
                          + ". If the changes are wanted, run with --record failed.")
    }
}

/// Results as XML that CI servers read.
enum JUnit {
    static func text(_ results: [TestResult]) -> String {
        let failures = results.count { $0.status == .changed || $0.status == .missing }
        let errors = results.count { $0.status == .failed }
        var xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="quadrant test" tests="\(results.count)" failures="\(failures)" errors="\(errors)">

            """
        for result in results {
            let head = "  <testcase classname=\"\(escaped(result.file))\" name=\"\(escaped(result.title))\""
            if !result.status.isFailure {
                xml += head + "/>\n"
                continue
            }
            let kind = result.status == .failed ? "error" : "failure"
            xml += "\(head)>\n    <\(kind) message=\"\(result.status.rawValue)\">\(escaped(result.text))</\(kind)>\n"
                + "  </testcase>\n"
        }
        return xml + "</testsuite>\n"
    }

    private static func escaped(_ text: String) -> String {
        // XML has no control characters.
        String(text.unicodeScalars.filter { $0.value >= 32 || $0 == "\n" || $0 == "\t" }.map(Character.init))
            .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
