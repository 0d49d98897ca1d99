import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// A screen of a navigation stack.
final class Screen {
    enum Origin {
        case root
        /// A value of the path.
        case value(AnyHashable)
        /// A view in an earlier screen that pushes it.
        case view(ViewPush)
    }
    let id: Int
    var origin: Origin
    let dismisser = Dismisser()
    /// How it comes and goes, as a view in it has set.
    let transition = ScreenTransition()
    /// The bar configuration from the screen's views; read by the bars only.
    let configuration: StateCell<ScreenConfiguration>
    /// The scroll offset of its content from the top, in points.
    let scrolled: StateCell<Double>
    /// Whether there is content below the lower edge.
    let hasContentBelow: StateCell<Bool>
    /// Whether the title is large: the bar then also shows the refresh spinner.
    let isLarge: StateCell<Bool>
    /// Whether content that scrolls begins at the bar, and not below other views.
    let beginsAtBar: StateCell<Bool>
    let refresh: StateCell<RefreshProgress>
    /// Whether its bars have given way to the content.
    let minimization: TabBarMinimization
    var content: IdentifiedContent
    var hasContentAtBar = false
    /// Whether it takes the place of the screens below it, to which nothing leads back.
    var isInPlace = false
    /// The destination that has made the content, once it is known.
    var maker: DestinationMaker?

    init(id: Int, origin: Origin, content: IdentifiedContent, graph: ViewGraph?) {
        self.id = id
        self.origin = origin
        self.content = content
        configuration = StateCell(ScreenConfiguration(), graph: graph)
        scrolled = StateCell(0, graph: graph)
        hasContentBelow = StateCell(false, graph: graph)
        isLarge = StateCell(false, graph: graph)
        beginsAtBar = StateCell(true, graph: graph)
        refresh = StateCell(RefreshProgress(), graph: graph)
        minimization = TabBarMinimization(graph: graph)
    }

    /// Whether a search is active: from a tap on the field until "Cancel".
    var isSearching: Bool { configuration.value.search?.isActive.wrappedValue == true }
    /// Whether the active search field replaces the bar.
    var hidesBar: Bool { isSearching && configuration.value.search?.setup.keepsBar == false }

    var value: AnyHashable? {
        if case .value(let value) = origin { return value }
        return nil
    }
    var push: ViewPush? {
        if case .view(let push) = origin { return push }
        return nil
    }
}

/// Content that is equal until it is created again.
struct IdentifiedContent: Equatable {
    let view: AnyView
    private let mark: Mark
    private final class Mark {}
    init(_ view: AnyView) {
        self.view = view
        mark = Mark()
    }
    static func == (a: IdentifiedContent, b: IdentifiedContent) -> Bool { a.mark === b.mark }
}

/// A view that pushes a screen while it is active.
final class ViewPush {
    var content: AnyView
    var popped: () -> Void
    init(content: AnyView, popped: @escaping () -> Void) {
        self.content = content
        self.popped = popped
    }
}

/// The binding of a path as type-erased values.
struct PathLink {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

/// The state of a navigation stack: its screens, and the transition between them.
final class Navigator {
    /// The screens, the root first.
    private(set) var screens: [Screen] = []
    private(set) var move: Move?
    /// The number of transitions, including those that have not started.
    private(set) var moves = 0
    var path: PathLink?
    weak var graph: ViewGraph?
    /// The node of the stack.
    var node: NodeID?
    /// Counts the changes of the shown screens. Read by the view of the stack.
    private(set) lazy var changes = StateCell(0, graph: graph)
    private var lastID = 0
    private(set) var makers: [DestinationMaker] = []
    private var missing: Set<String> = []
    /// Whether values of an older build in the path are being replaced.
    var isRenewing = false
    /// The values of the screens of this stack in an older build, until they are shown.
    var older: [AnyHashable] = []

    nonisolated init() {}

    /// A transition in which one screen slides over another.
    struct Move {
        let lower: Screen
        let upper: Screen
        var isPop: Bool
        /// The visible fraction of the upper screen; its target once the transition has started.
        var shown: Double
        var hasStarted = false
        var isDragged = false
    }

    /// The size of the stack from the last placement.
    var size: SIMD2<Double> {
        guard let graph, let node, graph.tree.isLive(node) else { return SIMD2() }
        return SIMD2(graph.size(of: node.index))
    }

    /// Invalidates the view of the stack.
    private func refresh() { changes.value += 1 }

    var root: Screen { screens[0] }
    var top: Screen { screens[screens.count - 1] }

    private func makeScreen(_ origin: Screen.Origin, _ content: AnyView) -> Screen {
        lastID += 1
        let screen = Screen(id: lastID, origin: origin, content: IdentifiedContent(content), graph: graph)
        screen.dismisser.action = { [weak self, weak screen] in
            guard let self, let screen else { return }
            self.pop(to: screen)
        }
        return screen
    }

    func show(root content: AnyView) {
        if screens.isEmpty { screens = [makeScreen(.root, content)] } else { root.content = IdentifiedContent(content) }
    }

    // MARK: path values

    /// Replaces the screens by those of a path: the common prefix stays.
    func follow(_ values: [AnyHashable]) {
        renewPath(values)
        var kept: [Screen] = [], index = 0
        for screen in screens.dropFirst() {
            if let value = screen.value {
                guard index < values.count, values[index] == value else { break }
                index += 1
            } else if index == values.count, index < screens.dropFirst().compactMap(\.value).count {
                // A screen pushed over a removed value is removed with it.
                break
            }
            kept.append(screen)
        }
        let new = values[index...].map { makeScreen(.value($0), content(for: $0)) }
        if new.isEmpty, kept.count == screens.count - 1 { return }
        let gone = screens.dropFirst().filter { old in !kept.contains { $0 === old } }
        for screen in gone { drop(screen) }
        setScreens([root] + kept + new)
    }

    private func drop(_ screen: Screen) {
        guard let push = screen.push else { return }
        let popped = push.popped
        graph?.whenSettled(popped)
    }

    private func content(for value: AnyHashable) -> AnyView {
        let value = present(value)
        return maker(for: value)?.make(value.base) ?? AnyView(EmptyView())
    }

    private func maker(for value: AnyHashable) -> DestinationMaker? {
        let type = Swift.type(of: present(value).base)
        return makers.last { $0.type == type }
    }

    /// Collects the destinations that the views of all screens declare.
    func learnDestinations() {
        let all = screens.flatMap { $0.configuration.value.destinations }
        guard all != makers else { return }
        makers = all
        for screen in screens {
            // A screen that is made again declares its own destinations again, so only those with another maker are.
            guard let value = screen.value, case let maker = maker(for: value), maker !== screen.maker else { continue }
            screen.maker = maker
            screen.content = IdentifiedContent(content(for: value))
        }
        refresh()
    }

    /// The screen that is declared for a value, for another stack.
    func screen(for value: AnyHashable) -> AnyView {
        _ = changes.value
        return content(for: value)
    }

    /// Whether a screen declares a destination for a value.
    func hasScreen(for value: AnyHashable) -> Bool {
        let type = Swift.type(of: value.base)
        return makers.contains { $0.type == type }
    }

    /// Pushes a value, for a pressed link.
    func push(_ value: AnyHashable) {
        report(missing: value)
        if let path {
            path.write(path.read() + [value])
        } else {
            setScreens(screens + [makeScreen(.value(value), content(for: value))])
            refresh()
        }
    }

    private func report(missing value: AnyHashable) {
        let type = Swift.type(of: value.base)
        guard !hasScreen(for: value), missing.insert("\(type)").inserted else { return }
        var seen: Set<String> = []
        let declared = makers.map { ".navigationDestination(for: \($0.type).self)" }.filter { seen.insert($0).inserted }
        graph?.report(Diagnostic(
            what: "a link leads to a value of type \(type), and no screen is declared for it; an empty one is shown.",
            at: "NavigationStack",
            rule: "The stack looks for navigationDestination(for:) in the screens it shows; "
                + (declared.isEmpty ? "they declare none." : "they declare \(declared.joined(separator: ", "))."),
            fix: (declared.isEmpty ? "Add" : "Give the link a value of a declared type, or add")
                + " .navigationDestination(for: \(type).self) { … } to a view in the stack that is always there."))
    }

    // MARK: screens pushed by views

    /// With `isInPlace` the screen is that of a link in the column before: it takes the place of all others.
    func push(_ push: ViewPush, isInPlace: Bool = false) {
        if let screen = screens.first(where: { $0.push === push }) {
            screen.content = IdentifiedContent(push.content)
        } else if isInPlace {
            for screen in screens.dropFirst() { drop(screen) }
            let screen = makeScreen(.view(push), push.content)
            screen.isInPlace = true
            (screens, move) = ([root, screen], nil)
        } else {
            setScreens(screens + [makeScreen(.view(push), push.content)])
        }
        refresh()
    }

    func withdraw(_ push: ViewPush) {
        guard let index = screens.firstIndex(where: { $0.push === push }) else { return }
        keep(index)
    }

    /// Pops a screen and all screens above it.
    func pop(to screen: Screen) {
        guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
        keep(index)
    }

    /// Keeps the first `count` screens, and notifies the views that pushed the others.
    private func keep(_ count: Int) {
        let gone = screens[count...]
        setScreens(Array(screens[..<count]))
        for screen in gone { screen.push?.popped() }
        if gone.contains(where: { $0.value != nil }), let path {
            path.write(screens.compactMap(\.value))
        }
        refresh()
    }

    // MARK: transitions

    private func setScreens(_ new: [Screen]) {
        let old = top, isShown = hasBeenShown
        screens = new
        guard new.last !== old else { return }
        let wasDragged = move?.isDragged == true && move?.upper === old
        if isShown, new.contains(where: { $0 === old }) {
            move = Move(lower: old, upper: top, isPop: false, shown: 0)
        } else if isShown, new.allSatisfy({ $0.id < old.id }) {
            move = Move(lower: top, upper: old, isPop: true, shown: wasDragged ? move?.shown ?? 1 : 1)
        } else {
            move = nil
            return
        }
        moves += 1
    }

    /// The frame in which the stack appeared; nil before.
    private var firstFrame: Int?
    func noteAppearance() { if firstFrame == nil { firstFrame = graph?.loop.frame } }
    /// Whether the stack has been visible: what is pushed in its first frame is there from the start.
    private var hasBeenShown: Bool {
        guard let graph, let firstFrame else { return false }
        return graph.loop.frame > firstFrame
    }

    /// Starts the prepared transition.
    func startMove() {
        guard let begun = move, !begun.hasStarted else { return }
        let serial = moves
        withAnimation(Navigator.slide, completionCriteria: .removed) {
            move?.hasStarted = true
            move?.isDragged = false
            move?.shown = begun.isPop ? 0 : 1
            refresh()
        } completion: { [weak self] in
            guard let self, self.moves == serial, self.move?.isDragged != true else { return }
            self.move = nil
            self.refresh()
        }
    }

    /// Moves the top screen with a drag, to this fraction of its width.
    func drag(_ part: Double) {
        guard screens.count > 1 else { return }
        if move?.isDragged != true {
            move = Move(lower: screens[screens.count - 2], upper: top, isPop: false, shown: 1, hasStarted: true,
                        isDragged: true)
        }
        move?.shown = min(max(1 - part, 0), 1)
        refresh()
    }

    func endDrag(pops: Bool) {
        guard let dragged = move, dragged.isDragged else { return }
        if pops {
            pop(to: dragged.upper)
        } else {
            move?.hasStarted = false
            moves += 1
            startMove()
        }
    }

    /// The screens, and one that is being popped.
    var stacked: [Screen] {
        guard let move, move.isPop, !screens.contains(where: { $0 === move.upper }) else { return screens }
        return screens + [move.upper]
    }

    static let slide = Animation.spring(response: 0.35, dampingFraction: 1)
    /// The offset of a covered screen as a fraction of its width, and the opacity of the shade over it (fitted).
    static let parallax = 0.3, shade = 0.1

    /// The horizontal offset of a screen in widths of the stack, and the opacity of the shade over it.
    func shift(of screen: Screen) -> (part: Double, shade: Double) {
        guard let move else { return (0, 0) }
        if screen === move.upper { return (1 - move.shown, 0) }
        if screen === move.lower {
            return (-Navigator.parallax * move.shown, Navigator.shade * move.shown)
        }
        return (0, 0)
    }
}

/// The screen of a view; nil outside of a stack.
struct ScreenLink: Equatable {
    var screen: Screen?
    static func == (a: ScreenLink, b: ScreenLink) -> Bool { a.screen === b.screen }
}

private enum ScreenLinkKey: EnvironmentKey { static var defaultValue: ScreenLink { ScreenLink() } }

extension EnvironmentValues {
    var screenLink: ScreenLink {
        get { self[ScreenLinkKey.self] }
        set { self[ScreenLinkKey.self] = newValue }
    }
}

/// The stack of a view; nil outside of one.
struct NavigatorLink: Equatable {
    var navigator: Navigator?
    static func == (a: NavigatorLink, b: NavigatorLink) -> Bool { a.navigator === b.navigator }
}

private enum NavigatorKey: EnvironmentKey { static var defaultValue: NavigatorLink { NavigatorLink() } }

extension EnvironmentValues {
    var navigatorLink: NavigatorLink {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
