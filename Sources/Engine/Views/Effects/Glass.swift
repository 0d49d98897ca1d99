public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
public import Foundation

/// The appearance of a surface of glass (iOS 26).
public struct Glass: Equatable, Sendable {
    enum Kind: Equatable { case regular, clear, identity }
    var kind: Kind
    var color: Color?

    /// Drawn as a thin material.
    public static var regular: Glass { Glass(kind: .regular) }
    /// More transparent than `regular`.
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    /// The glass with a tint; nil removes the tint.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.color = color
        return copy
    }

    /// Glass that reacts to touches by moving its surface, which is not drawn here: equal to the glass itself.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    /// A capsule.
    public init() {}
    /// A capsule in `rect`.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Draws a surface of glass behind this view: the blurred backdrop with a bright rim.
    ///
    /// Drawn as a material in `shape`, with the size of the view; the refraction of Apple's glass is not drawn.
    nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
        -> some View
    {
        modifier(GlassSurface(glass: glass, shape: AnyShape(shape)))
    }

    /// Identifies glass that morphs into other glass (iOS 26). Nothing to do: glass fades.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Joins the glass of all views with this id in a `GlassEffectContainer` to one surface (iOS 26): in the shape of
    /// the first, around the frames of all. A nil id joins nothing. In earlier designs each view keeps its own.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassUnionID(id: AnyHashable($0), namespace: namespace) })
    }

    /// How the glass of this view comes and goes (iOS 26). Nothing to do: glass fades.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        self
    }
}

/// How glass comes and goes (iOS 26). Here it fades, whichever is chosen.
public struct GlassEffectTransition: Sendable {
    /// Glass comes and goes at once.
    public static var identity: GlassEffectTransition { GlassEffectTransition() }
    /// Glass flows out of other glass beside it.
    public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
    /// Glass fades.
    public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// A surface of glass behind a view's content.
private nonisolated struct GlassSurface: ViewModifier {
    let glass: Glass
    let shape: AnyShape
    @Environment(\.design) private var design
    @Environment(\.glassUnion) private var union
    @Environment(\.isInGlassContainer) private var isInContainer
    private var hasGlass: Bool { design.metrics.effect.glass != .material }

    func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity, hasGlass, isInContainer, let union {
                Color.clear.anchorPreference(key: GlassUnionKey.self, value: .bounds) {
                    [JoinedGlass(union: union, glass: glass, shape: shape, frames: [$0])]
                }
            } else if glass.kind != .identity, hasGlass {
                GlassPane(glass, shape)
            } else if glass.kind != .identity {
                shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
                if let color = glass.color { shape.fill(color.opacity(glass.kind == .clear ? 0.4 : 0.7)) }
            }
        }
        .overlay {
            if glass.kind != .identity, !hasGlass {
                shape.stroke(LinearGradient(colors: [.white.opacity(0.6), .white.opacity(0.15), .white.opacity(0.4)],
                                            startPoint: .topLeading, endPoint: .bottomTrailing),
                             lineWidth: design.metrics.effect.glassLine)
                    .allowsHitTesting(false)
            }
        }
    }
}

extension GlassPane {
    init(_ glass: Glass, _ shape: AnyShape) {
        self.init(shape: shape, recipe: glass.kind == .clear ? .clear : .regular,
                  tint: glass.color.map { AnyShapeStyle($0) })
    }
}

/// A group of views with glass effects, in which `glassEffectUnion(id:namespace:)` joins surfaces. Adjacent glass does
/// not merge by itself here.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    let content: Content
    @Environment(\.design) private var design

    /// `spacing`, in points, is the distance below which glass merges; the distance has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if design.metrics.effect.glass == .material {
            content
        } else {
            content.environment(\.isInGlassContainer, true)
                .backgroundPreferenceValue(GlassUnionKey.self) { JoinedPanes(glass: $0) }
        }
    }
}

/// The surfaces that views share.
private nonisolated struct JoinedPanes: View {
    let glass: [JoinedGlass]

    @MainActor var body: some View {
        GeometryReader { proxy in
            ForEach(0..<glass.count, id: \.self) { index in
                let frame = glass[index].frames.reduce(CGRect.null) { $0.union(proxy[$1]) }
                GlassPane(glass[index].glass, glass[index].shape)
                    .frame(width: frame.width, height: frame.height)
                    .offset(x: frame.minX, y: frame.minY)
            }
        }
    }
}

/// What joins surfaces of glass.
nonisolated struct GlassUnionID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// One surface, and the frames of the views that share it.
private nonisolated struct JoinedGlass: Equatable {
    let union: GlassUnionID
    let glass: Glass
    let shape: AnyShape
    var frames: [Anchor<CGRect>]

    /// Shapes are compared by their outlines in a square.
    static func == (a: JoinedGlass, b: JoinedGlass) -> Bool {
        // Large enough to tell radii apart.
        let side = Int(UInt8.max), square = CGRect(origin: .zero, size: CGSize(width: side, height: side))
        return a.union == b.union && a.glass == b.glass && a.frames == b.frames
            && a.shape.path(in: square) == b.shape.path(in: square)
    }
}

private nonisolated enum GlassUnionKey: PreferenceKey {
    static var defaultValue: [JoinedGlass] { [] }
    static func reduce(value: inout [JoinedGlass], nextValue: () -> [JoinedGlass]) {
        for next in nextValue() {
            if let place = value.firstIndex(where: { $0.union == next.union }) {
                value[place].frames += next.frames
            } else {
                value.append(next)
            }
        }
    }
}

private nonisolated enum GlassUnionIDKey: EnvironmentKey { static var defaultValue: GlassUnionID? { nil } }
private nonisolated enum GlassContainerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var glassUnion: GlassUnionID? {
        get { self[GlassUnionIDKey.self] }
        set { self[GlassUnionIDKey.self] = newValue }
    }
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}
