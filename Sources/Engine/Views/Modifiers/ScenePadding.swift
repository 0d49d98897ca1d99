import Foundation
public import QuadrantCore
import QuadrantGraph
public import QuadrantGeometry

extension View {
    /// Adds the margins of the system's windows on `edges`: 16 points, or 20 in a window 414 points wide or more, in
    /// the design of iOS 17 (published for UIKit).
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }

    /// Adds the margins of `padding`; the only one here is that of `scenePadding(_:)`.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}

/// A margin at the edges of a window.
public struct ScenePadding: Equatable, Sendable {
    private let name: String
    /// The margin of the system's windows: 16 points, or 20 in wide windows.
    public static let minimum = ScenePadding(name: "minimum")
}

private nonisolated struct ScenePaddingModifier: LayoutRole {
    typealias Body = Never
    let edges: Edge.Set
    static var modifierName: String { "scenePadding" }

    /// Published for UIKit's windows: the margins of a view controller's root view.
    private func padding(_ child: ModifierChild) -> Padding {
        let metrics = child.environment.design.metrics.stack
        let isWide = child.graph.followedViewport.size.width >= metrics.sceneWidth
        let available = CGFloat(isWide ? metrics.wideScenePadding : metrics.scenePadding)
        return Padding(insets: EdgeInsets(top: edges.contains(.top) ? available : 0,
                                          leading: edges.contains(.leading) ? available : 0,
                                          bottom: edges.contains(.bottom) ? available : 0,
                                          trailing: edges.contains(.trailing) ? available : 0))
    }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        padding(child).measure(proposal, child)
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        padding(child).placement(in: size, proposal, child)
    }
    func isRigid(_ child: ModifierChild) -> Bool { false }
}

extension ScenePaddingModifier {
    static var layoutSentence: String { "scenePadding lays out as padding does, by the window's default length." }
    func offerReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("what it was proposed less the window's padding")
    }
    func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        LayoutReason("its content with the window's padding", .adds, .adds)
    }
    func placeReason(_ child: NodeIndex, _ layout: LayoutCase) -> LayoutReason? {
        let origin = layout.origin(of: child)
        return LayoutReason("inside the window's padding", x: Arithmetic(origin.x), y: Arithmetic(origin.y))
    }
}
