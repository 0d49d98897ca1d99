import Foundation
import Testing
@testable import QuadrantBase
@testable import QuadrantProject

/// The small projects of `Tests/Projects`, one for each form.
enum SampleProjects {
    static let folder: String = {
        let here = FilePath.folder(of: #filePath)
        return FilePath.folder(of: here) + "/Projects"
    }()

    static func path(_ name: String) -> String { folder + "/" + name }

    static func read(_ name: String, _ options: ProjectOptions = ProjectOptions()) throws -> Project {
        try ProjectReader.read([path(name)], options: options)
    }

    /// A copy that may be changed, in the folder of a command.
    static func copy(_ name: String, to command: Command) throws {
        try FileManager.default.copyItem(atPath: path(name), toPath: command.folder + "/" + name)
    }
}

extension Project {
    func target(_ name: String) throws -> Target { try #require(targets.first { $0.name == name }) }
}

extension Project.Target {
    /// The names of its sources, as the project lists them.
    var files: [String] { sources.map(FilePath.name) }
    var resourceNames: [String] { resources.map { FilePath.name(of: $0.path) } }
}
