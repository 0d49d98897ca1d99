/// A file that SwiftGen generates for a target, by its `swiftgen.yml`.
struct SwiftGenOutput: Codable, Equatable {
    enum Kind: String, Codable {
        case strings, xcassets
    }

    /// The templates of SwiftGen itself that can be generated here.
    static let templates: [Kind: Set<String>] = [
        .strings: ["structured-swift5", "flat-swift5", "structured-swift4", "flat-swift4"],
        .xcassets: ["swift5", "swift4"],
    ]

    var kind: Kind
    var template: String
    /// The path of the file, which does not exist.
    var path: String
    var inputs: [String]
    /// A regular expression that the paths of input files match, relative to their input.
    var filter: String?
    /// The template's parameters; those that are set without a value are "true".
    var parameters: [String: String] = [:]
    /// What is between the parts of a key.
    var separator = "."

    var enumName: String? { parameters["enumName"] }
    var access: String { flag("publicAccess") ? "public " : "" }

    func flag(_ name: String) -> Bool { parameters[name].map { $0 != "false" && $0 != "no" } ?? false }

    /// The files with one of these extensions among the inputs and in their folders.
    func files(endings: Set<String>) -> [String] {
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

    /// The generated Swift text; empty if the inputs contain nothing. `bundle` is the expression for their bundle.
    func text(bundle: String) -> String {
        switch kind {
        case .strings: SwiftGenStrings(self, bundle: bundle).text
        case .xcassets: SwiftGenAssets(self, bundle: bundle).text
        }
    }
}
