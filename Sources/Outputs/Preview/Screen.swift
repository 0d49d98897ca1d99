import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews

/// One preview on one page: its own view, and the pixels that the page has of it. The view is made when it is first
/// needed: a folder may have hundreds of previews.
@MainActor final class Screen {
    let item: PreviewContent.Item
    /// What is other than the page's settings.
    let change: SettingsChange
    /// The view, which is made by the first call.
    var host: ViewHost { opened ?? open() }
    private var opened: ViewHost?
    var isOpen: Bool { opened != nil }
    /// Whether its state may be another one than at the beginning, by what a user has done.
    private(set) var isTouched = false
    /// Gives values of another view to the one that is made.
    private var seeds: StateSeeds?
    private let onIssue: (Diagnostic) -> Void
    private var configuration: HostConfiguration
    var services = HostServices() {
        didSet { opened?.services = services }
    }
    /// Whether the page's frame may be out of date.
    private(set) var isStale = true
    var onStale: () -> Void = {}
    /// In points, as last shown; before the first frame, as it will be.
    var size: CGSize { shown?.size ?? knownSize ?? host.size }
    /// The size, if it is known without making the view; nil for the size of a view that was not made.
    var knownSize: CGSize? { opened?.size ?? configuration.size }
    var isDark: Bool { (opened?.colorScheme ?? configuration.colorScheme) == .dark }
    var isRightToLeft: Bool { configuration.layoutDirection == .rightToLeft }
    /// The device around the screen, by the page's settings.
    private(set) var frame: DeviceFrame?
    /// The pixels of the picture for each point, by the page's zoom. The view is laid out at the scale of its device.
    private var scale: CGFloat
    private var surface = RasterSurface()
    private var shown: DisplayList?
    /// The last picture of the build before, until the first one of this is there, and whether they differ.
    private var former: DisplayList?
    private var difference: Bool?
    private(set) var history = FrameHistory()
    /// Whether the times of frames are recorded, with what views cost.
    var recordsTimes = false {
        didSet {
            if recordsTimes != oldValue { opened?.graph.loop.costs = recordsTimes ? CostRecorder() : nil }
            painting = 0
        }
    }
    /// The time that painting took since the times were taken, in seconds.
    private var painting = 0.0
    /// The time whose frame is shown, on the clock of the page's views; nil for the present.
    var pastTime: Double? {
        didSet { if pastTime != oldValue { invalidate() } }
    }
    /// The time at which the view was created, on the clock of the page's views.
    private var birth: Double
    private let now: () -> Double
    /// The height of the keyboard on the screen, in points; 0 while there is none.
    var keyboardHeight = 0.0 {
        didSet {
            guard keyboardHeight != oldValue else { return }
            opened?.keyboardHeight = keyboardHeight
            invalidate()
        }
    }
    /// The view that the page inspects.
    var inspector: ViewInspector {
        if let madeInspector { return madeInspector }
        let made = ViewInspector(host, record: item.record)
        madeInspector = made
        return made
    }
    private var madeInspector: ViewInspector?
    /// Pointers that are down.
    private var pressed: [Int: PointerEvent] = [:]
    /// The reason why the last frame could not be drawn.
    private(set) var fault: String?

    init(_ item: PreviewContent.Item, _ settings: PageSettings, _ change: SettingsChange, seeds: StateSeeds?,
         now: @escaping () -> Double, onIssue: @escaping (Diagnostic) -> Void) {
        self.item = item
        self.change = change
        (self.now, self.onIssue, self.seeds) = (now, onIssue, seeds)
        birth = now()
        let settings = change.applied(to: settings)
        configuration = item.configuration(settings)
        scale = Self.bounded(settings.scale, configuration.size)
        frame = item.frame(settings)
        if seeds != nil { _ = open() }
    }

    private func open() -> ViewHost {
        var configuration = configuration
        configuration.startDate = LiveClock.date
        configuration.clock = { LiveClock.date }
        birth = now()
        let host = item.open(configuration, seeds, onIssue)
        opened = host
        host.services = services
        host.keyboardHeight = keyboardHeight
        if recordsTimes { host.graph.loop.costs = CostRecorder() }
        host.onInvalidate = { [weak self] in
            // Programs may change the state of their views on any thread.
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.invalidate() }
            } else {
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.invalidate() } }
            }
        }
        seeds = nil
        return host
    }

    /// Forgets the pixels, which the page has forgotten too.
    func forgetPicture() {
        surface = RasterSurface()
        shown = nil
        (history, pastTime) = (FrameHistory(), nil)
        isStale = true
    }

    /// Ends the view. It begins anew when it is needed again.
    func rest() {
        guard !isTouched else { return }
        close()
        (opened, madeInspector) = (nil, nil)
        forgetPicture()
    }

    /// The maximum number of pixels in a frame: a page may be zoomed in.
    private static let maxPixels = 16e6

    private static func bounded(_ wanted: Double, _ size: CGSize?) -> CGFloat {
        let scale: CGFloat = wanted.isFinite ? min(max(wanted, 0.25), 8) : 2
        guard let size, size.width * size.height * scale * scale > maxPixels else { return scale }
        return (maxPixels / (size.width * size.height)).squareRoot()
    }

    /// Restores the offsets of the scroll views of the previous build, if there are as many.
    func takeScrolling(from other: Screen) {
        let offsets = other.host.graph.scrolling.scrollers.map(\.offset)
        guard offsets.contains(where: { $0 != .zero }) else { return }
        host.settle()
        let mine = host.graph.scrolling.scrollers
        guard mine.count == offsets.count else { return }
        for (scroller, offset) in zip(mine, offsets) { _ = scroller.scroll(to: offset) }
    }

    /// Moves the focus to where it was in the previous build.
    func takeFocus(from other: Screen) {
        guard let place = other.host.graph.focusPlace else { return }
        host.settle()
        host.graph.focus(at: place)
        host.settle()
    }

    func invalidate() {
        if isStale { return }
        isStale = true
        onStale()
    }

    /// Whether these settings select another device than the one that the view was created for.
    func isElsewhere(_ settings: PageSettings) -> Bool {
        isOpen && item.configuration(change.applied(to: settings)).device?.size != configuration.device?.size
    }

    func use(_ settings: PageSettings) {
        let settings = change.applied(to: settings)
        configuration = item.configuration(settings)
        scale = Self.bounded(settings.scale, configuration.size)
        frame = item.frame(settings)
        if let opened {
            var present = configuration
            (present.startDate, present.clock) = (opened.configuration.startDate, opened.configuration.clock)
            opened.configure { $0 = present }
        }
        shown = nil
        (history, pastTime) = (FrameHistory(), nil)
        invalidate()
    }

    /// Sends an event. Returns whether the view handled it.
    func send(_ event: InputEvent, now: Double) -> Bool {
        if case .pointer(let pointer) = event {
            switch pointer.phase {
            case .began, .moved:
                // A move of a pointer that is not down is ignored.
                if pointer.phase == .moved, pressed[pointer.id] == nil { return false }
                pressed[pointer.id] = pointer
            case .ended, .cancelled:
                if pressed.removeValue(forKey: pointer.id) == nil { return false }
            case .hovered, .exited: break
            }
        }
        isTouched = true
        let host = host
        host.advance(to: now - birth)
        let taken = host.send(event)
        invalidate()
        return taken
    }

    /// Lets the view's time pass up to `now`, and changes the view.
    func change<Value>(now: Double, _ action: (ViewHost) -> Value) -> Value {
        isTouched = true
        let host = host
        host.advance(to: now - birth)
        defer { invalidate() }
        return action(host)
    }

    /// Cancels all pointers and keys that are down, as when the page is closed.
    func cancelPointers() {
        for pointer in pressed.values.sorted(by: { $0.id < $1.id }) {
            var event = pointer
            event.phase = .cancelled
            host.send(.pointer(event))
        }
        pressed = [:]
    }

    /// The time of the view's next change, on the clock of the page's views.
    var nextWake: Double? { opened?.nextWake.map { $0 + birth } }

    /// Compares the first picture with the last one of the build before.
    func compare(with other: Screen) { former = other.shown }

    /// Whether the first picture differs from that of the build before; nil if that is known already, or not known.
    func takeDifference() -> Bool? {
        defer { difference = nil }
        return difference
    }

    /// Draws a frame, and returns the changed rectangles in pixels.
    func update(now: Double) -> [Box] {
        isStale = false
        let host = host
        let past = pastTime.flatMap { history.list(at: $0) }
        if past == nil { host.advance(to: now - birth) }
        let frame = past ?? host.frame()
        var list = frame
        list.scale = scale
        list = Self.wholePixels(list)
        fault = nil
        do {
            let damage = shown.map { list.damage(since: $0) }
            if let before = former {
                former = nil
                difference = before.scale != list.scale || !list.damage(since: before).isEmpty
            }
            if damage?.isEmpty == true { return [] }
            if past == nil { history.note(frame, at: now) }
            let start = recordsTimes ? DispatchTime.now().uptimeNanoseconds : 0
            try surface.draw(list, dirty: damage)
            if recordsTimes { painting += Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9 }
            shown = list
            let whole = Box(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
            guard let damage, damage.reduce(0, { $0 + $1.width * $1.height }) < list.size.width * list.size.height / 2
            else { return [whole] }
            let zoom = ProjectionTransform.scale(list.scale)
            return damage.map { zoom.bounds(Box($0)).grown(-0.01).whole.intersection(whole) }
        } catch let error as Diagnostic {
            fault = error.description
        } catch {
            fault = "\(error)"
        }
        return []
    }

    /// Rounds the size down to whole pixels: views would cover the partial pixels at the far edges only in part.
    private static func wholePixels(_ list: DisplayList) -> DisplayList {
        var list = list
        func whole(_ side: CGFloat) -> CGFloat { max(1, (side * list.scale + 1e-6).rounded(.down)) / list.scale }
        list.size = CGSize(width: whole(list.size.width), height: whole(list.size.height))
        return list
    }

    /// The times since the last call, and the costs of views.
    func takeTimes() -> (frame: ChangeWatch.FrameTimes, costs: [ChangeWatch.ViewCost]) {
        let costs = opened?.graph.loop.costs?.costs ?? [:]
        if recordsTimes { host.graph.loop.costs = CostRecorder() }
        defer { painting = 0 }
        func time(_ parts: CostRecorder.Part...) -> Double {
            costs.values.reduce(0) { sum, cost in parts.reduce(sum) { $0 + cost.seconds[$1.rawValue] * 1000 } }
        }
        let times = ChangeWatch.FrameTimes(build: time(.body, .building), layout: time(.measuring, .placing),
                                           display: time(.drawing), raster: painting * 1000)
        return (times, costs.values.map { .init(name: $0.name, bodies: $0.bodies, time: $0.total * 1000) })
    }

    func message(_ packet: FramePacket) -> WebServer.Message? { packet.message(surface) }

    /// The page is closed. The view is released with this object.
    func close() {
        cancelPointers()
        opened?.onInvalidate = nil
    }
}
