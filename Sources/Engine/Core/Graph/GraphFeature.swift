import QuadrantGraph

/// What a feature keeps for a graph, which owns it and does not know its type. It is made when it is first asked for,
/// by an extension of `ViewGraph` in the feature's folder.
package class GraphFeature: GraphMember {
    /// The place of each feature; one number each.
    enum Place: Int, CaseIterable {
        case window, seeds, storedValues, sceneValues, lazy, input, focus, events, presentations
    }

    /// Whether `frameBegins` and `roundEnds` are called: few features follow frames.
    class var followsFrames: Bool { false }
    /// Called when a frame begins, before content is evaluated.
    func frameBegins() {}
    /// Called after the actions of each round of a frame.
    func roundEnds() {}
}

/// What follows the updates of a graph: its nodes are placed and drawn anew, and what was shown before may go on to be
/// shown for a while.
package class UpdateObserver: GraphFeature, NodeTable {
    /// Called before changes are made that have another tag (`WriteScope`) than those of the current update.
    func beginUpdate(_ tag: AnyObject?) {}
    /// Called before an action writes a source.
    func willWrite() {}
    /// Called before the values of an environment are replaced.
    func willReplace(_ scope: EnvironmentScope, with newValues: EnvironmentValues) {}
    /// Called before a node gets another frame, in updates for which `ViewGraph.followsPlaces` is true.
    func willPlace(_ node: NodeIndex, isNew: Bool) {}
    /// Called after placement, before preferences are evaluated.
    func endUpdate() {}
    func willRemove(_ node: NodeIndex) {}
    func didRemove(_ node: NodeIndex) {}

    /// How the origin and the size that are drawn differ from those of layout; asked of nodes with `isMoving`.
    func shownDifference(of node: NodeIndex) -> (origin: SIMD2<Double>, size: SIMD2<Double>) { (SIMD2(), SIMD2()) }
    /// The opacity with which a node is drawn; asked of nodes with `isFading`.
    func shownOpacity(of node: NodeIndex) -> Double { 1 }
}

extension ViewGraph {
    /// The feature at a place; made by the first call.
    @inline(__always)
    func feature<Feature: GraphFeature>(at place: GraphFeature.Place, _ make: (GraphLink) -> Feature) -> Feature {
        features.object(at: place) {
            let made = make(link)
            if Feature.followsFrames { loop.followers.append(made) }
            return made
        }
    }
}
