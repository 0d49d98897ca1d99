import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads
import SwiftParser
import SwiftSyntax

/// The result of parsing one file, as far as it is needed before compilation.
package struct FileScan {
    fileprivate var found = Found()
    package var isBroken = false
    /// The text that the compiler reads instead; nil if it can read the file itself.
    var edited: [UInt8]?
    var edits: SourceEdits?
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
}

/// Finds the candidates of a program with the toolchain's own parser.
///
/// Two passes: the first collects the declarations of every file, because an extension in one file may make a struct of
/// another file a view; the second selects the views.
package struct Scanner {
    /// The candidates of the targets whose views are shown.
    package static func scan(_ sources: SourceSet) -> ProgramScan {
        read(sources, CompilationConditions.defaultModules).program
    }

    /// Also returns the scan of each file; `modules` are the modules that can be imported.
    package static func read(_ sources: SourceSet, _ modules: Set<String>)
        -> (files: [FileScan], program: ProgramScan) {
        var all: [FileScan] = []
        all.reserveCapacity(sources.files.count)
        var program = ProgramScan(candidates: [], broken: [])
        for target in sources.targets {
            var conditions = target.conditions(modules)
            conditions.internalImports = Set(target.files.flatMap { index in
                SourceEdits.internalImports(in: Data(sources.files[index].bytes))
            })
            var visitor = Found()
            for index in target.files {
                let scan = file(sources.files[index], index, conditions)
                if scan.isBroken { program.broken.append(index) }
                program.inactive += target.isShown ? scan.inactive : []
                visitor.previews += scan.found.previews
                visitor.rooted.formUnion(scan.found.rooted)
                visitor.types += scan.found.types
                visitor.extensions += scan.found.extensions
                all.append(scan)
            }
            if target.isShown { program.candidates += visitor.candidates }
        }
        // Candidates of the chosen target, which is built last, come first.
        if let last = sources.targets.last?.files {
            program.candidates = program.candidates.filter { last.contains($0.file) }
                + program.candidates.filter { !last.contains($0.file) }
        }
        let offered = program.candidates.indices.filter { [.preview, .provider].contains(program.candidates[$0].kind) }
        let names = Candidate.names(of: offered.map { program.candidates[$0] }, in: sources.files)
        for (index, name) in zip(offered, names) { program.candidates[index].pictureName = name }
        return (all, program)
    }

    private struct Key: Hashable {
        var digest: String
        var file: Int
        var conditions: CompilationConditions
    }

    /// Caches scans, because a live page scans the same files after every edit of one.
    private static let known = Locked<[Key: FileScan]>([:])

    private static func file(_ file: SourceSet.File, _ index: Int, _ conditions: CompilationConditions) -> FileScan {
        var digest = Digest()
        digest.add(file.absolute)
        digest.add(file.bytes)
        let key = Key(digest: digest.text, file: index, conditions: conditions)
        if let known = known.withLock({ $0[key] }) { return known }
        // Parses in the module's language mode: a warning in that mode must not be an error of the parser.
        let version: Parser.SwiftVersion = conditions.languageMode.hasPrefix("4") ? .v4
            : conditions.languageMode.hasPrefix("5") ? .v5 : .v6
        func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
            bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: version) }
        }
        var tree = parsed(file.bytes)
        if tree.hasError, let known = UnknownSyntax.removed(from: file.bytes, conditions) { tree = parsed(known) }
        var scan = FileScan()
        scan.isBroken = tree.hasError
        let walk = Walk(file: index, locations: SourceLocationConverter(fileName: file.path, tree: tree),
                        conditions: conditions)
        walk.walk(tree)
        (scan.found, scan.imports, scan.inactive, scan.declared)
            = (walk.found, walk.imports, walk.inactive, walk.declared)
        let brings = SourceEdits.modules(mentionedIn: Data(file.bytes))
        scan.modules = Set(walk.imports.keys.map(ModuleImports.ownName)).union(brings)
            .union(ModuleImports.conditions(in: Data(file.bytes)))
        if !scan.isBroken, walk.imports["SwiftUI"] != nil { scan.heads = walk.heads }
        if Data(file.bytes).range(of: Data("rootViewController".utf8)) != nil { scan.found.rooted = [index] }
        if !scan.isBroken {
            let edits = SourceEdits(tree, conditions, brings: brings)
            if !edits.isEmpty { scan.edited = edits.applied(to: file.bytes) }
            scan.edits = edits
        }
        known.withLock { known in
            if known.count > 20_000 { known = [:] }
            known[key] = scan
        }
        return scan
    }
}

private struct Found {
    struct TypeRecord {
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

    struct ExtensionRecord {
        var name: String
        var conforms: [String]
        var inits: [InitRecord]
    }

    struct InitRecord {
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
}

private final class Walk: SyntaxVisitor {
    var found = Found()
    var imports: [String: Int] = [:]
    var inactive: [ProgramScan.Inactive] = []
    var declared: Set<String> = []
    var heads: [PreviewHead] = []
    /// The nesting depth of types at the visited node.
    private var types = 0
    private let file: Int
    private let conditions: CompilationConditions
    private let locations: SourceLocationConverter
    private var path: [String] = []
    private var generics = 0
    private var hidden = 0

    init(file: Int, locations: SourceLocationConverter, conditions: CompilationConditions) {
        self.file = file
        self.conditions = conditions
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var isDecided = false
        for clause in node.clauses {
            let text = clause.condition?.trimmedDescription
            if !isDecided, text.map({ Condition.holds($0, conditions) }) ?? true {
                clause.elements.map { walk($0) }
                isDecided = true
            } else if let elements = clause.elements {
                leaveOut(Syntax(elements), text.map { "\(clause.poundKeyword.text) \($0)" } ?? "#else")
            }
        }
        return .skipChildren
    }

    /// Records the views in inactive code.
    private func leaveOut(_ node: Syntax, _ condition: String) {
        for child in node.children(viewMode: .sourceAccurate) {
            if let type = child.as(StructDeclSyntax.self) {
                let conforms = conformances(type.inheritanceClause)
                if conforms.contains(where: { ["View", "PreviewProvider", "App"].contains($0) }) {
                    let line = child.startLocation(converter: locations, afterLeadingTrivia: true).line
                    inactive.append(.init(name: type.name.text, condition: condition, file: file, line: line))
                }
            } else if !child.is(FunctionDeclSyntax.self), !child.is(VariableDeclSyntax.self) {
                leaveOut(child, condition)
            }
        }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first.map({ ModuleImports.ownName($0.name.text) }), imports[module] == nil {
            imports[module] = node.startLocation(converter: locations, afterLeadingTrivia: true).line
        }
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.inheritanceClause, node.genericParameterClause, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave(node.genericParameterClause, node.modifiers) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.inheritanceClause, node.genericParameterClause, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node.genericParameterClause, node.modifiers) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, node.name, node.inheritanceClause, node.genericParameterClause, node.modifiers, node.memberBlock)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node.genericParameterClause, node.modifiers) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        found.extensions.append(.init(name: name, conforms: conformances(node.inheritanceClause),
                                      inits: inits(node.memberBlock)))
        if node.inheritanceClause != nil || !inits(node.memberBlock).isEmpty {
            declare(name.split(separator: ".").last.map(String.init) ?? name)
        }
        path.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func declare(_ name: String) { if types == 0 { declared.insert(name) } }

    // Declarations inside a function are not visible outside.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { declare(binding.pattern.trimmedDescription) }
        return .skipChildren
    }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .skipChildren
    }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declare(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        preview(node)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        preview(node)
    }

    private func preview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .skipChildren }
        if types == 0, let head = PreviewHead(node, locations) { heads.append(head) }
        let first = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        let name = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        let place = node.startLocation(converter: locations, afterLeadingTrivia: true)
        found.previews.append(Candidate(kind: .preview, name: name, file: file, line: place.line, column: place.column,
                                        builds: BuiltNames.of(node)))
        return .skipChildren
    }

    private func enter(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ parameters: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax, _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        declare(name.text)
        types += 1
        path.append(name.text)
        if parameters != nil { generics += 1 }
        // A nested private type is not accessible from the top level of the same file.
        if path.count > 1, isPrivate(modifiers) { hidden += 1 }
        let place = node.startLocation(converter: locations, afterLeadingTrivia: true)
        found.types.append(.init(
            name: path.joined(separator: "."), conforms: conformances(inheritance), isGeneric: generics > 0,
            isHidden: hidden > 0, needs: needs(members), memberwise: ViewInitializer(memberwise: members),
            inits: inits(members), file: file, line: place.line,
            column: place.column, builds: conformances(inheritance).contains("PreviewProvider") ? BuiltNames.of(members)
                : nil))
        return .visitChildren
    }

    private func leave(_ parameters: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax) {
        if parameters != nil { generics -= 1 }
        if path.count > 1, isPrivate(modifiers) { hidden -= 1 }
        path.removeLast()
        types -= 1
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    }

    private func conformances(_ clause: InheritanceClauseSyntax?) -> [String] {
        (clause?.inheritedTypes ?? []).flatMap { inherited in
            inherited.type.trimmedDescription.split(separator: "&").map { part in
                let name = part.split(separator: ".").last ?? part
                return name.split(separator: " ").last.map(String.init) ?? String(name)
            }
        }
    }

    private func inits(_ members: MemberBlockSyntax) -> [Found.InitRecord] {
        members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { initialiser in
            let needs = initialiser.signature.parameterClause.parameters.filter { $0.defaultValue == nil }
                .map { (parameter: FunctionParameterSyntax) -> String in
                    let label = parameter.firstName
                    let name = label.text == "_" ? parameter.secondName ?? label : label
                    return "\(name.text): \(parameter.type.trimmedDescription)"
                }
            let isUsable = initialiser.optionalMark == nil && initialiser.genericParameterClause == nil
                && !isPrivate(initialiser.modifiers)
            return Found.InitRecord(needs: needs, isUsable: isUsable, form: ViewInitializer(initialiser))
        }
    }

    /// The stored properties that the memberwise initialiser requires.
    private func needs(_ members: MemberBlockSyntax) -> [String] {
        let variables = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        return variables.flatMap { variable -> [String] in
            if variable.isShared || variable.hasOwnValue { return [] }
            return variable.bindings.compactMap { binding in
                if binding.initializer != nil || binding.isComputed { return nil }
                let type = binding.typeAnnotation?.type
                let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
                if isVariable, type?.isOptional ?? false { return nil }
                return binding.pattern.trimmedDescription + (type.map { ": " + $0.trimmedDescription } ?? "")
            }
        }
    }
}
