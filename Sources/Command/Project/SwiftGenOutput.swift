import QuadrantBase

/// A file that SwiftGen generates for a target, by its `swiftgen.yml`.
package struct SwiftGenOutput: Codable, Equatable {
    package enum Kind: String, Codable {
        case strings, xcassets
    }

    /// The templates of SwiftGen itself that can be generated here.
    static let templates: [Kind: Set<String>] = [
        .strings: ["structured-swift5", "flat-swift5", "structured-swift4", "flat-swift4"],
        .xcassets: ["swift5", "swift4"],
    ]

    package var kind: Kind
    package var template: String
    /// The path of the file, which does not exist.
    package var path: String
    var inputs: [String]
    /// A regular expression that the paths of input files match, relative to their input.
    package var filter: String?
    /// The template's parameters; those that are set without a value are "true".
    package var parameters: [String: String] = [:]
    /// What is between the parts of a key.
    package var separator = "."

    package var enumName: String? { parameters["enumName"] }
    package var access: String { flag("publicAccess") ? "public " : "" }

    package func flag(_ name: String) -> Bool { parameters[name].map { $0 != "false" && $0 != "no" } ?? false }

    /// The files with one of these extensions among the inputs and in their folders.
    package func files(endings: Set<String>) -> [String] {
        let filter = filter.flatMap { try? Regex($0) }
        var found: [String] = []
        for input in inputs {
            let isSingle = endings.contains(FilePath.ending(of: input))
            let files = isSingle ? [input] : FolderWalk.files(under: input).entries.map(\.path)
            for file in files where endings.contains(FilePath.ending(of: file)) && !found.contains(file) {
                let name = isSingle ? FilePath.name(of: file) : FilePath.relative(file, to: input)
                if let filter, name.firstMatch(of: filter) == nil { continue }
                found.append(file)
            }
        }
        return found
    }
}
