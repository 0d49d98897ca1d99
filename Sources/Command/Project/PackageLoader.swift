import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantThreads

/// Reads manifests by `swift package dump-package`, which compiles and runs them. The results are cached, because one
/// takes a second.
final class PackageLoader: Sendable {
    /// A manifest that could not be loaded, with the toolchain's message.
    struct Refusal: Error {
        var text: String
        /// Whether the error is in the manifest, so that trying again is useless.
        var isLasting = false
    }

    /// The manifests that this loader has read, by folder.
    private let known = Locked<[String: Result<PackageManifest, Refusal>]>([:])
    private let cache = Cache()
    private let usesCache: Bool
    /// Differs for compilers that may read a manifest differently.
    private let identity: String

    init(usesCache: Bool) {
        self.usesCache = usesCache
        let compiler = Toolchain.findCompiler() ?? ""
        let status = try? FileManager.default.attributesOfItem(atPath: (compiler as NSString).resolvingSymlinksInPath)
        let changed = status?[.modificationDate] as? Date ?? .distantPast
        identity = "\(compiler) \(status?[.size] as? Int ?? 0) \(changed.timeIntervalSinceReferenceDate)"
    }

    /// Loads several manifests concurrently.
    func prefetch(_ folders: [String]) {
        let wanted = known.withLock { known in folders.filter { known[$0] == nil } }
        if wanted.count < 2 { return }
        DispatchQueue.concurrentPerform(iterations: wanted.count) { _ = try? manifest(in: wanted[$0]) }
    }

    /// The manifest of the package in a folder.
    func manifest(in folder: String) throws(Refusal) -> PackageManifest {
        if let found = known.withLock({ $0[folder] }) { return try found.get() }
        let result: Result<PackageManifest, Refusal>
        do throws(Refusal) { result = .success(try read(folder)) } catch { result = .failure(error) }
        known.withLock { $0[folder] = result }
        return try result.get()
    }

    private func read(_ folder: String) throws(Refusal) -> PackageManifest {
        guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else {
            throw Refusal(text: "'\(folder)/Package.swift' cannot be read")
        }
        var digest = Digest()
        digest.add("1 \(identity) \(folder)")
        for name in FilePath.names(in: folder) where name.hasPrefix("Package@swift-") {
            digest.add(name)
            digest.add(Array(FileManager.default.contents(atPath: folder + "/" + name) ?? Data()))
        }
        digest.add(Array(data))
        let kept = cache.folder("manifests").map { $0 + "/" + digest.text + ".json" }
        if usesCache, let kept, let text = FileManager.default.contents(atPath: kept),
           let manifest = try? JSONDecoder().decode(PackageManifest.self, from: text) { return manifest }
        // A failed manifest is not loaded again until it changes.
        let refused = kept.map { $0 + ".refused" }
        if usesCache, let refused, let reason = FileManager.default.contents(atPath: refused) {
            throw Refusal(text: String(decoding: reason, as: UTF8.self))
        }
        let text: Data
        do throws(Refusal) { text = try dump(folder, String(decoding: data, as: UTF8.self)) } catch {
            if error.isLasting { keep(Data(error.text.utf8), refused) }
            throw error
        }
        guard let manifest = try? JSONDecoder().decode(PackageManifest.self, from: text) else {
            throw Refusal(text: "'swift package dump-package' returned an unknown format for '\(folder)'")
        }
        keep(text, kept)
        return manifest
    }

    /// Writes a file of the cache, and empties its folder when it has more than 512 files.
    private func keep(_ text: Data, _ path: String?) {
        guard let path else { return }
        let folder = FilePath.folder(of: path)
        try? text.write(to: URL(fileURLWithPath: path), options: .atomic)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if names.count > 512 { names.forEach { unlink(folder + "/" + $0) } }
    }

    private func dump(_ folder: String, _ manifest: String) throws(Refusal) -> Data {
        guard let compiler = Toolchain.findCompiler() else { throw Refusal(text: "no Swift compiler found") }
        guard let place = cache.places.first, let work = PrivateFolder.make("package", in: place) else {
            throw Refusal(text: "no writable folder to load a package in")
        }
        defer { try? FileManager.default.removeItem(atPath: work) }
        var package = folder
        // The module AppleProductTypes exists only in Xcode; its product is rewritten as an executable.
        let isPlayground = manifest.contains("AppleProductTypes")
        if isPlayground {
            let rewritten = PlaygroundManifest(manifest)
            package = work + "/package"
            do {
                try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
                try Data(rewritten.text.utf8).write(to: URL(fileURLWithPath: package + "/Package.swift"))
            } catch { throw Refusal(text: "\(error)") }
        }
        let arguments = ["package", "--package-path", package, "--scratch-path", work + "/scratch",
                         "--cache-path", work + "/cache", "--config-path", work + "/config",
                         "--security-path", work + "/security", "--manifest-cache", "none", "dump-package"]
        let swift = FilePath.folder(of: compiler) + "/swift"
        let environment = ["TMPDIR": work, "XDG_CACHE_HOME": cacheHome(work)]
        let result = Spawn.run(swift, arguments, collecting: .output, silent: true, environment: environment)
        guard let result, result.status == 0 else {
            let again = Spawn.run(swift, arguments, collecting: .errors, environment: environment)
            throw Refusal(text: Self.reason(again?.output ?? "cannot run '\(swift)'"),
                          isLasting: again?.output.contains("error: ") ?? false)
        }
        var text = result.output
        if isPlayground {
            // Relative paths of dependencies were resolved against the copy's folder.
            let real = (package as NSString).resolvingSymlinksInPath
            for copy in Set([work, FilePath.folder(of: real)]) {
                text = text.replacingOccurrences(of: "\"" + copy.replacingOccurrences(of: "/", with: "\\/") + "\\/",
                                                 with: "\"" + FilePath.folder(of: folder) + "/")
                    .replacingOccurrences(of: "\"" + copy + "/", with: "\"" + FilePath.folder(of: folder) + "/")
            }
        }
        return Data(text.utf8)
    }

    /// The base of the compilers' module cache: the default, or the work folder if that cannot be used.
    private func cacheHome(_ work: String) -> String {
        PrivateFolder.open(Cache.compilerFolder) == nil
            ? FilePath.folder(of: FilePath.folder(of: Cache.compilerFolder)) : work
    }

    /// The toolchain's first error, with its location.
    private static func reason(_ output: String) -> String {
        let lines = output.split(separator: "\n").map(String.init)
        let placed = lines.first { $0.contains(".swift:") && $0.contains(": error: ") }
        let first = placed ?? lines.first { $0.hasPrefix("error: ") } ?? lines.first ?? "unknown reason"
        return first.hasPrefix("error: ") ? String(first.dropFirst(7)) : first
    }
}
