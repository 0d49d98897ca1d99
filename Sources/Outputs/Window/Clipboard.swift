import CGtk4
import Foundation
import QuadrantCore

// Views read the clipboard synchronously, a desktop delivers it asynchronously: it is fetched whenever it changes.
extension Desktop {
    func watchClipboard(_ clipboard: OpaquePointer?) {
        ImageBoard.read = { Desktop.shared.clipboardImage }
        ImageBoard.write = { Desktop.shared.writeClipboard(image: $0) }
        guard let clipboard else { return }
        let changed: @convention(c) (OpaquePointer?, gpointer?) -> Void = { clipboard, _ in
            MainActor.assumeIsolated { Desktop.shared.readClipboard(clipboard) }
        }
        quadrant_connect(UnsafeMutableRawPointer(clipboard), "changed", unsafeBitCast(changed, to: GCallback.self), nil)
        readClipboard(clipboard)
    }

    private func readClipboard(_ clipboard: OpaquePointer?) {
        // What this program has put there is known.
        guard gdk_clipboard_is_local(clipboard) == 0 else { return }
        gdk_clipboard_read_text_async(clipboard, nil, { source, result, _ in
            let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
            MainActor.assumeIsolated { Desktop.shared.clipboardText = text.map { String(cString: $0) } }
            g_free(text)
        }, nil)
        gdk_clipboard_read_texture_async(clipboard, nil, { source, result, _ in
            let texture = gdk_clipboard_read_texture_finish(OpaquePointer(source), result, nil)
            var image: Data?
            if let texture, let bytes = gdk_texture_save_to_png_bytes(texture) {
                var size: gsize = 0
                if let start = g_bytes_get_data(bytes, &size) { image = Data(bytes: start, count: Int(size)) }
                g_bytes_unref(bytes)
                g_object_unref(UnsafeMutableRawPointer(texture))
            }
            MainActor.assumeIsolated { Desktop.shared.clipboardImage = image }
        }, nil)
    }

    func writeClipboard(_ text: String) {
        clipboardText = text
        clipboardImage = nil
        if let display = gdk_display_get_default() { gdk_clipboard_set_text(gdk_display_get_clipboard(display), text) }
    }

    private func writeClipboard(image: Data?) {
        // Without an image, a text replaces what is on the clipboard.
        guard let image else {
            clipboardImage = nil
            return
        }
        clipboardImage = image
        clipboardText = nil
        guard let display = gdk_display_get_default() else { return }
        let bytes = image.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return }
        gdk_clipboard_set_texture(gdk_display_get_clipboard(display), texture)
        g_object_unref(UnsafeMutableRawPointer(texture))
    }

    // MARK: The primary selection

    /// Whether a middle click pastes, a setting of the desktop.
    var pastesPrimary: Bool {
        guard let settings = gtk_settings_get_default() else { return true }
        return quadrant_flag(UnsafeMutableRawPointer(settings), "gtk-enable-primary-paste") != 0
    }

    func writePrimary(_ text: String) {
        guard let display = gdk_display_get_default() else { return }
        gdk_clipboard_set_text(gdk_display_get_primary_clipboard(display), text)
    }

    /// Fetches the primary selection; the closure is not called where there is none.
    func readPrimary(_ take: @escaping @MainActor (String) -> Void) {
        guard let display = gdk_display_get_default() else { return }
        final class Taker {
            let take: @MainActor (String) -> Void
            init(_ take: @escaping @MainActor (String) -> Void) { self.take = take }
        }
        let box = Unmanaged.passRetained(Taker(take)).toOpaque()
        gdk_clipboard_read_text_async(gdk_display_get_primary_clipboard(display), nil, { source, result, data in
            let taker = Unmanaged<Taker>.fromOpaque(data!).takeRetainedValue()
            guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
            let string = String(cString: text)
            g_free(text)
            MainActor.assumeIsolated { taker.take(string) }
        }, box)
    }
}
