import Foundation

/// What `quadrant test` asks of the `quadrant render --all` that draws the pictures in a process of its own: some of
/// the previews, with their layout in the files, and a record of what was drawn and what failed.
struct TestedPictures: Codable {
    /// Where the record is written.
    var record: String
    /// A part of the names or files of the previews; empty for all.
    var filter: String
    /// The files whose previews are not drawn, as absolute paths.
    var otherFiles: Set<String>
    /// Every `shards`-th preview, from number `shard` on, from 0.
    var shard: Int
    var shards: Int
    /// The identifiers of the audits to run.
    var audits: [String]

    /// Whether a program that does not compile as a whole is not drawn at all.
    var isStrict = false
    /// The environment variable with the request, as JSON.
    static let variable = "QUADRANT_TESTED_PICTURES"
    /// The request to this process; nil if it draws for a user.
    static let current: TestedPictures? = ProcessInfo.processInfo.environment[variable].flatMap {
        try? JSONDecoder().decode(TestedPictures.self, from: Data($0.utf8))
    }

    struct Record: Codable {
        var drawn: [Render.Drawn]
        var failed: [DrawingRecord.Failed]
        /// What was left out of the program, because it does not compile.
        var leftOut: [String]
    }

    /// The names of references for the candidates of a program, by their order; nil for what is not drawn. A preview
    /// without a name is numbered in its file, so that its name stays when lines are added above.
    func names(_ candidates: [Candidate], _ sources: SourceSet) -> [String?] {
        var counts: [String: Int] = [:], number = -1
        return candidates.map { candidate in
            guard [.preview, .provider].contains(candidate.kind),
                  !otherFiles.contains(sources.files[candidate.file].absolute) else { return nil }
            let parts = Candidate.fileName(candidate.name).split(separator: "-")
            let own = parts.isEmpty ? "preview" : parts.joined(separator: "-")
            counts["\(candidate.file)/\(own)", default: 0] += 1
            let count = counts["\(candidate.file)/\(own)"]!
            let name = count > 1 || parts.isEmpty ? "\(own)-\(count)" : own
            let path = sources.files[candidate.file].path
            // Foundation's comparison in a locale inlines `Locale.current`, which FoundationAnswers defines here.
            let words = "\(path)/\(name) \(candidate.name)".lowercased()
            if !filter.isEmpty, !words.contains(filter.lowercased()) { return nil }
            number += 1
            return number % shards == shard ? name : nil
        }
    }

    /// Writes the record for the process that asked.
    func report(_ found: DrawingRecord, _ leftOut: [Compilation.LeftOut]) throws {
        let record = Record(drawn: found.drawn, failed: found.failed, leftOut: leftOut.map(\.text))
        let data = try JSONEncoder().encode(record)
        try data.write(to: URL(fileURLWithPath: self.record), options: .atomic)
    }
}
