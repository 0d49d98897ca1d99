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

    /// Identifies glass that morphs into other glass. Here it fades.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Joins the glass of all views with this id to one surface. Here each view keeps its own.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        self
    }

    /// How the glass of this view comes and goes. Here it fades.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
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

    func body(content: Content) -> some View {
        content.background {
            if glass.kind != .identity {
                shape.fill(glass.kind == .clear ? Material.ultraThin : Material.thin)
                if let color = glass.color { shape.fill(color.opacity(glass.kind == .clear ? 0.4 : 0.7)) }
            }
        }
        .overlay {
            if glass.kind != .identity {
                shape.stroke(LinearGradient(colors: [.white.opacity(0.6), .white.opacity(0.15), .white.opacity(0.4)],
                                            startPoint: .topLeading, endPoint: .bottomTrailing),
                             lineWidth: design.metrics.effect.glassLine)
                    .allowsHitTesting(false)
            }
        }
    }
}

/// A group of views with glass effects. Adjacent glass does not merge here.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// `spacing`, in points, is the distance below which glass merges; the distance has no effect.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}
