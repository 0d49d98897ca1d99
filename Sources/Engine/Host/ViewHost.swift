import Combine
package import Foundation
package import QuadrantGeometry
import QuadrantGraph
package import QuadrantDisplayList
import QuadrantText
import Synchronization
package import QuadrantCore
package import QuadrantViews

/// The configuration of a host: the screen and the user's settings.
package struct HostConfiguration {
    /// The window size in points. Nil uses the size of the view for `proposal`.
    package var size: CGSize?
    /// The proposal for a view without a window size; nil proposes the ideal size.
    package var proposal: CGSize?
    /// What bars and rounded corners take of the window, in points.
    package var safeArea: EdgeInsets
    /// Pixels per point: sizes and places are rounded to whole pixels.
    package var scale: CGFloat
    /// Light or dark, unless the content prefers one.
    package var colorScheme: ColorScheme
    /// The side that is leading.
    package var layoutDirection: LayoutDirection
    /// The user's text size; large is the default of a phone.
    package var dynamicTypeSize: DynamicTypeSize
    /// The language and the region of texts, numbers and dates.
    package var locale: Locale
    /// The system whose lengths, colours and rules are in force.
    package var design: Design
    /// Drawn behind everything; nil leaves the background transparent.
    package var background: RGBA?
    /// Folders in which named images are looked up, the first one first.
    package var imageSearchPaths: [String]
    /// The date of time 0, if timers are to follow the view's time from before its creation (`driveTimers`).
    package var timerStart: Date?
    /// The date of the view's time 0. Hosts of live views set the date at which they begin.
    package var startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// The clock that the program of a live view reads.
    package var clock: (@Sendable () -> Date)?
    /// Whether the user has asked for less movement: `accessibilityReduceMotion`.
    package var reducesMotion = false
    /// Whether texts outside of the window are omitted: for pictures of the window, in which they are not visible.
    package var leavesOutUnseen = false
    /// Whether the graph is in checked mode, and evaluates every body twice: for tests.
    package var isChecked = false, evaluatesTwice = false
    /// Whether changes are recorded from the beginning.
    package var recordsChanges = false
    /// Whether the costs of views are recorded.
    package var recordsCosts = false
    /// Whether the host belongs to the main thread. One that does not is used inside of `confined`.
    package var isOnMainThread = true
    /// The device that programs read. Nil for a host without a device, such as one for pictures of a program's own
    /// views: the present device then stays. Its settings are those of this configuration.
    package var device: HostDevice? {
        get {
            guard var device = ownDevice else { return nil }
            device.settings = HostDevice.Settings(
                isDark: colorScheme == .dark, isRightToLeft: layoutDirection == .rightToLeft,
                textSize: dynamicTypeSize.rank)
            return device
        }
        set { ownDevice = newValue }
    }
    private var ownDevice: HostDevice?

    /// A host at two pixels per point in the standard design, in English, unless told otherwise.
    package init(size: CGSize? = nil, safeArea: EdgeInsets = EdgeInsets(), scale: CGFloat = 2,
                 colorScheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
                 dynamicTypeSize: DynamicTypeSize = .large, locale: Locale = Locale(identifier: "en_US"),
                 design: Design = .standard, background: RGBA? = nil, imageSearchPaths: [String] = []) {
        self.size = size
        self.safeArea = safeArea
        self.scale = scale
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.locale = locale
        self.design = design
        self.background = background
        self.imageSearchPaths = imageSearchPaths
    }

    /// The outermost environment of the views.
    package var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = scale
        values.colorScheme = colorScheme
        values.layoutDirection = layoutDirection
        values.dynamicTypeSize = dynamicTypeSize
        values.locale = locale
        values.imageSearchPaths = imageSearchPaths
        values.design = design
        if reducesMotion { values.accessibilityReduceMotion = true }
        if let size, design.rules.hasSizeClasses {
            let classes = UserInterfaceSizeClass.classes(of: size)
            values.horizontalSizeClass = classes.horizontal
            values.verticalSizeClass = classes.vertical
        }
        return values
    }
}

/// A live view: settles it, returns its display list, receives events. Used on the main thread, or on the rendering
/// thread that it was made on or is confined to.
@MainActor
package final class ViewHost {
    /// The retained tree. Tests and tools read it; what hosts do goes through the functions here.
    package let graph: ViewGraph
    /// The present configuration, as far as it does not change with the content.
    package private(set) var configuration: HostConfiguration
    private var lastSize: CGSize?
    private var clock: VirtualClock?
    /// The configured scheme, unless the content prefers another.
    package private(set) var colorScheme: ColorScheme
    /// The scheme that the content prefers.
    private var preferredColorScheme: ColorScheme?
    private var hostContext: HostContext?
    nonisolated private let link: GraphLink
    /// The height of the keyboard on the screen, in points; 0 while there is none.
    package var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { applyColorScheme() } }
    }

    /// Creates the view; with `seeds`, its states begin with those of an older build of the same views.
    package init<V: View>(rootView: V, configuration: HostConfiguration, seeds: StateSeeds? = nil,
                          onIssue: ((Diagnostic) -> Void)? = nil) {
        self.configuration = configuration
        colorScheme = configuration.colorScheme
        var settings = GraphConfiguration(environment: configuration.environment)
        settings.rules = configuration.design.rules
        settings.startDate = configuration.timerStart ?? configuration.startDate
        settings.clock = configuration.clock
        settings.leavesOutUnseen = configuration.leavesOutUnseen
        settings.isChecked = configuration.isChecked
        settings.evaluatesTwice = configuration.evaluatesTwice
        settings.recordsChanges = configuration.recordsChanges
        settings.recordsCosts = configuration.recordsCosts
        settings.onIssue = onIssue
        settings.isOnMainThread = configuration.isOnMainThread
        graph = ViewGraph(configuration: settings)
        link = graph.link
        graph.seeds = seeds
        graph.readPreference(PreferredColorSchemeKey.self) { [unowned self] in preferredColorScheme = $0 ?? nil }
        reportFonts()
        if let device = configuration.device { surround(device) }
        if let start = configuration.timerStart { driveTimers(from: start) }
        graph.setRoot(rootView)
        if seeds != nil {
            settle()
            graph.seeds = nil
        }
    }

    private static let hasReportedFonts = Atomic(false)

    /// Reports a substituted system font, in the first host of a process only.
    private func reportFonts() {
        if Self.hasReportedFonts.exchange(true, ordering: .relaxed) { return }
        guard let missing = Fonts.systemFiles.first(where: { !Fonts.isReadable($0) }) else { return }
        graph.report(Diagnostic(
            what: "the system font cannot be read; texts are set in another and have other sizes.", at: missing,
            rule: "Text is measured and drawn with the fonts of the package fonts-inter-variable.",
            fix: "Run: sudo apt-get install --reinstall fonts-inter-variable"))
    }

    /// Makes this host's context the current one, before its views are evaluated.
    private func enter() {
        if let hostContext { HostContext.current = hostContext }
    }

    private func surround(_ device: HostDevice) {
        if let hostContext {
            hostContext.device = device
        } else {
            let made = HostContext(device)
            made.services = { [weak self] in self?.graph.input.services }
            made.endEditing = { [weak self] in self?.graph.endEditing() }
            hostContext = made
        }
        enter()
    }

    /// Gives a host that does not belong to the main thread to this thread, which may be any, while `body` runs.
    nonisolated package func confined<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure)
        -> Value
    {
        try link.enter(body)
    }

    /// Replaces the view; state of views with the same identity is kept.
    package func update<V: View>(_ rootView: V) {
        enter()
        graph.setRoot(rootView)
    }

    /// Changes the size of the window; nil uses the size of the view.
    package func resize(_ size: CGSize?) { configuration.size = size }

    /// Changes the configuration: size, scale, colour scheme, direction, text size, locale.
    package func configure(_ change: (inout HostConfiguration) -> Void) {
        change(&configuration)
        if let device = configuration.device { surround(device) }
        applyColorScheme()
    }

    private func applyColorScheme() {
        colorScheme = preferredColorScheme ?? configuration.colorScheme
        var environment = configuration.environment
        environment.colorScheme = colorScheme
        environment.keyboardLength = max(keyboardHeight - configuration.safeArea.bottom, 0)
        hostContext?.device.settings.isDark = colorScheme == .dark
        graph.rootScope.replace(with: environment)
    }

    private var canvas: CGSize {
        enter()
        if let size = configuration.size { return size }
        let own = graph.sizeThatFits(configuration.proposal.map(ProposedViewSize.init) ?? .unspecified)
        let pixels = configuration.scale
        func whole(_ side: CGFloat) -> CGFloat { (side * pixels).rounded(.up) / pixels }
        return CGSize(width: whole(own.width), height: whole(own.height))
    }

    /// The size of the window, in points.
    package var size: CGSize { lastSize ?? canvas }

    /// Settles the view: a second time if it prefers another colour scheme than the one it was settled in.
    package func settle() {
        var hasChanged = false
        while true {
            let size = canvas
            lastSize = size
            var safeArea = configuration.size == nil ? EdgeInsets() : configuration.safeArea
            if configuration.size != nil { safeArea.bottom = max(safeArea.bottom, keyboardHeight) }
            graph.settle(in: Viewport(size: size, safeArea: safeArea))
            if hasChanged { return }
            graph.notifyPreferenceReaders()
            if (preferredColorScheme ?? configuration.colorScheme) == colorScheme { return }
            applyColorScheme()
            hasChanged = true
        }
    }

    /// The background colour, for the colour scheme that the view prefers, if any.
    private var background: RGBA? {
        guard configuration.background != nil, colorScheme != configuration.colorScheme else {
            return configuration.background
        }
        return colorScheme == .dark ? .black : .white
    }

    /// Settles the view and returns its display list.
    package func frame() -> DisplayList {
        settle()
        return DisplayList(root: graph.display(), size: lastSize ?? .zero, scale: configuration.scale,
                           background: background)
    }

    /// The size of the view for a proposal.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        enter()
        return graph.sizeThatFits(proposal)
    }

    // MARK: time and events

    /// Sends an event, and settles the view. Returns whether the event was handled.
    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        settle()
        let taken = graph.events.send(event)
        settle()
        return taken
    }

    /// Opens a URL in the view, and settles it. Returns whether a view handles URLs.
    @discardableResult
    package func open(_ url: URL) -> Bool {
        settle()
        let taken = AddressTakers.open(url, in: graph)
        settle()
        return taken
    }

    /// Advances the view's time, in seconds since the host was created; an earlier time has no effect. Settle or
    /// request a frame afterwards.
    package func advance(to time: Double) {
        enter()
        while let clock, let due = clock.nextWake, due <= time {
            graph.advance(to: due)
            clock.advance(to: due)
        }
        graph.advance(to: time)
        clock?.advance(to: time)
    }

    /// Makes `Timer.publish`, `debounce` and other work on the main run loop or the main queue follow this view's time,
    /// with `start` as the date of time 0; otherwise these follow the machine's clock, and the host runs
    /// `RunLoop.main`. For processes that show one view in time steps: there is one clock per process.
    package func driveTimers(from start: Date) {
        // What the program has scheduled before there was a view, such as the timers of a model, stays.
        let clock = VirtualClock.current.flatMap { $0.start == start && $0.now == 0 ? $0 : nil }
            ?? VirtualClock(start: start)
        clock.advance(to: graph.now)
        VirtualClock.current = clock
        self.clock = clock
    }

    /// Makes timers follow the machine's clock again.
    package func releaseTimers() {
        if VirtualClock.current === clock { VirtualClock.current = nil }
        clock = nil
    }

    /// The view's time.
    package var now: Double { graph.now }

    /// The time of the next change: `now` or earlier while something is animated, nil if nothing is scheduled.
    package var nextWake: Double? { [graph.nextWake, clock?.nextWake].compactMap { $0 }.min() }
    /// The time of the next scheduled action or timer, whatever is animated; nil if there is none.
    package var nextAction: Double? { [graph.nextAction, clock?.nextWake].compactMap { $0 }.min() }

    /// Called when something has changed outside of a frame and a new frame is needed.
    package var onInvalidate: (() -> Void)? {
        get { graph.loop.onInvalidate }
        set { graph.loop.onInvalidate = newValue }
    }

    /// The clipboard, addresses and the like; what is not set does nothing.
    package var services: HostServices {
        get { graph.input.services }
        set { graph.input.services = newValue }
    }

    /// Taps a point of the window, in points. Returns whether the tap was handled.
    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        let isSeen = send(.pointer(PointerEvent(.began, at: point)))
        return send(.pointer(PointerEvent(.ended, at: point))) && isSeen
    }

    /// Taps the centre of the view that shows `text`; nil if there is none.
    package func tap(text: String) -> Bool? {
        settle()
        guard let node = graph.nodes(showing: text).first else { return nil }
        let frame = graph.globalFrame(of: node)
        return tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    /// What came of setting a state by its name.
    package enum StateSetting: Equatable {
        case set
        /// There is no state of this name; the existing names.
        case unknown([String])
        /// The text could not be parsed as a value of this type.
        case unreadable(type: String)
    }

    /// Sets a `@State` of the outermost view that has one with this name.
    package func setState(_ name: String, to text: String) -> StateSetting {
        settle()
        var names: [String] = []
        for (found, cell) in GraphInspector(graph).stateCells {
            if found == name { return cell.set(from: text) ? .set : .unreadable(type: cell.typeName) }
            names.append(found)
        }
        return .unknown(names)
    }

    /// What was reported so far, oldest first, each once.
    package var issues: [Diagnostic] { graph.log.issues }
}

extension HostContext {
    /// Sets the device for programs that read it before there is a host.
    @MainActor package static func prepare(_ device: HostDevice?) {
        if let device { current = HostContext(device) }
    }
}
