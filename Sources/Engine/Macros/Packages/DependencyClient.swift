import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient` on a struct of closures: an initialiser without and one with values for all of them.
enum DependencyClientMacro: MemberMacro, MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(StructDeclSyntax.self) else {
            throw MacroMisuse("'@DependencyClient' can only be attached to a struct")
        }
        let access = accessModifier(type.modifiers)
        var values: [(name: String, parameter: String)] = [], isEmptyPossible = true
        for member in type.memberBlock.members {
            if let variable = StoredVariable(member.decl), let type = variable.type {
                let isFunction = Endpoint(member.decl) != nil
                if !isFunction, variable.value == nil, !variable.isOptional { isEmptyPossible = false }
                let value = isFunction ? "" : variable.value.map { " = " + $0.trimmedDescription }
                    ?? (variable.isOptional ? " = nil" : "")
                values.append((variable.name, "\(variable.name): \(isFunction ? "@escaping " : "")\(type)\(value)"))
            } else if let constant = member.decl.as(VariableDeclSyntax.self),
                      !PackageMacro.isStatic(constant.modifiers),
                      constant.bindingSpecifier.tokenKind == .keyword(.let), let binding = constant.bindings.first,
                      binding.initializer == nil, let type = binding.typeAnnotation?.type {
                let name = binding.pattern.trimmedDescription
                isEmptyPossible = false
                let isFunction = type.is(FunctionTypeSyntax.self) || type.is(AttributedTypeSyntax.self)
                values.append((name, "\(name): \(isFunction ? "@escaping " : "")\(type.trimmedDescription)"))
            }
        }
        let parameters = values.map(\.parameter).joined(separator: ",\n    ")
        let sets = values.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n    ")
        var members: [DeclSyntax] = []
        if !values.isEmpty {
            members.append(
                """
                \(raw: access)init(
                    \(raw: parameters)
                ) {
                    \(raw: sets)
                }
                """)
        }
        if isEmptyPossible { members.append("\(raw: access)init() {}") }
        return members
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let endpoint = Endpoint(member),
              !PackageMacro.has("DependencyEndpoint", endpoint.variable.attributes),
              !PackageMacro.has("DependencyEndpointIgnored", endpoint.variable.attributes) else { return [] }
        return ["@DependenciesMacros.DependencyEndpoint"]
    }
}

/// A closure of a client: it reports that it is not implemented until it is set, and is called by a method whose
/// arguments have the closure's names.
enum DependencyEndpointMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let endpoint = Endpoint(declaration) else { return [] }
        let storage = "_" + endpoint.variable.plainName
        return [
            """
            @storageRestrictions(initializes: \(raw: storage))
            init(initialValue) { \(raw: storage) = initialValue }
            """,
            "get { \(raw: storage) }",
            "set { \(raw: storage) = newValue }",
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let endpoint = Endpoint(declaration), let type = endpoint.variable.type else { return [] }
        let name = endpoint.variable.plainName
        var members: [DeclSyntax] = ["private var _\(raw: name): \(raw: type) = \(raw: endpoint.standard)"]
        if let method = endpoint.method(named: methodName(node)) { members.append("\(raw: method)") }
        return members
    }

    private static func methodName(_ node: AttributeSyntax) -> String? {
        guard let list = node.arguments?.as(LabeledExprListSyntax.self),
              let argument = list.first(where: { $0.label?.text == "method" }) else { return nil }
        return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

/// A variable whose type is a function.
private struct Endpoint {
    var variable: StoredVariable
    private var function: FunctionTypeSyntax

    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let variable = StoredVariable(declaration),
              var type = declaration.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        else { return nil }
        while true {
            if let attributed = type.as(AttributedTypeSyntax.self) {
                type = attributed.baseType
            } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                      let inner = tuple.elements.first?.type {
                type = inner
            } else { break }
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        self.variable = variable
        self.function = function
    }

    private var isThrowing: Bool { function.effectSpecifiers?.throwsClause != nil }
    private var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
    private var result: String { function.returnClause.type.trimmedDescription }

    /// The closure that is called until another one is set.
    var standard: String {
        let arguments = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ")
            + " in "
        let name = variable.plainName
        let report = "IssueReporting.reportIssue(\"Unimplemented: '\(name)'\")"
        if let value = variable.value { return value.trimmedDescription }
        if isThrowing {
            return "{ \(arguments)\(report); throw DependenciesMacros.Unimplemented(\"\(name)\") }"
        }
        switch result {
        case "Void", "()", "Swift.Void": return "{ \(arguments)\(report) }"
        case _ where result.hasSuffix("?"): return "{ \(arguments)\(report); return nil }"
        default: return "{ \(arguments)fatalError(\"Unimplemented: '\(name)'\") }"
        }
    }

    /// A method that calls the closure; nil where its arguments have no names.
    func method(named name: String?) -> String? {
        let parameters = function.parameters
        guard name != nil || parameters.contains(where: { $0.secondName != nil }) else { return nil }
        let access = accessModifier(variable.modifiers)
        let list = parameters.enumerated().map { index, parameter in
            "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)"
        }
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let call = (isThrowing ? "try " : "") + (isAsync ? "await " : "")
        let values = zip(parameters, parameters.indices).enumerated().map { index, pair in
            pair.0.type.trimmedDescription.hasPrefix("inout ") ? "&p\(index)" : "p\(index)"
        }
        return """
            \(access)func \(name ?? variable.name)(\(list.joined(separator: ", ")))\(effects) -> \(result) {
                \(call)self.\(variable.name)(\(values.joined(separator: ", ")))
            }
            """
    }
}
