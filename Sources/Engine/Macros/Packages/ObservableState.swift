import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState` on a struct: each stored variable reports its readers and changes. On an enum: an identity that
/// is that of the case's value.
enum ObservableStateMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    private static let module = "ComposableArchitecture."

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = accessModifier(declaration.modifiers)
        if let type = declaration.as(EnumDeclSyntax.self) {
            let branches = EnumCase.all(of: type).enumerated().map { index, one in
                let inner = one.values.count == 1 ? "._$id(for: value)" : "._$inert"
                let pattern = one.values.count == 1 ? "let .\(one.name)(value)" : ".\(one.name)"
                return "case \(pattern): return \(module)ObservableStateID\(inner)._$tag(\(index))"
            }
            let lines = branches.joined(separator: "\n")
            let body = branches.isEmpty ? "return ._$inert" : "switch self {\n\(lines)\n}"
            return [
                """
                nonisolated \(raw: access)var _$id: \(raw: module)ObservableStateID {
                    \(raw: body)
                }
                """,
                "nonisolated \(raw: access)mutating func _$willModify() {}",
            ]
        }
        guard declaration.is(StructDeclSyntax.self) else {
            throw MacroMisuse("'@ObservableState' can only be attached to a struct or an enum")
        }
        return [
            "\(raw: access)var _$observationRegistrar = \(raw: module)ObservationStateRegistrar()",
            "nonisolated \(raw: access)var _$id: \(raw: module)ObservableStateID { _$observationRegistrar.id }",
            "nonisolated \(raw: access)mutating func _$willModify() {}",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.is(StructDeclSyntax.self), let variable = StoredVariable(member),
              variable.name != "_$observationRegistrar" else { return [] }
        // Wrappers and other macros have accessors of their own.
        for case .attribute(let attribute) in variable.attributes where
            PackageMacro.name(attribute).first?.isUppercase ?? false && PackageMacro.name(attribute) != "MainActor" {
            return []
        }
        return ["@ComposableArchitecture.ObservationStateTracked"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(of: type, to: "nonisolated \(module)ObservableState, nonisolated Observation.Observable",
                        protocols)
    }
}

/// A stored variable that reports its readers and changes.
enum ObservationStateTrackedMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = StoredVariable(declaration) else { return [] }
        let name = variable.name, storage = "_" + variable.plainName
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) { \(raw: storage) = initialValue }
            """,
        ] + accessors(name, storage)
    }

    /// Accessors of a variable in a storage, which report changes of `part` of it: a member such as `.value`, or all.
    static func accessors(_ name: String, _ storage: String, comparing part: String = "") -> [AccessorDeclSyntax] {
        [
            """
            get {
                _$observationRegistrar.access(self, keyPath: \\.\(raw: name))
                return \(raw: storage)
            }
            """,
            """
            set {
                let old = \(raw: storage + part)
                \(raw: storage) = newValue
                if _$observationRegistrar.isChanged(old, newValue\(raw: part)) {
                    _$observationRegistrar.notify(self, keyPath: \\.\(raw: name))
                }
            }
            """,
            """
            _modify {
                let old = \(raw: storage + part)
                defer {
                    if _$observationRegistrar.isReplaced(old, \(raw: storage + part)) {
                        _$observationRegistrar.notify(self, keyPath: \\.\(raw: name))
                    }
                }
                yield &\(raw: storage)
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = StoredVariable(declaration) else { return [] }
        let type = variable.type.map { ": " + $0 } ?? ""
        let value = variable.value.map { " = " + $0.trimmedDescription } ?? ""
        return ["private var _\(raw: variable.plainName)\(raw: type)\(raw: value)"]
    }
}

/// `@Presents var child: Child.State?`: what is presented, and its state of presentation as `$child`.
enum PresentsMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = StoredVariable(declaration) else { return [] }
        let name = variable.name, storage = "_" + variable.plainName
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) {
                \(raw: storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            """,
        ] + ObservationStateTrackedMacro.accessors(name, storage + ".wrappedValue")
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = StoredVariable(declaration) else { return [] }
        guard let type = variable.type, variable.isOptional else {
            throw MacroMisuse("'@Presents' needs a variable with an optional type")
        }
        let inner = type.hasSuffix("?") ? String(type.dropLast()) : String(type.dropFirst(9).dropLast())
        let name = variable.plainName, wrapper = "ComposableArchitecture.PresentationState<\(inner)>"
        let access = accessModifier(variable.modifiers)
        let value = variable.value?.trimmedDescription ?? "nil"
        let accessors = ObservationStateTrackedMacro.accessors(variable.name, "_" + name, comparing: ".wrappedValue")
        return [
            "private var _\(raw: name) = \(raw: wrapper)(wrappedValue: \(raw: value))",
            """
            \(raw: access)var $\(raw: name): \(raw: wrapper) {
                \(raw: accessors.map(\.description).joined(separator: "\n"))
            }
            """,
        ]
    }
}
