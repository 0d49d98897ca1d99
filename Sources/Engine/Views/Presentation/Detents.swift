public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable { case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetent) }
    private let kind: Kind

    /// Half of the window's height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The maximum height of a sheet.
    public static let large = PresentationDetent(kind: .large)
    /// A fraction of the maximum height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points above the bottom safe area of the window.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// The height that a type computes; where it is nil, the detent is not available.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(type: type)))
    }

    /// The height including the bottom safe area, of at most `most` without it; nil where the detent is not available.
    func height(in window: Double, maximum: Double, bottom: Double, _ environment: EnvironmentValues) -> Double? {
        switch kind {
        case .medium: environment.design.metrics.sheet.mediumPart.map { $0 * maximum + bottom } ?? window / 2
        case .large: maximum + bottom
        case .fraction(let part): Double(part) * maximum + bottom
        case .height(let height): Double(height) + bottom
        case .custom(let detent):
            detent.type.height(in: Context(maxDetentValue: CGFloat(maximum), environment: environment))
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

    /// Sets the detents of the enclosing sheet, which starts at the lowest one. An empty set is `large` alone.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        sheetFact(detents) { $0.detents = $1 }
    }

    /// Sets the detents of the enclosing sheet, and binds the current one, which is written when the user drags the
    /// sheet. A selection outside of the set is the lowest detent.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>,
                                                selection: Binding<PresentationDetent>) -> some View {
        BindingReader(selection, self) { content, selected in
            content.sheetFact((detents, selection, selected)) { configuration, input in
                configuration.detents = input.0
                configuration.selection = input.1
            }
        }
    }

    /// Sets whether the enclosing sheet has a drag indicator; `automatic` shows it with several detents.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        sheetFact(visibility) { $0.indicator = $1 }
    }

    /// Prevents the user from dismissing the enclosing sheet by a drag or a tap outside; `dismiss` still works.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        sheetFact(isDisabled) { $0.isFixed = $1 }
    }

    /// Sets the radius of the enclosing sheet's top corners, in points; nil is that of the design.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        sheetFact(cornerRadius) { $0.radius = $1.map { Double($0) } }
    }

    /// Fills the background of the enclosing sheet or cover with `style`, below its content.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        sheetFact(IdentifiedContent(AnyView(Rectangle().fill(style)))) { $0.background = $1 }
    }
    /// Uses views as the background of the enclosing sheet or cover, aligned in it by `alignment`.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        return sheetFact(IdentifiedContent(AnyView(ZStack(alignment: alignment) { view }))) { $0.background = $1 }
    }
}
