import QuadrantDisplayList
import QuadrantGraph

/// The clock, the current update, and a table for each kind of animation track.
package final class MotionTables: GraphMember {
    var timeline = Timeline()
    /// Tracks of numbers, paints and places, made when the first change is animated.
    package private(set) lazy var animations = Animations(link)
    var updates = Updates()
    let transitions: ViewTransitions, matches: MatchedGeometries
    let moves: GeometryTracks, fades: FadeTracks, paints: PaintTracks, contents: ContentTracks
    /// Whether animations are being ended; see `ViewGraph.perform`.
    var isEndingMotions = false

    override init(_ link: GraphLink) {
        transitions = ViewTransitions(link)
        matches = MatchedGeometries(link)
        moves = GeometryTracks(link)
        fades = FadeTracks(link)
        paints = PaintTracks(link)
        contents = ContentTracks(link)
        super.init(link)
    }

    /// Ends the update: the values stored from before it are dropped.
    func forgetUpdate() {
        updates.serial += 1
        updates.hasTransactionModifiers = false
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
    func drawChanging(_ node: NodeIndex, into list: inout FragmentBuilder, _ size: SIMD2<Double>,
                      at origin: SIMD2<Double>) {
        var inner = FragmentBuilder()
        graph.box(node).part?.leaf?.drawAlone(size, into: &inner, at: origin)
        if let paints = paints.tracks[node] { paints.change(&inner.items) }
        if let content = contents.tracks[node] { content.draw(inner.items, into: &list, at: origin) }
        else { list.items.append(contentsOf: inner.items) }
    }
}

extension MotionTables: NodeTable {
    func willRemove(_ node: NodeIndex) { transitions.willRemove(node) }

    /// Ends the animations of a removed node.
    func didRemove(_ node: NodeIndex) {
        graph.box(node).storage.track?.stop(graph)
        let flags = graph[node].flags
        if flags.contains(.isMoving) { moves.tracks[node]?.stop(graph) }
        if flags.contains(.isFading) { fades.tracks[node]?.stop(graph) }
        if !paints.tracks.isEmpty { paints.tracks[node]?.stop(graph) }
        if !matches.tracks.isEmpty { matches.tracks[node]?.stop(graph) }
        if !contents.tracks.isEmpty { contents.tracks[node]?.stop(graph) }
    }
}
