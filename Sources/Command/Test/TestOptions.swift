import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantGeometry
import QuadrantHost
import QuadrantProject
import QuadrantSession

/// The options of `quadrant test`: of the command line, else of `quadrant.json`.
struct TestOptions {
    enum Mode: String { case all, failed, missing, never }

    var paths: [String]
    var mode: Mode
    var filter: String
    var shard = 0
    var shards = 1
    var jobs: Int
    var changedSince: String?
    var report: String?
    var junit: String?
    var export: String?
    var precision: Double
    var perceptualPrecision: Double
    var variants: [SceneVariant]
    /// Options that are passed on to the drawing process.
    var passed: [String] = []
    /// Whether previews with runtime issues, such as a missing image, are compared like others.
    var allowsIssues: Bool
    /// The identifiers of the audits that are run too.
    var audits: [String] = []
    var isQuiet: Bool
    var isJSON: Bool
    /// Whether the test targets are run instead of the previews.
    var runsTargets: Bool
    /// How projects are read, for test targets.
    var project: ProjectOptions
    /// Whether what does not compile is left out without being a failure.
    var keepsGoing: Bool
    /// Whether nothing is drawn, and no test run, of a program that does not compile as a whole.
    var isStrict: Bool
    /// The device that a test target runs on; nil for the standard of the snapshot library.
    var device: String?
    /// The profile that draws the pictures; nil for the standard one.
    var profile: String?
    /// The seconds that a test of a test target may take.
    var timeLimit = 60

    /// What `quadrant.json` may hold. Unknown keys are an error, so that a mistake is not taken for the default.
    private struct File: Decodable {
        var variants: [String]?
        var device: String?
        var profile: String?
        var date: String?
        var precision: Double?
        var perceptualPrecision: Double?
        var exclude: [String]?
        var audits: [String]?

        static let keys = [
            "variants", "device", "profile", "date", "precision", "perceptualPrecision", "exclude", "audits",
        ]
    }

    init(_ arguments: Arguments) throws {
        paths = arguments.plain
        let file = try Self.file(near: arguments.plain[0])
        // Continuous integration compares only: a reference that is not committed is an error there.
        let isCI = ProcessInfo.processInfo.environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
        let modeName = arguments.value("record") ?? (isCI ? "never" : "missing")
        guard let mode = Mode(rawValue: modeName) else {
            throw Failure(.usage, "'\(modeName)' is not a record mode", at: "--record",
                          rule: "The modes are all, failed, missing and never.", fix: "Write --record all.")
        }
        self.mode = mode
        filter = arguments.value("filter") ?? ""
        if let text = arguments.value("shard") {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let own = parts[0], let all = parts[1], all >= 1, (1...all).contains(own) else {
                throw Failure(.usage, "'\(text)' is not a shard", at: "--shard",
                              rule: "A shard is I/N: the I-th of N parts, from 1.", fix: "Write --shard 1/4.")
            }
            (shard, shards) = (own - 1, all)
        }
        jobs = try arguments.number("jobs", 1...256) ?? ProcessInfo.processInfo.activeProcessorCount
        changedSince = arguments.value("changed-since")
        report = arguments.value("report")
        junit = arguments.value("junit")
        export = arguments.value("export")
        precision = try Self.part(arguments, "precision") ?? file?.precision ?? 1
        perceptualPrecision = try Self.part(arguments, "perceptual-precision") ?? file?.perceptualPrecision ?? 1
        let given = arguments.value("variants").map { $0.split(separator: ",").map(String.init) }
        let names = given ?? file?.variants ?? []
        variants = [SceneVariant.plain] + (try names.map(SceneVariant.init))
        allowsIssues = arguments.has("allow-issues")
        if let list = arguments.value("audit") {
            audits = try Audit.named(list, at: "--audit").map(\.identifier)
        } else if let names = file?.audits, !names.isEmpty {
            audits = try Audit.named(names.joined(separator: ","), at: "audits in quadrant.json")
                .map(\.identifier)
        }
        isQuiet = arguments.has("quiet")
        isJSON = arguments.has("json")
        runsTargets = arguments.has("tests")
        project = try ProjectOptions(arguments)
        project.excluded += file?.exclude ?? []
        keepsGoing = arguments.has("keep-going")
        isStrict = arguments.has("strict")
        if runsTargets { try checkTargets(arguments) }
        for name in ["device", "size", "scale", "target", "time-limit"] {
            if let value = arguments.value(name) { passed += ["--\(name)", value] }
        }
        if arguments.value("device") == nil, arguments.value("size") == nil, let device = file?.device {
            passed += ["--device", try Device.option(device).name]
        }
        profile = try (arguments.value("profile") ?? file?.profile).map { try SceneOptions.Profile($0).rawValue }
        if let profile { passed += ["--profile", profile] }
        if let date = arguments.value("date") ?? file?.date { passed += ["--date", date] }
        for name in ["exclude", "packages"] {
            passed += arguments.list(name).flatMap { ["--\(name)", $0] }
        }
        passed += (file?.exclude ?? []).flatMap { ["--exclude", $0] }
        passed += ["offline", "no-cache", "keep-going"].filter(arguments.has).map { "--\($0)" }
    }

    /// Refuses what concerns previews, and reads what concerns tests.
    private mutating func checkTargets(_ arguments: Arguments) throws {
        let previews = ["variants", "shard", "jobs", "changed-since", "precision", "perceptual-precision",
                        "size", "scale", "date", "audit", "review", "allow-issues", "report", "export"]
        if let wrong = previews.first(where: arguments.has) {
            throw Failure(.usage, "--\(wrong) cannot be used with --tests", at: "--\(wrong)",
                          rule: "It concerns previews; a test target says itself what it draws and compares.",
                          fix: "Remove one of them.")
        }
        device = try arguments.value("device").map { try Device.option($0).name }
        if let text = arguments.value("time-limit") {
            guard let seconds = Int(text), seconds > 0 else {
                throw Failure(.usage, "'\(text)' is not a time limit", at: "--time-limit",
                              rule: "It is a number of seconds, from 1.", fix: "Write --time-limit 60.")
            }
            timeLimit = seconds
        }
    }

    private static func part(_ arguments: Arguments, _ name: String) throws -> Double? {
        guard let text = arguments.value(name) else { return nil }
        guard let value = Double(text), (0...1).contains(value) else {
            throw Failure(.usage, "'\(text)' is not a precision", at: "--\(name)",
                          rule: "It is a number from 0 to 1; at 1 all must be equal.", fix: "Write --\(name) 0.98.")
        }
        return value
    }

    /// A folder for the files of a run, which no other user can write: programs and pictures are read from it.
    static func privateFolder() throws -> String {
        if let folder = PrivateFolder.make("quadrant-test") { return folder }
        throw Failure(.machine, "no folder for temporary files", at: NSTemporaryDirectory(),
                      rule: "It belongs to you or to root, and only the owner of a file in it can rename the file.",
                      fix: "Set TMPDIR to a folder of your own.")
    }

    /// The `quadrant.json` in the folder of `path` or in one around it.
    private static func file(near path: String) throws -> File? {
        let start = URL(fileURLWithPath: path).standardizedFileURL
        var folder = start
        if !FilePath.isFolder(folder.path) { folder.deleteLastPathComponent() }
        while folder == start || EnclosingFolder.isTrusted(folder.path, around: start.path) {
            let place = folder.appendingPathComponent("quadrant.json")
            if let data = FileManager.default.contents(atPath: place.path) {
                do {
                    let keys = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys.sorted() ?? []
                    if let wrong = keys.first(where: { !File.keys.contains($0) }) {
                        throw Failure(.input, "'\(wrong)' is not a setting of quadrant.json", at: place.path,
                                      rule: "The settings are \(File.keys.joined(separator: ", ")).",
                                      fix: SpellingSuggestion.of(wrong, in: File.keys).map { "Did you mean '\($0)'?" }
                                        ?? "Remove it.")
                    }
                    let file = try JSONDecoder().decode(File.self, from: data)
                    let parts = [("precision", file.precision), ("perceptualPrecision", file.perceptualPrecision)]
                    for (name, value) in parts {
                        guard let value, !(0...1).contains(value) else { continue }
                        throw Failure(.input, "'\(value)' is not a precision", at: "\(name) in \(place.path)",
                                      rule: "It is a number from 0 to 1; at 1 all must be equal.",
                                      fix: "Write \"\(name)\": 0.98.")
                    }
                    return file
                } catch let failure as Failure {
                    throw failure
                } catch {
                    throw Failure(.input, "quadrant.json cannot be read", at: place.path,
                                  rule: "It is a JSON object: \(error).", fix: "Correct the file.")
                }
            }
            if folder.path == "/" { return nil }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
