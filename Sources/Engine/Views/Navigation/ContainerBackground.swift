import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Fills the background of the enclosing container with `style`, also under its bars.
    ///
    /// Views with an opaque background, such as lists, cover it.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    {
        modifier(ContainerBackground(background: IdentifiedContent(AnyView(Rectangle().fill(style))),
                                     place: container.place))
    }

    /// Draws a view as the background of the enclosing container, aligned in it, also under its bars.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        let background = IdentifiedContent(AnyView(Color.clear.overlay(alignment: alignment) { view }))
        return modifier(ContainerBackground(background: background, place: container.place))
    }
}

/// A container whose background is set by a view in it.
public struct ContainerBackgroundPlacement: Sendable {
    enum Place: Hashable, Sendable { case navigation, tabs, widget }
    let place: Place
    /// A screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(place: .navigation)
    /// A navigation split view, of which a phone shows one column at a time: the screen of that column.
    public static let navigationSplitView = ContainerBackgroundPlacement(place: .navigation)
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(place: .tabs)
    /// A widget: here a view that is shown standalone, such as a preview; its background fills the window.
    public static let widget = ContainerBackgroundPlacement(place: .widget)
}

/// The background that a view in a container has set.
struct ContainerBackgroundView: View {
    let background: ScopedContent?
    var body: some View {
        if let background { ScopedView(background).ignoresSafeArea() }
    }
}

private nonisolated struct ContainerBackground: ViewModifier {
    let background: IdentifiedContent
    let place: ContainerBackgroundPlacement.Place
    @Environment(\.isStandalone) private var isStandalone

    init(background: IdentifiedContent, place: ContainerBackgroundPlacement.Place) {
        self.background = background
        self.place = place
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let place = place
        if place != .widget {
            content.scopedPreference(ScreenKey.self, background) { held, scope in
                let background = ScopedContent(held.view, in: scope)
                // The outermost background applies.
                return { $0.backgrounds[place] = background }
            }
        } else if isStandalone {
            content.modifier(WindowBackgroundModifier(background: background.view))
        } else {
            content
        }
    }
}

/// A background that fills the window.
private nonisolated struct WindowBackgroundModifier: SecondaryRole {
    typealias Body = Never
    let background: AnyView
    static var modifierName: String { "containerBackground" }
    static var layoutSentence: String { "The background of a window covers the window." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var layer: SecondaryLayer { .behind }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: background), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        // Reading the safe area makes this view be placed again when the window or its position in it changes.
        _ = child.safeAreaInsets(.all)
        let window = child.graph.followedViewport.size, frame = child.graph.globalFrame(of: child.box.node)
        let leading = child.environment.layoutDirection == .rightToLeft ? window.width - frame.maxX : frame.minX
        let whole = SIMD2(Double(window.width), Double(window.height))
        return ChildPlacement(origin: SIMD2(-Double(leading), -Double(frame.minY)), size: whole,
                              proposal: Proposal(whole))
    }
}

private enum IsStandaloneKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the view is shown outside of an app's windows, screens, tabs and sheets, as a widget or a preview is.
    var isStandalone: Bool {
        get { self[IsStandaloneKey.self] }
        set { self[IsStandaloneKey.self] = newValue }
    }
}
