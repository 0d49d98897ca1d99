package import Foundation
package import QuadrantBase
import QuadrantCairo
import QuadrantComparison
package import QuadrantCompiler
package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantGeometry
package import QuadrantHost
import QuadrantPNG
import QuadrantViews

// Apart from this file, the command does not use the rendering engine's hosts.

/// One preview of a compiled program on its screen, after its state was set and its script was played.
@MainActor package final class RenderSession {
    private var host: ViewHost!
    private var list: DisplayList
    /// The location of the view in the user's files.
    package let place: String
    /// The changes that the last step of the script causes, or the first appearance.
    package private(set) var changes: ChangeRecording?
    private let recordsChanges: Bool
    /// What the picture takes; nil without --timings.
    package internal(set) var timings: PictureTimings?
    /// What the steps of the script did not do as written: errors under --strict, notes otherwise.
    package private(set) var mishaps: [ScriptMishap] = []
    package private(set) var otherNotes: [String] = []
    /// The last step after those of the scene's script.
    package private(set) var lastVerb: ScriptVerb?
    /// Messages for the user that are no failures.
    package var notes: [String] { mishaps.map(\.note) + otherNotes }
    package var width: Double { Double(list.size.width) }
    package var height: Double { Double(list.size.height) }
    package var issues: [String] { host.issues.map { $0.description + "\n" } + refusals.issues }
    private let refusals = SandboxRefusals()

    /// Creates the entry of a view; may be called again.
    package typealias Maker = () -> UnsafeMutableRawPointer

    /// One preview, before it is hosted.
    package struct Part {
        package var name: String?
        fileprivate var entry: _PreviewEntry.Part
        fileprivate var maker: Maker
        fileprivate var index: Int
        package var view: any View { entry.view }

        /// The same preview, created on another device: its outermost view may have read the first device's values.
        @MainActor fileprivate func remade(on device: HostDevice?) -> Part {
            let all = (try? RenderSession.parts(maker, on: device)) ?? []
            return all.indices.contains(index) ? all[index] : self
        }
    }

    /// The previews for one symbol: several if a provider returns several views. This runs the program's code for the
    /// first time, with `device`; with the clock at `date`, nil for live views.
    package static func parts(_ maker: @escaping Maker, on device: HostDevice?, at date: Date? = nil) throws -> [Part] {
        prepare(device, at: date)
        let entry = _PreviewEntry.take(maker())
        if let failure = entry.failure { throw failure }
        let found = entry.app.map { app in app.firstWindow.map { [$0] } ?? [] } ?? entry.parts
        return found.enumerated().map { Part(name: $1.name, entry: $1, maker: maker, index: $0) }
    }

    /// The started app for a symbol.
    package static func app(_ maker: CompiledProgram.Maker, on device: HostDevice?) -> AppHost? {
        HostContext.prepare(device)
        return _PreviewEntry.take(maker()).app?.host
    }

    /// A view of the command's own in its ideal size, encoded by `encoder`.
    package static func picture<Content: View>(
        of view: Content, _ encoder: any PictureEncoder, scale: Double = 2
    ) throws -> Data {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(scale: scale, background: .white))
        host.resize(host.sizeThatFits(.unspecified))
        return try encoder.encode(host.frame(), options: PictureOptions())
    }

    /// The same as `parts`; throws if there is none.
    package static func shownParts(_ maker: @escaping Maker, _ scene: SceneOptions) throws -> [Part] {
        let parts = try parts(maker, on: configuration(scene, nil, isTransparent: true, folders: []).device,
                              at: scene.date)
        if !parts.isEmpty { return parts }
        throw Failure(.input, "the app has no scene to render", at: "the body of the App",
                      rule: "An app is rendered as the content of its first WindowGroup or Window.",
                      fix: "Add 'WindowGroup { ContentView() }' to its body, or a #Preview.")
    }

    /// Hosts the view and plays the script; `recording` takes frames in the meantime. Without a script and a moment the
    /// view `appears` first: its animations at the start end.
    package init(
        _ part: Part, _ scene: SceneOptions, isTransparent: Bool, folders: [String], place: String,
        appears: Bool = true, recording: Recording? = nil, leavesOutUnseen: Bool = false, recordsChanges: Bool = false,
        timings: PictureTimings? = nil
    ) throws {
        self.place = place
        var configuration = Self.configuration(scene, part, isTransparent: isTransparent, folders: folders)
        // Timers start with the script.
        configuration.timerStart = scene.date
        configuration.leavesOutUnseen = leavesOutUnseen
        configuration.recordsChanges = recordsChanges
        self.recordsChanges = recordsChanges
        self.timings = timings
        configuration.recordsCosts = timings != nil
        let seeds = scene.state.isEmpty ? nil : StateSeeds(typed: scene.state)
        func open<Content: View>(_ view: Content) -> ViewHost {
            ViewHost(rootView: view, configuration: configuration, seeds: seeds)
        }
        var view = Self.made(part, on: configuration.device).entry.view
        if scene.hasStatusBar { view = Self.withStatusBar(view, configuration) }
        let host = open(view)
        self.host = host
        if recordsChanges { changes = ChangeRecording(host, cause: nil, callStack: StackTrace.here) }
        if let seeds { try Self.check(seeds, host, place) }
        // The first frame is drawn before the first event, as on iOS.
        list = host.frame()
        let isPlain = scene.script.steps.isEmpty && scene.at == nil && recording == nil
        try play(scene.script.steps, until: appears && !recordsChanges && isPlain ? .appeared : scene.at, recording)
        if recording == nil || recording?.count == 0 { list = host.frame() }
        try checkFatalIssues()
    }

    /// Plays further steps, after those of the scene's script. `changes` and `notes` are then those of these steps.
    package func play(_ steps: [ScriptOptions.Step]) throws {
        (mishaps, otherNotes, lastVerb) = ([], [], steps.last?.verb)
        try play(steps, until: nil, nil)
        list = host.frame()
        try checkFatalIssues()
    }

    private func checkFatalIssues() throws {
        if let fatal = host.issues.first(where: \.isFatal) { throw Failure(.view, fatal) }
    }

    /// The number of seconds that a step waits for the view to settle, the same for a whole recording and for
    /// --at settled, and that for which a view may appear.
    private static let maxSettleWait = 5.0, maxRecordingTime = 10.0, maxSettlingTime = 20.0, maxAppearance = 4.0
    /// The number of seconds without a change after which a program that uses queues counts as settled.
    private static let quietTime = 2.0

    private func settle(_ player: ScriptPlayer) throws {
        let tasks = ViewTasks.shared
        var lastChange = host.now
        let outcome = try player.settle(atMost: Self.maxSettlingTime) { [host] in
            guard let host, tasks.needsRealTime else { return tasks.nextWake }
            // It is unknown when a queue or the network delivers its next result.
            let isMoving = host.nextWake.map { $0 <= host.now } ?? false
            if isMoving, host.graph.motion.animations.endlessMotions == nil { lastChange = host.now }
            let quiet = lastChange + Self.quietTime
            return quiet > host.now ? min(quiet, tasks.nextWake ?? quiet) : tasks.nextWake
        }
        switch outcome {
        case .settled: break
        case .endless(let views):
            otherNotes.append("--at settled: the view never settles; rendered \(Self.plain(host.now)) s after the "
                + "start: " + views.joined(separator: ", "))
        case .timeOver:
            otherNotes.append("--at settled: the view still changes after \(Self.plain(Self.maxSettlingTime)) s, "
                + "the limit")
        }
    }

    /// Whether the picture is blank although a timer, task or animation will change the view.
    var showsNothingYet: Bool {
        let wakes = [host.nextWake, ViewTasks.shared.nextWake].compactMap { $0 }
        let mayChange = ViewTasks.shared.needsRealTime || wakes.contains { $0 <= host.now + Self.maxSettlingTime }
        return mayChange && list.isBlank
    }

    private func play(
        _ steps: [ScriptOptions.Step], until moment: SceneOptions.Moment?, _ recording: Recording?
    ) throws {
        let player = ScriptPlayer(host), began = host.now
        let tasks = ViewTasks.shared
        let images = Date() + Self.maxSettleWait
        player.deliver = { [host] in
            tasks.deliver(at: host!.now)
            // Loading images takes no script time.
            func isLoaded() -> Bool {
                StallWatch.waiting { ImageLoader.shared.waitForOne(upTo: images.timeIntervalSinceNow) }
            }
            while isLoaded() { tasks.deliver(at: host!.now) }
        }
        if let recording {
            // The size of a recording is that of its first frame.
            host.resize(host.size)
            player.nextStop = { recording.nextTime.map { $0 + began } }
            player.onStop = { [self] in
                list = host.frame()
                try StallWatch.waiting { try recording.add(list) }
            }
        }
        try player.pass(0)
        var isMoving = false
        // What follows the last event, until the view rests, belongs to it.
        let last = steps.lastIndex { if case .wait = $0.verb { false } else { true } } ?? steps.count - 1
        for (number, step) in steps.enumerated() {
            if case .wait = step.verb {
                isMoving = false
            } else {
                // Consecutive steps wait until the view has settled after the previous one.
                if isMoving { try player.rest(atMost: Self.maxSettleWait) { tasks.nextWork } }
                isMoving = true
            }
            if recordsChanges, number == last {
                changes = ChangeRecording(host, cause: step.optionText, callStack: StackTrace.here)
            }
            try perform(step, player)
        }
        if let duration = recording?.options.duration {
            try player.pass(began + duration - host.now)
        } else if let recording {
            try player.rest(atMost: Self.maxRecordingTime) { tasks.nextWork }
            try player.pass(1 / recording.options.framesPerSecond)
        } else if case .seconds(let seconds) = moment {
            try player.pass(seconds)
        } else if case .settled = moment {
            try settle(player)
        } else if case .appeared = moment {
            try player.appear(atMost: Self.maxAppearance) { tasks.nextWork }
        } else if isMoving {
            try player.rest(atMost: Self.maxSettleWait) { tasks.nextWork }
        }
    }

    /// Plays random events, and stops at the first that causes a problem; returns its number and the problem.
    package func play(_ acts: some Sequence<(number: Int, act: RandomAct)>, willPlay: @escaping (String) -> Void)
        -> (number: Int, problem: String)? {
        let player = RandomPlayer(host), tasks = ViewTasks.shared
        player.deliver = { [host] in tasks.deliver(at: host!.now) }
        player.willPlay = willPlay
        for (number, act) in acts where !player.play(act) {
            return (number, player.problems.prefix(3).joined(separator: "; "))
        }
        return nil
    }

    /// Closes the view. Returns whether its graph is leaked.
    package func leavesSomething() -> Bool {
        weak let graph = host.graph
        let now = host.now
        host.releaseTimers()
        host = nil
        // Cancelled tasks run to their end.
        ViewTasks.shared.deliver(at: now)
        return graph != nil
    }

    /// Closes the view; its tasks do not continue. The clock begins again, for the next preview of the program.
    package func close() {
        let start = host.configuration.timerStart
        host.releaseTimers()
        host = nil
        ProgramClock.begin(at: start)
    }

    private func perform(_ step: ScriptOptions.Step, _ player: ScriptPlayer) throws {
        do {
            mishaps += try ScriptMishap.of(player.perform(step.verb), step, host)
        } catch let unknown as UnknownView where unknown.isHidden {
            mishaps.append(.hidden(step, unknown.name, host))
        } catch let unknown as UnknownView {
            throw ScriptMishap.failure(of: unknown, step, in: place)
        }
    }

    package static func plain(_ number: CGFloat) -> String { NumberText.short(Double(number)) }

    /// The picture as PNG, at most `maxPixels` wide and high, and at most at the scale of the scene.
    package func png(maxPixels: Double, showing overlays: Set<LayoutOverlay> = []) throws -> Data {
        var shown = overlays.isEmpty ? list : host.frame(showing: overlays, drawn: changes?.drawn ?? [])
        let side = max(shown.size.width, shown.size.height, 1)
        shown.scale = min(shown.scale, CGFloat(maxPixels) / side)
        do {
            return try PNG().encode(shown, options: PictureOptions())
        } catch let error as Diagnostic {
            throw Failure(.view, error)
        }
    }

    /// The encoded picture; empty for a recording, which has taken its frames before.
    package func draw(_ format: OutputFormat, _ drawing: DrawingOptions) throws -> Data {
        try drawing.checkSize(width, height, format)
        do {
            switch format {
            case .picture(let encoder):
                let shown = drawing.overlays.isEmpty ? list
                    : host.frame(showing: drawing.overlays, drawn: changes?.drawn ?? [])
                return try timings == nil ? encoder.encode(shown, options: drawing.picture)
                    : timedPicture(of: shown, encoder, drawing.picture)
            case .recording: return Data()
            }
        } catch let error as Diagnostic {
            throw Failure(.view, error)
        }
    }

    /// The picture as PNG, with its layout and display list.
    func drawForComparison(_ drawing: DrawingOptions) throws -> Data {
        let png = try draw(.standard, drawing)
        return PNG.adding(try PictureNotes.notes(host, list), to: png)
    }

    package var trees: [LayoutTree] { host.layoutTree() }
    /// Evaluates `query` with the host.
    package func asking<R>(_ query: (ViewHost) throws -> R) rethrows -> R { try query(host) }
    package func audit(_ audits: [Audit], otherDirection: [LayoutTree]?) -> [AuditFinding] {
        host.audit(audits, otherDirection: otherDirection)
    }
    package var accessibilityTree: [AccessibilityNode] { host.accessibilityTree() }

    /// The failure of the script's steps and of runtime issues under --strict.
    package var strictFailure: Failure? {
        if let mishap = mishaps.first { return mishap.failure(in: place) }
        if issues.isEmpty { return nil }
        return Failure(.view, "\(issues.count) runtime issues (--strict)", at: place,
                       rule: "Runtime issues are errors then.", fix: "Fix the issues above, or omit --strict.")
    }

    /// An interactive host for a window or a page.
    package static func open(_ part: Part, _ configuration: HostConfiguration, hasStatusBar: Bool, _ seeds: StateSeeds?,
                             _ onIssue: @escaping (Diagnostic) -> Void) -> ViewHost {
        func open<Content: View>(_ view: Content) -> ViewHost {
            ViewHost(rootView: view, configuration: configuration, seeds: seeds, onIssue: onIssue)
        }
        var view = made(part, on: configuration.device).entry.view
        if hasStatusBar { view = withStatusBar(view, configuration) }
        return open(view)
    }

    /// The view with the status bar of the device over it, if it fills the device's screen.
    private static func withStatusBar(_ view: any View, _ configuration: HostConfiguration) -> any View {
        guard let device = configuration.device, configuration.size == device.size else { return view }
        let isTablet = min(device.size.width, device.size.height) > 600
        func over<Content: View>(_ content: Content) -> any View {
            StatusBarOverlay(height: Double(device.safeArea.top), isTablet: isTablet, content: content)
        }
        return over(view)
    }

    /// The part, recreated if its device, known only after its preferences were read, is not the current one.
    package static func made(_ part: Part, on device: HostDevice?) -> Part {
        device == HostContext.current.device ? part : part.remade(on: device)
    }

    package static func configuration(_ scene: SceneOptions, _ part: Part?, isTransparent: Bool, folders: [String])
        -> HostConfiguration
    {
        ProgramResources.follow(scene.locale)
        // Pictures that the program makes of its own views have the same look.
        Design.standard = scene.profile.design
        let preferences = scene.sizeIsGiven ? [] : part?.entry.preferences ?? []
        let shown = (scene.area(for: preferences) ?? scene.area).measures
        let dynamicType = DynamicTypeSize.allCases[SceneOptions.dynamicTypes.firstIndex(of: scene.dynamicType) ?? 3]
        let paper: RGBA = scene.dark ? RGBA(red: 0, green: 0, blue: 0) : RGBA(red: 1, green: 1, blue: 1)
        var configuration = HostConfiguration(
            size: shown?.0, safeArea: shown?.1 ?? EdgeInsets(), scale: scene.scale,
            colorScheme: scene.dark ? .dark : .light,
            layoutDirection: scene.rightToLeft ? .rightToLeft : .leftToRight, dynamicTypeSize: dynamicType,
            locale: Locale(identifier: scene.locale), design: scene.profile.design,
            background: isTransparent ? nil : paper, imageSearchPaths: folders + ProgramResources.folders)
        // A view with a custom size still has a device.
        let device = scene.device ?? .standard
        if let (screen, safe) = (scene.screen(for: preferences) ?? scene.area).measures
            ?? device.area(scene.profile, isLandscape: false).measures {
            configuration.device = HostDevice(size: screen, scale: scene.scale, safeArea: safe,
                                              systemVersion: configuration.design.systemVersion)
        }
        // The `sizeThatFits` trait of previews proposes the device's size; `--size fit` proposes nil.
        if shown == nil, preferences.contains(.ideal) { configuration.proposal = configuration.device?.size }
        return configuration
    }

    /// The device that the part's preferences name, or the one that the user chose.
    package static func device(_ scene: SceneOptions, _ part: Part) -> Device {
        let named = scene.sizeIsGiven ? [] : part.entry.preferences.compactMap { preference -> Device? in
            guard case .named(let name) = preference else { return nil }
            return try? Device.option(name)
        }
        return named.last ?? scene.device ?? .standard
    }
}

extension App {
    /// The content of the app's first window, as a preview.
    @MainActor fileprivate static var firstWindow: _PreviewEntry.Part? {
        let app = AppHost(Self.self)
        guard let scene = app.first else { return nil }
        let content = app.content(of: scene, value: nil, services: app.services, phase: .active)
        return _PreviewEntry.Part(view: content)
    }
}
