import SwiftParser
import SwiftSyntax

/// Finds what a program can show, with the toolchain's own parser.
///
/// Two passes: the first collects declarations of every file, because an extension in one file may make a view of a
/// struct in another, and the second keeps the views.
struct Scanner {
    static func scan(_ sources: SourceSet) -> ProgramScan {
        var visitor = Found()
        var broken: [Int] = []
        for (index, file) in sources.files.enumerated() {
            // The language mode that programs are compiled in: what is a warning there is none of the parser's errors.
            let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
            if tree.hasError { broken.append(index) }
            let walk = Walk(file: index, locations: SourceLocationConverter(fileName: file.path, tree: tree))
            walk.walk(tree)
            visitor.previews += walk.found.previews
            visitor.types += walk.found.types
            visitor.extensions += walk.found.extensions
        }
        return ProgramScan(candidates: visitor.candidates, broken: broken)
    }
}

private struct Found {
    struct TypeRecord {
        var name: String
        var conforms: [String]
        var isGeneric: Bool
        var isHidden: Bool
        var needs: [String]
        /// Whether it has initialisers of its own, and whether one of them takes no arguments.
        var inits: [Bool]
        var file: Int
        var line: Int
        var column: Int
    }

    struct ExtensionRecord {
        var name: String
        var conforms: [String]
        var inits: [Bool]
    }

    var previews: [Candidate] = []
    var types: [TypeRecord] = []
    var extensions: [ExtensionRecord] = []

    var candidates: [Candidate] {
        var all = previews
        for type in types {
            let added = extensions.filter { $0.name == type.name }
            let conforms = type.conforms + added.flatMap(\.conforms)
            if conforms.contains("PreviewProvider") {
                all.append(Candidate(kind: .provider, name: type.name, file: type.file, line: type.line,
                                     column: type.column))
            } else if conforms.contains("App"), !type.isHidden {
                all.append(Candidate(kind: .app, name: type.name, file: type.file, line: type.line,
                                     column: type.column))
            } else if conforms.contains("View"), !type.isHidden {
                var needs = type.needs
                if !type.inits.isEmpty { needs = type.inits.contains(true) ? [] : ["the arguments of its init"] }
                if added.contains(where: { $0.inits.contains(true) }) { needs = [] }
                if type.isGeneric { needs = ["its generic parameters"] + needs }
                all.append(Candidate(kind: .view, name: type.name, file: type.file, line: type.line,
                                     column: type.column, needs: needs))
            }
        }
        return all.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }
}

private final class Walk: SyntaxVisitor {
    var found = Found()
    private let file: Int
    private let locations: SourceLocationConverter
    private var path: [String] = []
    private var generics = 0
    private var hidden = 0

    init(file: Int, locations: SourceLocationConverter) {
        self.file = file
        self.locations = locations
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            let holds = clause.condition.map { Condition.holds($0.trimmedDescription) } ?? true
            if holds {
                clause.elements.map { walk($0) }
                break
            }
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
        path.append(name)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    // What is declared inside a function cannot be named from outside.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        preview(node, node.macroName.text, node.arguments)
    }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        preview(node, node.macroName.text, node.arguments)
    }

    private func preview(
        _ node: some SyntaxProtocol, _ macro: String, _ arguments: LabeledExprListSyntax
    ) -> SyntaxVisitorContinueKind {
        guard macro == "Preview" else { return .skipChildren }
        let first = arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        let name = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
        let place = node.startLocation(converter: locations, afterLeadingTrivia: true)
        found.previews.append(Candidate(kind: .preview, name: name, file: file, line: place.line, column: place.column))
        return .skipChildren
    }

    private func enter(
        _ node: some SyntaxProtocol, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
        _ parameters: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax, _ members: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        path.append(name.text)
        if parameters != nil { generics += 1 }
        // A private type inside another is out of reach even for the same file's top level.
        if path.count > 1, isPrivate(modifiers) { hidden += 1 }
        let place = node.startLocation(converter: locations, afterLeadingTrivia: true)
        found.types.append(.init(
            name: path.joined(separator: "."), conforms: conformances(inheritance), isGeneric: generics > 0,
            isHidden: hidden > 0, needs: needs(members), inits: inits(members), file: file, line: place.line,
            column: place.column))
        return .visitChildren
    }

    private func leave(_ parameters: GenericParameterClauseSyntax?, _ modifiers: DeclModifierListSyntax) {
        if parameters != nil { generics -= 1 }
        if path.count > 1, isPrivate(modifiers) { hidden -= 1 }
        path.removeLast()
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

    /// For each initialiser, whether every parameter has a default.
    private func inits(_ members: MemberBlockSyntax) -> [Bool] {
        members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.map { initialiser in
            initialiser.optionalMark == nil && initialiser.genericParameterClause == nil
                && !isPrivate(initialiser.modifiers)
                && initialiser.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
        }
    }

    /// The stored properties that the memberwise initialiser asks for.
    private func needs(_ members: MemberBlockSyntax) -> [String] {
        let variables = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        return variables.flatMap { variable -> [String] in
            let isStatic = variable.modifiers.contains {
                $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.lazy)
            }
            if isStatic || hasOwnValue(variable) { return [] }
            return variable.bindings.compactMap { binding in
                if binding.initializer != nil || isComputed(binding) { return nil }
                let type = binding.typeAnnotation?.type
                let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
                let isOptional = type?.is(OptionalTypeSyntax.self) ?? false
                    || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
                if isVariable, isOptional { return nil }
                return binding.pattern.trimmedDescription + (type.map { ": " + $0.trimmedDescription } ?? "")
            }
        }
    }

    private static let selfSufficient: Set<String> = ["Namespace", "EnvironmentObject", "FocusState", "GestureState"]

    /// A property wrapper that needs nothing, or that was given its arguments, such as `@Environment(\.locale)`.
    private func hasOwnValue(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            if Self.selfSufficient.contains(name) { return true }
            return attribute.arguments != nil && name.first?.isUppercase ?? false
        }
    }

    private func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.contains { $0.accessorSpecifier.text != "willSet" && $0.accessorSpecifier.text != "didSet" }
    }
}
