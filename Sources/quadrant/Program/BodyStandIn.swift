import SwiftSyntax

/// What a function gives whose body is left out: what says nothing where its type has that, an error where it may
/// throw one, a panel in place of a view. What calls any other one stops there.
struct BodyStandIn {
    private(set) var body = ""
    private(set) var isView = false
    /// Whether that is a value that says nothing.
    private(set) var isNothing = false
    let stop: String

    init(_ type: TypeSyntax?, throws clause: ThrowsClauseSyntax?, _ name: String, _ reason: String) {
        let said = "\(name) was skipped: \(reason)".map { "\"\\\n".contains($0) ? "'" : $0 }
        let throwsAny = clause.map { $0.throwsSpecifier.tokenKind == .keyword(.throws) && $0.type == nil } ?? false
        stop = throwsAny ? "throw _Concurrency.CancellationError()" : "Swift.fatalError(\"\(String(said))\")"
        let text = type?.trimmedDescription ?? ""
        switch text {
        case "some View", "some SwiftUI.View":
            isView = true
            body = "SwiftUI._LeftOut(\"\(name)\")"
        case "some ToolbarContent": body = "SwiftUI.ToolbarItem { SwiftUI._LeftOut(\"\(name)\") }"
        case "", "Void", "()":
            // Without a type there is nothing to say of a property.
            body = ""
        default:
            if throwsAny {
                body = stop
            } else if type?.is(OptionalTypeSyntax.self) ?? false {
                (body, isNothing) = ("nil", true)
            } else if type?.is(ArrayTypeSyntax.self) ?? false {
                (body, isNothing) = ("[]", true)
            } else if type?.is(DictionaryTypeSyntax.self) ?? false {
                (body, isNothing) = ("[:]", true)
            } else {
                body = stop
            }
        }
    }
}
