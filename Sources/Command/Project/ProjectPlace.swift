import Foundation
import QuadrantBase

/// The location of a project or package.
package struct Place {
    package var form: Project.Form
    /// The path of the `Package.swift`, `.xcodeproj`, `.xcworkspace` or `.swiftpm`.
    package var path: String

    package init(form: Project.Form, path: String) { (self.form, self.path) = (form, path) }

    /// The project that an argument names directly; nil for other arguments.
    package init?(_ argument: String) {
        let path = FilePath.absolute(argument)
        if FilePath.name(of: path) == "Package.swift", FilePath.isFile(path) {
            let folder = FilePath.folder(of: path)
            self.init(form: folder.hasSuffix(".swiftpm") ? .playground : .package,
                      path: folder.hasSuffix(".swiftpm") ? folder : path)
            return
        }
        if TuistReader.isManifest(path) {
            self.init(form: .tuist, path: path)
            return
        }
        if XcodeGenReader.isManifest(path) {
            self.init(form: .xcodegen, path: path)
            return
        }
        guard FilePath.isFolder(path) else {
            // Some tools pass the `project.pbxproj` inside the project.
            let parent = FilePath.folder(of: path)
            guard FilePath.name(of: path) == "project.pbxproj", parent.hasSuffix(".xcodeproj"), FilePath.isFile(path)
            else { return nil }
            self.init(form: .xcodeProject, path: parent)
            return
        }
        switch FilePath.ending(of: path) {
        case "xcodeproj": self.init(form: .xcodeProject, path: path)
        case "xcworkspace":
            // The workspace inside a project is opened as the project.
            let parent = FilePath.folder(of: path)
            self.init(form: parent.hasSuffix(".xcodeproj") ? .xcodeProject : .workspace,
                      path: parent.hasSuffix(".xcodeproj") ? parent : path)
        case "swiftpm" where FilePath.isFile(path + "/Package.swift"): self.init(form: .playground, path: path)
        default: return nil
        }
    }

    /// The folder that the project's paths are relative to.
    package var folder: String { form == .playground ? path : FilePath.folder(of: path) }

    /// The projects in a folder: those with an app first, then the package, then the others.
    package static func all(in folder: String) -> [Place] {
        if folder.hasSuffix(".swiftpm"), FilePath.isFile(folder + "/Package.swift") {
            return [Place(form: .playground, path: folder)]
        }
        let names = FilePath.names(in: folder), own = FilePath.name(of: folder).lowercased()
        let found = names.filter { $0.hasSuffix(".xcworkspace") || $0.hasSuffix(".xcodeproj") }
            .filter { FilePath.isFolder(folder + "/" + $0) }
            .map { Place(form: $0.hasSuffix(".xcworkspace") ? .workspace : .xcodeProject, path: folder + "/" + $0) }
            + names.filter { $0.hasSuffix(".swiftpm") && FilePath.isFile("\(folder)/\($0)/Package.swift") }
            .map { Place(form: .playground, path: folder + "/" + $0) }
        func rank(_ place: Place) -> [Int] {
            [place.hasApp ? 0 : 2, place.form == .workspace ? 0 : 1,
             FilePath.stem(of: place.path).lowercased() == own ? 0 : 1]
        }
        let package = Place(form: .package, path: folder + "/Package.swift")
        // What Tuist generates from its manifests knows more.
        let tuist = ["Workspace.swift", "Project.swift"].map { folder + "/" + $0 }.first(where: TuistReader.isManifest)
            .map { Place(form: .tuist, path: $0) }
        // As is what XcodeGen generates.
        let generator = ["project.yml", "project.yaml"].map { folder + "/" + $0 }
            .first { found.isEmpty && XcodeGenReader.isManifest($0) }.map { Place(form: .xcodegen, path: $0) }
        let ranked = found.map { (rank($0), $0) } + (FilePath.isFile(package.path) ? [([1, 0, 0], package)] : [])
            + (tuist.map { [([0, 2, 0], $0)] } ?? []) + (generator.map { [([0, 3, 0], $0)] } ?? [])
        return ranked.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }

    package static func best(in folder: String) -> Place? { all(in: folder).first }

    /// The text of the project file, or of those in the workspace.
    private var texts: [String] {
        let projects = form == .workspace ? (try? Workspace(path) { _ in })?.projects ?? [] : [path]
        return projects.compactMap { FileManager.default.contents(atPath: $0 + "/project.pbxproj") }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether it has an app: playgrounds have, and what Tuist generates has for all that is known.
    var hasApp: Bool {
        switch form {
        case .playground, .tuist, .xcodegen: true
        case .package: false
        case .xcodeProject, .workspace, .files: texts.contains { $0.contains("com.apple.product-type.application") }
        }
    }

    /// Whether a file may belong to it, without reading the whole project.
    func mayHold(_ file: String) -> Bool {
        switch form {
        case .package, .playground, .files, .tuist, .xcodegen: return true
        case .xcodeProject, .workspace:
            let name = FilePath.name(of: file)
            return texts.contains { $0.contains(name) || $0.contains("PBXFileSystemSynchronizedRootGroup") }
        }
    }
}
