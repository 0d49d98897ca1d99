import QuadrantBase
import QuadrantProject

/// The result of parsing one file, as far as it is needed before compilation.
package struct FileScan: Codable {
    var found = Found()
    package var isBroken = false
    /// The edits in the copy that the compiler reads; nil if it cannot be parsed.
    var edits: SourceEdits?
    /// Changes with what other files of the module can see of this one.
    var shape = ""
    /// The previews that can be compiled as constants.
    var heads: [PreviewHead] = []
    /// The imported modules, with the line of each import.
    package var imports: [String: Int] = [:]
    /// The modules that it imports, needs without an import, or asks for with `canImport`.
    var modules: Set<String> = []
    /// Names by which other files may refer to it: top-level declarations, and members of extensions.
    package var declared: Set<String> = []
    /// Views and previews in inactive code.
    var inactive: [ProgramScan.Inactive] = []

    /// The text that the compiler reads instead of the file's; nil if it can read the file itself.
    func edited(_ bytes: [UInt8]) -> [UInt8]? { edits.flatMap { $0.isEmpty ? nil : $0.applied(to: bytes) } }

    /// The same of a file with another index in the program.
    func moved(to file: Int) -> FileScan {
        var copy = self
        copy.found = found.moved(to: file)
        for index in copy.inactive.indices { copy.inactive[index].file = file }
        return copy
    }
}

/// The declarations of a file, or of all files of a module.
struct Found: Codable {
    struct TypeRecord: Codable {
        var name: String
        var conforms: [String]
        var isGeneric: Bool
        var isHidden: Bool
        var needs: [String]
        var memberwise: ViewInitializer
        /// The required arguments of each declared initialiser.
        var inits: [InitRecord]
        var file: Int
        var line: Int
        var column: Int
        /// What a provider makes.
        var builds: Set<String>?
    }

    struct ExtensionRecord: Codable {
        var name: String
        var conforms: [String]
        var inits: [InitRecord]
    }

    struct InitRecord: Codable {
        /// The parameters without a default.
        var needs: [String]
        /// Whether code outside of the type may call it, and it always returns a value.
        var isUsable: Bool
        var form: ViewInitializer
    }

    var previews: [Candidate] = []
    /// Files that set the root view controller of a window.
    var rooted: Set<Int> = []
    var types: [TypeRecord] = []
    var extensions: [ExtensionRecord] = []

    /// A candidate for the app delegates, if they set the content of the window. Otherwise it comes from a storyboard.
    private var delegates: Candidate? {
        func first(_ protocols: Set<String>) -> TypeRecord? {
            types.first { !$0.isHidden && !$0.conforms.filter(protocols.contains).isEmpty }
        }
        let app = first(["UIApplicationDelegate"]), scene = first(["UIWindowSceneDelegate", "UISceneDelegate"])
        guard let place = scene ?? app,
              [app, scene].contains(where: { $0.map { rooted.contains($0.file) } ?? false }) else { return nil }
        var made = Candidate(kind: .app, name: place.name, file: place.file, line: place.line, column: place.column)
        (made.appDelegate, made.sceneDelegate) = (app?.name, scene?.name)
        return made
    }

    var candidates: [Candidate] {
        var all = previews
        for type in types {
            let added = extensions.filter { $0.name == type.name }
            let conforms = type.conforms + added.flatMap(\.conforms)
            if conforms.contains("PreviewProvider") {
                all.append(Candidate(kind: .provider, name: type.name, file: type.file, line: type.line,
                                     column: type.column, builds: type.builds))
            } else if conforms.contains("App"), !type.isHidden {
                all.append(Candidate(kind: .app, name: type.name, file: type.file, line: type.line,
                                     column: type.column))
            } else if conforms.contains("View"), !type.isHidden {
                var needs = type.needs
                if !type.inits.isEmpty {
                    let shortest = type.inits.filter(\.isUsable).min { $0.needs.count < $1.needs.count }
                    needs = shortest?.needs ?? ["the arguments of its init"]
                }
                if added.contains(where: { $0.inits.contains { $0.isUsable && $0.needs.isEmpty } }) { needs = [] }
                if type.isGeneric { needs = ["its generic parameters"] + needs }
                let own = type.inits.isEmpty ? [type.memberwise] : type.inits.filter(\.isUsable).map(\.form)
                let forms = own + added.flatMap(\.inits).filter(\.isUsable).map(\.form)
                all.append(Candidate(kind: .view, name: type.name, file: type.file, line: type.line,
                                     column: type.column, needs: needs, initializers: type.isGeneric ? nil : forms))
            }
        }
        if !all.contains(where: { $0.kind == .app }), let app = delegates { all.append(app) }
        return all.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    /// Adds the declarations of another file of the module.
    mutating func add(_ other: Found) {
        previews += other.previews
        rooted.formUnion(other.rooted)
        types += other.types
        extensions += other.extensions
    }

    /// The same of a file with another index in the program.
    func moved(to file: Int) -> Found {
        var copy = self
        for index in copy.previews.indices { copy.previews[index].file = file }
        for index in copy.types.indices { copy.types[index].file = file }
        copy.rooted = rooted.isEmpty ? [] : [file]
        return copy
    }
}
