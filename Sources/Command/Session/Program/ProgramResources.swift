import CoreData
import Foundation
import QuadrantBase
import QuadrantCompiler
import QuadrantFiles
import QuadrantGeometry
package import QuadrantProject
import QuadrantText
import QuadrantThreads
import QuadrantViews

/// Provides the bundles, the locale and the fonts of a program, before its code runs.
package enum ProgramResources {
    /// The cache key of a bundle folder.
    private static func key(_ project: Project, _ target: String, _ locale: String) -> String {
        var digest = Digest()
        digest.add("2 \(locale) \(project.path)")
        for part in project.closure(of: target) {
            digest.add(part.name)
            digest.add(part.infoPlist ?? "")
            for (name, value) in (part.infoValues.merging(part.infoVariables) { first, _ in first }).sorted(by: <) {
                digest.add(name + "=" + value)
            }
            let texts: Set<String> = ["strings", "stringsdict", "xcstrings"]
            for resource in part.resources {
                digest.add(resource.path)
                if texts.contains(FilePath.ending(of: resource.path)) { digest.add(changed(resource.path)) }
            }
            if let list = part.infoPlist { digest.add(changed(list)) }
        }
        return digest.text
    }

    private static func changed(_ path: String) -> String {
        guard let status = try? FileManager.default.attributesOfItem(atPath: path) else { return "" }
        return "\(status[.size] ?? 0) \((status[.modificationDate] as? Date ?? .distantPast).timeIntervalSince1970)"
    }

    private struct Record: Codable {
        var modules: [String: String]
        var hasTables: Bool
    }

    private struct Current: Sendable {
        var project: Project
        var locale: String
    }
    /// The running program.
    private static let current = Locked<Current?>(nil)

    /// The extensions of strings and fonts, which are found without access to a bundle and must be installed at once.
    private static let eager: Set<String> = ["strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc"]

    /// Installs the bundles of the chosen target and of its dependencies; returns messages for the user.
    @discardableResult
    package static func install(_ project: Project, locale: String) -> [String] {
        current.withLock { $0 = Current(project: project, locale: locale) }
        _ProgramBundle.setLocale(locale)
        guard let target = project.chosen else { return [] }
        let modules = project.closure(of: target).map(\.module)
        NSManagedObjectModel.modules.withLock { $0 = modules }
        let needed = project.closure(of: target).contains { part in
            part.resources.contains { eager.contains(FilePath.ending(of: $0.path)) }
        }
        if !needed {
            _ProgramBundle.installWhenAsked { _ = layOut(project, target, locale) }
            return []
        }
        return layOut(project, target, locale)
    }

    private static func layOut(_ project: Project, _ target: String, _ locale: String) -> [String] {
        let cache = Cache(), key = key(project, target, locale)
        let places = [{ cache.folder("quadrant-bundles-\(geteuid())") }, { PrivateFolder.shared("quadrant-bundles") }]
        for place in places {
            guard let folder = place().map({ $0 + "/" + key }),
                  let record = record(folder) ?? make(project, target, locale, folder) else { continue }
            utimensat(AT_FDCWD, folder, nil, 0)
            _ProgramBundle.install(main: folder + "/main", modules: record.modules.mapValues { folder + $0 },
                                   hasTables: record.hasTables)
            Fonts.add(folder: folder + "/main")
            return []
        }
        return ["the resources of the program are missing: no writable folder for them"]
    }

    /// Changes the locale of the running program, when one is chosen on a live page.
    static func follow(_ locale: String) {
        guard let known = current.withLock({ $0 }), known.locale != locale else { return }
        install(known.project, locale: locale)
    }

    /// The folders in which images are looked up by name, besides the folders of the sources.
    package static var folders: [String] { _ProgramBundle.installed.map { [$0.bundlePath] } ?? [] }

    private static func record(_ folder: String) -> Record? {
        FileManager.default.contents(atPath: folder + "/bundle.json").flatMap {
            try? JSONDecoder().decode(Record.self, from: $0)
        }
    }

    /// Creates the folder under a temporary name and renames it, because another command may create the same one.
    private static func make(_ project: Project, _ target: String, _ locale: String, _ folder: String) -> Record? {
        let place = FilePath.folder(of: folder), files = FileManager.default
        removeOld(place)
        guard let work = PrivateFolder.make("work", in: place) else { return nil }
        defer { try? files.removeItem(atPath: work) }
        guard let bundle = try? BundleFolder(project, target: target, locale: locale, in: work + "/main") else {
            return nil
        }
        let record = Record(modules: bundle.modules.mapValues { String($0.dropFirst(work.count)) },
                            hasTables: bundle.hasTables)
        guard let data = try? JSONEncoder().encode(record),
              (try? data.write(to: URL(fileURLWithPath: work + "/bundle.json"))) != nil else { return nil }
        if rename(work, folder) != 0, self.record(folder) == nil { return nil }
        return record
    }

    /// Removes bundle folders that were not used for two days.
    private static func removeOld(_ place: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        if names.count < 64 { return }
        for name in names {
            let path = place + "/" + name
            let status = try? FileManager.default.attributesOfItem(atPath: path)
            guard let used = status?[.modificationDate] as? Date, used < Date() - 172_800 else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

extension SourceSet {
    /// Installs the program's bundles, and prints the notes of the project reader. A preview has the variable by which
    /// programs know that they are one, and each those of the simulator; a value that the user gave is kept.
    package func prepare(_ scene: SceneOptions, isQuiet: Bool? = nil, isPreview: Bool = true) {
        if isPreview { setenv("XCODE_RUNNING_FOR_PREVIEWS", "1", 0) }
        SimulatorVariables.set(scene.device ?? .standard)
        if let name = scene.timeZone, let zone = TimeZone(identifier: name) {
            // The C library, Foundation and its formatters may each have cached the machine's time zone.
            setenv("TZ", name, 1)
            tzset()
            NSTimeZone.resetSystemTimeZone()
            NSTimeZone.default = zone
        }
        guard let project else { return }
        let notes = project.notes + ProgramResources.install(project, locale: scene.locale)
        if !(isQuiet ?? scene.quiet) { notes.forEach { writeError("quadrant: \($0)\n") } }
    }
}
