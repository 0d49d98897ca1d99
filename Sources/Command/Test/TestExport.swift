import Foundation
import QuadrantBase
import QuadrantFiles

/// The pictures of a run, each with a description of the same name, for services that compare snapshots. The form is
/// that of sentry-cli 3.5 (docs.sentry.io/product/snapshots/uploading-snapshots): `NAME.png` beside `NAME.json`.
enum TestExport {
    private struct Description: Encodable {
        var displayName: String
        var group: String
        var tags: [String: String]
        var context: Context

        struct Context: Encodable {
            var file: String
            var line: Int
            /// In points.
            var width: Double
            var height: Double
            /// What `quadrant test` found.
            var status: String
        }
    }

    /// Writes the pictures that were drawn, and returns their number. Existing files of the same names are replaced.
    static func write(_ results: [TestResult], to folder: String) throws -> Int {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        var count = 0, taken: [String: Int] = [:]
        for result in results.sorted(by: { ($0.file, $0.line, $0.variant) < ($1.file, $1.line, $1.variant) }) {
            guard let path = result.result, let picture = FileManager.default.contents(atPath: path) else { continue }
            let ending = result.variant.isEmpty ? "" : "-" + result.variant
            // Two files of one name in different folders.
            let plain = ((result.file as NSString).lastPathComponent as NSString).deletingPathExtension
                + "-" + result.name + ending
            taken[plain, default: 0] += 1
            let name = taken[plain] == 1 ? plain : "\(plain)-\(taken[plain] ?? 0)"
            let description = Description(
                displayName: result.title, group: result.file,
                tags: ["variant": result.variant.isEmpty ? "plain" : result.variant],
                context: .init(file: result.file, line: result.line, width: result.width, height: result.height,
                               status: result.status.rawValue))
            try OutputFile.makeFolder(folder)
            try OutputFile.write(picture, to: folder + "/" + name + ".png")
            try OutputFile.write(encoder.encode(description), to: folder + "/" + name + ".json")
            count += 1
        }
        return count
    }
}
