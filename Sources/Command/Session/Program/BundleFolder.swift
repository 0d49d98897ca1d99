import Foundation
import QuadrantBase
import QuadrantFiles
import QuadrantProject

/// A program's resources in the layout of an iOS bundle: a folder with links to the files, an Info.plist, and the
/// strings of the chosen language at the top level, where a lookup without a language finds them.
struct BundleFolder {
    private(set) var path: String
    /// The folders of resource bundles, by module.
    private(set) var modules: [String: String] = [:]
    /// Whether the bundle has strings in any language.
    private(set) var hasTables = false

    private let files = FileManager.default
    private let locale: String

    /// Creates the bundle of `target`, with those of its dependencies, in `place`.
    init(_ project: Project, target name: String, locale: String, in place: String) throws {
        path = place
        self.locale = locale
        let targets = project.closure(of: name)
        guard let target = targets.first(where: { $0.name == name }) else { return }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        let info = InfoPlist.values(of: target)
        try lay(target.resources, in: place, info)
        for other in targets where other.name != name && !other.resources.isEmpty {
            let folder = "\(place)/\(other.package)_\(other.name.replacingOccurrences(of: "/", with: "-")).bundle"
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var values = InfoPlist.values(of: other)
            values["CFBundlePackageType"] = "BNDL"
            values["CFBundleDevelopmentRegion"] = info["CFBundleDevelopmentRegion"]
            try lay(other.resources, in: folder, values)
            modules[other.module] = folder
        }
        // The bundle of the shown target's own module is the main bundle.
        modules[target.module] = place
    }

    // MARK: A single bundle

    private struct Localized {
        /// String tables by language and table name.
        var tables: [String: [String: StringTable]] = [:]
        /// Other localised files by language: names and paths.
        var files: [String: [(name: String, path: String)]] = [:]

        var languages: Set<String> { Set(tables.keys).union(files.keys) }

        mutating func add(_ table: StringTable, _ name: String, _ language: String) {
            tables[language, default: [:]][name, default: StringTable()].fill(from: table)
        }
    }

    private mutating func lay(_ resources: [Project.Resource], in folder: String, _ info: [String: Any]) throws {
        var localized = Localized(), development = info["CFBundleDevelopmentRegion"] as? String ?? "en"
        for resource in resources {
            let name = FilePath.name(of: resource.path), above = FilePath.folder(of: resource.path)
            if above.hasSuffix(".lproj"), !resource.isFolder {
                add(resource.path, FilePath.stem(of: above), to: &localized)
            } else if !resource.isFolder, FilePath.ending(of: name) == "xcstrings" {
                guard let (source, tables) = StringTable.catalog(resource.path) else { continue }
                development = source
                for (language, table) in tables { localized.add(table, FilePath.stem(of: name), language) }
            } else if !resource.isFolder, FilePath.ending(of: name) == "stringsdict",
                      let table = StringTable.dictionary(resource.path) {
                localized.add(table, FilePath.stem(of: name), development)
            } else if !resource.isFolder, ["xcdatamodeld", "xcdatamodel"].contains(FilePath.ending(of: name)) {
                try lay(model: resource.path, in: folder)
            } else {
                link(resource.path, as: name, in: folder)
            }
        }
        for (language, entries) in localized.files {
            let inner = folder + "/" + language + ".lproj"
            try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
            for entry in entries { link(entry.path, as: entry.name, in: inner) }
        }
        for (language, tables) in localized.tables {
            let inner = folder + "/" + language + ".lproj"
            try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
            for (name, table) in tables { try write(table, name, in: inner) }
        }
        let info = try choose(localized, development, info, folder)
        let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        unlink(folder + "/Info.plist")
        try data.write(to: URL(fileURLWithPath: folder + "/Info.plist"))
    }

    /// Lays out a data model under the name of the compiled one. The folder of a model with versions also has each
    /// version under the name that a compiled one has, which programs that migrate look for.
    private func lay(model path: String, in folder: String) throws {
        let name = FilePath.name(of: path), stem = FilePath.stem(of: name)
        guard name.hasSuffix("d"), let parts = try? files.contentsOfDirectory(atPath: path) else {
            return link(path, as: stem + ".mom", in: folder)
        }
        let place = "\(folder)/\(stem.precomposedStringWithCanonicalMapping).momd"
        // Never in the folder behind a link, which is the user's.
        guard access(place, F_OK) != 0 else { return }
        try files.createDirectory(atPath: place, withIntermediateDirectories: true)
        for part in parts {
            link("\(path)/\(part)", as: part, in: place)
            if FilePath.ending(of: part) == "xcdatamodel" {
                link("\(path)/\(part)", as: FilePath.stem(of: part) + ".mom", in: place)
            }
        }
    }

    private mutating func add(_ path: String, _ language: String, to localized: inout Localized) {
        let name = FilePath.stem(of: path)
        let table = switch FilePath.ending(of: path) {
        case "strings": StringTable.strings(path)
        case "stringsdict": StringTable.dictionary(path)
        default: StringTable?.none
        }
        if let table { return localized.add(table, name, language) }
        localized.files[language, default: []].append((FilePath.name(of: path), path))
    }

    /// Links the files and writes the strings of the chosen language at the top level; the development language fills
    /// gaps.
    private mutating func choose(_ localized: Localized, _ development: String, _ info: [String: Any],
                                 _ folder: String) throws -> [String: Any] {
        var info = info
        let languages = localized.languages
        guard !languages.isEmpty, let chosen = BundleLanguage.choose(locale, from: Array(languages),
                                                                     development: development) else { return info }
        let order = [chosen, "Base", development].filter(languages.contains)
        var tables: [String: StringTable] = [:]
        for language in order {
            for (name, table) in localized.tables[language] ?? [:] {
                tables[name, default: StringTable()].fill(from: table)
            }
            for entry in localized.files[language] ?? [] { link(entry.path, as: entry.name, in: folder) }
        }
        for (name, table) in tables {
            if name == "InfoPlist" {
                for (key, text) in table.texts { info[key] = text }
            } else {
                hasTables = true
                try write(table, name, in: folder)
            }
        }
        return info
    }

    private func write(_ table: StringTable, _ name: String, in folder: String) throws {
        let texts = try PropertyListSerialization.data(fromPropertyList: table.texts, format: .xml, options: 0)
        try texts.write(to: URL(fileURLWithPath: "\(folder)/\(name).strings"))
        if !table.plurals.isEmpty {
            try JSONEncoder().encode(table.plurals)
                .write(to: URL(fileURLWithPath: "\(folder)/\(name).\(PluralText.fileEnding)"))
        }
    }

    /// If several files have the same name, the first one is linked; asset catalogs are all linked, under unique names.
    private func link(_ path: String, as name: String, in folder: String) {
        // Programs look files up by composed names, whatever those on disk are.
        let name = name.precomposedStringWithCanonicalMapping
        var place = folder + "/" + name
        var number = 2
        while FilePath.ending(of: name) == "xcassets", access(place, F_OK) == 0 {
            place = "\(folder)/\(FilePath.stem(of: name))-\(number).xcassets"
            number += 1
        }
        symlink(path, place)
    }
}
