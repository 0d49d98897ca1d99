package import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// How a screen, a sheet or a cover comes and goes, as a view in it has set.
nonisolated final class ScreenTransition: Equatable {
    static func == (a: ScreenTransition, b: ScreenTransition) -> Bool { a === b }

    enum Style: Equatable {
        /// It grows out of the view with a key.
        case zoom(ZoomKey)
        case fade
    }
    /// Nil for the default of the presentation.
    private(set) var style: Style?
    /// The stack of a screen; nil for a sheet or a cover.
    var stack: NodeID?
    /// The source of the movement that is running.
    private var running: (frame: CGRect, radius: Double)?

    init() {}

    func adopt(_ style: Style?) {
        self.style = style
        running = nil
    }

    /// The frame of the source in window coordinates and the radius of its corners; nil for a transition without one.
    /// It is that of the beginning of the movement; `part` is how much of the way is done, 1 at its end.
    fileprivate func source(_ part: Double, in graph: ViewGraph) -> (frame: CGRect, radius: Double)? {
        guard case .zoom(let key) = style else { return nil }
        if part >= 1 {
            running = nil
            return nil
        }
        if running == nil { running = key.source(in: graph) }
        return running
    }

    /// Whether the default of the presentation does not run: nor does a zoom from a view that is not there.
    func takesOver(in graph: ViewGraph) -> Bool {
        switch style {
        case nil: false
        case .fade: true
        case .zoom(let key): running != nil || key.source(in: graph) != nil
        }
    }

    /// The upper left corner of the place of a screen, in window coordinates.
    fileprivate func origin(_ graph: ViewGraph, _ size: SIMD2<Double>) -> CGPoint {
        if let stack, graph.tree.isLive(stack) { return graph.globalFrame(of: stack.index).origin }
        let window = graph.followedViewport.size
        return CGPoint(x: (window.width - CGFloat(size.x)) / 2, y: window.height - CGFloat(size.y))
    }
}

/// The id of the source of a zoom.
nonisolated struct ZoomKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
    static var trait: ObjectIdentifier { ObjectIdentifier(ZoomKey.self) }

    /// The frame of the source in window coordinates, and the radius of its corners; nil if no view has the key.
    fileprivate func source(in graph: ViewGraph) -> (frame: CGRect, radius: Double)? {
        var radius = 0.0
        let found = graph.firstNode(under: graph.root) { node in
            guard let mark = graph.ownTrait(ZoomKey.trait, of: node) as? ZoomMark, mark.key == self
            else { return false }
            radius = mark.radius
            return true
        }
        guard let found else { return nil }
        let frame = graph.globalFrame(of: found)
        return frame.width > 0 && frame.height > 0 ? (frame, radius) : nil
    }
}

/// The source of a zoom, and how it looks on its way.
nonisolated struct ZoomMark {
    let key: ZoomKey
    let radius: Double
}

/// Marks a view as the source of a zoom.
nonisolated struct ZoomSource: LayoutRole, TraitRole {
    typealias Body = Never
    let mark: ZoomMark
    static var modifierName: String { "matchedTransitionSource" }
    static var layoutSentence: String { "The source of a zoom has the layout of its content." }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func trait(_ key: ObjectIdentifier) -> Any? { key == ZoomKey.trait ? mark : nil }
}

/// A screen on its way: the part of it that is drawn, and where.
package nonisolated struct ZoomGeometry: Equatable {
    /// The drawn part, in the space of the screen.
    package let clip: CGRect
    /// The radius of its corners there, in points.
    package let radius: Double
    /// How much smaller it is drawn, from 0 to 1.
    package let scale: Double
    /// The upper left corner of what is drawn, in the space of the screen.
    package let origin: CGPoint
    /// The opacity of the screen over its source.
    package let opacity: Double

    /// The part of the way on which the screen becomes opaque over its source (guess).
    private static let fade = 0.35

    /// A screen of `size` between the frame of its source, in its own space in points, and its place. `part` is the
    /// part of the way that is done. The corners turn from those of the source into those of the display.
    package init(from source: CGRect, to size: CGSize, _ part: Double, radius: Double, displayRadius: Double) {
        func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(part) }
        let width = max(mixed(source.width, size.width), 1), height = max(mixed(source.height, size.height), 1)
        let scale = max(width / max(size.width, 1), height / max(size.height, 1))
        let shown = CGSize(width: width / scale, height: height / scale)
        clip = CGRect(x: (size.width - shown.width) / 2, y: 0, width: shown.width, height: shown.height)
        origin = CGPoint(x: mixed(source.minX, 0), y: mixed(source.minY, 0))
        self.scale = Double(scale)
        self.radius = max(radius + (displayRadius - radius) * part, 0) / Double(scale)
        opacity = min(max(part / Self.fade, 0), 1)
    }

    /// The transform of what is drawn.
    var transform: CGAffineTransform {
        CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x - CGFloat(scale) * clip.minX,
                          ty: origin.y - CGFloat(scale) * clip.minY)
    }
}

/// What a moving screen is: `part` is how much of its way is done.
nonisolated protocol MovingScreen: EffectRole, Animatable {
    var part: Double { get set }
    var transition: ScreenTransition { get }
}

extension MovingScreen {
    nonisolated var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    /// The geometry of a zoom; nil while there is none.
    fileprivate func zoom(_ size: SIMD2<Double>, _ context: RoleContext) -> ZoomGeometry? {
        let graph: ViewGraph = context.box.graph
        guard let source = transition.source(part, in: graph) else { return nil }
        let place = transition.origin(graph, size)
        return ZoomGeometry(from: source.frame.offsetBy(dx: -place.x, dy: -place.y), to: size.asSize, part,
                            radius: source.radius, displayRadius: Double(graph.followedViewport.displayRadius))
    }
}

/// Cuts a zooming screen to the form of its source.
private nonisolated struct ZoomClip: MovingScreen {
    typealias Body = Never
    var part: Double
    let transition: ScreenTransition
    static var modifierName: String { "zoomClip" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.part == new.part ? [] : .display }
    var geometry: EffectGeometry { .anchored }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        zoom(size, context).map {
            .clip(Path(roundedRect: $0.clip, cornerRadius: CGFloat($0.radius)), isEvenOdd: false, isAntialiased: true)
        }
    }
}

/// Moves a zooming screen. What moves a sheet up is taken back by `lift`, a fraction of its height.
private nonisolated struct ZoomMove: MovingScreen {
    typealias Body = Never
    var part: Double
    let transition: ScreenTransition
    let lift: Double
    static var modifierName: String { "zoomMove" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.part == new.part ? [] : [.place, .display] }
    var geometry: EffectGeometry { .transformed }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        guard part < 1, let style = transition.style else { return nil }
        let back = CGAffineTransform(translationX: 0, y: CGFloat(-lift * size.y * (1 - part)))
        let zoom = zoom(size, context)
        if zoom == nil, style != .fade || lift == 0 { return nil }
        return .transform(ProjectionTransform((zoom?.transform ?? .identity).concatenating(back)))
    }
}

/// Lets what is behind show through a screen at the beginning of its way.
private nonisolated struct ZoomFade: MovingScreen {
    typealias Body = Never
    var part: Double
    let transition: ScreenTransition
    static var modifierName: String { "zoomFade" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.part == new.part ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        guard part < 1, let style = transition.style else { return nil }
        if style == .fade { return .opacity(max(part, 0)) }
        return zoom(size, context).map { .opacity($0.opacity) }
    }
}

extension View {
    /// Draws a screen on its way, if it has a transition of its own.
    nonisolated func moving(_ part: Double, _ transition: ScreenTransition, lift: Double = 0) -> some View {
        modifier(ZoomClip(part: part, transition: transition))
            .modifier(ZoomMove(part: part, transition: transition, lift: lift))
            .modifier(ZoomFade(part: part, transition: transition))
    }
}

extension Navigator {
    /// The transition of the movement that a screen takes part in.
    func transition(moving screen: Screen) -> ScreenTransition? {
        guard let move, screen === move.upper || screen === move.lower else { return nil }
        return move.upper.transition
    }

    /// How much of its way a screen has done, from 0 to 1.
    func moved(_ screen: Screen) -> Double { move?.upper === screen ? move?.shown ?? 1 : 1 }
}

/// A sheet or a cover before it is there, and after it has gone.
nonisolated struct PresentedMotion: ViewModifier {
    let part: Double
    let transition: ScreenTransition

    @MainActor func body(content: Content) -> some View {
        content.moving(part, transition, lift: 1)
    }
}

extension AnyTransition {
    /// That of sheets and covers: up from the lower edge, unless a view in them sets another one.
    static func presented(_ transition: ScreenTransition) -> AnyTransition {
        AnyTransition.modifier(active: PresentedMotion(part: 0, transition: transition),
                               identity: PresentedMotion(part: 1, transition: transition))
            .combined(with: .move(edge: .bottom)).animation(sheetSpring)
    }
}

private enum ScreenTransitionKey: EnvironmentKey { static var defaultValue: ScreenTransition? { nil } }

extension EnvironmentValues {
    /// What a view sets for the screen, the sheet or the cover that it is in.
    var screenTransition: ScreenTransition? {
        get { self[ScreenTransitionKey.self] }
        set { self[ScreenTransitionKey.self] = newValue }
    }
}
