import QuadrantComparison
import QuadrantHost

/// The result of one preview in one variant.
struct TestResult: Codable, Sendable {
    enum Status: String, Codable, CaseIterable, Sendable {
        /// The order is that of reports.
        case changed, failed, missing, recorded, skipped, passed

        var isFailure: Bool { self == .failed || self == .changed || self == .missing }
    }

    var status: Status
    var file: String
    var line: Int
    /// The name of the preview; empty for a program that does not compile.
    var name: String
    /// The variant; empty for the plain one.
    var variant: String
    var reference: String
    /// Why it failed.
    var message: String
    var difference: PictureDifference?
    /// What the audits of --audit found; nil for nothing.
    var findings: [AuditFinding]?
    var width: Double = 0
    var height: Double = 0
    /// The files of the pictures, for the report.
    var result: String?
    /// The suite and the function of a test of a test target, and the seconds that it took.
    var suite: String?
    var function: String?
    var seconds: Double?
    /// Whether such a test did not get to its end.
    var isError: Bool?

    var title: String { name + (variant.isEmpty ? "" : " (\(variant))") }

    /// The text for a terminal.
    var text: String {
        var lines = "\(status.rawValue)  \(title)  \(file)\(line > 0 ? ":\(line)" : "")\n"
        if let difference { lines += difference.text + "\n" }
        if !message.isEmpty {
            lines += message.split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        return lines
    }
}
