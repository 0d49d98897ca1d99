import Foundation
import QuadrantBase
import QuadrantProject
import QuadrantThreads
import SwiftParser
import SwiftSyntax

/// Finds the candidates of a program with the toolchain's own parser.
///
/// Two passes: the first collects the declarations of every file, because an extension in one file may make a struct of
/// another file a view; the second selects the views.
package struct Scanner {
    /// The candidates of the targets whose views are shown.
    package static func scan(_ sources: SourceSet) -> ProgramScan {
        read(sources, CompilationConditions.defaultModules).program
    }

    /// Caches scans, because a live page scans the same files after every edit of one.
    private static let known = Locked<[String: FileScan]>([:])

    /// Also returns the scan of each file; `modules` are the modules that can be imported. Files that `store` does not
    /// have are parsed on all cores.
    package static func read(_ sources: SourceSet, _ modules: Set<String>, _ store: ScanStore? = nil)
        -> (files: [FileScan], program: ProgramScan) {
        var all: [FileScan] = []
        all.reserveCapacity(sources.files.count)
        var program = ProgramScan(candidates: [], broken: [])
        for target in sources.targets {
            var conditions = target.conditions(modules)
            let files = sources.files[target.files]
            conditions.internalImports = Set(files.flatMap { SourceEdits.internalImports(in: Data($0.bytes)) })
            let scans = Locked([FileScan](repeating: FileScan(), count: files.count)), text = conditions.digestText
            DispatchQueue.concurrentPerform(iterations: files.count) { [conditions] number in
                let file = files[files.startIndex + number]
                var digest = Digest()
                digest.add(file.bytes)
                digest.add(text)
                let key = digest.text
                let made = known.withLock({ $0[key] }) ?? store?.scan(key) ?? scan(file, conditions)
                known.withLock { known in
                    if known.count > 20_000 { known = [:] }
                    known[key] = made
                }
                store?.add(key, made)
                scans.withLock { $0[number] = made.moved(to: files.startIndex + number) }
            }
            var found = Found()
            for (index, scan) in zip(target.files, scans.withLock { $0 }) {
                if scan.isBroken { program.broken.append(index) }
                program.inactive += target.isShown ? scan.inactive : []
                found.add(scan.found)
                all.append(scan)
            }
            if target.isShown { program.candidates += found.candidates }
        }
        program.arrange(in: sources)
        return (all, program)
    }

    private static func scan(_ file: SourceSet.File, _ conditions: CompilationConditions) -> FileScan {
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
        let walk = Walk(file: 0, locations: SourceLocationConverter(fileName: file.path, tree: tree),
                        conditions: conditions)
        walk.walk(tree)
        (scan.found, scan.imports, scan.inactive, scan.declared)
            = (walk.found, walk.imports, walk.inactive, walk.declared)
        let brings = SourceEdits.modules(mentionedIn: Data(file.bytes))
        scan.modules = Set(walk.imports.keys.map(ModuleImports.ownName)).union(brings)
            .union(ModuleImports.conditions(in: Data(file.bytes)))
        if !scan.isBroken, walk.imports["SwiftUI"] != nil { scan.heads = walk.heads }
        if Data(file.bytes).range(of: Data("rootViewController".utf8)) != nil { scan.found.rooted = [0] }
        if !scan.isBroken {
            scan.edits = SourceEdits(tree, conditions, brings: brings)
        }
        scan.shape = scan.isBroken ? FileShape.of(file.bytes).text : FileShape.of(tree)
        return scan
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
