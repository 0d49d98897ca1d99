import Foundation
import QuadrantBase

/// The folders on this machine in which a project's packages may be.
final class PackagePlaces {
    private let around: [String]
    private let named: [String]
    private let fetched: ProjectOptions.Fetched?
    private var listings: [String: [String: String]] = [:]

    /// Whether a local repository may be used regardless of its version.
    private let usesRepositories: Bool

    init(around folders: [String], named: [String], fetched: ProjectOptions.Fetched? = nil,
         usesRepositories: Bool = true) {
        (around, self.named, self.fetched, self.usesRepositories) = (folders, named, fetched, usesRepositories)
    }

    /// The version of a fetched package; nil for any other.
    func version(of folder: String) -> String? {
        guard let fetched, FilePath.folder(of: folder) == fetched.folder else { return nil }
        return fetched.versions[FilePath.name(of: folder)]
    }

    /// The last component of a URL, as SwiftPM names the folder of a checkout.
    static func identity(_ address: String) -> String {
        var last = address
        while last.hasSuffix("/") { last.removeLast() }
        last = String(last.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? Substring(last))
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    func isDownloaded(_ folder: String) -> Bool {
        folder.contains("/checkouts/") || named.contains { folder == $0 || folder.hasPrefix($0 + "/") }
    }

    /// The folder of a package; nil if it is not on this machine.
    func folder(of source: PackageReader.Source) -> String? {
        if let folder = source.folder, FilePath.isFile(folder + "/Package.swift") { return folder }
        let names = [source.identity, source.name].compactMap { $0?.lowercased() }
        for place in places {
            let inside = listing(place)
            if let found = names.lazy.compactMap({ inside[$0] }).first { return found }
        }
        for folder in named where FilePath.isFile(folder + "/Package.swift") {
            if names.contains(FilePath.name(of: folder).lowercased()) || declares(folder, names) { return folder }
        }
        // An example inside or beside a package depends on it by its URL, or by the name that its folder has elsewhere.
        for start in around {
            for folder in Self.packages(around: start)
            where names.contains(FilePath.name(of: folder).lowercased()) || declares(folder, names) { return folder }
        }
        if usesRepositories, let local = source.local, FilePath.isFile(local + "/Package.swift") { return local }
        return nil
    }

    /// A folder and at most three parents, up to the root of its repository.
    private static func folders(from start: String) -> [String] {
        var folder = start, found: [String] = []
        while found.count < 4, folder.count > 1 {
            guard found.isEmpty || EnclosingFolder.isTrusted(folder, around: start) else { break }
            found.append(folder)
            if FilePath.exists(folder + "/.git") { break }
            folder = FilePath.folder(of: folder)
        }
        return found
    }

    /// The packages that contain a folder, the nearest first.
    static func packages(around start: String) -> [String] {
        folders(from: start).prefix { $0 != NSHomeDirectory() }.filter { FilePath.isFile($0 + "/Package.swift") }
    }

    /// Folders that contain one subfolder per package.
    private var places: [String] {
        var seen: Set<String> = [], found = named
        for start in around {
            for folder in Self.folders(from: start) {
                found += [".build/checkouts", "SourcePackages/checkouts", "build/SourcePackages/checkouts",
                          "DerivedData/SourcePackages/checkouts", ".swiftpm/checkouts"].map { folder + "/" + $0 }
                let derived = folder + "/DerivedData"
                if FilePath.isFolder(derived) {
                    found += FilePath.names(in: derived).map { derived + "/" + $0 + "/SourcePackages/checkouts" }
                }
            }
        }
        // The project's own checkouts come first, because its user builds with them.
        return (found + [fetched?.folder].compactMap { $0 }).filter { seen.insert($0).inserted }
    }

    /// The packages in a folder, by their names in lower case.
    private func listing(_ place: String) -> [String: String] {
        if let known = listings[place] { return known }
        var found: [String: String] = [:]
        if FilePath.isFolder(place) {
            for name in FilePath.names(in: place) where FilePath.isFile("\(place)/\(name)/Package.swift") {
                found[name.lowercased()] = place + "/" + name
            }
        }
        listings[place] = found
        return found
    }

    /// Whether the manifest in a folder declares one of these names.
    private func declares(_ folder: String, _ names: [String]) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Package.swift") else { return false }
        let text = String(decoding: data, as: UTF8.self)
        guard let start = text.range(of: "Package\\(\\s*name:\\s*\"", options: .regularExpression) else { return false }
        return names.contains(text[start.upperBound...].prefix { $0 != "\"" }.lowercased())
    }
}
