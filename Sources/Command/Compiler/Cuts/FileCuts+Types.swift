import SwiftSyntax

/// What stands for types that are not found, and for values that are not made.
extension FileCuts {
    /// The type for a name that is not found, and the imports that it and empty values need.
    static let standInType = "SwiftUI._LeftOutType"
    static let standInImports = "import struct SwiftUI._LeftOutType;import func SwiftUI._leftOutValue;"
        + "import func SwiftUI._leftOutStop"

    /// The functions of representables that make a view or a controller of UIKit.
    static let makers: Set<String> = ["makeUIView", "makeUIViewController"]

    /// Syntax nodes around a type in which no other type may stand: what it conforms to, and what it constrains.
    private static let fixed: Set<SyntaxKind> = [
        .inheritedType, .genericParameter, .genericRequirement, .associatedTypeDecl, .attribute, .macroExpansionDecl,
        .macroExpansionExpr, .extensionDecl, .codeBlock, .accessorBlock, .closureExpr, .importDecl,
    ]

    /// Replaces a type that is not found in the signature of a declaration, so that the declaration stays.
    func cutType(_ token: TokenSyntax, _ error: String, _ reason: String) -> Bool {
        guard !stops, error.hasPrefix("cannot find type '") || error.contains("is not a member type of"),
              var type = token.parent, type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) else {
            return false
        }
        while let outer = type.parent?.as(MemberTypeSyntax.self), outer.baseType.id == TypeSyntax(type)?.id {
            type = Syntax(outer)
        }
        if let element = type.parent?.as(CompositionTypeElementSyntax.self), let all = element.parent?.parent {
            type = all
        }
        let title = type.trimmedDescription
        if let outer = type.parent?.as(SomeOrAnyTypeSyntax.self) { type = Syntax(outer) }
        var names: [Syntax] = [], place = type
        while let next = place.parent {
            if names.isEmpty, Self.fixed.contains(next.kind) { return false }
            if let outer = type.as(SomeOrAnyTypeSyntax.self), outer.someOrAnySpecifier.tokenKind == .keyword(.some),
               names.isEmpty, next.is(ReturnClauseSyntax.self) || next.is(TypeAnnotationSyntax.self) { return false }
            if next.isProtocol((any DeclSyntaxProtocol).self), !next.is(IfConfigDeclSyntax.self) { names.append(next) }
            place = next
        }
        guard let own = names.first else { return false }
        return cut(range(type), Self.representedType(of: names) ?? Self.standInType,
                   "the type \(title) of \(Self.name(own, names.dropFirst().reversed()))", reason,
                   // A question mark may follow.
                   padsBefore: true)
    }

    /// Types of which a static member is nearly always a value, and which have an empty value.
    private static let valueTypes: Set<String> = ["Color", "Font", "UIColor", "UIFont"]

    /// Replaces a colour or a font whose name is not found, so that the view that uses it stays.
    func cutValue(_ token: TokenSyntax, _ error: String, _ reason: String) -> Bool {
        guard !stops, let match = error.firstMatch(of: #/^type '([^']+?)\??' has no member '([^']+)'/#) else {
            return false
        }
        let (type, member) = (String(match.1), String(match.2))
        guard Self.valueTypes.contains(type) else { return false }
        var place = Syntax(token), value: Syntax?
        while let next = place.parent, next.isProtocol((any ExprSyntaxProtocol).self) {
            place = next
            guard let access = next.as(MemberAccessExprSyntax.self), access.declName.baseName.text == member else {
                continue
            }
            let base = access.base?.trimmedDescription
            if base == nil || base == type || base?.hasSuffix("." + type) == true { value = next }
            break
        }
        guard var value else { return false }
        if let call = value.parent?.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression).id == value.id {
            value = Syntax(call)
        }
        let around = sequence(first: value) { $0.parent }.filter {
            $0.isProtocol((any DeclSyntaxProtocol).self) && !$0.is(IfConfigDeclSyntax.self)
                || $0.is(MacroExpansionExprSyntax.self)
        }
        guard let own = around.first else { return false }
        let title = "\(type).\(member)"
        let string = "(SwiftUI._leftOutValue(\(BodyStandIn.literal(title)), \(BodyStandIn.literal(reason))) as \(type))"
        guard cut(range(value), string, "\(title) in \(Self.name(own, around.dropFirst().reversed()))", reason,
                  isBody: true) else { return false }
        // What else is wrong with the expression may follow from it.
        freshAround.append(range(own))
        return true
    }

    /// The functions of representables with the view or the controller, and the type that stands for one that is not
    /// found: with any other the representable would lose its conformance, and all views that show it their bodies.
    private static let represented = [
        "makeUIView": "SwiftUI.UIView", "updateUIView": "SwiftUI.UIView", "dismantleUIView": "SwiftUI.UIView",
        "UIViewType": "SwiftUI.UIView", "makeUIViewController": "SwiftUI.UIViewController",
        "updateUIViewController": "SwiftUI.UIViewController", "UIViewControllerType": "SwiftUI.UIViewController",
        "dismantleUIViewController": "SwiftUI.UIViewController",
    ]

    /// The type of what a representable shows, if a type that is not found stands for it: the result, or the first
    /// parameter, of one of its functions. `names` are the declarations around the type, inner ones first.
    private static func representedType(of names: [Syntax]) -> String? {
        guard let own = names.first?.asProtocol((any NamedDeclSyntax).self), let type = represented[own.name.text],
              let group = names.dropFirst().first?.asProtocol((any DeclGroupSyntax).self) else { return nil }
        let isExtension = group.is(ExtensionDeclSyntax.self)
        let isRepresentable = group.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription.hasSuffix("Representable")
        } ?? false
        return isRepresentable || isExtension ? type : nil
    }

    /// The body of an initialiser that gives each stored property an empty value; nil if something else has to be
    /// initialised, too.
    func emptyProperties(_ start: InitializerDeclSyntax, _ body: CodeBlockSyntax, of type: Syntax?, _ name: String,
                         _ reason: String) -> String? {
        guard let group = type?.asProtocol((any DeclGroupSyntax).self),
              group.is(StructDeclSyntax.self) || group.is(ClassDeclSyntax.self),
              !start.modifiers.contains(where: { ["convenience", "override"].contains($0.name.text) }),
              !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "super" }) else { return nil }
        var string = ""
        for member in group.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                  !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
            else { continue }
            let isWrapped = variable.attributes.contains { element in
                guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
                return name.first?.isUppercase ?? false && !["MainActor", "ObservationIgnored"].contains(name)
            }
            for binding in variable.bindings {
                let isComputed: Bool = switch binding.accessorBlock?.accessors {
                case .getter?: true
                case .accessors(let list)?: list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
                default: false
                }
                let own = binding.pattern.trimmedDescription
                let isSet = cuts.contains { $0.range.contains(range(binding).lowerBound) }
                if isComputed || binding.initializer != nil || isSet { continue }
                if binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false, !isWrapped,
                   variable.bindingSpecifier.tokenKind == .keyword(.var) { continue }
                let said = BodyStandIn.literal("\(name): \(own)")
                string += "self.\(isWrapped ? "_" : "")\(own) = SwiftUI._leftOutValue(\(said), "
                    + BodyStandIn.literal(reason) + "); "
            }
        }
        return string
    }
}
