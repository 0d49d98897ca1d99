import Foundation
package import QuadrantBase
import QuadrantCompiler
import QuadrantFiles
import QuadrantGeometry
import QuadrantSession

/// `quadrant test`: draws every preview and compares it with its reference.
package enum TestCommand {
    /// What `--json` prints.
    private struct Summary: Encodable {
        var results: [TestResult]
        var counts: [String: Int]
        /// What was left out of the programs, because it does not compile.
        var leftOut: [String]
    }

    @MainActor package static func run(_ arguments: Arguments) throws {
        if let target = TestedTarget.current { try target.run() }
        let options = try TestOptions(arguments)
        try FontPackage.require()
        let began = Date()
        let progress = ProgressLine(isQuiet: options.isQuiet)
        let run = options.runsTargets ? nil : try TestRun(options)
        // It removes the pictures at its end.
        defer { withExtendedLifetime(run) {} }
        if run != nil { progress.begin("drawing previews") }
        let targets = options.runsTargets ? try TestTargets(options, progress) : nil
        var results = try run?.results() ?? targets?.results() ?? []
        progress.end()
        let leftOut = run?.leftOut ?? targets?.leftOut ?? []
        if run != nil, !options.isQuiet { leftOut.forEach { writeError("quadrant: skipped: \($0)\n") } }
        let incomplete = leftOut.isEmpty || options.keepsGoing ? nil
            : CompiledProgram.incomplete(leftOut, options.paths.joined(separator: " "))
        let things = options.runsTargets ? "tests" : "previews"
        if results.isEmpty, let incomplete { throw incomplete }
        if results.isEmpty, options.shards == 1, options.changedSince == nil {
            let isFiltered = !options.filter.isEmpty
            if options.runsTargets {
                throw Failure(.input, isFiltered ? "no test matches '\(options.filter)'" : "the test targets are empty",
                              at: isFiltered ? "--filter" : options.paths.joined(separator: ", "),
                              rule: "Tests are methods of XCTestCase classes named test…, and functions with @Test.",
                              fix: "Use a part of TARGET.SUITE.TEST, or check the conditions around the tests.")
            }
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
            try OutputFile.makeFolder(parent)
            try OutputFile.write(Data(TestReport(results).html().utf8), to: page)
            if !options.isQuiet { writeError("quadrant: report in \(page)\n") }
        }
        if let folder = options.export {
            let count = try TestExport.write(results, to: folder)
            if !options.isQuiet { writeError("quadrant: \(count) pictures in \(folder)\n") }
        }
        let reviewed = results
        for index in results.indices { results[index].result = nil }
        let counts = Dictionary(grouping: results, by: \.status).mapValues(\.count)
        if options.isJSON {
            let named = Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) })
            print(try JSON.text(Summary(results: results, counts: named, leftOut: leftOut)))
        } else {
            let parts = TestResult.Status.allCases.compactMap { status in
                counts[status].map { "\($0) \(status.rawValue)" }
            }
            let seconds = NumberText.fixed(Date().timeIntervalSince(began), 1)
            let list = parts.isEmpty ? "none drawn" : parts.joined(separator: ", ")
            print("\(results.count) \(things): \(list) in \(seconds) s")
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
        guard let first = failures.first else {
            if let incomplete { throw incomplete }
            return
        }
        let failure = options.runsTargets
            ? Failure(.difference, "\(failures.count) of \(results.count) tests failed",
                      at: "\(first.title) in \(first.file):\(first.line)",
                      rule: "A test fails if an assertion fails, or if it ends its process.",
                      fix: "See the messages above. If a changed snapshot is wanted, run with --record failed.")
            : Failure(.difference, "\(failures.count) of \(results.count) previews failed",
                      at: "\(first.title) in \(first.file)",
                      rule: "A preview must be equal to its reference in __Previews__.",
                      fix: "See the messages above, or " + (options.report == nil ? "--report FOLDER" : "the report")
                          + ". If the changes are wanted, run with --record failed.")
        guard let incomplete else { throw failure }
        // What was left out may be the reason.
        writeError(failure.text)
        throw incomplete
    }
}

/// Results as XML that CI servers read.
enum JUnit {
    static func text(_ results: [TestResult]) -> String {
        func isError(_ result: TestResult) -> Bool {
            result.status == .failed && (result.suite == nil || result.isError ?? false)
        }
        let failures = results.count { $0.status.isFailure && !isError($0) }, errors = results.count(where: isError)
        let skipped = results.count { $0.status == .skipped }
        var xml = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="quadrant test" tests="\(results.count)" failures="\(failures)" errors="\(errors)" \
            skipped="\(skipped)">

            """
        for result in results {
            let time = result.seconds.map { " time=\"\(NumberText.fixed($0, 3))\"" } ?? ""
            let head = "  <testcase classname=\"\(escaped(result.suite ?? result.file))\" "
                + "name=\"\(escaped(result.function ?? result.title))\"\(time)"
            if result.status == .skipped {
                xml += head + "><skipped/></testcase>\n"
                continue
            }
            if !result.status.isFailure {
                xml += head + "/>\n"
                continue
            }
            let kind = isError(result) ? "error" : "failure"
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
