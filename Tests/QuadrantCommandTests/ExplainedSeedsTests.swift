import Foundation
import QuadrantHost
import QuadrantTesting
import Testing

/// The words of `quadrant explain --all` for every preview of the seed programs, and of other examples: each number is
/// the recorded one, each computation adds up, each name is that of the right view.
@Suite struct ExplainedSeedsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func files(_ folder: String) -> [String] {
        let path = root.appendingPathComponent(folder).path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }

    static let seeds = files("Examples/Seeds") + files("Examples/Explain")
    static let others = files("Examples/Gallery") + ["Examples/Batch/Card.swift"]
        + ["HStack", "VStack", "frame", "padding", "Text", "alignmentGuide", "layoutPriority", "ignoresSafeArea",
           "Form", "layoutDirection", "aspectRatio", "fixedSize"].map { "Docs/Layout/Reference/\($0).swift" }

    private struct Explained {
        var records: [LayoutExplanation]
        var texts: [ExplainedText]
    }

    /// The printed words of every preview of a file, and its records. nil is asked too, which is what a text needs.
    private func explained(_ file: String) throws -> Explained {
        let command = try Command()
        try command.write(String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8), to: file)
        let options = ["explain", file, "--every-preview", "--propose", "nil"]
        let words = try command.run(options), json = try command.run(options + ["--json"])
        #expect(words.code == 0 && json.code == 0, "\(words.errors)\(json.errors)")
        // Each record of the array, as `LayoutExplanation` reads one.
        let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any] ?? []
        let records = try objects.map { try LayoutExplanation(json: JSONSerialization.data(withJSONObject: $0)) }
        return Explained(records: records, texts: ExplainedText.all(in: words.output))
    }

    @Test(arguments: seeds + others)
    func everyNumberIsTheRecordedOne(file: String) throws {
        let explained = try explained(file)
        #expect(explained.records.count == explained.texts.count && !explained.records.isEmpty)
        for (record, text) in zip(explained.records, explained.texts) {
            let wrong = ExplainedCheck.contradictions(in: text, record)
            #expect(wrong.isEmpty, "\(record.view ?? ""):\n\(wrong.prefix(20).joined(separator: "\n"))")
        }
    }

    /// Each fault is put into each line that can have it, one at a time: none passes.
    @Test(arguments: [("Examples/Seeds/SliderLabel.swift", 1), ("Examples/Seeds/Speed.swift", 1),
                      ("Examples/Seeds/Coordinates.swift", 1), ("Examples/Seeds/PositionAndBackground.swift", 4)])
    func everyWrongWordIsNoticed(file: String, count: Int) throws {
        let explained = try explained(file)
        #expect(explained.records.count == count)
        var tried = Dictionary(uniqueKeysWithValues: ExplainedFault.allCases.map { ($0, 0) })
        for (record, text) in zip(explained.records, explained.texts) {
            for (id, paragraph) in zip(ExplainedCheck.views(record), text.paragraphs) {
                for fault in ExplainedFault.allCases {
                    for wrong in fault.wrongHeadlines(paragraph.headline, record.nodes[id]) {
                        tried[fault, default: 0] += 1
                        let found = ExplainedCheck.contradictions(inHeadline: wrong, of: id, record)
                        #expect(!found.isEmpty, "\(fault) passes: \(wrong)")
                    }
                    for (part, node) in zip(paragraph.parts, ExplainedCheck.nodes(of: paragraph, id, record)) {
                        for line in part.lines where line.topic != "advice" {
                            for wrong in fault.wrongLines(line.text) {
                                tried[fault, default: 0] += 1
                                let line = ExplainedText.Line(topic: line.topic, text: wrong)
                                let found = ExplainedCheck.contradictions(in: line, of: try #require(node), record)
                                #expect(!found.isEmpty, "\(fault) passes: \(wrong)")
                            }
                        }
                    }
                }
            }
        }
        for (fault, count) in tried { #expect(count > 0, "\(fault) was not tried") }
    }

    /// Words of another layout contradict the record, even where each sentence is right by itself.
    @Test func wordsOfAnotherPreviewAreNoticed() throws {
        let explained = try explained("Examples/Seeds/PositionAndBackground.swift")
        for (index, record) in explained.records.enumerated() {
            for (other, text) in explained.texts.enumerated() where other != index {
                #expect(!ExplainedCheck.contradictions(in: text, record).isEmpty, "\(other) passes as \(index)")
            }
        }
    }
}
