import SwiftSyntax

/// Edits for what the Objective-C runtime does on a phone: properties that can be observed, and extensions that
/// override.
enum RuntimeEdits {
    typealias Edit = (range: Range<Int>, text: String)

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// `string` in place of a longer text, padded to its length.
    private static func replacing(_ node: some SyntaxProtocol, _ string: String) -> Edit {
        let range = range(node)
        return (range, string + String(repeating: " ", count: max(0, range.count - string.utf8.count)))
    }

    // MARK: The version of the system

    /// `#available(iOS 17.4, *)` and `#unavailable(…)` as a call that compares with the version of the look that is
    /// drawn. The compiler takes every version of iOS for available here.
    static func available(_ node: AvailabilityConditionSyntax) -> Edit? {
        let versions = node.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
        guard let version = versions.first(where: { $0.platform.text == "iOS" })?.version else { return nil }
        if choosesType(node) { return nil }
        let numbers = version.trimmedDescription.split(separator: ".").joined(separator: ",")
        let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
        let call = "\(isNegated ? "!" : "")_iOS(\(numbers))", text = node.trimmedDescription
        guard text.prefix(while: { !$0.isNewline }).utf8.count >= call.utf8.count else { return nil }
        return (range(node), call + String(decoding: blanked(text.utf8.dropFirst(call.utf8.count)), as: UTF8.self))
    }

    /// Whether a function with the result `some View`, or of another protocol, returns one type where the condition
    /// holds and another elsewhere. The compiler takes that of its own condition only.
    private static func choosesType(_ node: AvailabilityConditionSyntax) -> Bool {
        var isReturned = false, place = Syntax(node)
        while let parent = place.parent {
            if let branch = parent.as(IfExprSyntax.self) {
                isReturned = isReturned || branch.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
            } else if let test = parent.as(GuardStmtSyntax.self) {
                isReturned = isReturned || test.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
            } else if let function = parent.as(FunctionDeclSyntax.self) {
                return isReturned && isOpaque(function.signature.returnClause?.type)
            } else if let value = parent.as(PatternBindingSyntax.self) {
                return isReturned && isOpaque(value.typeAnnotation?.type)
            } else if let value = parent.as(SubscriptDeclSyntax.self) {
                return isReturned && isOpaque(value.returnClause.type)
            } else if parent.is(ClosureExprSyntax.self) {
                return false
            }
            place = parent
        }
        return false
    }

    private static func isOpaque(_ type: TypeSyntax?) -> Bool {
        type?.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.tokenKind == .keyword(.some)
    }

    private static let versionMembers = [
        "operatingSystemVersion": "_phoneSystemVersion",
        "operatingSystemVersionString": "_phoneSystemVersionString",
        "isOperatingSystemAtLeast": "_isPhoneSystemAtLeast",
    ]

    /// The version that `ProcessInfo.processInfo` tells of a phone, in place of that of this system.
    static func systemVersion(_ node: MemberAccessExprSyntax) -> Edit? {
        guard let name = versionMembers[node.declName.baseName.text],
              let base = node.base?.trimmedDescription, base.hasSuffix("processInfo") || base == "ProcessInfo()"
        else { return nil }
        return replacing(node.declName.baseName, name)
    }

    // MARK: Closures from before Swift's concurrency

    private static let closureFunctions: [String: Set<String>] = [
        "Timer": ["scheduledTimer"], "OperationQueue.main": ["addOperation"],
        "RunLoop.main": ["perform"], "RunLoop.current": ["perform"],
        "URLSession.shared": ["dataTask", "downloadTask", "uploadTask"],
    ]

    /// A function of Foundation that is called with a closure, under the name with which its declaration lets the
    /// closure use what belongs to an actor, as on a phone.
    static func closure(_ node: FunctionCallExprSyntax) -> Edit? {
        let labels = node.arguments.map { $0.label?.text }
        let closureLabels: Set<String?> = ["block", "completionHandler"]
        let hasClosure = labels.contains(where: closureLabels.contains)
            || node.trailingClosure != nil && node.additionalTrailingClosures.isEmpty
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "Timer" {
            return hasClosure && (labels.first == "timeInterval" || labels.first == "fire")
                ? replacing(name, "_imer") : nil
        }
        guard hasClosure, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
              let base = member.base?.trimmedDescription,
              closureFunctions[base]?.contains(member.declName.baseName.text) == true else { return nil }
        let name = member.declName.baseName
        return replacing(name, "_" + name.text.dropFirst())
    }

    // MARK: Classes of Objective-C in modules of the main actor

    private static let inherited = [
        "NSManagedObject": "public required init(entity a: NSEntityDescription, insertInto b: NSManagedObjectContext?)"
            + "{super.init(entity:a,insertInto:b)}",
        "Operation": "public override init(){super.init()}",
    ]

    /// The initialiser that a class inherits from one of Objective-C, written out as `nonisolated`. The compiler lets a
    /// class that is on the main actor by default inherit it on a phone, where it is Objective-C's, and not here.
    static func inherited(_ node: ClassDeclSyntax) -> Edit? {
        let marks = node.attributes.map(\.trimmedDescription) + node.modifiers.map(\.name.text)
        guard let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
              let text = inherited[base], !marks.contains("@MainActor"), !marks.contains("nonisolated"),
              node.genericParameterClause == nil,
              !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else { return nil }
        let place = node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
        return (place..<place, "nonisolated " + text + ";")
    }

    // MARK: Observed properties

    /// `dynamic` of a property with storage becomes the wrapper `@_KVO`, which tells observers of changes.
    static func observed(_ node: VariableDeclSyntax) -> Edit? {
        let names = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
        guard let mark = node.modifiers.first(where: { $0.name.text == "dynamic" }),
              node.bindingSpecifier.tokenKind == .keyword(.var), node.bindings.count == 1,
              let binding = node.bindings.first, binding.pattern.is(IdentifierPatternSyntax.self), !binding.isComputed,
              let owner = owner(of: node)?.as(ClassDeclSyntax.self),
              names.contains("objc") || owner.attributes.contains(where: {
                  $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objcMembers"
              }),
              // Other attributes may be wrappers, and there can be one.
              names.allSatisfy({ ["objc", "IBInspectable", "nonobjc", "available", "MainActor"].contains($0) }),
              !node.modifiers.contains(where: {
                  ["static", "class", "lazy", "weak", "unowned", "override", "nonisolated"].contains($0.name.text)
              }),
              // The wrapper's storage has the name with an underscore.
              !declares("_" + binding.pattern.trimmedDescription, owner.memberBlock)
        else { return nil }
        return replacing(mark, "@_KVO")
    }

    private static func declares(_ name: String, _ block: MemberBlockSyntax) -> Bool {
        block.members.contains { (member: MemberBlockItemSyntax) -> Bool in
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { return false }
            return variable.bindings.contains { $0.pattern.trimmedDescription == name }
        }
    }

    /// The type or extension that a member stands in.
    private static func owner(of node: some SyntaxProtocol) -> Syntax? {
        var parent = node.parent
        while let found = parent {
            if found.is(MemberBlockSyntax.self) { return found.parent }
            if found.is(CodeBlockSyntax.self) || found.is(ClosureExprSyntax.self) { return nil }
            parent = found.parent
        }
        return nil
    }

    // MARK: Obsoleted members

    private static let types: Set<SyntaxKind> = [.structDecl, .classDecl, .enumDecl, .typeAliasDecl, .extensionDecl]
    private static let members: Set<SyntaxKind> = [.functionDecl, .variableDecl, .subscriptDecl, .initializerDecl]

    /// `@available(iOS, obsoleted: 14)` of a member or function becomes `@_disfavoredOverload`. The compiler heeds no
    /// version of iOS here: beside what the system has since, such as Combine's own, the member would be ambiguous.
    /// A type outside others, and an extension of one, is unavailable: the system's type of that name is used.
    static func obsoleted(_ node: AttributeSyntax) -> Edit? {
        guard node.attributeName.trimmedDescription == "available",
              let list = node.parent?.as(AttributeListSyntax.self), let declaration = list.parent,
              case let isOutside = isOutside(declaration),
              case let isType = isOutside && types.contains(declaration.kind),
              isType || members.contains(declaration.kind),
              isType || declaration.parent?.is(MemberBlockItemSyntax.self) ?? false
                  || (declaration.is(FunctionDeclSyntax.self) && isOutside),
              !list.contains(where: {
                  $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_disfavoredOverload"
              })
        else { return nil }
        let tokens = node.tokens(viewMode: .sourceAccurate).map(\.text)
        // The versions of systems that are to come say that it never ends.
        guard tokens.dropFirst(3).first == "iOS", let mark = tokens.firstIndex(of: "obsoleted"),
              mark + 2 < tokens.count, let major = Int(tokens[mark + 2].prefix { $0 != "." }), major <= 26
        else { return nil }
        if isType { return unavailable(node) }
        let attribute = "@_disfavoredOverload", text = node.trimmedDescription
        guard text.prefix(while: { !$0.isNewline }).utf8.count >= attribute.utf8.count else { return nil }
        let rest = blanked(text.utf8.dropFirst(attribute.utf8.count))
        return (range(node), attribute + String(decoding: rest, as: UTF8.self))
    }

    /// Spaces in place of all bytes but line ends.
    private static func blanked(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        let (lineFeed, carriageReturn, space): (UInt8, UInt8, UInt8) = (10, 13, 32)
        return bytes.map { $0 == lineFeed || $0 == carriageReturn ? $0 : space }
    }

    /// Whether a declaration is in no other, nor in a function; conditions of compilation do not count.
    private static func isOutside(_ node: Syntax) -> Bool {
        var parent = node.parent
        while let found = parent, [.codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList,
                                   .ifConfigDecl].contains(found.kind) { parent = found.parent }
        return parent?.is(SourceFileSyntax.self) ?? false
    }

    /// `@available(*, unavailable)` in place of an attribute with `obsoleted`, in the same lines.
    private static func unavailable(_ node: AttributeSyntax) -> Edit {
        let range = range(node)
        var bytes = blanked(node.trimmedDescription.utf8)
        func put(_ text: String, at token: TokenSyntax?) {
            guard let token else { return }
            let start = token.positionAfterSkippingLeadingTrivia.utf8Offset - range.lowerBound
            bytes.replaceSubrange(start..<start + text.utf8.count, with: Array(text.utf8))
        }
        let tokens = Array(node.tokens(viewMode: .sourceAccurate))
        put("@available", at: tokens.first)
        put("(", at: node.leftParen)
        put("*,", at: tokens.first { $0.text == "iOS" })
        put("unavailable", at: tokens.first { $0.text == "obsoleted" })
        put(")", at: node.rightParen)
        return (range, String(decoding: bytes, as: UTF8.self))
    }

    // MARK: Overrides in extensions

    /// The methods that a framework calls through a protocol where an extension overrides them
    /// (`ExtensionOverrides.swift`, `ManagedOverrides.swift`).
    private static let called = [
        "UIKit": [
            "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
            "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
        ],
        "CoreData": ["awakeFromInsert", "willSave", "didSave", "prepareForDeletion"],
    ]

    /// A member that overrides in an extension gets a name of its own, which begins with an underscore: Swift has no
    /// such overrides. The framework calls the methods in `called` under that name, others are not called.
    static func overrides(in node: ExtensionDeclSyntax) -> [Edit] {
        var edits: [Edit] = [], protocols: [String] = []
        for member in members(of: node.memberBlock.members) {
            let modifiers: DeclModifierListSyntax, name: TokenSyntax
            if let function = member.as(FunctionDeclSyntax.self) {
                (modifiers, name) = (function.modifiers, function.name)
            } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                      let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self) {
                (modifiers, name) = (variable.modifiers, pattern.identifier)
            } else {
                continue
            }
            guard let mark = modifiers.first(where: { $0.name.text == "override" }), !name.text.hasPrefix("`") else {
                continue
            }
            let module = called.first { $0.value.contains(name.text) }?.key
            let isCalled = module != nil && member.is(FunctionDeclSyntax.self)
            // A method of a protocol is as public as its type and the protocol.
            edits.append(replacing(mark, isCalled ? "public" : ""))
            for modifier in modifiers where ["open", "dynamic"].contains(modifier.name.text)
                || (isCalled && ["public", "internal"].contains(modifier.name.text)) {
                edits.append(replacing(modifier, ""))
            }
            let start = range(name).lowerBound
            edits.append((start..<start + 1, name.text.hasPrefix("_") ? "z" : "_"))
            if let module, isCalled {
                protocols.append(module + "._Overrides" + name.text.prefix(1).uppercased() + name.text.dropFirst())
            }
        }
        if !protocols.isEmpty, node.genericWhereClause == nil {
            let end = range(node).upperBound, type = node.extendedType.trimmedDescription
            // The compiler warns of conformances of imported types that do not say so.
            let mark = isOfFramework(type) ? "@retroactive " : ""
            let list = protocols.map { mark + $0 }.joined(separator: ", ")
            edits.append((end..<end, ";extension \(type): \(list) {}"))
        }
        return edits
    }

    // MARK: Requests

    /// A request for objects of one class is also one for any result on a phone, where its type is not known at run
    /// time: a cast to that is a request with the same values. So is what `fetchRequest()` returns, for one class.
    static func casts(in node: SequenceExprSyntax) -> [Edit] {
        let parts = Array(node.elements)
        return zip(parts.indices.dropFirst(), parts.dropFirst(2)).compactMap { index, type in
            guard let cast = parts[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text == "!",
                  !cast.description.contains("\n") else { return nil }
            let written = type.trimmedDescription, name: String
            if ["NSFetchRequest<NSFetchRequestResult>", "NSFetchRequest<any NSFetchRequestResult>"].contains(written) {
                name = "._request"
            } else if written.hasPrefix("NSFetchRequest<"), written.hasSuffix(">"),
                      parts[index - 1].trimmedDescription.hasSuffix("fetchRequest()") {
                name = "._of(" + written.dropFirst("NSFetchRequest<".count).dropLast() + ".self)"
            } else {
                return nil
            }
            let whole = range(cast).lowerBound..<range(type).upperBound
            return (whole, name + String(repeating: " ", count: whole.count - name.utf8.count))
        }
    }

    // MARK: Overrides of methods that NSObject has in extensions

    /// Methods with their first label, and the protocol through which each is called (`KeyValueObserver.swift`,
    /// `NamedValues.swift` of QuadrantFoundation); nil for those that say what is found here without them.
    private static let ofObjects: [String: String?] = [
        "observeValue(forKeyPath:of:change:context:)": "_ObservesValues",
        "setValue(_:forUndefinedKey:)": "_SetsUndefinedValues",
        "value(forUndefinedKey:)": "_ReadsUndefinedValues",
        "keyPathsForValuesAffectingValue(forKey:)": nil,
        "automaticallyNotifiesObservers(forKey:)": nil,
    ]

    /// A class that overrides what Objective-C declares in a category of `NSObject` gets a method of its own name, and
    /// conforms to a protocol through which it is called.
    static func overrides(in node: ClassDeclSyntax) -> [Edit] {
        guard let bases = node.inheritanceClause else { return [] }
        var edits: [Edit] = [], protocols: [String] = []
        for function in members(of: node.memberBlock.members).compactMap({ $0.as(FunctionDeclSyntax.self) }) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
            guard let mark = function.modifiers.first(where: { $0.name.text == "override" }),
                  let found = ofObjects["\(function.name.text)(\(labels.joined()))"] else { continue }
            edits.append(replacing(mark, ""))
            let start = range(function.name).lowerBound
            edits.append((start..<start + 1, "_"))
            if let found { protocols.append(found) }
        }
        if let last = bases.inheritedTypes.last, !protocols.isEmpty {
            let end = range(last).upperBound
            edits.append((end..<end, protocols.map { ", " + $0 }.joined()))
        }
        return edits
    }

    /// Whether a name has the prefix of UIKit or of another framework with views and controllers.
    private static func isOfFramework(_ type: String) -> Bool {
        ["UI", "MK", "WK", "AV", "SF"].contains { prefix in
            type.hasPrefix(prefix) && type.dropFirst(prefix.count).first?.isUppercase ?? false
        }
    }

    private static func members(of list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                if case .decls(let list) = clause.elements { return members(of: list) }
                return []
            }
        }
    }
}
