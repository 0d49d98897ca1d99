import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Fills what is behind all of the container around with `style`, under its bars too.
    ///
    /// Views that have a ground of their own, such as lists, cover it.
    nonisolated public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement)
        -> some View
    {
        modifier(ContainerBackground(ground: HeldContent(AnyView(Rectangle().fill(style))), place: container.place))
    }

    /// Puts a view behind all of the container around, aligned in it, under its bars too.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let view = content()
        let ground = HeldContent(AnyView(Color.clear.overlay(alignment: alignment) { view }))
        return modifier(ContainerBackground(ground: ground, place: container.place))
    }
}

/// A container whose background views in it may choose.
public struct ContainerBackgroundPlacement: Sendable {
    enum Place: Hashable, Sendable { case navigation, tabs, widget }
    let place: Place
    /// A screen of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(place: .navigation)
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(place: .tabs)
    /// A widget. Nothing is one but a view that is shown by itself, as previews are: then it fills the window.
    public static let widget = ContainerBackgroundPlacement(place: .widget)
}

/// What views in a container put behind it.
struct ContainerGround: View {
    let ground: ScopedContent?
    var body: some View {
        if let ground { ScopedView(ground).ignoresSafeArea() }
    }
}

private nonisolated struct ContainerBackground: ViewModifier {
    let ground: HeldContent
    let place: ContainerBackgroundPlacement.Place
    @Environment(\.standsAlone) private var standsAlone

    init(ground: HeldContent, place: ContainerBackgroundPlacement.Place) {
        self.ground = ground
        self.place = place
    }

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        let place = place
        if place != .widget {
            content.scopedPreference(ScreenKey.self, ground) { held, scope in
                let ground = ScopedContent(held.view, in: scope)
                // The one nearest to the container is seen.
                return { $0.grounds[place] = ground }
            }
        } else if standsAlone {
            content.modifier(WindowGround(ground: ground.view))
        } else {
            content
        }
    }
}

/// Behind a view, over all of its window.
private nonisolated struct WindowGround: SecondaryRole {
    typealias Body = Never
    let ground: AnyView
    static var modifierName: String { "containerBackground" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    var layer: SecondaryLayer { .behind }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: ground), to: &children)
    }
    func secondaryPlacement(_ row: UInt32, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        // Who knows the safe area is placed again when the window or the way to it changes.
        _ = child.safeAreaInsets(.all)
        let window = child.graph.followedViewport.size, frame = child.graph.globalFrame(of: child.box.row)
        let leading = child.environment.layoutDirection == .rightToLeft ? window.width - frame.maxX : frame.minX
        let whole = SIMD2(Double(window.width), Double(window.height))
        return ChildPlacement(origin: SIMD2(-Double(leading), -Double(frame.minY)), size: whole,
                              proposal: Proposal(whole))
    }
}

private enum StandsAloneKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the view is in no window of an app, no screen, no tab and no sheet: as a widget is, or a preview.
    var standsAlone: Bool {
        get { self[StandsAloneKey.self] }
        set { self[StandsAloneKey.self] = newValue }
    }
}
