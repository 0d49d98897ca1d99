import SwiftSyntax

/// The replacement for the body of a function that is left out: an empty value if the type has one, an error if the
/// function may throw any, a placeholder for a view. Any other function stops the program when it is called.
struct BodyStandIn {
    private(set) var body = ""
    private(set) var isView = false
    /// Whether the replacement is an empty value: nil, `[]` or `[:]`.
    private(set) var isNothing = false
    let stop: String

    /// What stands in closures of other builders than those of views, where no view can take its place.
    static let otherContents: Set<String> = [
        "Tab", "TabSection", "TableColumn", "TableRow", "TableColumnForEach", "DisclosureTableRow",
        "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "ToolbarTitleMenu", "DefaultToolbarItem",
        "CommandMenu", "CommandGroup", "WindowGroup", "Window", "DocumentGroup", "Settings",
        "Marker", "Annotation", "UserAnnotation", "MapCircle", "MapPolyline", "MapPolygon",
        "AreaMark", "BarMark", "LineMark", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
        "AxisMarks", "AxisMark", "AxisValueLabel", "AxisGridLine", "AxisTick",
        "AccessibilityRotorEntry", "KeyframeTrack", "LinearKeyframe", "SpringKeyframe", "CubicKeyframe",
        "MoveKeyframe",
    ]

    /// A string literal without characters that would end it or need another meaning.
    static func literal(_ text: String) -> String {
        "\"" + String(text.map { "\"\\\n".contains($0) ? "'" : $0 }) + "\""
    }

    /// With `stops`, a value is never made up: a check that is left out must not pass.
    init(_ type: TypeSyntax?, throws clause: ThrowsClauseSyntax?, _ name: String, _ reason: String,
         stops: Bool = false) {
        var throwsAny = false
        if let clause { throwsAny = clause.type == nil && clause.throwsSpecifier.tokenKind == .keyword(.throws) }
        stop = throwsAny ? "throw _Concurrency.CancellationError()"
            : "SwiftUI._leftOutStop(\(Self.literal(name)), \(Self.literal(reason)))"
        let text = type?.trimmedDescription ?? ""
        switch text {
        case "some View", "some SwiftUI.View":
            isView = true
            body = "SwiftUI._LeftOut(\"\(name)\")"
        case "some ToolbarContent": body = "SwiftUI.ToolbarItem { SwiftUI._LeftOut(\"\(name)\") }"
        case "", "Void", "()":
            // A property without a type annotation gets no replacement.
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
            } else if !stops, let type, !type.is(SomeOrAnyTypeSyntax.self), !type.is(FunctionTypeSyntax.self),
                      text != "Never" {
                (body, isNothing) = ("SwiftUI._leftOutValue(\(Self.literal(name)), \(Self.literal(reason)))", true)
            } else {
                body = stop
            }
        }
    }
}
