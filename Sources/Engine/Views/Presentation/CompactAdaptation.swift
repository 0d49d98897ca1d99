public import QuadrantCore

/// The presentation of a popover in a compact size class.
public struct PresentationAdaptation: Sendable, Equatable {
    private let name: String
    /// A popover becomes a sheet on a phone.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// A popover remains a popover.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover remains a popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A popover becomes a cover of the window. It is shown as a sheet.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
    /// A popover becomes a sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")

    var staysPopover: Bool { self == .popover || self == .none }
}

extension View {
    /// Sets the presentation of a popover with this content in a compact size class.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        modifier(CompactAdaptation(adaptation: adaptation))
    }

    /// The same for each axis: the horizontal one applies in a compact width, else the vertical one.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(CompactAdaptation(adaptation: horizontalAdaptation, vertical: verticalAdaptation))
    }
}

/// Sets the adaptation of the enclosing presentation.
nonisolated struct CompactAdaptation: ViewModifier {
    let adaptation: PresentationAdaptation
    var vertical: PresentationAdaptation?
    @Environment(\.horizontalSizeClass) private var width

    init(adaptation: PresentationAdaptation, vertical: PresentationAdaptation? = nil) {
        self.adaptation = adaptation
        self.vertical = vertical
    }

    @MainActor func body(content: Content) -> some View {
        content.sheetFact(width == .regular ? vertical ?? adaptation : adaptation) { $0.adaptation = $1 }
    }
}

/// A view whose type tells whether it contains an adaptation. The kind of presentation must be known before the content
/// is in the tree: otherwise a sheet would visibly change to a popover.
private protocol AdaptationStating { static var statesAdaptation: Bool { get } }

extension ModifiedContent: AdaptationStating where Content: View, Modifier: ViewModifier {
    fileprivate static var statesAdaptation: Bool {
        Modifier.self == CompactAdaptation.self || QuadrantViews.statesAdaptation(Content.self)
    }
}
extension _ConditionalContent: AdaptationStating {
    fileprivate static var statesAdaptation: Bool {
        QuadrantViews.statesAdaptation(TrueContent.self) || QuadrantViews.statesAdaptation(FalseContent.self)
    }
}
extension Group: AdaptationStating where Content: View {
    fileprivate static var statesAdaptation: Bool { QuadrantViews.statesAdaptation(Content.self) }
}

/// Whether a view of this type sets an adaptation, by a modifier of its own or of its body.
nonisolated func statesAdaptation<V: View>(_ type: V.Type) -> Bool {
    if let known = type as? any AdaptationStating.Type { return known.statesAdaptation }
    return V.Body.self != Never.self && statesAdaptation(V.Body.self)
}
