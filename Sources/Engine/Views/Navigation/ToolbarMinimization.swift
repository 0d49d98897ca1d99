import Foundation
public import QuadrantCore
import QuadrantGeometry

/// When bars of a screen give way to content that is scrolled (iOS 27).
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
    /// What a tab bar does with the same name.
    let tabs: TabBarMinimizeBehavior
    /// As the platform decides: never here.
    public static var automatic: ToolbarMinimizationBehavior { ToolbarMinimizationBehavior(tabs: .automatic) }
    /// When content is scrolled down.
    public static let onScrollDown = ToolbarMinimizationBehavior(tabs: .onScrollDown)
    /// When content is scrolled up.
    public static let onScrollUp = ToolbarMinimizationBehavior(tabs: .onScrollUp)
    /// Never.
    public static let never = ToolbarMinimizationBehavior(tabs: .never)
}

/// When a small bar has its size again (iOS 27).
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
    let isAtEdge: Bool
    /// When content is scrolled the other way.
    public static let automatic = ToolbarMinimizationRestoration(isAtEdge: false)
    /// When content is scrolled to its edge: to its top, or to its end for a bar that is small after scrolling up.
    public static let atScrollEdge = ToolbarMinimizationRestoration(isAtEdge: true)
}

/// Whether the safe area follows a bar that becomes small (iOS 27).
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
    private let isOn: Bool
    /// As the platform decides: here it stays as it is.
    public static let automatic = ToolbarMinimizationSafeAreaAdjustment(isOn: false)
    /// It does. Nothing to do: the safe area stays as it is.
    public static let enabled = ToolbarMinimizationSafeAreaAdjustment(isOn: true)
    /// It stays as it is.
    public static let disabled = ToolbarMinimizationSafeAreaAdjustment(isOn: false)
}

extension View {
    /// Sets when bars of this screen give way to content that is scrolled (iOS 27); without bars all of them. The
    /// navigation bar and the toolbar leave the screen, the tab bar becomes small. That they leave it whole, and after
    /// which distance, are guesses. No effect in looks before iOS 26.
    nonisolated public func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior,
                                                        for bars: ToolbarPlacement...) -> some View {
        barFact(behavior, bars) { $0.minimization = $1.tabs }
    }
    /// Sets when bars that have left come back (iOS 27); without bars all of them.
    nonisolated public func toolbarMinimizationRestoration(_ restoration: ToolbarMinimizationRestoration,
                                                           for bars: ToolbarPlacement...) -> some View {
        barFact(restoration, bars) { $0.returnsAtEdge = $1.isAtEdge }
    }
    /// Sets whether the safe area follows bars that leave (iOS 27). Nothing to do: it stays as it is.
    nonisolated public func toolbarMinimizationSafeAreaAdjustment(
        _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
    ) -> some View { self }
}

extension Screen {
    /// Whether a bar has given way to the content.
    func minimizes(_ bar: ToolbarPlacement.Bar) -> Bool {
        guard let behavior = configuration.value.paint(bar).minimization else { return false }
        return minimization.applies(behavior)
    }

    /// Observes how the content is scrolled.
    func followScroll(_ geometry: ScrollGeometry, of model: ScrollModel, distance: Double) {
        let paints = [ToolbarPlacement.Bar.navigation, .bottom].map { configuration.value.paint($0) }
        guard let paint = paints.first(where: { $0.minimization?.minimizes(isDown: true) != nil }),
            let behavior = paint.minimization else { return }
        minimization.follow(geometry, of: model, behavior, distance: distance, returnsAtEdge: paint.returnsAtEdge)
    }
}

extension View {
    /// Lets a bar leave over an edge of the screen while it has given way. One that never does is as it is.
    @ViewBuilder func leaving(_ bar: ToolbarPlacement.Bar, of screen: Screen, over edge: VerticalEdge) -> some View {
        if screen.configuration.value.paint(bar).minimization == nil {
            self
        } else {
            modifier(LeavingBar(isSmall: screen.minimizes(bar), edge: edge))
        }
    }
}

private struct LeavingBar: ViewModifier {
    let isSmall: Bool
    let edge: VerticalEdge
    @Environment(\.barHeight) private var height
    /// How far down the bar is drawn, in points.
    private var way: Double {
        guard isSmall else { return 0 }
        return edge == .top ? -height : height
    }

    func body(content: Content) -> some View {
        content
            .opacity(isSmall ? 0 : 1)
            .offset(y: CGFloat(way))
            .allowsHitTesting(!isSmall)
            .accessibilityHidden(isSmall)
    }
}
