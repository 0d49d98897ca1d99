import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable` on a structure or an enumeration: its schema, a value of which parts are missing, and how it is made of
/// generated content and becomes it.
enum GenerableMacro: MemberMacro, ExtensionMacro {
    private struct Property {
        var name: String, type: String, isOptional: Bool, isConstant: Bool
        /// The arguments of `@Guide`.
        var description: String?, guides: [String]
    }
    private static let module = "FoundationModels."

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = accessModifier(declaration.modifiers)
        let description = description(node).map { "description: \($0), " } ?? ""
        let schema = "nonisolated \(access)static var generationSchema: \(module)GenerationSchema"
        if let declaration = declaration.as(EnumDeclSyntax.self) {
            let names = cases(declaration).map { "\"\($0.name)\"" }.joined(separator: ", ")
            return ["\(raw: schema) { .init(type: Self.self, \(raw: description)anyOf: [\(raw: names)]) }"]
        }
        let properties = try properties(of: declaration)
        let listed = properties.map { property in
            let text = property.description.map { "description: \($0), " } ?? ""
            let guides = property.guides.isEmpty ? "" : ", guides: [\(property.guides.joined(separator: ", "))]"
            let type = property.type + (property.isOptional ? "?" : "")
            return ".init(name: \"\(property.name)\", \(text)type: \(type).self\(guides))"
        }
        let part = module + "ConvertibleFromGeneratedContent"
        let hasID = properties.contains { $0.name == "id" }
        let stored = (hasID ? [] : ["\(access)var id: \(module)GenerationID"])
            + properties.map { "\(access)var \($0.name): \($0.type).PartiallyGenerated?" }
        let reads = (hasID ? [] : ["self.id = content.id ?? \(module)GenerationID()"])
            + properties.map { "self.\($0.name) = try content.value(forProperty: \"\($0.name)\")" }
        return [
            """
            \(raw: schema) {
                .init(type: Self.self, \(raw: description)properties: [\(raw: listed.joined(separator: ", "))])
            }
            """,
            """
            nonisolated \(raw: access)struct PartiallyGenerated: Identifiable, \(raw: part) {
                \(raw: stored.joined(separator: "\n    "))
                nonisolated \(raw: access)init(_ content: \(raw: module)GeneratedContent) throws {
                    \(raw: reads.joined(separator: "\n        "))
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = accessModifier(declaration.modifiers)
        let reads: [String], content: String
        if let declaration = declaration.as(EnumDeclSyntax.self) {
            let cases = cases(declaration)
            reads = ["switch try content.value(String.self) {"]
                + cases.filter(\.isPlain).map { "case \"\($0.name)\": self = .\($0.name)" }
                + ["default: throw \(module)LanguageModelSession.GenerationError.decodingFailure(",
                   "    .init(debugDescription: \"\\(content.jsonString) is no case\"))", "}"]
            content = "switch self { "
                + cases.map { "case .\($0.name): return \"\($0.name)\".generatedContent" }.joined(separator: "; ")
                + " }"
        } else {
            let properties = try properties(of: declaration).filter { !$0.isConstant }
            reads = properties.map { "self.\($0.name) = try content.value(forProperty: \"\($0.name)\")" }
            let pairs = properties.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
            content = "\(module)GeneratedContent(properties: [\(pairs.isEmpty ? ":" : pairs)])"
        }
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): nonisolated \(raw: module)Generable {
                    nonisolated \(raw: access)init(_ content: \(raw: module)GeneratedContent) throws {
                        \(raw: reads.joined(separator: "\n        "))
                    }
                    nonisolated \(raw: access)var generatedContent: \(raw: module)GeneratedContent { \(raw: content) }
                }
                """)
        ]
    }

    /// The first argument of `@Generable` and `@Guide`, as it is written.
    private static func description(_ node: AttributeSyntax) -> String? {
        guard let arguments = node.arguments?.as(LabeledExprListSyntax.self) else { return nil }
        return arguments.first { $0.label?.text == "description" }?.expression.trimmedDescription
    }

    private static func cases(_ declaration: EnumDeclSyntax) -> [(name: String, isPlain: Bool)] {
        declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements).map { ($0.name.text, $0.parameterClause == nil) }
    }

    private static func properties(of declaration: some DeclGroupSyntax) throws -> [Property] {
        try declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { variable in
            if variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) { return [Property]() }
            return try variable.bindings.compactMap { binding in
                let isStored = binding.accessorBlock.map { block in
                    if case .accessors(let list) = block.accessors {
                        list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
                    } else { false }
                } ?? true
                guard isStored else { return nil }
                return try property(binding, of: variable)
            }
        }
    }

    private static func property(_ binding: PatternBindingSyntax, of variable: VariableDeclSyntax) throws -> Property {
        let name = binding.pattern.trimmedDescription
        guard let type = binding.typeAnnotation?.type else {
            throw MacroMisuse("'@Generable' needs the type of '\(name)'")
        }
        var property = Property(name: name, type: type.trimmedDescription, isOptional: false, isConstant: false,
                                description: nil, guides: [])
        if let optional = type.as(OptionalTypeSyntax.self) {
            property.type = optional.wrappedType.trimmedDescription
            property.isOptional = true
        }
        property.isConstant = variable.bindingSpecifier.text == "let" && binding.initializer != nil
        let guide = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
            .first { $0.attributeName.trimmedDescription.hasSuffix("Guide") }
        if let guide {
            property.description = description(guide)
            property.guides = (guide.arguments?.as(LabeledExprListSyntax.self) ?? []).filter { $0.label == nil }
                .map(\.expression.trimmedDescription)
        }
        return property
    }
}
