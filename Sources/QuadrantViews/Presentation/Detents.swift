public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A height of sheets.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetent) }
    private let kind: Kind

    /// Half of the window's height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The greatest height of a sheet.
    public static let large = PresentationDetent(kind: .large)
    /// A fraction of the greatest height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points, counted from the bar at the bottom of the window.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// The height that a type computes; where that is nil, the detent is left out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type: type)))
    }

    /// The height with the bar at the bottom, of at most `most` without it; nil where it is none in this place.
    func height(in window: Double, most: Double, bottom: Double, _ environment: EnvironmentValues) -> Double? {
        switch kind {
        case .medium: window / 2
        case .large: most + bottom
        case .fraction(let part): Double(part) * most + bottom
        case .height(let height): Double(height) + bottom
        case .custom(let detent):
            detent.type.height(in: Context(maxDetentValue: CGFloat(most), environment: environment))
                .map { Double($0) + bottom }
        }
    }
}

extension View {
    nonisolated func sheetFact<Input>(_ input: Input, _ change: @escaping (inout SheetConfiguration, Input) -> Void)
        -> some View
    {
        scopedPreference(SheetKey.self, input) { input, _ in { change(&$0, input) } }
    }

    /// The heights that people can pull the sheet around to; it starts at the lowest. An empty set is `large` alone.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetFact(detents) { $0.detents = $1 }
    }

    /// The heights that people can pull the sheet around to, and the current one, which is written when they do. A
    /// selection that is not among them is the lowest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>,
                                                selection: Binding<PresentationDetent>) -> some View {
        sheetFact((detents, selection, selection.wrappedValue)) { configuration, input in
            configuration.detents = input.0
            configuration.selection = input.1
        }
    }

    /// Whether the sheet around shows a mark to pull it by; `automatic` shows it where there are several heights.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetFact(visibility) { $0.indicator = $1 }
    }

    /// Keeps people from dismissing the sheet around by a pull or a tap beside it; `dismiss` still does.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetFact(isDisabled) { $0.isFixed = $1 }
    }

    /// The radius of the upper corners of the sheet around, in points; nil is that of the design.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetFact(cornerRadius) { $0.radius = $1.map { Double($0) } }
    }

    /// Fills the background of the sheet around with `style`, under its content.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetFact(IdentifiedContent(AnyView(Rectangle().fill(style)))) { $0.background = $1 }
    }
    /// Draws the sheet around on views, aligned in it by `alignment`.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        return sheetFact(IdentifiedContent(AnyView(ZStack(alignment: alignment) { view }))) { $0.background = $1 }
    }
}
