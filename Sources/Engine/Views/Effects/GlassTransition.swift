import Foundation
public import QuadrantCore
import QuadrantGeometry

/// How glass in a `GlassEffectContainer` comes and goes in an animated update (iOS 26).
public struct GlassEffectTransition: Sendable {
    enum Kind { case identity, matchedGeometry, materialize }
    let kind: Kind
    /// Glass comes and goes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
    /// Glass fades while it grows out of the nearest glass in its namespace, or shrinks into it, where that is no
    /// farther away than the spacing of the container; elsewhere it fades at its place.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
    /// Glass fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

extension View {
    /// Identifies the glass of this view in a `GlassEffectContainer` (iOS 26). Glass that replaces other glass with the
    /// same id moves there; what is new grows out of the nearest glass with an id in the same namespace. A nil id
    /// identifies nothing.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        environment(\.glassID, id.map { GlassID(id: AnyHashable($0), namespace: namespace) })
    }

    /// Sets how the glass of this view comes and goes in a `GlassEffectContainer` (iOS 26); `matchedGeometry` without
    /// this modifier. Outside of a container it comes and goes with its view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        environment(\.glassTransition, transition.kind)
    }
}

/// What identifies a surface of glass in its container.
nonisolated struct GlassID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
    /// Whether several views share the surface.
    var isUnion = false
}

/// Places a surface of glass in its container. A new one begins where it comes from, and a removed one ends where it
/// goes to.
struct GlassMorph: Transition, MovingTransition {
    let frame: CGRect
    let other: GlassMorphs.Other
    let kind: GlassEffectTransition.Kind

    nonisolated var hasMotion: Bool { kind == .matchedGeometry }
    nonisolated var isIdentity: Bool { kind == .identity }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let isAway = !phase.isIdentity && kind != .identity
        let away = isAway && kind == .matchedGeometry ? other.frame : nil
        let shown = away ?? frame
        content
            .frame(width: shown.width, height: shown.height)
            .offset(x: shown.minX, y: shown.minY)
            .opacity(isAway ? 0 : 1)
    }
}

/// The surfaces of a container as they were last placed, and the frames from which new ones grow. Frames are those in
/// the container: new surfaces begin, and removed ones end, where the other is in the window.
final class GlassMorphs {
    /// The frame that a surface grows out of, or shrinks into; nil if it fades.
    final class Other { var frame: CGRect? }
    private typealias Surfaces = [(id: GlassID, frame: CGRect)]
    private var last: Surfaces = []
    /// Where the container was in the window.
    private var origin = CGPoint.zero
    private var others: [GlassID: Other] = [:]

    nonisolated init() {}

    /// Finds where new surfaces come from and removed ones go to: the nearest surface that stays.
    func update(_ surfaces: [(id: GlassID, frame: CGRect)], at origin: CGPoint, spacing: Double) {
        let old = last
        let move = CGVector(dx: origin.x - self.origin.x, dy: origin.y - self.origin.y)
        last = surfaces
        self.origin = origin
        let staying = Set(old.map(\.id)).intersection(surfaces.map(\.id))
        func frame(_ id: GlassID?, in surfaces: Surfaces) -> CGRect? {
            surfaces.first { $0.id == id }?.frame
        }
        for surface in surfaces where !staying.contains(surface.id) {
            let source = GlassMorphs.nearest(to: surface.id, among: staying, in: surfaces, spacing)
            self[surface.id].frame = frame(source, in: old)?.offsetBy(dx: -move.dx, dy: -move.dy)
        }
        for surface in old where !staying.contains(surface.id) {
            let target = GlassMorphs.nearest(to: surface.id, among: staying, in: old, spacing)
            self[surface.id].frame = frame(target, in: surfaces)?.offsetBy(dx: move.dx, dy: move.dy)
        }
    }

    subscript(id: GlassID) -> Other {
        if let other = others[id] { return other }
        let other = Other()
        others[id] = other
        return other
    }

    /// The nearest of some surfaces in the namespace of another, which is reached in steps no longer than the spacing.
    private static func nearest(to id: GlassID, among candidates: Set<GlassID>, in surfaces: Surfaces,
                                _ spacing: Double) -> GlassID? {
        var unreached = surfaces.filter { $0.id.namespace == id.namespace }
        guard let start = unreached.firstIndex(where: { $0.id == id }) else { return nil }
        var reached = [unreached.remove(at: start)], index = 0
        while index < reached.count {
            let from = reached[index].frame
            reached += unreached.filter { from.distance(to: $0.frame) <= spacing }
            unreached.removeAll { from.distance(to: $0.frame) <= spacing }
            index += 1
        }
        return reached.filter { candidates.contains($0.id) }
            .min { reached[0].frame.distance(to: $0.frame) < reached[0].frame.distance(to: $1.frame) }?.id
    }
}

private nonisolated enum GlassIDKey: EnvironmentKey { static var defaultValue: GlassID? { nil } }
private nonisolated enum GlassTransitionKey: EnvironmentKey {
    static let defaultValue: GlassEffectTransition.Kind? = nil
}

extension EnvironmentValues {
    var glassID: GlassID? {
        get { self[GlassIDKey.self] }
        set { self[GlassIDKey.self] = newValue }
    }
    var glassTransition: GlassEffectTransition.Kind? {
        get { self[GlassTransitionKey.self] }
        set { self[GlassTransitionKey.self] = newValue }
    }
}
