import Foundation
import QuadrantBase
package import QuadrantCompiler

/// What `quadrant test` asks of the `quadrant render --all` that draws the pictures in a process of its own: some of
/// the previews, with their layout in the files, and a record of what was drawn and what failed.
package struct TestedPictures: Codable {
    /// Where the record is written.
    package var record: String
    /// A part of the names or files of the previews; empty for all.
    package var filter: String
    /// The files whose previews are not drawn, as absolute paths.
    package var otherFiles: Set<String>
    /// Every `shards`-th preview, from number `shard` on, from 0.
    package var shard: Int
    package var shards: Int
    /// The identifiers of the audits to run.
    package var audits: [String]

    /// Whether a program that does not compile as a whole is not drawn at all.
    package var isStrict = false
    /// The request to this process; nil if it draws for a user.
    package static let current: TestedPictures? = Variable.testedPictures.value.flatMap {
        try? JSONDecoder().decode(TestedPictures.self, from: Data($0.utf8))
    }

    package init(record: String, filter: String, otherFiles: Set<String>, shard: Int, shards: Int, audits: [String],
                 isStrict: Bool) {
        (self.record, self.filter, self.otherFiles) = (record, filter, otherFiles)
        (self.shard, self.shards, self.audits, self.isStrict) = (shard, shards, audits, isStrict)
    }

    package struct Record: Codable {
        package var drawn: [DrawingRecord.Drawn]
        package var failed: [DrawingRecord.Failed]
        /// What was left out of the program, because it does not compile.
        package var leftOut: [String]
    }

    /// The names of references for the candidates of a program, by their order; nil for what is not drawn. A preview
    /// without a name is numbered in its file, so that its name stays when lines are added above.
    package func names(_ candidates: [Candidate], _ sources: SourceSet) -> [String?] {
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
            // Foundation's comparison in a locale inlines `Locale.current`, which FoundationOverrides defines here.
            let text = "\(path)/\(name) \(candidate.name)".lowercased()
            if !filter.isEmpty, !text.contains(filter.lowercased()) { return nil }
            number += 1
            return number % shards == shard ? name : nil
        }
    }

    /// Writes the record for the process that asked.
    package func report(_ found: DrawingRecord, _ leftOut: [Compilation.LeftOut]) throws {
        let record = Record(drawn: found.drawn, failed: found.failed, leftOut: leftOut.map(\.text))
        let data = try JSONEncoder().encode(record)
        try data.write(to: URL(fileURLWithPath: self.record), options: .atomic)
    }
}
