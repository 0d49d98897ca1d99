import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable` on an enum: a path for each case, in a type `AllCasePaths`.
enum CasePathableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(EnumDeclSyntax.self) else {
            throw MacroMisuse("'@CasePathable' can only be attached to an enum")
        }
        let name = type.name.text, access = accessModifier(type.modifiers), cases = EnumCase.all(of: type)
        let paths = cases.map { $0.path(of: name, access) }
        let branches = cases.map { "if case .\($0.name) = root { return \\.\($0.name) }" }
        let every = "[CasePaths.PartialCaseKeyPath<\(name)>]"
        let list = cases.map { "\\.\($0.name)" }.joined(separator: ", ")
        return [
            """
            \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
                \(raw: access)subscript(root: \(raw: name)) -> CasePaths.PartialCaseKeyPath<\(raw: name)> {
                    \(raw: branches.joined(separator: "\n        "))
                    return \\.never
                }
                \(raw: paths.joined(separator: "\n    "))
                \(raw: access)func makeIterator() -> Swift.IndexingIterator<\(raw: every)> {
                    let all: \(raw: every) = [\(raw: list)]
                    return all.makeIterator()
                }
            }
            """,
            "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(of: type, to: "nonisolated CasePaths.CasePathable, CasePaths.CasePathIterable", protocols)
    }
}

/// A case of an enum, with the values that belong to it.
struct EnumCase {
    /// The name as it is written, with backticks if it has them.
    var name: String
    /// The labels and types of the values.
    var values: [(label: String?, type: String)]
    var attributes: AttributeListSyntax

    static func all(of type: EnumDeclSyntax) -> [EnumCase] {
        type.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap { group in
            group.elements.map { element in
                let values = element.parameterClause?.parameters.map { value in
                    let label = value.firstName?.text
                    return (label == "_" ? nil : label, value.type.trimmedDescription)
                }
                return EnumCase(name: element.name.text, values: values ?? [], attributes: group.attributes)
            }
        }
    }

    func has(_ attribute: String) -> Bool { PackageMacro.has(attribute, attributes) }

    /// The type of what belongs to the case.
    var value: String {
        if values.isEmpty { return "Swift.Void" }
        if values.count == 1 { return values[0].type }
        return "(" + values.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }

    func path(of type: String, _ access: String) -> String {
        let made: String, pattern: String, result: String
        switch values.count {
        case 0: (made, pattern, result) = (".\(name)", ".\(name)", "()")
        case 1:
            made = ".\(name)(\(values[0].label.map { $0 + ": " } ?? "")$0)"
            (pattern, result) = ("let .\(name)(value)", "value")
        default:
            let parts = values.indices.map { "v\($0)" }
            made = ".\(name)(" + values.enumerated().map { index, value in
                (value.label.map { $0 + ": " } ?? "") + "$0.\(index)"
            }.joined(separator: ", ") + ")"
            pattern = "let .\(name)(\(parts.joined(separator: ", ")))"
            result = "(" + parts.joined(separator: ", ") + ")"
        }
        return """
            \(access)var \(name): CasePaths.AnyCasePath<\(type), \(value)> {
                ._$embed({ \(type)\(made) }) { root in
                    guard case \(pattern) = root else { return nil }
                    return \(result)
                }
            }
            """
    }
}

/// What the macros of packages read in declarations.
enum PackageMacro {
    /// Whether an attribute of that name, without its module, is in the list.
    static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool { attribute(name, attributes) != nil }

    static func attribute(_ name: String, _ attributes: AttributeListSyntax) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes where self.name(attribute) == name { return attribute }
        return nil
    }

    /// The name of an attribute without its module and without generic arguments.
    static func name(_ attribute: AttributeSyntax) -> String {
        let text = attribute.attributeName.trimmedDescription.prefix { $0 != "<" }
        return text.split(separator: ".").last.map(String.init) ?? String(text)
    }

    /// Whether a variable is of the type itself.
    static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }
}

/// A stored variable of a type: `var name: Type = value`.
struct StoredVariable {
    var name: String
    var type: String?
    var value: ExprSyntax?
    var modifiers: DeclModifierListSyntax
    var attributes: AttributeListSyntax

    var plainName: String { name.filter { $0 != "`" } }
    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false }

    /// Nil for what is computed, lazy, constant, or of the type itself.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
              variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
              let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
              !PackageMacro.isStatic(variable.modifiers),
              !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) else { return nil }
        if let block = binding.accessorBlock {
            guard case .accessors(let accessors) = block.accessors else { return nil }
            let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
            guard accessors.allSatisfy({ observers.contains($0.accessorSpecifier.tokenKind) }) else { return nil }
        }
        name = pattern.identifier.text
        type = binding.typeAnnotation?.type.trimmedDescription
        value = binding.initializer?.value
        modifiers = variable.modifiers
        attributes = variable.attributes
    }
}
