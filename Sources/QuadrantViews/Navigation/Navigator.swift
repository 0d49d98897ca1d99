import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph

/// One screen of a stack.
final class Screen {
    enum Origin {
        case root
        /// Made for a value of the path.
        case value(AnyHashable)
        /// Pushed by a view that is in an earlier screen.
        case view(ViewPush)
    }
    let id: Int
    let origin: Origin
    let dismisser = Dismisser()
    /// What its views say of the bars; read by those alone.
    let configuration: StateCell<ScreenConfiguration>
    /// How far its content is scrolled from the top, in points.
    let scrolled: StateCell<Double>
    /// Whether there is content below the lower edge.
    let hasContentBelow: StateCell<Bool>
    /// Whether the bar shows a large title: then it shows what brings the content up to date, too.
    let isLarge: StateCell<Bool>
    let refresh: StateCell<RefreshProgress>
    var content: IdentifiedContent

    init(id: Int, origin: Origin, content: IdentifiedContent, graph: ViewGraph?) {
        self.id = id
        self.origin = origin
        self.content = content
        configuration = StateCell(ScreenConfiguration(), graph: graph)
        scrolled = StateCell(0, graph: graph)
        hasContentBelow = StateCell(false, graph: graph)
        isLarge = StateCell(false, graph: graph)
        refresh = StateCell(RefreshProgress(), graph: graph)
    }

    /// Whether it is being searched: from a tap on the field until "Cancel".
    var isSearching: Bool { configuration.value.search?.isActive.wrappedValue == true }
    /// The field stands alone in the bar.
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

/// The values of a path that another owner stores.
struct PathLink {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

/// What a navigation stack shows, and how it gets from one screen to another.
final class Navigator {
    /// The first is the root.
    private(set) var screens: [Screen] = []
    private(set) var move: Move?
    /// Counts the moves that are to start.
    private(set) var moves = 0
    var path: PathLink?
    weak var graph: ViewGraph?
    /// The stack's.
    var node: NodeID?
    /// Counts the changes of what is shown. Read by the view of the screens.
    private(set) lazy var changes = StateCell(0, graph: graph)
    private var lastID = 0
    private var makers: [DestinationMaker] = []
    private var missing: Set<String> = []

    nonisolated init() {}

    /// A screen that slides over another.
    struct Move {
        let lower: Screen
        let upper: Screen
        var isPop: Bool
        /// How much of the upper one shows; its end once it has started.
        var shown: Double
        var hasStarted = false
        var isDragged = false
    }

    /// Of the stack, as it was last placed.
    var size: SIMD2<Double> {
        guard let graph, let node, graph.rows.isLive(node) else { return SIMD2() }
        return SIMD2(graph.size(of: node.index))
    }

    /// Shows the stack again.
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

    // MARK: values

    /// Shows the screens of a path: what it has in common with those that are there stays.
    func follow(_ values: [AnyHashable]) {
        var kept: [Screen] = [], index = 0
        for screen in screens.dropFirst() {
            if let value = screen.value {
                guard index < values.count, values[index] == value else { break }
                index += 1
            } else if index == values.count, index < screens.dropFirst().compactMap(\.value).count {
                // What was pushed over values that have gone goes with them.
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
        let type = Swift.type(of: value.base)
        guard let maker = makers.last(where: { $0.type == type }) else { return AnyView(EmptyView()) }
        return maker.make(value.base)
    }

    /// The views of a screen say what they make screens of.
    func learnDestinations() {
        let all = screens.flatMap { $0.configuration.value.destinations }
        guard all != makers else { return }
        makers = all
        for screen in screens {
            if let value = screen.value { screen.content = IdentifiedContent(content(for: value)) }
        }
        refresh()
    }

    /// Whether some screen says what is shown for a value.
    func hasScreen(for value: AnyHashable) -> Bool {
        let type = Swift.type(of: value.base)
        return makers.contains { $0.type == type }
    }

    /// A link to a value was pressed.
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
        graph?.report(Diagnostic(
            what: "a link leads to a value of type \(type), and no screen is declared for it; an empty one is shown.",
            at: "NavigationStack", rule: "The stack looks for navigationDestination(for:) in the screens it shows.",
            fix: "Add .navigationDestination(for: \(type).self) { … } to a view in the stack that is always there."))
    }

    // MARK: pushed by views

    func push(_ push: ViewPush) {
        if let screen = screens.first(where: { $0.push === push }) {
            screen.content = IdentifiedContent(push.content)
        } else {
            setScreens(screens + [makeScreen(.view(push), push.content)])
        }
        refresh()
    }

    func withdraw(_ push: ViewPush) {
        guard let index = screens.firstIndex(where: { $0.push === push }) else { return }
        keep(index)
    }

    /// Takes a screen and all over it away.
    func pop(to screen: Screen) {
        guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
        keep(index)
    }

    /// Keeps the first `count` screens, and notifies the owners of the others.
    private func keep(_ count: Int) {
        let gone = screens[count...]
        setScreens(Array(screens[..<count]))
        for screen in gone { screen.push?.popped() }
        if gone.contains(where: { $0.value != nil }), let path {
            path.write(screens.compactMap(\.value))
        }
        refresh()
    }

    // MARK: moving

    private func setScreens(_ new: [Screen]) {
        let old = top, isShown = graph != nil && hasAppeared
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

    /// The stack has been on screen.
    var hasAppeared = false

    /// Lets the move that was prepared begin.
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

    /// A finger pulls the top screen aside, by this part of its width.
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

    /// All screens of the stack: the screens, and one that is on its way out.
    var stacked: [Screen] {
        guard let move, move.isPop, !screens.contains(where: { $0 === move.upper }) else { return screens }
        return screens + [move.upper]
    }

    static let slide = Animation.spring(response: 0.35, dampingFraction: 1)
    /// The share of its width that a covered screen moves aside, and how dark it gets (fitted).
    static let parallax = 0.3, shade = 0.1

    /// Where a screen is beside its place, in widths of the stack, and how dark it is made.
    func shift(of screen: Screen) -> (part: Double, shade: Double) {
        guard let move else { return (0, 0) }
        if screen === move.upper { return (1 - move.shown, 0) }
        if screen === move.lower {
            return (-Navigator.parallax * move.shown, Navigator.shade * move.shown)
        }
        return (0, 0)
    }
}

/// The screen a view is in; nil where there is none.
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

/// The stack a view is in; nil where there is none.
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
