import Foundation
import QuadrantText

/// An error in a file of recorded cases.
enum CatalogError: Error, Equatable {
    case unreadable(file: String)
    case empty(file: String)
    case duplicate(id: String, files: [String])
}

/// The cases of one file in `Tests/Oracles`, in the order of their ids.
struct OracleCatalog {
    let file: String
    let cases: [OracleCase]

    /// Throws if `data` is not a list of cases, or is empty, so that a lost file does not pass.
    init(file: String, _ data: Data) throws(CatalogError) {
        guard let json = try? JSONSerialization.jsonObject(with: data) else { throw .unreadable(file: file) }
        let list = JSON(json)["cases"]?.list ?? []
        if list.isEmpty { throw .empty(file: file) }
        self.file = file
        cases = list.map(OracleCase.init).sorted { $0.id < $1.id }
    }

    /// Throws if two cases of `catalogs` have the same id: the second would be compared with the view of the first.
    static func requireUniqueIDs(_ catalogs: [OracleCatalog]) throws(CatalogError) {
        var files: [String: [String]] = [:]
        for catalog in catalogs {
            for record in catalog.cases { files[record.id, default: []].append(catalog.file) }
        }
        let duplicates = files.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        if let first = duplicates.first { throw .duplicate(id: first.key, files: first.value) }
    }
}

/// The recorded cases of this repository: every `*.json` in `Tests/Oracles`.
enum Oracle {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Oracles").standardizedFileURL

    static let catalogs = Result { try read(folder) }

    /// Every case, by catalog and then by id; empty if a catalog is invalid, which a test reports.
    static let all: [OracleCase] = ((try? catalogs.get()) ?? []).flatMap(\.cases)

    /// Cases of the probes, layers and texts that were recorded as frames: those of all files except `cases.json` and
    /// the reports of behaviour.
    static let frames: [OracleCase] = ((try? catalogs.get()) ?? [])
        .filter { $0.file != "cases.json" && $0.file != "reports-behaviour.json" }.flatMap(\.cases)

    /// The text widths of each recording; several cases may each contain a part.
    static let textWidths: [String: [TextWidthOverrides.Key: Double]] = {
        let cases = ((try? catalogs.get()) ?? []).filter { $0.file == "cases.json" }.flatMap(\.cases)
        return cases.reduce(into: [:]) { $0[$1.source, default: [:]].merge($1.ownTextWidths) { first, _ in first } }
    }()

    /// The minimum number of cases, and of frames in them, that must match.
    static let minimum = Result { try PassMinimum(folder.appendingPathComponent("minimum.txt")) }

    static func read(_ folder: URL) throws -> [OracleCatalog] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        if names.isEmpty { throw CatalogError.empty(file: "Tests/Oracles") }
        let catalogs = try names.sorted().map { name in
            try OracleCatalog(file: name, Data(contentsOf: folder.appendingPathComponent(name)))
        }
        try OracleCatalog.requireUniqueIDs(catalogs)
        return catalogs
    }
}
