package import SwiftSyntax

/// An initialiser of a view, as generated code calls it with values for its arguments.
package struct ViewInitializer: Codable, Equatable {
    package struct Parameter: Codable, Equatable {
        /// The key of its value.
        package var name: String
        /// The argument's label; empty for none.
        package var label = ""
        /// The default of an argument, as written in the source.
        package var standard: String?
        /// For a property with a default: what is assigned to after the initialiser was called.
        var storage: String?
        /// The type as written in the source, for messages.
        package var type: String?
    }

    package var parameters: [Parameter]

    /// The same without what has a default: for a view whose defaults do not compile outside of their place.
    package var required: ViewInitializer {
        ViewInitializer(parameters: parameters.filter { $0.standard == nil && $0.storage == nil })
    }

    /// The names of the values that it takes, required ones as they are and others with a question mark.
    package var signature: String {
        let names = parameters.map { $0.name + ($0.standard == nil && $0.storage == nil ? "" : "?") }
        return names.isEmpty ? "no values" : names.joined(separator: ", ")
    }

    /// Swift statements that return a view of the type, with the values of a constant `values`.
    ///
    /// Defaults of properties are never copied: they are set by the initialiser, then replaced by the values that are
    /// given. Defaults of arguments are copied, which works where the code is in an extension of the type.
    package func code(_ type: String) -> String {
        let arguments = parameters.filter { $0.storage == nil }.map { parameter in
            let value = parameter.standard.map { "try values.read(\"\(parameter.name)\", default: \($0))" }
                ?? "try values.read(\"\(parameter.name)\")"
            return (parameter.label.isEmpty ? "" : parameter.label + ": ") + value
        }
        let call = "\(type)(\(arguments.joined(separator: ", ")))"
        let stored = parameters.filter { $0.storage != nil }
        if stored.isEmpty { return "return try \(call)" }
        let lines = stored.map { "try values.assign(\"\($0.name)\", to: &view.\($0.storage ?? ""))" }
        return (["var view = try \(call)"] + lines + ["return view"]).joined(separator: "\n")
    }
}

extension ViewInitializer {
    package init(_ node: InitializerDeclSyntax) {
        parameters = node.signature.parameterClause.parameters.map { parameter in
            let first = parameter.firstName.text, name = first == "_" ? (parameter.secondName?.text ?? first) : first
            return Parameter(name: name.filter { $0 != "`" }, label: first == "_" ? "" : first,
                             standard: parameter.defaultValue?.value.trimmedDescription,
                             type: parameter.type.trimmedDescription)
        }
    }

    /// The memberwise initialiser of a struct, followed by assignments to its properties that have a default.
    package init(memberwise members: MemberBlockSyntax) {
        let variables = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        parameters = variables.flatMap { variable -> [Parameter] in
            if variable.isShared || variable.hasOwnValue { return [] }
            let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
            let wrappers = variable.wrappers
            return variable.bindings.compactMap { binding -> Parameter? in
                guard !binding.isComputed, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
                    return nil
                }
                let written = pattern.identifier.text, name = written.filter { $0 != "`" }
                let type = binding.typeAnnotation?.type
                let hasDefault = binding.initializer != nil
                    || isVariable && !wrappers.contains("Binding") && (type?.isOptional ?? false)
                let text = type?.trimmedDescription
                if !hasDefault { return Parameter(name: name, label: written, type: text) }
                // A constant with a value is no argument; private properties are the view's own.
                if !isVariable || variable.isPrivate || !wrappers.isDisjoint(with: Self.own) { return nil }
                return Parameter(name: name, storage: wrappers.contains("State") ? "_" + name : written, type: text)
            }
        }
    }

    /// Property wrappers whose default is not a value that a caller would replace.
    private static let own: Set<String> = [
        "StateObject", "ObservedObject", "Bindable", "ScaledMetric", "AppStorage", "SceneStorage", "Environment",
        "FocusedValue", "FocusedBinding", "AccessibilityFocusState", "Query", "FetchRequest",
    ]
}

extension VariableDeclSyntax {
    private static let selfSufficient: Set<String> = ["Namespace", "EnvironmentObject", "FocusState", "GestureState"]

    /// The names of its attributes, without a module.
    var wrappers: Set<String> {
        Set(attributes.compactMap { $0.as(AttributeSyntax.self) }.map { attribute in
            attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
        })
    }

    /// Whether a property wrapper requires no argument of the initialiser, or has its arguments, as
    /// `@Environment(\.locale)`.
    var hasOwnValue: Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            let name = attribute.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
            if Self.selfSufficient.contains(name) { return true }
            return attribute.arguments != nil && name.first?.isUppercase ?? false
        }
    }

    /// Whether it is a property of the type, or set at its first use.
    var isShared: Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.lazy) }
    }

    fileprivate var isPrivate: Bool {
        modifiers.contains {
            [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil
        }
    }
}

extension PatternBindingSyntax {
    var isComputed: Bool {
        guard let block = accessorBlock else { return false }
        guard case .accessors(let accessors) = block.accessors else { return true }
        return accessors.contains { $0.accessorSpecifier.text != "willSet" && $0.accessorSpecifier.text != "didSet" }
    }
}

extension TypeSyntax {
    package var isOptional: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}
