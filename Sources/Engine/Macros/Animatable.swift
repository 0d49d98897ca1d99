import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable` on a type: an `animatableData` composed of the stored variables without `@AnimatableIgnored`.
enum AnimatableMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let stored = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        if stored.contains(where: { names($0) == ["animatableData"] }) { return [] }
        let animated = stored.filter(isAnimated)
        let bindings = animated.flatMap { variable in variable.bindings.map { ($0, variable) } }
        guard !bindings.isEmpty else {
            return ["var animatableData: SwiftUI.EmptyAnimatableData { get { .init() } set {} }"]
        }
        var parts: [(name: String, type: String)] = []
        for (binding, variable) in bindings {
            guard let type = binding.typeAnnotation?.type.trimmedDescription else {
                let name = names(variable).joined(separator: ", ")
                throw MacroMisuse("'@Animatable' needs the type of '\(name)', or '@AnimatableIgnored' on it")
            }
            parts.append((binding.pattern.trimmedDescription, type))
        }
        let data = { (part: (name: String, type: String)) in "\(part.type).AnimatableData" }
        var type = data(parts[parts.count - 1])
        var read = "\(parts[parts.count - 1].name).animatableData"
        for part in parts.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(data(part)), \(type)>"
            read = "SwiftUI.AnimatablePair(\(part.name).animatableData, \(read))"
        }
        let writes = parts.enumerated().map { index, part in
            let path = String(repeating: ".second", count: index) + (index < parts.count - 1 ? ".first" : "")
            return "\(part.name).animatableData = newValue\(path)"
        }
        return [
            """
            var animatableData: \(raw: type) {
                get { \(raw: read) }
                set {
                    \(raw: writes.joined(separator: "\n        "))
                }
            }
            """
        ]
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        try conformance(of: type, to: "SwiftUI.Animatable", protocols)
    }

    private static func names(_ variable: VariableDeclSyntax) -> [String] {
        variable.bindings.map { $0.pattern.trimmedDescription }
    }

    /// Whether a variable is a stored, settable instance property without attributes.
    private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
              !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return false }
        return variable.bindings.allSatisfy { $0.accessorBlock == nil }
    }
}
