import SwiftSyntax

/// Leaves out parts of declarations.
extension FileCuts {
    /// Cuts a part of a declaration: an attribute, a body, or an initial value.
    func cutPart(_ node: Syntax, at offset: Int, _ error: String, _ around: [Syntax], _ reason: String) -> Bool {
        let name = Self.name(node, around)
        let type = around.last
        func inside(_ block: CodeBlockSyntax) -> Range<Int> {
            block.leftBrace.endPosition.utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        }
        func cutBody(_ block: CodeBlockSyntax, _ string: String, _ name: String, member: String = "") -> Bool {
            guard range(block).contains(offset) else { return false }
            return cut(inside(block), " \(string) ", name, reason,
                       member: (type.map { range($0).lowerBound } ?? -1, member), isBody: true)
        }
        if let value = Self.defaultValue(node, at: offset) {
            return cut(range(value), "SwiftUI._leftOutValue(\(BodyStandIn.literal(name)), "
                + BodyStandIn.literal(reason) + ")", "a default value of \(name)", reason, isBody: true)
        }
        if let function = node.as(FunctionDeclSyntax.self) {
            if attribute(of: function.attributes, at: offset) != nil { return false }
            guard let body = function.body else { return false }
            let effects = function.signature.effectSpecifiers
            let result = BodyStandIn(function.signature.returnClause?.type, throws: effects?.throwsClause, name, reason,
                                     stops: stops)
            var string = stops && result.body.isEmpty ? result.stop : result.body
            if result.isView {
                let parameters = function.signature.parameterClause.parameters
                if function.name.text == "body", parameters.count == 1, let content = parameters.first,
                   content.firstName.text == "content" {
                    string = (content.secondName ?? content.firstName).text
                } else if let type = type?.as(ExtensionDeclSyntax.self), type.extendedType.trimmedDescription == "View",
                          !function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) {
                    string = "self"
                }
            }
            if Self.makers.contains(function.name.text) {
                // The view that UIKit's would be part of is a panel, and the function is not called.
                let panel = around.map { Self.name($0, []) }.joined(separator: ".")
                string = "\(result.stop) }; public var body: some SwiftUI.View { SwiftUI._LeftOut(\"\(panel)\")"
            }
            return cutBody(body, string, name)
        }
        if let start = node.as(InitializerDeclSyntax.self), let body = start.body {
            let stop = BodyStandIn(nil, throws: start.signature.effectSpecifiers?.throwsClause, name, reason).stop
            if let known = cuts.firstIndex(where: { $0.range == inside(body) && $0.part.name == name }) {
                // Its properties have no empty values.
                if String(decoding: cuts[known].text, as: UTF8.self).contains(stop) { return false }
                cuts.remove(at: known)
                return cutBody(body, stop, name)
            }
            if start.optionalMark != nil { return cutBody(body, "return nil", name) }
            return cutBody(body, stops ? stop : emptyProperties(start, body, of: type, name, reason) ?? stop, name)
        }
        if let end = node.as(DeinitializerDeclSyntax.self), let body = end.body { return cutBody(body, "", name) }
        if let script = node.as(SubscriptDeclSyntax.self), let block = script.accessorBlock {
            return cutAccessor(block, script.returnClause.type, at: offset, name, reason, type, member: "")
        }
        guard let variable = node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
              let binding = variable.bindings.first else { return false }
        let result = BodyStandIn(binding.typeAnnotation?.type, throws: nil, name, reason, stops: stops)
        if let attribute = attribute(of: variable.attributes, at: offset) {
            // A property with an unknown wrapper becomes a computed property without storage.
            let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
            let title = "@\(attribute.attributeName.trimmedDescription) of \(name)"
            if let annotation = binding.typeAnnotation, binding.initializer == nil, binding.accessorBlock == nil,
               isVariable, !(type?.is(ClassDeclSyntax.self) ?? false) {
                let end = annotation.endPositionBeforeTrailingTrivia.utf8Offset
                let start = range(attribute).lowerBound
                let kept = String(decoding: bytes[range(attribute).upperBound..<end], as: UTF8.self)
                let space = String(decoding: bytes[range(attribute)].map {
                    $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ")
                }, as: UTF8.self)
                return cut(start..<end, space + kept + " { \(result.body) }", title, reason, hasOwnLines: true)
            }
            if binding.typeAnnotation == nil, binding.initializer == nil, binding.accessorBlock == nil, isVariable,
               !stops {
                let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
                let kept = String(decoding: bytes[range(attribute).upperBound..<end], as: UTF8.self)
                guard !kept.contains("\n") else { return cut(range(attribute), "", title, reason) }
                return cut(range(attribute).lowerBound..<end,
                           kept + ": \(Self.standInType) { \(Self.standInType)() }", title, reason)
            }
            return cut(range(attribute), "", title, reason)
        }
        if error.contains("'Sendable'-conforming"), !bytes[range(variable)].starts(with: Array("nonisolated".utf8)) {
            let start = variable.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset
            return cut(start..<start, "nonisolated(unsafe) ", "the check for 'Sendable' of \(name)", reason)
        }
        if let block = binding.accessorBlock, range(block).contains(offset) {
            return cutAccessor(block, binding.typeAnnotation?.type, at: offset, name, reason, type,
                               member: binding.pattern.trimmedDescription)
        }
        if let value = binding.initializer, range(value).contains(offset), binding.typeAnnotation != nil {
            let string = result.isNothing ? result.body : "{ \(result.body) }()"
            return cut(range(value), "= \(string)", name, reason, isBody: true)
        }
        if let value = binding.initializer, range(value).contains(offset), !stops, binding.accessorBlock == nil,
           binding.pattern.is(IdentifierPatternSyntax.self), FileCuts.isCause(error) {
            return cut(range(value), "= \(Self.standInType)()", name, reason)
        }
        return false
    }

    /// The value of a parameter that has none in a call, if the place is in it.
    private static func defaultValue(_ node: Syntax, at offset: Int) -> ExprSyntax? {
        var clause: FunctionParameterClauseSyntax?
        if let function = node.as(FunctionDeclSyntax.self) { clause = function.signature.parameterClause }
        else if let made = node.as(InitializerDeclSyntax.self) { clause = made.signature.parameterClause }
        else if let found = node.as(SubscriptDeclSyntax.self) { clause = found.parameterClause }
        for parameter in clause?.parameters ?? [] {
            guard let value = parameter.defaultValue?.value else { continue }
            let start = value.positionAfterSkippingLeadingTrivia.utf8Offset
            if start <= offset, offset < value.endPositionBeforeTrailingTrivia.utf8Offset { return value }
        }
        return nil
    }

    private func cutAccessor(_ block: AccessorBlockSyntax, _ type: TypeSyntax?, at offset: Int, _ name: String,
                             _ reason: String, _ owner: Syntax?, member: String) -> Bool {
        let start = owner.map { range($0).lowerBound } ?? -1
        guard case .accessors(let list) = block.accessors else {
            let inside = block.leftBrace.endPosition.utf8Offset..<block.rightBrace.positionAfterSkippingLeadingTrivia
                .utf8Offset
            return cut(inside, " \(BodyStandIn(type, throws: nil, name, reason, stops: stops).body) ", name, reason,
                       member: (start, member), isBody: true)
        }
        guard let accessor = list.first(where: { range($0).contains(offset) }), let body = accessor.body,
              range(body).contains(offset) else { return false }
        let reads = accessor.accessorSpecifier.tokenKind == .keyword(.get)
        let clause = accessor.effectSpecifiers?.throwsClause
        let string = reads ? BodyStandIn(type, throws: clause, name, reason, stops: stops).body : ""
        let inside = body.leftBrace.endPosition.utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia
            .utf8Offset
        return cut(inside, " \(string) ", "\(name).\(accessor.accessorSpecifier.text)", reason,
                   member: (start, reads ? member : ""), isBody: true)
    }
}
