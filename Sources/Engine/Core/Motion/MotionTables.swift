import QuadrantDisplayList
import QuadrantGraph

/// A table for each kind of animation track, and what the current update has animated so far.
package final class MotionTables: UpdateObserver {
    /// Tracks of numbers, paints and places, made when the first change is animated.
    package private(set) lazy var animations = Animations(link)
    /// The nodes that change the transaction of this update because their value has changed.
    var pendingModifiers: [NodeID] = []
    /// The completions that modifiers add to this update, besides those of its transaction.
    var completions: [AnimationCompletion] = []
    /// The frames that views share; nil while none do.
    var sharedFrames: SharedFrames?
    /// Drawings that depend on the places of their nodes.
    var placedDrawings: [NodeIndex: PlacedDrawing] = [:]
    let transitions: ViewTransitions
    let moves: GeometryTracks, fades: FadeTracks, paints: PaintTracks, contents: ContentTracks

    override init(_ link: GraphLink) {
        transitions = ViewTransitions(link)
        moves = GeometryTracks(link)
        fades = FadeTracks(link)
        paints = PaintTracks(link)
        contents = ContentTracks(link)
        super.init(link)
    }

    /// Ends the update: the values stored from before it are dropped.
    func forgetUpdate() {
        graph.update.serial += 1
        graph.update.hasTransactionModifiers = false
        moves.forgetUpdate()
        paints.old.removeAll(keepingCapacity: true)
        if !contents.replaced.isEmpty { contents.replaced.removeAll(keepingCapacity: true) }
    }

    /// Whether the drawing of any leaf is animated.
    @inline(__always) var changesLeaves: Bool { !paints.tracks.isEmpty || !contents.tracks.isEmpty }

    /// Whether the drawing of this leaf is animated.
    @inline(__always)
    func isChanging(_ node: NodeIndex) -> Bool {
        changesLeaves && (paints.tracks[node] != nil || contents.tracks[node] != nil)
    }

    /// Draws a leaf while its paints or its glyphs are animated.
    func drawChanging(_ leaf: some LeafPicture, into list: inout FragmentBuilder, _ size: SIMD2<Double>,
                      at origin: SIMD2<Double>) {
        let node = leaf.node
        var inner = FragmentBuilder()
        leaf.drawAlone(size, into: &inner, at: origin)
        if let paints = paints.tracks[node] { paints.change(&inner.items) }
        if let content = contents.tracks[node] { content.draw(inner.items, into: &list, at: origin) }
        else { list.items.append(contentsOf: inner.items) }
    }

    // MARK: updates

    override func beginUpdate(_ tag: AnyObject?) { begin(tag) }
    override func willWrite() { settleOtherUpdate() }
    override func willPlace(_ node: NodeIndex, isNew: Bool) { moves.note(node, isNew: isNew) }
    override func endUpdate() { finish() }

    /// Stores what is drawn of the readers of values that are about to change.
    override func willReplace(_ scope: EnvironmentScope, with newValues: EnvironmentValues) {
        guard graph.mayAnimate || changesLeaves else { return }
        for source in scope.sources(changedBy: newValues) {
            for reader in source.readers where reader.phases.contains(.display) && reader.tree === graph.tree
                && reader.tree.isLive(reader.id) { paints.note(reader.id.index) }
        }
        let top = scope.node == 0 ? graph.root : scope.node
        if top != 0, !scope.values.isSame(as: newValues) { paints.noteUndrawn(in: top) }
    }

    override func shownDifference(of node: NodeIndex) -> (origin: SIMD2<Double>, size: SIMD2<Double>) {
        let rest = moves.tracks[node]?.rest ?? Geometry()
        return (rest.origin, rest.size)
    }
    override func shownOpacity(of node: NodeIndex) -> Double { fades.tracks[node]?.opacity ?? 1 }

    override func willRemove(_ node: NodeIndex) { transitions.willRemove(node) }

    /// Ends the animations of a removed node.
    override func didRemove(_ node: NodeIndex) {
        graph.box(node).track?.stop(graph)
        let flags = graph[node].flags
        if flags.contains(.isMoving) { moves.tracks[node]?.stop(graph) }
        if flags.contains(.isFading) { fades.tracks[node]?.stop(graph) }
        if !paints.tracks.isEmpty { paints.tracks[node]?.stop(graph) }
        sharedFrames?.didRemove(node)
        if !contents.tracks.isEmpty { contents.tracks[node]?.stop(graph) }
    }
}

/// The frames that views share: they are animated when views are inserted or removed.
class SharedFrames: GraphMember {
    /// Starts the animations of this update.
    func animate() {}
    /// The content of `node` is removed or reinserted.
    func sourcesChanged(in node: NodeIndex) {}
    func didRemove(_ node: NodeIndex) {}
}

/// A drawing that depends on the place of its node.
class PlacedDrawing {
    /// Starts the animation of what an animated update has changed.
    func animate() {}
}

/// A leaf that draws its content without animations.
protocol LeafPicture: NodeBox {
    func drawAlone(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>)
    /// Whether the drawing cannot be interpolated between sizes: lines of text are broken again.
    var breaksLines: Bool { get }
}

extension NodeBox {
    /// The animation of the node's value.
    final var track: Track? {
        get { storage.track.map { unsafeDowncast($0, to: Track.self) } }
        set { storage.track = newValue }
    }
}

extension ViewGraph {
    package convenience init(configuration: GraphConfiguration) {
        self.init(configuration: configuration) { MotionTables($0) }
    }

    /// The animations of the graph.
    @inline(__always) package var motion: MotionTables { unsafeDowncast(observer, to: MotionTables.self) }

    /// The picture of a node that draws and has no children; nil for all others.
    func leaf(_ node: NodeIndex) -> (any LeafPicture)? { self[node].isLeaf ? box(node) as? any LeafPicture : nil }
}
