import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// A root view and screens above it, of which the last one is shown.
///
/// Takes the whole proposal. A swipe from the leading edge, or the back button, pops the last screen.
public nonisolated struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: PathLink?

    /// A stack that stores its path itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Shows a screen for each value of `path`, the last one on top; pushes and pops write the binding.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = PathLink(read: { path.wrappedValue.values }, write: { values in
            // Values that stay in the path keep their encoders.
            var new = path.wrappedValue
            let common = zip(new.values, values).prefix { $0 == $1 }.count
            if new.count > common { new.removeLast(new.count - common) }
            for value in values[common...] { new.append(erased: value) }
            path.wrappedValue = new
        })
    }

    /// Shows a screen for each element of `path`, the last one on top; pushes and pops write the binding. Values of
    /// other types are dropped.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
          Data.Element: Hashable {
        self.root = root()
        self.path = PathLink(read: { path.wrappedValue.map { AnyHashable($0) } }, write: { values in
            path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        })
    }

    @MainActor public var body: some View { StackOfScreens(root: AnyView(root), path: path) }
}

/// Reconciles the navigator with the root view and the path.
struct StackOfScreens: View, Reconciled {
    let root: AnyView
    let path: PathLink?
    /// Nil makes a navigator.
    var given: Navigator?
    @State private var own = Navigator()
    @Environment(\.hostLink) private var hostLink
    @Environment(\.isColumn) private var isColumn
    @Environment(\.navigatorLink) private var outer
    @Environment(\.searchAround) private var search

    private var navigator: Navigator { given ?? own }
    /// A stack in a column of a split view shows its screens in the outer stack.
    private var isOuterStackUsed: Bool { isColumn && path == nil && outer.navigator != nil }

    func reconcile() {
        if isOuterStackUsed { return }
        navigator.graph = hostLink?()
        navigator.path = path
        navigator.show(root: search.map { AnyView(root.modifier(SearchFact(link: $0, isFromOutside: true))) } ?? root)
        if let path { navigator.follow(path.read()) } else { navigator.followOlder() }
    }

    var body: some View {
        if isOuterStackUsed { return AnyView(root.environment(\.linkColumn, NavigatorLink())) }
        return AnyView(ScreenStack(navigator: navigator, root: navigator.root.content))
    }
}

/// The screens of a stack, and their transitions.
private struct ScreenStack: View {
    let navigator: Navigator
    let root: IdentifiedContent

    private func layer(_ screen: Screen) -> IndexedStackItem {
        let shift = navigator.shift(of: screen)
        screen.transition.stack = navigator.node
        return IndexedStackItem(id: screen.id, content: AnyView(
            ScreenView(navigator: navigator, screen: screen, content: screen.content, before: before(screen))
                .overlay { if shift.shade > 0 { Color.black.opacity(shift.shade).ignoresSafeArea() } }
                .modifier(Slide(part: SIMD2(shift.part, 0), transition: navigator.transition(moving: screen)))
                .moving(navigator.moved(screen), screen.transition)
        ))
    }

    private func before(_ screen: Screen) -> Screen? {
        let screens = navigator.stacked
        guard let index = screens.firstIndex(where: { $0 === screen }), index > 0, !screen.isInPlace else { return nil }
        return screens[index - 1]
    }

    var body: some View {
        _ = navigator.changes.value
        let seen = navigator.move.map { [AnyHashable($0.lower.id), AnyHashable($0.upper.id)] } ?? []
        return IndexedStack(navigator.stacked.map(layer), current: navigator.top.id, seen: seen)
            .environment(\.navigatorLink, NavigatorLink(navigator: navigator))
            .environment(\.linkColumn, NavigatorLink())
            .environment(\.searchAround, nil)
            .environment(\.isStandalone, false)
            // The bar configuration of screens propagates no further, except for that of the tab bar.
            .scopedPreference(ScreenKey.self, 0) { _, _ in
                { configuration in
                    var outside = ScreenConfiguration()
                    outside.bars[.tab] = configuration.bars[.tab]
                    outside.backgrounds[.tabs] = configuration.backgrounds[.tabs]
                    outside.hasStack = true
                    configuration = outside
                }
            }
            .modifier(EdgeSwipe(navigator: navigator))
            .onChange(of: navigator.moves) { navigator.startMove() }
            .onAppear { navigator.noteAppearance() }
    }
}

/// Pops the top screen by a swipe from the leading edge, recognized simultaneously with other gestures.
private struct EdgeSwipe: ViewModifier {
    let navigator: Navigator
    @Environment(\.design) private var design
    @Environment(\.layoutDirection) private var direction
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }
    @State private var follows: Bool?

    private var mayStart: Bool {
        navigator.screens.count > 1 && !navigator.top.isInPlace && !navigator.top.configuration.value.hidesBack
    }

    func body(content: Content) -> some View {
        content
            .modifier(NodeLink { [navigator] in navigator.node = $0 })
            .simultaneousGesture(DragGesture(minimumDistance: metrics.swipeDistance)
                .onChanged { value in
                    let along = part(value.translation.width)
                    if follows == nil {
                        let x = Double(value.startLocation.x)
                        let fromEdge = direction == .rightToLeft ? navigator.size.x - x : x
                        follows = mayStart && fromEdge <= metrics.edge && along > 0
                            && abs(value.translation.width) > abs(value.translation.height)
                    }
                    if follows == true { navigator.drag(along) }
                }
                .onEnded { value in
                    if follows == true { navigator.endDrag(pops: part(value.predictedEndTranslation.width) > 0.5) }
                    follows = nil
                }, including: mayStart ? .all : .subviews)
    }

    private func part(_ width: CGFloat) -> Double {
        Double(direction == .rightToLeft ? -width : width) / max(navigator.size.x, 1)
    }
}

/// Passes its node id on when it appears, so that actions can read the frame of the node.
nonisolated struct NodeLink: LayoutRole, LifecycleRole {
    typealias Body = Never
    let use: (NodeID) -> Void
    static var modifierName: String { "nodeLink" }
    static var layoutSentence: String { "A marked view has the layout of its content." }
    static func changed(from old: NodeLink, to new: NodeLink) -> PhaseSet { [] }
    func appeared(_ context: RoleContext) { use(context.box.graph.tree.id(context.box.node)) }
}

/// Offsets its content by fractions of its size.
nonisolated struct Slide: Equatable, Animatable, LayoutRole {
    typealias Body = Never
    var part: SIMD2<Double>
    /// That of the screen on its way, which slides only without a transition of its own.
    var transition: ScreenTransition?
    static func == (a: Slide, b: Slide) -> Bool { a.part == b.part && a.transition === b.transition }
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(part.x, part.y) }
        set { part = SIMD2(newValue.first, newValue.second) }
    }
    static var modifierName: String { "slide" }
    static var layoutSentence: String {
        "A screen that slides has the size of its content, and is drawn beside its place. "
            + ""
    }
    static func changed(from old: Slide, to new: Slide) -> PhaseSet { old == new ? [] : .place }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let isStill = transition?.takesOver(in: child.graph) == true
        return ChildPlacement(origin: isStill ? SIMD2() : part * size, size: child.size(proposal), proposal: proposal)
    }
}
