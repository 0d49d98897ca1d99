import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer` on a struct: the conformance, and the parts that are not written. On an enum of reducers: a state, an
/// action and a body with a case for each.
enum ReducerMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    private static let module = "ComposableArchitecture."

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = accessModifier(declaration.modifiers)
        if let type = declaration.as(EnumDeclSyntax.self) { return cases(of: type, access, node) }
        guard let type = declaration.as(StructDeclSyntax.self) else {
            throw MacroMisuse("'@Reducer' can only be attached to a struct or an enum")
        }
        let names = declaredNames(type.memberBlock)
            .union(type.genericParameterClause?.parameters.map(\.name.text) ?? [])
        var members: [DeclSyntax] = []
        if !names.contains("State") {
            members.append(
                """
                @ComposableArchitecture.ObservableState
                \(raw: access)struct State: Codable, Equatable, Hashable, Sendable {
                    \(raw: access)init() {}
                }
                """)
        }
        if !names.contains("Action") {
            members.append("\(raw: access)enum Action: Equatable, Hashable, Sendable {}")
        }
        if !names.contains("body"), !names.contains("reduce") {
            members.append("\(raw: access)let body = \(raw: module)EmptyReducer<State, Action>()")
        }
        return members
    }

    /// The names of the members, of conditional ones too.
    private static func declaredNames(_ block: MemberBlockSyntax) -> Set<String> {
        Set(block.members.flatMap { member -> [String] in
            if let type = member.decl.asProtocol((any NamedDeclSyntax).self) { return [type.name.text] }
            if let alias = member.decl.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
            if let function = member.decl.as(FunctionDeclSyntax.self) { return [function.name.text] }
            return member.decl.as(VariableDeclSyntax.self)?.bindings.map { $0.pattern.trimmedDescription } ?? []
        })
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        if let type = member.as(EnumDeclSyntax.self), declaration.is(StructDeclSyntax.self) {
            guard type.name.text == "State" || type.name.text == "Action" else { return [] }
            var added: [AttributeSyntax] = []
            if !PackageMacro.has("CasePathable", type.attributes) { added.append("@CasePaths.CasePathable") }
            if type.name.text == "State", !PackageMacro.has("dynamicMemberLookup", type.attributes) {
                added.append("@dynamicMemberLookup")
            }
            return added
        }
        guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
              let binding = variable.bindings.first, binding.pattern.trimmedDescription == "body",
              binding.accessorBlock != nil, !PackageMacro.isStatic(variable.modifiers),
              !PackageMacro.has("ReducerBuilder", variable.attributes) else { return [] }
        return ["@ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>"]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let isEnum = declaration.is(EnumDeclSyntax.self)
        return try conformance(of: type, to: (isEnum ? module + "CaseReducer, " : "") + module + "Reducer", protocols)
    }

    /// The protocols in `@Reducer(state: .equatable, .sendable)`.
    private static func conformances(_ label: String, _ node: AttributeSyntax) -> [String] {
        var current = "", found: [String] = []
        for argument in node.arguments?.as(LabeledExprListSyntax.self) ?? [] {
            current = argument.label?.text ?? current
            let name = argument.expression.trimmedDescription.drop { $0 == "." }
            if current == label { found.append(name.prefix(1).uppercased() + name.dropFirst()) }
        }
        return found
    }

    /// What an enum of reducers gets.
    private static func cases(of type: EnumDeclSyntax, _ access: String, _ node: AttributeSyntax) -> [DeclSyntax] {
        let cases = EnumCase.all(of: type).map(ReducerCase.init), names = declaredNames(type.memberBlock)
        let indirect = type.modifiers.contains { $0.name.text == "indirect" } ? "indirect " : ""
        let states = (conformances("state", node) + ["nonisolated \(module)CaseReducerState"]).joined(separator: ", ")
        let list = conformances("action", node).joined(separator: ", "), actions = list.isEmpty ? "" : ": " + list
        func lines(_ list: [String]) -> String { list.joined(separator: "\n    ") }
        var members: [DeclSyntax] = []
        if !names.contains("State") {
            members.append(
                """
                @CasePaths.CasePathable @dynamicMemberLookup @ComposableArchitecture.ObservableState
                \(raw: indirect)\(raw: access)enum State: \(raw: states) {
                    \(raw: access)typealias StateReducer = \(raw: type.name.text)
                    \(raw: lines(cases.map(\.state)))
                }
                """)
        }
        if !names.contains("Action") {
            members.append(
                """
                @CasePaths.CasePathable
                \(raw: indirect)\(raw: access)enum Action\(raw: actions) {
                    \(raw: lines(cases.compactMap(\.action)))
                }
                """)
        }
        if !names.contains("body") {
            let scopes = cases.compactMap(\.scope)
            let content = scopes.isEmpty ? "\(module)EmptyReducer<Self.State, Self.Action>()" : lines(scopes)
            members.append(
                """
                nonisolated \(raw: access)static var body: \(raw: module)Reduce<Self.State, Self.Action> {
                    \(raw: module)ReducerBuilder<Self.State, Self.Action>._reduce {
                        \(raw: content)
                    }
                }
                """)
        }
        members.append(
            """
            \(raw: access)enum CaseScope {
                \(raw: lines(cases.map(\.store)))
            }
            """)
        let branches = cases.map(\.branch)
        let body = branches.isEmpty ? "fatalError()" : "switch store.state {\n    \(lines(branches))\n    }"
        members.append(
            """
            @preconcurrency @MainActor
            \(raw: access)static func scope(
                _ store: \(raw: module)Store<Self.State, Self.Action>
            ) -> CaseScope {
                \(raw: body)
            }
            """)
        return members
    }
}

/// A case of an enum of reducers.
private struct ReducerCase {
    private enum Kind { case reducer, ephemeral, ignored }
    private let one: EnumCase
    private let kind: Kind

    init(_ one: EnumCase) {
        self.one = one
        let type = one.values.first?.type ?? ""
        let isState = ["AlertState", "ConfirmationDialogState"].contains { type.hasPrefix($0 + "<") }
        kind = one.has("ReducerCaseIgnored") || one.values.count != 1 ? .ignored
            : one.has("ReducerCaseEphemeral") || isState ? .ephemeral : .reducer
    }

    private var name: String { one.name }
    private var type: String { one.values.first?.type ?? "" }
    private var label: String { (one.values.first?.label).map { $0 + ": " } ?? "" }
    private var written: String {
        one.values.isEmpty ? "case \(name)" : "case \(name)("
            + one.values.map { ($0.label.map { $0 + ": " } ?? "") + $0.type }.joined(separator: ", ") + ")"
    }

    var state: String { kind == .reducer ? "case \(name)(\(label)\(type).State)" : written }
    var action: String? { kind == .ignored ? nil : "case \(name)(\(type).Action)" }
    var scope: String? {
        kind != .reducer ? nil : """
            ComposableArchitecture.Scope(state: \\Self.State.Cases.\(name), action: \\Self.Action.Cases.\(name)) {
                \(type)()
            }
            """
    }
    var store: String {
        kind == .reducer ? "case \(name)(ComposableArchitecture.StoreOf<\(type)>)" : written
    }
    var branch: String {
        switch kind {
        case .reducer:
            return "case .\(name): return .\(name)(\(label)store.scope(state: \\.\(name), action: \\.\(name))!)"
        case .ephemeral, .ignored:
            if one.values.isEmpty { return "case .\(name): return .\(name)" }
            let names = one.values.indices.map { "v\($0)" }
            let values = zip(one.values, names).map { ($0.0.label.map { $0 + ": " } ?? "") + $0.1 }
            return "case let .\(name)(\(names.joined(separator: ", "))): return .\(name)("
                + values.joined(separator: ", ") + ")"
        }
    }
}

/// `@ViewAction(for: Feature.self)` on a view: `send(.tapped)` sends `.view(.tapped)` to the store.
enum ViewActionMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(of: type, to: "ComposableArchitecture.ViewActionSending", protocols)
    }
}
