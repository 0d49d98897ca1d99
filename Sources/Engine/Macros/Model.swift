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
        let access = accessModifier(type.modifiers)
        let entries = type.memberBlock.members.compactMap {
            (ModelProperty($0.decl) ?? ModelProperty(constant: $0.decl))?.metadata(of: name)
        }
        let constraints = type.memberBlock.members.compactMap { lists($0, of: "Unique") }
        let indices = type.memberBlock.members.compactMap { lists($0, of: "Index") }
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
        for (property, paths) in [("_uniqueConstraints", constraints), ("_indices", indices)] where !paths.isEmpty {
            members.append(
                """
                \(raw: access)static var \(raw: property): [[AnyKeyPath]] {
                    let lists: [[PartialKeyPath<\(raw: name)>]] = [\(raw: paths.joined(separator: ", "))]
                    return lists
                }
                """)
        }
        members.append(
            """
            \(raw: access)required init(_unread: SwiftData._UnreadModel) {
                \(raw: unreadValues(of: type))
            }
            """)
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

    /// The statements that make a model of a store whose values are not read: each property is empty until it is
    /// asked for. A constant is read at once.
    private static func unreadValues(of type: ClassDeclSyntax) -> String {
        var statements: [String] = []
        for member in type.memberBlock.members {
            if let property = ModelProperty(member.decl) {
                statements.append("self.\(property.storage) = SwiftData._Stored()")
            } else if let constant = ModelProperty(constant: member.decl) {
                statements.append("self.\(constant.name) = _unread.value(\"\(constant.plainName)\")")
            } else if let variable = member.decl.as(VariableDeclSyntax.self), ModelProperty.needsValue(variable) {
                let names = variable.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ", ")
                return "SwiftData._UnreadModel.cannotBeMade(\"\(type.name.text)\", \"\(names)\")"
            }
        }
        return statements.joined(separator: "\n    ")
    }

    /// The key paths of a `#Unique<Type>([\.a, \.b])` or an `#Index` among the members.
    private static func lists(_ member: MemberBlockItemSyntax, of macro: String) -> String? {
        guard let use = member.decl.as(MacroExpansionDeclSyntax.self), use.macroName.text == macro
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
            init(initialValue) { \(raw: storage) = SwiftData._Stored(initialValue) }
            """,
            """
            get {
                _$record.access(self, \\.\(raw: name))
                if \(raw: storage).isUnread { _$record.read("\(raw: property.plainName)", of: self) }
                return \(raw: storage).known
            }
            """,
            """
            set {
                let name = "\(raw: property.plainName)"
                if \(raw: storage).isUnread { _$record.read(name, of: self) }
                _$record.set(self, \\.\(raw: name), name, from: \(raw: storage).known, to: newValue) {
                    \(raw: storage).known = $0
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
        return ["private var \(raw: property.storage)\(raw: property.storedType)\(raw: property.storedValue)"]
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
        let access = accessModifier(type.modifiers)
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

    private var isConstant = false

    /// The annotation of the storage's type; empty where the type follows from the initial value.
    var storedType: String {
        guard let type = binding.typeAnnotation?.type.trimmedDescription else { return "" }
        return ": SwiftData._Stored<\(type.hasSuffix("!") ? String(type.dropLast()) + "?" : type)>"
    }

    /// The initial value of the storage; empty for none.
    var storedValue: String {
        if let value = binding.initializer?.value { return " = SwiftData._Stored(\(value.trimmedDescription))" }
        guard let type = binding.typeAnnotation?.type.trimmedDescription else { return "" }
        return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
            ? " = SwiftData._Stored(nil)" : ""
    }

    /// Nil for a variable that is computed, static, constant or `@Transient`.
    init?(_ declaration: some DeclSyntaxProtocol) { self.init(declaration, .keyword(.var)) }

    /// A constant that the initialiser sets; nil for everything else.
    init?(constant declaration: some DeclSyntaxProtocol) {
        self.init(declaration, .keyword(.let))
        if binding.initializer != nil { return nil }
        isConstant = true
    }

    /// Whether an initialiser has to set a stored variable that is no property of the model.
    static func needsValue(_ variable: VariableDeclSyntax) -> Bool {
        let kinds: [TokenKind] = [.keyword(.static), .keyword(.class), .keyword(.lazy)]
        if variable.modifiers.contains(where: { kinds.contains($0.name.tokenKind) }) { return false }
        return variable.bindings.contains { binding in
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            let isNil = variable.bindingSpecifier.tokenKind == .keyword(.var)
                && (type.hasSuffix("?") || type.hasSuffix("!"))
            return binding.initializer == nil && binding.accessorBlock == nil && !isNil
        }
    }

    private init?(_ declaration: some DeclSyntaxProtocol, _ specifier: TokenKind) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
              variable.bindingSpecifier.tokenKind == specifier, let binding = variable.bindings.first,
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
        if !isConstant { parts.append("storage: \\\(type).\(storage)") }
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
}
