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

    /// Joins the glass of all views with this id in a `GlassEffectContainer` to one surface (iOS 26): in the shape of
    /// the first, around the frames of all. A nil id joins nothing. In earlier designs each view keeps its own.
    nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        environment(\.glassUnion, id.map { GlassID(id: AnyHashable($0), namespace: namespace, isUnion: true) })
    }
}

/// A surface of glass behind a view's content.
private nonisolated struct GlassSurface: ViewModifier {
    let glass: Glass
    let shape: AnyShape
    @Environment(\.design) private var design
    @Environment(\.glassUnion) private var union
    @Environment(\.glassID) private var id
    @Environment(\.glassTransition) private var transition
    @Environment(\.isInGlassContainer) private var isInContainer
    @Environment(\.joinedGlass) private var joined
    @Namespace private var own
    private var hasGlass: Bool { design.metrics.effect.glass != .material }
    /// What identifies a surface that the container draws; nil where it is drawn behind the view.
    private var surface: GlassID? { union ?? id ?? (transition == nil ? nil : anonymous) }
    private var anonymous: GlassID { GlassID(id: 0, namespace: own) }

    func body(content: Content) -> some View {
        content.background(alignment: .topLeading) {
            if glass.kind != .identity, hasGlass {
                if isInContainer {
                    // Read here: the namespace is not known when the preference is collected.
                    let id = surface ?? anonymous, isBehindView = surface == nil
                    let transition = transition ?? .matchedGeometry
                    Color.clear.anchorPreference(key: ContainerGlassKey.self, value: .bounds) {
                        [ContainerGlass(id: id, glass: glass, shape: shape, transition: transition,
                                        isBehindView: isBehindView, frames: [$0])]
                    }
                }
                if isInContainer, let part = joined[anonymous] {
                    if let outline = part.outline { JoinedGlass(glass: glass, outline: outline) }
                } else if !isInContainer || surface == nil {
                    GlassPane(glass, shape)
                }
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

/// A group of views with glass effects. Surfaces of equal glass that are nearer to each other than the spacing are one
/// surface, `glassEffectUnion(id:namespace:)` joins others, and surfaces with a `glassEffectID(_:in:)` grow out of each
/// other.
public nonisolated struct GlassEffectContainer<Content: View>: View {
    let spacing: CGFloat?
    let content: Content
    @Environment(\.design) private var design
    @State private var joined: [GlassID: JoinedPart] = [:]

    /// `spacing`, in points, is the distance within which glass joins and grows out of other glass. Without one none
    /// joins.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public var body: some View {
        if design.metrics.effect.glass == .material {
            content
        } else {
            // AppKit documents 0 for containers without a spacing.
            let reach = Double(spacing ?? 0), spacing = spacing.map { Double($0) } ?? design.metrics.effect.glassSpacing
            content.environment(\.isInGlassContainer, true).environment(\.joinedGlass, joined)
                .backgroundPreferenceValue(ContainerGlassKey.self) {
                    ContainerPanes(glass: $0, spacing: spacing, reach: reach, joined: $joined)
                }
        }
    }
}

/// The surfaces that the container draws.
private nonisolated struct ContainerPanes: View {
    let glass: [ContainerGlass]
    let spacing: Double
    /// The distance within which surfaces are one.
    let reach: Double
    let joined: Binding<[GlassID: JoinedPart]>
    @State private var morphs = GlassMorphs()
    @State private var outlines = GlassOutlines()

    @MainActor var body: some View {
        GeometryReader { proxy in
            let frames = glass.map { $0.frames.reduce(CGRect.null) { $0.union(proxy[$1]) } }
            let groups = outlines.groups(zip(glass, frames).map { .init(glass: $0.glass, shape: $0.shape, frame: $1) },
                                         reach)
            let alone = glass.indices.filter { index in
                !glass[index].isBehindView && !groups.contains { $0.members.contains(index) }
            }
            let shared = groups.filter { $0.members.contains { !glass[$0].isBehindView } }
            // Where there is no glass to grow out of, the place is not read.
            let origin = glass.allSatisfy(\.isBehindView) ? .zero : proxy.frame(in: .global).origin
            let _ = morphs.update(zip(glass, frames).filter { !$0.0.isBehindView }.map { ($0.id, $1) }, at: origin,
                                  spacing: spacing)
            ZStack(alignment: .topLeading) {
                ForEach(alone.map { glass[$0] }, id: \.id) { glass in
                    GlassPane(glass.glass, glass.shape)
                        .transition(GlassMorph(frame: frame(of: glass.id, frames), other: morphs[glass.id],
                                               kind: glass.transition))
                }
                ForEach(shared, id: \.members) { group in
                    JoinedGlass(glass: glass[group.members[0]].glass, outline: group.outline)
                }
            }
            .onChange(of: parts(groups, frames), initial: true) { _, parts in
                guard parts != joined.wrappedValue else { return }
                withTransaction(\.disablesAnimations, true) { joined.wrappedValue = parts }
            }
        }
    }

    private func frame(of id: GlassID, _ frames: [CGRect]) -> CGRect {
        glass.firstIndex { $0.id == id }.map { frames[$0] } ?? .null
    }

    /// What each surface of a group draws behind its view: the first one all of them, unless the container does.
    private func parts(_ groups: [GlassOutline.Group], _ frames: [CGRect]) -> [GlassID: JoinedPart] {
        var parts: [GlassID: JoinedPart] = [:]
        for group in groups {
            let first = group.members[0], isShared = group.members.contains { !glass[$0].isBehindView }
            for index in group.members { parts[glass[index].id] = JoinedPart(outline: nil) }
            guard !isShared else { continue }
            let origin = frames[first].origin
            parts[glass[first].id] = JoinedPart(outline: group.outline.offsetBy(dx: -origin.x, dy: -origin.y))
        }
        return parts
    }
}

/// One surface, and the frames of the views that share it.
private nonisolated struct ContainerGlass: Equatable {
    let id: GlassID
    let glass: Glass
    let shape: AnyShape
    let transition: GlassEffectTransition.Kind
    /// Whether the surface is drawn behind its view rather than by the container.
    let isBehindView: Bool
    var frames: [Anchor<CGRect>]

    /// Shapes are compared by their outlines in a square.
    static func == (a: ContainerGlass, b: ContainerGlass) -> Bool {
        // Large enough to tell radii apart.
        let side = Int(UInt8.max), square = CGRect(origin: .zero, size: CGSize(width: side, height: side))
        return a.id == b.id && a.glass == b.glass && a.transition == b.transition && a.frames == b.frames
            && a.isBehindView == b.isBehindView && a.shape.path(in: square) == b.shape.path(in: square)
    }
}

private nonisolated enum ContainerGlassKey: PreferenceKey {
    static var defaultValue: [ContainerGlass] { [] }
    static func reduce(value: inout [ContainerGlass], nextValue: () -> [ContainerGlass]) {
        for next in nextValue() {
            if let place = value.firstIndex(where: { $0.id == next.id }) {
                value[place].frames += next.frames
            } else {
                value.append(next)
            }
        }
    }
}

private nonisolated enum GlassUnionIDKey: EnvironmentKey { static var defaultValue: GlassID? { nil } }
private nonisolated enum JoinedGlassKey: EnvironmentKey { static var defaultValue: [GlassID: JoinedPart] { [:] } }
private nonisolated enum GlassContainerKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var glassUnion: GlassID? {
        get { self[GlassUnionIDKey.self] }
        set { self[GlassUnionIDKey.self] = newValue }
    }
    /// What surfaces that are one with others draw behind their views.
    fileprivate var joinedGlass: [GlassID: JoinedPart] {
        get { self[JoinedGlassKey.self] }
        set { self[JoinedGlassKey.self] = newValue }
    }
    var isInGlassContainer: Bool {
        get { self[GlassContainerKey.self] }
        set { self[GlassContainerKey.self] = newValue }
    }
}
