import CGtk4
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantHost
import QuadrantThreads
import QuadrantViews

/// The program's connection to the desktop: its windows, the clipboard, and the desktop's settings.
@MainActor
package final class Desktop {
    package static let shared = Desktop()
    private(set) var windows: [WindowView] = []
    private(set) var isDark = false
    private(set) var textScale = 1.0
    private(set) var reducesMotion = false
    var clipboardText: String?
    /// The image on the clipboard, as a PNG file.
    var clipboardImage: Data?
    private var portal: UInt32 = 0
    private var prefersDarkByPortal: Bool?
    /// Whether the connection is open.
    private var isOpen = false
    /// Called when the last window has closed; by default the program ends.
    package var onLastClose: () -> Void = { MainLoop.quit() }

    private init() {}

    /// Connects to the desktop. Throws if there is no display.
    package func open(name: String) throws {
        guard !isOpen else { return }
        try loadLibrary()
        // User defaults are stored on disk, and restored at the next start.
        DefaultStore.current = .standard
        DefaultStore.onWrite.withLock { onWrite in
            onWrite = { store in
                // Defaults may be accessed on any thread.
                nonisolated(unsafe) let store = store
                DispatchQueue.main.async { MainActor.assumeIsolated { Desktop.shared.save(store) } }
            }
        }
        // The views are rasterised here; GTK only shows the result, and its Cairo renderer requires no graphics driver.
        setenv("GSK_RENDERER", "cairo", 0)
        if getenv("DBUS_SESSION_BUS_ADDRESS") == nil, !FileManager.default.fileExists(atPath: userBus) {
            // Without a session bus the accessibility tree cannot be published.
            setenv("GTK_A11Y", "none", 0)
        }
        // Desktops find the file of the program and its icon by this name (Docs/Guide/DesktopApp.md).
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "quadrant"
        g_set_prgname(program)
        g_set_application_name(name)
        guard gtk_init_check() != 0, let display = gdk_display_get_default() else {
            let environment = ProcessInfo.processInfo.environment
            throw Diagnostic(
                what: "there is no desktop to open a window on",
                at: "DISPLAY=\(environment["DISPLAY"] ?? ""), "
                    + "WAYLAND_DISPLAY=\(environment["WAYLAND_DISPLAY"] ?? "")",
                rule: "A window needs an X11 or Wayland display that this program may use.",
                fix: "Run it inside a desktop session, under 'xvfb-run', or look with 'quadrant preview'.")
        }
        isOpen = true
        gtk_window_set_default_icon_name(program)
        style(display)
        watchSettings(display)
        watchClipboard(gdk_display_get_clipboard(display))
    }

    /// Loads the library of windows, with which a release is not linked, so that no other command waits for it.
    private func loadLibrary() throws {
        guard dlopen("libgtk-4.so.1", RTLD_NOW | RTLD_GLOBAL) == nil else { return }
        throw Diagnostic(
            what: "the library of windows cannot be loaded",
            at: dlerror().map { String(cString: $0) } ?? "libgtk-4.so.1",
            rule: "Windows are those of GTK 4.",
            fix: "Install it: 'apt-get install libgtk-4-1' on Debian and Ubuntu.")
    }

    package func run() -> Int32 {
        defer { unsaved.forEach { $0.synchronize() } }
        return MainLoop.run()
    }

    /// Writes user defaults to the disk after a delay, so that many changes in succession, such as of a dragged slider,
    /// cause one write.
    private func save(_ store: UserDefaults) {
        if unsaved.contains(where: { $0 === store }) { return }
        unsaved.append(store)
        MainLoop.after(0.5) { [weak self] in
            store.synchronize()
            self?.unsaved.removeAll { $0 === store }
        }
    }
    private var unsaved: [UserDefaults] = []

    private var userBus: String { "/run/user/\(getuid())/bus" }

    var hasAccessibility: Bool { getenv("GTK_A11Y").map { String(cString: $0) } != "none" }

    func add(_ window: WindowView) { windows.append(window) }
    func remove(_ window: WindowView) {
        windows.removeAll { $0 === window }
        if windows.isEmpty { onLastClose() }
    }

    /// Widgets of accessibility elements have exactly the size of their element.
    private func style(_ display: OpaquePointer) {
        let provider = gtk_css_provider_new()
        let css = """
            .quadrant, .quadrant * {
              min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; outline: 0; font-size: 1px;
              box-shadow: none; background: none;
            }
            """
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
    }

    // MARK: Desktop settings

    private func watchSettings(_ display: OpaquePointer) {
        guard let settings = gtk_settings_get_for_display(display) else { return }
        let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, _ in
            MainActor.assumeIsolated { Desktop.shared.readSettings() }
        }
        for name in ["gtk-application-prefer-dark-theme", "gtk-theme-name", "gtk-xft-dpi", "gtk-enable-animations"] {
            quadrant_connect(UnsafeMutableRawPointer(settings), "notify::" + name,
                             unsafeBitCast(changed, to: GCallback.self), nil)
        }
        readSettings()
        if getenv("DBUS_SESSION_BUS_ADDRESS") != nil || FileManager.default.fileExists(atPath: userBus) {
            watchPortal()
        }
    }

    private func readSettings() {
        guard let settings = gtk_settings_get_default() else { return }
        let raw = UnsafeMutableRawPointer(settings)
        var isDark = quadrant_flag(raw, "gtk-application-prefer-dark-theme") != 0
        if let name = quadrant_string(raw, "gtk-theme-name") {
            isDark = isDark || String(cString: name).lowercased().hasSuffix("-dark")
            g_free(name)
        }
        if let prefersDarkByPortal { isDark = prefersDarkByPortal }
        let dpi = quadrant_number(raw, "gtk-xft-dpi")
        let textScale = dpi > 0 ? Double(dpi) / 1024 / 96 : 1
        let reducesMotion = quadrant_flag(raw, "gtk-enable-animations") == 0
        guard isDark != self.isDark || textScale != self.textScale || reducesMotion != self.reducesMotion else {
            return
        }
        self.reducesMotion = reducesMotion
        self.isDark = isDark
        self.textScale = textScale
        for window in windows { window.settingsChanged() }
    }

    /// Desktops publish their colour scheme in the settings portal.
    private func watchPortal() {
        g_bus_get(G_BUS_TYPE_SESSION, nil, { _, result, _ in
            guard let bus = g_bus_get_finish(result, nil) else { return }
            let name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop"
            g_dbus_connection_signal_subscribe(
                bus, name, "org.freedesktop.portal.Settings", "SettingChanged", path, "org.freedesktop.appearance",
                G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, parameters, _ in
                    guard let value = g_variant_get_child_value(parameters, 2) else { return }
                    MainActor.assumeIsolated { Desktop.shared.portalSaid(value) }
                    g_variant_unref(value)
                }, nil, nil)
            var setting: [OpaquePointer?] = [
                g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
            ]
            let question = g_variant_new_tuple(&setting, 2)
            g_dbus_connection_call(
                bus, name, path, "org.freedesktop.portal.Settings", "Read", question, nil,
                GDBusCallFlags(rawValue: G_DBUS_CALL_FLAGS_NO_AUTO_START.rawValue), 2000, nil,
                { source, result, _ in
                    let bus = OpaquePointer(source)
                    guard let answer = g_dbus_connection_call_finish(bus, result, nil) else { return }
                    if let value = g_variant_get_child_value(answer, 0) {
                        MainActor.assumeIsolated { Desktop.shared.portalSaid(value) }
                        g_variant_unref(value)
                    }
                    g_variant_unref(answer)
                }, nil)
        }, nil)
    }

    /// Reads the portal's value, which may be nested in variants: 1 is dark, 2 is light, 0 is no preference.
    private func portalSaid(_ value: OpaquePointer) {
        var value = value
        while String(cString: g_variant_get_type_string(value)) == "v", let inner = g_variant_get_variant(value) {
            value = inner
        }
        guard String(cString: g_variant_get_type_string(value)) == "u" else { return }
        let preferred = g_variant_get_uint32(value)
        prefersDarkByPortal = preferred == 0 ? nil : preferred == 1
        readSettings()
    }

    /// The dynamic type size that corresponds to the desktop's text scale.
    var dynamicTypeSize: DynamicTypeSize {
        let steps: [(Double, DynamicTypeSize)] = [
            (0.84, .xSmall), (0.91, .small), (0.97, .medium), (1.06, .large), (1.17, .xLarge), (1.29, .xxLarge),
            (1.47, .xxxLarge), (1.76, .accessibility1), (2.06, .accessibility2), (2.47, .accessibility3),
            (2.94, .accessibility4),
        ]
        return steps.first { textScale < $0.0 }?.1 ?? .accessibility5
    }

    func openURL(_ url: URL) -> Bool {
        g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
    }
}
