import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model` on a class: a backing store for each object, the list of its properties, and for each stored variable that
/// is not `@Transient` accessors that use the backing store.
enum ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            throw MacroMisuse("'@Model' can only be attached to a class")
        }
        let name = type.name.text
        let access = ModelProperty.access(type.modifiers)
        let entries = type.memberBlock.members.compactMap { ModelProperty($0.decl)?.metadata(of: name) }
        let constraints = type.memberBlock.members.compactMap(uniqueConstraints)
        var members: [DeclSyntax] = [
            "\(raw: access)nonisolated let _$record = SwiftData._ModelRecord()",
            """
            \(raw: access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [\(raw: entries.map { "\n        \($0)," }.joined())
                ]
            }
            """,
            """
            func access<Member>(keyPath: KeyPath<\(raw: name), Member>) {
                _$record.access(self, keyPath)
            }
            """,
            """
            func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(raw: name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult {
                try _$record.withMutation(self, keyPath, mutation)
            }
            """,
        ]
        if !constraints.isEmpty {
            members.append(
                """
                \(raw: access)static var _uniqueConstraints: [[AnyKeyPath]] {
                    let lists: [[PartialKeyPath<\(raw: name)>]] = [\(raw: constraints.joined(separator: ", "))]
                    return lists
                }
                """)
        }
        return members
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        ModelProperty(member) == nil ? [] : ["@_PersistedProperty"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(
            of: type, to: "nonisolated SwiftData.PersistentModel, nonisolated Observation.Observable", protocols)
    }

    /// The key paths of a `#Unique<Type>([\.a, \.b])` among the members.
    private static func uniqueConstraints(_ member: MemberBlockItemSyntax) -> String? {
        guard let use = member.decl.as(MacroExpansionDeclSyntax.self), use.macroName.text == "Unique"
        else { return nil }
        let lists = use.arguments.map { $0.expression.trimmedDescription }
        return lists.isEmpty ? nil : lists.joined(separator: ", ")
    }
}

/// The expansion of a model's stored variable: a storage property and accessors.
enum PersistedPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = ModelProperty(declaration) else { return [] }
        let (name, storage) = (property.name, property.storage)
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) { \(raw: storage) = initialValue }
            """,
            """
            get {
                _$record.access(self, \\.\(raw: name))
                return \(raw: storage)
            }
            """,
            """
            set {
                _$record.set(self, \\.\(raw: name), "\(raw: property.plainName)", from: \(raw: storage), to: newValue) {
                    \(raw: storage) = $0
                }
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = ModelProperty(declaration) else { return [] }
        let rest = property.binding.with(\.pattern, "\(raw: property.storage)").trimmedDescription
        return ["private var \(raw: rest)"]
    }
}

/// `@ModelActor` on an actor: its own context, created from a container.
enum ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ActorDeclSyntax.self) else {
            throw MacroMisuse("'@ModelActor' can only be attached to an actor")
        }
        let access = ModelProperty.access(type.modifiers)
        return [
            "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
            """
            \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(of: type, to: "SwiftData.ModelActor", protocols)
    }
}

/// A stored variable of a model that is persisted.
private struct ModelProperty {
    var binding: PatternBindingSyntax
    /// The name as written, with backticks if it has them.
    var name: String
    private var attribute: AttributeSyntax?
    private var relationship: AttributeSyntax?

    var plainName: String { name.filter { $0 != "`" } }
    var storage: String { "_" + plainName }

    /// Nil for a variable that is computed, static, constant or `@Transient`.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
              variable.bindingSpecifier.tokenKind == .keyword(.var), let binding = variable.bindings.first,
              let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
        for modifier in variable.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.static), .keyword(.class), .keyword(.lazy), .keyword(.override): return nil
            default: break
            }
        }
        if let block = binding.accessorBlock {
            guard case .accessors(let accessors) = block.accessors else { return nil }
            let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
            guard accessors.allSatisfy({ observers.contains($0.accessorSpecifier.tokenKind) }) else { return nil }
        }
        self.binding = binding
        name = pattern.identifier.text
        for case .attribute(let attribute) in variable.attributes {
            let text = attribute.attributeName.trimmedDescription.split(separator: ".")
            switch text.last {
            case "Transient": return nil
            case "Attribute": self.attribute = attribute
            case "Relationship": relationship = attribute
            default: break
            }
        }
    }

    /// The source text of the property's entry in `schemaMetadata`.
    func metadata(of type: String) -> String {
        var parts = ["name: \"\(plainName)\"", "keypath: \\\(type).\(name)"]
        if let value = binding.initializer?.value, Self.isPlain(value) {
            parts.append("defaultValue: \(value.trimmedDescription)")
        }
        if let relationship {
            if let inverse = Self.inverseName(relationship) { parts.append("inverse: \"\(inverse)\"") }
            parts.append("metadata: SwiftData.Schema.Relationship(\(Self.arguments(relationship)))")
        } else if let attribute {
            parts.append("metadata: SwiftData.Schema.Attribute(\(Self.arguments(attribute)))")
        }
        return "SwiftData.Schema.PropertyMetadata(\(parts.joined(separator: ", ")))"
    }

    /// Whether a value is the same outside of the object, whatever the isolation: a literal, a new date or identifier.
    private static func isPlain(_ value: ExprSyntax) -> Bool {
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr: true
        case .stringLiteralExpr(let text): text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        case .prefixOperatorExpr(let number): number.operator.text == "-" && isPlain(number.expression)
        case .arrayExpr(let list): list.elements.allSatisfy { isPlain($0.expression) }
        case .dictionaryExpr(let table):
            if case .elements(let list) = table.content {
                list.allSatisfy { isPlain($0.key) && isPlain($0.value) }
            } else {
                true
            }
        default: ["Date()", "Date.now", "UUID()"].contains(value.trimmedDescription)
        }
    }

    private static func arguments(_ attribute: AttributeSyntax) -> String {
        attribute.arguments?.trimmedDescription ?? ""
    }

    /// The last component of the key path after `inverse:`.
    private static func inverseName(_ attribute: AttributeSyntax) -> String? {
        guard let list = attribute.arguments?.as(LabeledExprListSyntax.self),
              let inverse = list.first(where: { $0.label?.text == "inverse" }),
              let path = inverse.expression.as(KeyPathExprSyntax.self),
              let last = path.components.last?.component.as(KeyPathPropertyComponentSyntax.self) else { return nil }
        return last.declName.baseName.text.filter { $0 != "`" }
    }

    /// The type's access modifier as text: `public `, `package ` or empty.
    static func access(_ modifiers: DeclModifierListSyntax) -> String {
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: break
            }
        }
        return ""
    }
}
