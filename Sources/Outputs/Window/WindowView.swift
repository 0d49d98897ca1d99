import CCairo
import CGtk4
import Foundation
import QuadrantCairo
package import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
package import QuadrantHost
import QuadrantStandIn
import QuadrantViews

/// A window of the desktop that shows a view and sends events to it.
@MainActor
package final class WindowView {
    package let host: ViewHost
    let reach: KeyboardReach
    package private(set) var options: WindowOptions
    let window: UnsafeMutablePointer<GtkWidget>
    let area: UnsafeMutablePointer<GtkWidget>
    /// The picture, with the accessibility elements over it.
    let overlay: UnsafeMutablePointer<GtkWidget>
    private let column: UnsafeMutablePointer<GtkWidget>
    private let surface = RasterSurface()
    private var picture: DisplayList?
    private let began = g_get_monotonic_time()
    private var isTicking = false
    private var wake: UInt32 = 0
    private(set) var drawnFrames = 0
    private var reported = 0
    let trace = FrameTrace.shared
    /// The ring that is drawn around the element that the keyboard has reached.
    var ring: CGRect?
    /// The element whose widget was given GTK's focus last; nil for the picture.
    var focusGiven: NodeID?
    /// Called when the user requests to close the window; returns whether it may close.
    package var onClose: () -> Bool = { true }
    package var onClosed: () -> Void = {}
    package var onActive: (Bool) -> Void = { _ in }
    /// Receives the keys that no view has handled.
    package var onKey: (KeyEvent) -> Bool = { _ in false }
    /// Called when editing of a text begins or ends, and when its caret moves.
    var onEditing: () -> Void = {}
    /// Receives what a field copies, in place of the clipboard; nil for none.
    var capture: ((String) -> Void)?
    /// The edit menu of a field; nil where none was opened.
    var editMenu: UnsafeMutablePointer<GtkWidget>?
    /// The text that was made the primary selection last.
    var offeredSelection: String?
    var input: WindowInput?
    private(set) var drops: WindowDrops?
    private(set) var elements: ElementWidgets?

    package init<Content: View>(_ content: Content, _ options: WindowOptions) {
        self.options = options
        let desktop = Desktop.shared
        let scheme = options.colorScheme ?? (desktop.isDark ? .dark : .light)
        var configuration = HostConfiguration(
            size: options.size, safeArea: options.safeArea, scale: 1, colorScheme: scheme,
            layoutDirection: options.layoutDirection,
            dynamicTypeSize: options.dynamicTypeSize ?? desktop.dynamicTypeSize, locale: options.locale,
            design: options.design, background: scheme == .dark ? .black : .white,
            imageSearchPaths: options.imageSearchPaths)
        configuration.reducesMotion = desktop.reducesMotion
        configuration.startDate = Date()
        configuration.clock = { Date() }
        configuration.device = options.device
        host = ViewHost(rootView: content, configuration: configuration)
        reach = KeyboardReach(host)
        window = gtk_window_new()
        area = gtk_drawing_area_new()
        column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        overlay = gtk_overlay_new()!
        gtk_window_set_child(quadrant_window(window), column)
        gtk_box_append(quadrant_box(column), overlay)
        gtk_overlay_set_child(OpaquePointer(overlay), area)
        gtk_widget_set_hexpand(area, 1)
        gtk_widget_set_vexpand(area, 1)
        gtk_widget_set_focusable(area, 1)
        host.services = services
        host.onInvalidate = { [weak self] in self?.invalidate() }
        let input = WindowInput(self)
        self.input = input
        drops = WindowDrops(self)
        if desktop.hasAccessibility {
            let elements = ElementWidgets(self)
            gtk_overlay_add_overlay(OpaquePointer(overlay), elements.layer)
            self.elements = elements
        }
        connect()
        // Signal handlers hold an unretained pointer to this object, which therefore lives until its widgets are
        // destroyed.
        g_object_weak_ref(quadrant_object(area), { data, _ in
            MainActor.assumeIsolated {
                let window = Unmanaged<WindowView>.fromOpaque(data!)
                MainLoop.after(0) { window.release() }
            }
        }, Unmanaged.passRetained(self).toOpaque())
        setTitle(options.title)
        sizeWindow()
        desktop.add(self)
    }

    /// Shows the window.
    package func present() { gtk_window_present(quadrant_window(window)) }

    /// Closes the window as if the user had requested it.
    package func requestClose() { closeRequested() }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        MainLoop.cancel(&wake)
        input?.keyboard.end()
        if let editMenu { gtk_widget_unparent(editMenu) }
        gtk_window_destroy(quadrant_window(window))
        input?.keyboard.release()
        onClosed()
        Desktop.shared.remove(self)
    }
    private(set) var isClosed = false

    package func setTitle(_ title: String) {
        options.title = title
        gtk_window_set_title(quadrant_window(window), title)
    }

    private var menuBar: UnsafeMutablePointer<GtkWidget>?
    /// Opens the first menu of the menu bar. Returns whether there is one.
    func openMenuBar() -> Bool {
        guard let menuBar, let first = gtk_widget_get_first_child(menuBar) else { return false }
        return gtk_widget_activate(first) != 0
    }

    /// Adds a menu bar above the content.
    func setMenuBar(_ bar: UnsafeMutablePointer<GtkWidget>) {
        gtk_box_prepend(quadrant_box(column), bar)
        menuBar = bar
        var width: Int32 = 0, height: Int32 = 0, barHeight: Int32 = 0
        gtk_widget_measure(bar, GTK_ORIENTATION_VERTICAL, -1, nil, &barHeight, nil, nil)
        gtk_window_get_default_size(quadrant_window(window), &width, &height)
        gtk_window_set_default_size(quadrant_window(window), width, height + barHeight)
    }

    private var services: HostServices {
        var services = HostServices()
        services.readClipboard = { MainActor.assumeIsolated { Desktop.shared.clipboardText } }
        services.writeClipboard = { [weak self] text in
            MainActor.assumeIsolated {
                if let capture = self?.capture { capture(text) } else { Desktop.shared.writeClipboard(text) }
            }
        }
        services.openURL = { url in MainActor.assumeIsolated { Desktop.shared.openURL(url) } }
        services.caretMoved = { [weak self] rect in
            MainActor.assumeIsolated {
                self?.input?.caretMoved(rect)
                self?.onEditing()
            }
        }
        return services
    }

    private func sizeWindow() {
        let ideal = host.sizeThatFits(.unspecified)
        var size = options.size ?? CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up))
        if options.fitsContent {
            let maximum = host.sizeThatFits(.infinity)
            if maximum.width.isFinite { size.width = ideal.width.rounded(.up) }
            if maximum.height.isFinite { size.height = ideal.height.rounded(.up) }
        }
        if let available = monitorSize {
            size = CGSize(width: min(size.width, available.width), height: min(size.height, available.height))
        }
        gtk_drawing_area_set_content_width(quadrant_area(area), 1)
        gtk_drawing_area_set_content_height(quadrant_area(area), 1)
        gtk_window_set_default_size(quadrant_window(window), Int32(size.width), Int32(size.height))
        limitSize()
    }

    /// Updates the size limits of the window to those of its content.
    private func limitSize() {
        guard options.resizability != .free else { return }
        func pixels(_ size: CGSize) -> SIMD2<Int32> {
            func whole(_ side: CGFloat) -> Int32 { Int32(min(max(side.rounded(.up), 1), 100_000)) }
            return SIMD2(whole(size.width), whole(size.height))
        }
        let limits = SizeLimits(minimum: pixels(host.sizeThatFits(.zero)),
                                maximum: pixels(host.sizeThatFits(.infinity)),
                                ideal: pixels(host.sizeThatFits(.unspecified)))
        guard limits != self.limits else { return }
        let old = self.limits
        self.limits = limits
        gtk_widget_set_size_request(area, limits.minimum.x, limits.minimum.y)
        guard options.resizability == .content else { return }
        gtk_window_set_resizable(quadrant_window(window), limits.minimum == limits.maximum ? 0 : 1)
        // If the ideal size of the content changes, the window is resized to it.
        if let old, old.ideal != limits.ideal {
            gtk_window_set_default_size(quadrant_window(window), limits.ideal.x, limits.ideal.y)
        }
    }
    private struct SizeLimits: Equatable {
        var minimum: SIMD2<Int32>, maximum: SIMD2<Int32>, ideal: SIMD2<Int32>
    }
    private var limits: SizeLimits?

    /// The size of the largest monitor.
    private var monitorSize: CGSize? {
        guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display),
            let monitor = g_list_model_get_item(monitors, 0)
        else { return nil }
        defer { g_object_unref(monitor) }
        var frame = GdkRectangle()
        gdk_monitor_get_geometry(OpaquePointer(monitor), &frame)
        return frame.width > 0 ? CGSize(width: Int(frame.width), height: Int(frame.height)) : nil
    }

    /// A pointer to this object for the signal handlers of its widgets, which do not outlive it.
    var reference: gpointer { Unmanaged.passUnretained(self).toOpaque() }
    static func at(_ reference: gpointer?) -> WindowView {
        Unmanaged<WindowView>.fromOpaque(reference!).takeUnretainedValue()
    }

    private func connect() {
        gtk_drawing_area_set_draw_func(quadrant_area(area), { _, context, width, height, data in
            let context = context!
            MainActor.assumeIsolated { WindowView.at(data).draw(context, Int(width), Int(height)) }
        }, reference, nil)
        let closed: @convention(c) (gpointer?, gpointer?) -> gboolean = { _, data in
            MainActor.assumeIsolated { WindowView.at(data).closeRequested() }
            return 1
        }
        quadrant_connect(window, "close-request", unsafeBitCast(closed, to: GCallback.self), reference)
        let activity: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { window, _, data in
            let isActive = quadrant_flag(window, "is-active") != 0
            MainActor.assumeIsolated { WindowView.at(data).onActive(isActive) }
        }
        quadrant_connect(window, "notify::is-active", unsafeBitCast(activity, to: GCallback.self), reference)
        let refocused: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WindowView.at(data).keepFocus() }
        }
        quadrant_connect(window, "notify::focus-widget", unsafeBitCast(refocused, to: GCallback.self), reference)
        let scaled: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, data in
            MainActor.assumeIsolated { WindowView.at(data).invalidate() }
        }
        quadrant_connect(area, "notify::scale-factor", unsafeBitCast(scaled, to: GCallback.self), reference)
    }

    private func closeRequested() {
        // The signal is still being emitted, so the window closes in the next iteration of the main loop.
        if onClose() { MainLoop.after(0) { [weak self] in self?.close() } }
    }

    func settingsChanged() {
        let desktop = Desktop.shared
        host.configure { configuration in
            if options.colorScheme == nil {
                configuration.colorScheme = desktop.isDark ? .dark : .light
                configuration.background = desktop.isDark ? .black : .white
            }
            configuration.reducesMotion = desktop.reducesMotion
            if options.dynamicTypeSize == nil { configuration.dynamicTypeSize = desktop.dynamicTypeSize }
        }
        invalidate()
    }

    // MARK: Frames

    /// Seconds since the window was created, which is the time of its view.
    private func time(_ microseconds: gint64) -> Double { Double(microseconds - began) / 1e6 }

    /// Advances the view's time to the current time.
    func catchUp() { host.advance(to: time(g_get_monotonic_time())) }

    /// Sends an event at the current time. Returns whether the view handled it.
    func send(_ event: InputEvent) -> Bool {
        catchUp()
        defer { invalidate() }
        switch event {
        case .key(let key): return reach.send(key)
        case .pointer(let pointer) where pointer.phase == .began:
            reach.pointed(at: pointer.location)
            return host.send(event)
        default: return host.send(event)
        }
    }

    /// Schedules a frame. Between frames, and without animations, nothing runs.
    func invalidate() {
        guard !isTicking else { return }
        isTicking = true
        MainLoop.cancel(&wake)
        gtk_widget_add_tick_callback(area, { _, clock, data in
            MainActor.assumeIsolated { WindowView.at(data).tick(gdk_frame_clock_get_frame_time(clock)) ? 1 : 0 }
        }, reference, nil)
    }

    /// Draws a frame. Returns whether the next frame follows immediately.
    private func tick(_ frameTime: gint64) -> Bool {
        host.advance(to: time(frameTime))
        let isDrawn = refresh()
        if followReach() || isDrawn { gtk_widget_queue_draw(area) }
        elements?.changed()
        guard let next = host.nextWake else {
            isTicking = false
            return false
        }
        if next <= host.now { return true }
        isTicking = false
        wake = MainLoop.after(next - time(g_get_monotonic_time())) { [weak self] in
            self?.wake = 0
            self?.invalidate()
        }
        return false
    }

    /// Redraws the changed parts of the view into the window's pixels. Returns whether anything has changed.
    @discardableResult
    private func refresh() -> Bool {
        let width = gtk_widget_get_width(area), height = gtk_widget_get_height(area)
        guard width > 0, height > 0 else { return false }
        let size = CGSize(width: Int(width), height: Int(height))
        let scale = CGFloat(gtk_widget_get_scale_factor(area))
        if host.configuration.size != size || host.configuration.scale != scale {
            host.configure { configuration in
                configuration.size = size
                configuration.scale = scale
                configuration.device?.size = size
                configuration.device?.scale = scale
            }
        }
        let list = host.frame()
        report()
        limitSize()
        let damage = picture.map { list.damage(since: $0) }
        picture = list
        if damage?.isEmpty == true { return false }
        do { try surface.draw(list, dirty: damage) } catch {
            StandardError.write("quadrant: \(error)\n")
            picture = nil
        }
        drawnFrames += 1
        trace?.write(self, frame: drawnFrames)
        return true
    }

    /// Prints the view's runtime issues as they occur, and the members used that have no effect.
    private func report() {
        for note in StandIns.take() { StandardError.write("quadrant: \(note)\n") }
        let issues = host.issues
        guard issues.count > reported else { return }
        for issue in issues[reported...] { StandardError.write(issue.description + "\n") }
        reported = issues.count
    }

    private func draw(_ context: OpaquePointer, _ width: Int, _ height: Int) {
        let scale = gtk_widget_get_scale_factor(area)
        if picture?.size != CGSize(width: width, height: height) || picture?.scale != CGFloat(scale) {
            catchUp()
            refresh()
            elements?.changed()
            if host.nextWake != nil { invalidate() }
        }
        surface.withPixels { pixels in
            guard let base = pixels.baseAddress, surface.width > 0 else { return }
            // Only read, while it exists.
            let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
            guard let image = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(surface.width), Int32(surface.height), Int32(surface.width * 4))
            else { return }
            cairo_surface_set_device_scale(image, Double(scale), Double(scale))
            cairo_set_source_surface(context, image, 0, 0)
            cairo_paint(context)
            cairo_surface_finish(image)
            cairo_surface_destroy(image)
        }
        drawRing(context)
    }
}
