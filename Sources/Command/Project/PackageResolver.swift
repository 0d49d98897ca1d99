import Foundation
import QuadrantBase
import QuadrantFiles

/// Fetches missing packages with the toolchain's own `swift package resolve` into a folder of the cache: the user's
/// folder is not modified.
///
/// Results are cached by the request. The record that names the folder is written when the folder is complete, so that
/// an interrupted command leaves no partial result. Failures are cached for some minutes.
struct PackageResolver {
    /// A package that a project requires, and the products it uses.
    struct Request {
        var requirement: PackageRequirement
        var products: [String]
    }

    enum Outcome {
        /// The folder with one subfolder per package, and the version of each by its name in lower case.
        case fetched(folder: String, versions: [String: String])
        /// The reason for the failure in one line, and the time of the next attempt.
        case refused(String, until: Date)
    }

    private struct Record: Codable {
        var folder: String
        var versions: [String: String]
    }

    /// The number of seconds for which a failure is cached, and the timeout of fetching.
    static let patience: Double = 600, limit = 300

    private let cache = Cache()
    private let options: ProjectOptions
    private let requests: [Request]
    private let pins: PackagePins

    init(_ requests: [Request], pins: PackagePins, _ options: ProjectOptions) {
        self.options = options
        self.pins = pins
        // Each package is declared once, even if its dependents use different URLs.
        var known: [String: Request] = [:]
        for request in requests {
            let key = PackagePlaces.identity(request.requirement.address).lowercased()
            if var first = known[key] {
                first.requirement.versions = first.requirement.combined(with: request.requirement.versions)
                first.products += request.products.filter { !first.products.contains($0) }
                known[key] = first
            } else {
                known[key] = request
            }
        }
        self.requests = known.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The cached or newly fetched packages; nil if there is nothing to fetch, or no way to.
    func resolve() -> Outcome? {
        let manifest = manifest
        guard !requests.isEmpty, let folder = cache.folder("packages"), let compiler = Toolchain.findCompiler() else {
            return nil
        }
        var digest = Digest()
        digest.add("1 \(compiler)\n\(manifest)\n\(pins.text ?? "")")
        let base = folder + "/" + digest.text.prefix(32)
        if options.usesCache, let known = known(base) { return known }
        // Another command may be fetching the same packages.
        let lock = open(base + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard lock >= 0 else { return nil }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0, errno == EINTR {}
        if options.usesCache, let known = known(base) { return known }
        return fetch(base, manifest, FilePath.folder(of: compiler) + "/swift")
    }

    /// The cached result of an earlier attempt.
    private func known(_ base: String) -> Outcome? {
        let manager = FileManager.default
        if let data = manager.contents(atPath: base + ".json"),
           let record = try? JSONDecoder().decode(Record.self, from: data),
           record.versions.keys.allSatisfy({ FilePath.isFile("\(record.folder)/\($0)/Package.swift") }) {
            return .fetched(folder: record.folder, versions: record.versions)
        }
        let refused = base + ".refused"
        guard let tried = (try? manager.attributesOfItem(atPath: refused))?[.modificationDate] as? Date,
              let reason = manager.contents(atPath: refused) else { return nil }
        let age = -tried.timeIntervalSinceNow
        guard age >= 0, age < Self.patience else { return nil }
        return .refused(String(decoding: reason, as: UTF8.self), until: tried + Self.patience)
    }

    // MARK: Fetching

    private func fetch(_ base: String, _ manifest: String, _ swift: String) -> Outcome? {
        removeLeft(base)
        guard let work = PrivateFolder.make(FilePath.name(of: base), in: FilePath.folder(of: base)) else { return nil }
        TemporaryFiles.setFolder(work)
        defer { TemporaryFiles.setFolder(nil) }
        let package = work + "/package", scratch = work + "/scratch"
        do {
            try FileManager.default.createDirectory(atPath: package + "/Sources/Needed",
                                                    withIntermediateDirectories: true)
            try Data(manifest.utf8).write(to: URL(fileURLWithPath: package + "/Package.swift"))
            try Data().write(to: URL(fileURLWithPath: package + "/Sources/Needed/Needed.swift"))
            if let text = pins.text {
                try Data(text.utf8).write(to: URL(fileURLWithPath: package + "/Package.resolved"))
            }
        } catch { return refuse(base, work, "\(error)") }
        if !options.isQuiet {
            let names = requests.map { PackagePlaces.identity($0.requirement.address) }
            writeError("quadrant: fetching \(names.joined(separator: ", ")) …\n")
        }
        // Git must not prompt the user, and stalled connections time out.
        let environment = [
            "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes -oConnectTimeout=20",
            "GIT_HTTP_LOW_SPEED_LIMIT": "1", "GIT_HTTP_LOW_SPEED_TIME": "30", "TMPDIR": work,
        ]
        // SwiftPM terminates its subprocesses on SIGINT.
        let arguments = ["--signal=INT", "--kill-after=5", String(Self.limit), swift, "package", "--package-path",
                         package,
                     "--scratch-path", scratch, "--cache-path", work + "/cache", "--config-path", work + "/config",
                     "--security-path", work + "/security", "--manifest-cache", "none", "--disable-dependency-cache",
                     "resolve"]
        let began = Date()
        let result = Spawn.run("/usr/bin/timeout", arguments, collecting: .errors, environment: environment,
                               group: .endsWithUs)
        guard let result, result.status == 0 else {
            guard let result else { return refuse(base, work, "cannot run '/usr/bin/timeout'") }
            if -began.timeIntervalSinceNow >= Double(Self.limit) {
                return refuse(base, work, "timed out after \(Self.limit / 60) minutes")
            }
            // Terminated by a signal from outside: that is no failure of the packages.
            if result.status >= 128 {
                try? FileManager.default.removeItem(atPath: work)
                return nil
            }
            return refuse(base, work, Self.reason(result.output))
        }
        let checkouts = scratch + "/checkouts"
        let states = PackagePins(package + "/Package.resolved").pins
        var versions: [String: String] = [:]
        for name in FilePath.names(in: checkouts) where FilePath.isFile("\(checkouts)/\(name)/Package.swift") {
            let state = states.first { PackagePlaces.identity($0.location).lowercased() == name.lowercased() }?.state
            versions[name] = state?.version ?? state?.branch ?? state?.revision.map { String($0.prefix(7)) } ?? ""
        }
        let record = Record(folder: checkouts, versions: versions)
        do {
            try JSONEncoder().encode(record).write(to: URL(fileURLWithPath: base + ".json"), options: .atomic)
        } catch { return refuse(base, work, "\(error)") }
        unlink(base + ".refused")
        return .fetched(folder: checkouts, versions: versions)
    }

    private func refuse(_ base: String, _ work: String, _ reason: String) -> Outcome {
        try? FileManager.default.removeItem(atPath: work)
        try? Data(reason.utf8).write(to: URL(fileURLWithPath: base + ".refused"), options: .atomic)
        return .refused(reason, until: Date() + Self.patience)
    }

    /// Removes the results of an earlier command for this request. The caller holds the lock.
    private func removeLeft(_ base: String) {
        unlink(base + ".json")
        let folder = FilePath.folder(of: base), start = FilePath.name(of: base) + "-"
        for name in FilePath.names(in: folder) where name.hasPrefix(start) && FilePath.isFolder(folder + "/" + name) {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }

    /// Git's error message, or else SwiftPM's first error.
    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let said = lines.first { $0.hasPrefix("fatal: ") } ?? lines.first { $0.hasPrefix("error: ") }
            ?? lines.first { !$0.isEmpty } ?? "unknown reason"
        return said.replacing(#/^(fatal|error): /#, with: "")
    }

    // MARK: The manifest

    /// A package that depends on the requested products only, so that dependencies of other products are not fetched.
    private var manifest: String {
        let declared = requests.compactMap(\.requirement.declaration)
        let used = requests.flatMap { request in
            let package = PackagePlaces.identity(request.requirement.address)
            return request.products.map { ".product(name: \"\($0)\", package: \"\(package)\")" }
        }
        func list(_ entries: [String]) -> String { entries.map { "        " + $0 + ",\n" }.joined() }
        return """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
                name: "Needed",
                dependencies: [
            \(list(declared))    ],
                targets: [.target(name: "Needed", dependencies: [
            \(list(used))    ])])

            """
    }
}
