import Foundation
import QuadrantBase

/// The example app of a package: an Xcode project in a subfolder of the package.
struct ExampleApp {
    /// The maximum depth of the search for it, and the maximum number of folders at one depth.
    private static let depth = 3, maxFolders = 200

    /// The project with its app chosen; nil if the package has previews or an app itself, or has no example app.
    static func project(of package: Project, in folder: String, read: (Place) throws -> Project) -> Project? {
        guard package.form == .package, !package.targets.contains(where: { $0.isOwn && offersViews($0) }) else {
            return nil
        }
        let found = places(under: folder).compactMap { place -> Project? in
            // A project that cannot be read is skipped, because the user has not asked for it.
            guard var project = try? read(place) else { return nil }
            var options = ProjectOptions()
            options.needsTarget = false
            guard (try? TargetChoice.choose(options, in: &project)) != nil, project.chosenTarget?.kind == .app else {
                return nil
            }
            return project
        }
        func isForPhones(_ project: Project) -> Bool {
            project.chosenTarget.map { $0.platforms.isEmpty || $0.platforms.contains(.iOS) } ?? false
        }
        guard var example = found.first(where: isForPhones) ?? found.first, let app = example.chosenTarget else {
            return nil
        }
        example.notes.insert("the package '\(package.name)' has no preview; using its example app '\(app.name)' in "
            + FilePath.relative(example.path, to: folder) + ".", at: 0)
        return example
    }

    /// Whether a target has previews or an app.
    private static func offersViews(_ target: Project.Target) -> Bool {
        guard target.language == .swift, target.kind != .tests else { return false }
        let string = ["#Preview", "PreviewProvider", "@main"].map { Data($0.utf8) }
        return target.sources.contains { path in
            guard let text = FileManager.default.contents(atPath: path) else { return false }
            return string.contains { text.range(of: $0) != nil }
        }
    }

    private static func places(under folder: String) -> [Place] {
        var level = [folder], found: [Place] = []
        for _ in 0..<depth {
            let inside = level.flatMap { above in
                FilePath.names(in: above).filter { !SourcePaths.skippedFolders.contains($0) }.map { above + "/" + $0 }
                    .filter(FilePath.isFolder)
            }
            level = inside.filter { !FileKind.isBundle($0) }
            if level.count > maxFolders { break }
            let playgrounds = inside.filter { $0.hasSuffix(".swiftpm") }
            found += (level + playgrounds).flatMap(Place.all).filter { $0.form != .package }
        }
        return found
    }
}
