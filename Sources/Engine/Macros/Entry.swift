import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`: a private key type, and accessors that read and write it.
///
/// Without a type annotation the key's `defaultValue` is a variable whose type the compiler infers from the
/// initialiser, and `EntryDefaultValueMacro` makes it computed.
enum EntryMacro: AccessorMacro, PeerMacro {
    static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey",
        "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, context)
        return [
            "get { self[\(raw: entry.keyName).self] }",
            "set { self[\(raw: entry.keyName).self] = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessor role has already reported the error.
        guard let entry = try? Entry(declaration, context) else { return [] }
        return [entry.key]
    }
}

/// `@__EntryDefaultValue static var defaultValue = value`: computed, so that no shared storage has to be sendable.
enum EntryDefaultValueMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value else {
            throw MacroMisuse("'@__EntryDefaultValue' needs an initial value")
        }
        return ["get { \(value.trimmed) }"]
    }
}

private struct Entry {
    var name: String
    var type: TypeSyntax?
    var value: ExprSyntax?
    var keyProtocol: String

    var keyName: String { "__Key_" + name }

    init(_ declaration: some DeclSyntaxProtocol, _ context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
              let binding = variable.bindings.first, variable.bindingSpecifier.tokenKind == .keyword(.var),
              let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
              !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else {
            throw MacroMisuse("'@Entry' can only be attached to one stored 'var' with an initial value, such as '@Entry var gap = 8.0'")
        }
        let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        let owner = extended.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? ""
        guard let keyProtocol = EntryMacro.keyProtocols[owner] else {
            throw MacroMisuse("'@Entry' works in an extension of EnvironmentValues, Transaction, ContainerValues or "
                + "FocusedValues")
        }
        name = pattern.identifier.text.filter { $0 != "`" }
        type = binding.typeAnnotation?.type.trimmed
        value = binding.initializer?.value.trimmed
        self.keyProtocol = keyProtocol
        if value == nil, type.flatMap(wrapped) == nil {
            throw MacroMisuse("'@Entry var \(name)' needs an initial value, because its type is not optional")
        }
        if keyProtocol == "FocusedValueKey", type.flatMap(wrapped) == nil {
            throw MacroMisuse("'@Entry var \(name)' in FocusedValues must have an optional type, such as 'Int?'")
        }
    }

    var key: DeclSyntax {
        if keyProtocol == "FocusedValueKey", let inner = type.flatMap(wrapped) {
            return "private struct \(raw: keyName): SwiftUI.FocusedValueKey { typealias Value = \(inner) }"
        }
        guard let type else {
            return """
                private struct \(raw: keyName): SwiftUI.\(raw: keyProtocol) {
                    @SwiftUI.__EntryDefaultValue static var defaultValue = \(value ?? "nil")
                }
                """
        }
        return """
            private struct \(raw: keyName): SwiftUI.\(raw: keyProtocol) {
                typealias Value = \(type)
                static var defaultValue: Value { \(value ?? "nil") }
            }
            """
    }
}

/// The type inside `T?` or `Optional<T>`; nil for any other type.
private func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return forced.wrappedType.trimmed }
    guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Optional",
          let argument = named.genericArgumentClause?.arguments.first else { return nil }
    return TypeSyntax(stringLiteral: argument.argument.trimmedDescription)
}
