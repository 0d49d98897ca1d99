import CGtk4
import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews

/// Drags between a window and other programs: text and files.
@MainActor
final class WindowDrops {
    private unowned let view: WindowView
    private let target: OpaquePointer
    private var drag: ForeignDrag?

    init(_ view: WindowView) {
        self.view = view
        target = quadrant_drop_target()
        quadrant_connect_drops(target, { _, x, y, data in
            MainActor.assumeIsolated { WindowView.at(data).drops?.moved(CGPoint(x: x, y: y)) ?? 0 }
        }, { _, data in
            MainActor.assumeIsolated { WindowView.at(data).drops?.left() }
        }, { _, value, x, y, data in
            let items = WindowDrops.items(value)
            return MainActor.assumeIsolated {
                WindowView.at(data).drops?.dropped(items, CGPoint(x: x, y: y)) ?? false
            } ? 1 : 0
        }, view.reference)
        gtk_widget_add_controller(view.area, target)
    }

    // MARK: Into the window

    nonisolated private static func items(_ value: UnsafePointer<GValue>?) -> ForeignItems {
        if let text = quadrant_value_text(value) { return ForeignItems(text: String(cString: text)) }
        guard let lines = quadrant_value_files(value) else { return ForeignItems() }
        defer { g_free(lines) }
        let addresses = String(cString: lines).split(separator: "\n")
        return ForeignItems(addresses: addresses.compactMap { URL(string: String($0)) })
    }

    /// Answers the action that a drop has here: none where no view takes what is dragged. The contents arrive some time
    /// after the pointer.
    private func moved(_ point: CGPoint) -> UInt32 {
        view.catchUp()
        defer { view.invalidate() }
        if drag == nil, let value = gtk_drop_target_get_value(target), let payload = Self.items(value).payload {
            drag = view.host.graph.foreignDrag(of: payload, at: point)
        }
        guard let drag else { return GDK_ACTION_COPY.rawValue }
        let isAccepted = drag.move(to: point)
        view.host.settle()
        return isAccepted ? GDK_ACTION_COPY.rawValue : 0
    }

    private func left() {
        // GTK calls this before a drop as well, which begins again.
        drag?.cancel()
        drag = nil
        view.host.settle()
        view.invalidate()
    }

    private func dropped(_ items: ForeignItems, _ point: CGPoint) -> Bool {
        view.catchUp()
        defer { view.invalidate() }
        guard let payload = items.payload else { return false }
        let drag = drag ?? view.host.graph.foreignDrag(of: payload, at: point)
        self.drag = nil
        _ = drag.move(to: point)
        let isTaken = drag.drop()
        view.host.settle()
        // A text that no destination takes is for the field at the point.
        guard !isTaken, let text = items.text else { return isTaken }
        return view.insert(text, at: point)
    }

    // MARK: Out of the window

    /// Hands a drag that leaves the window to the desktop. Returns whether it has: its touch is over then.
    func leaves(_ event: OpaquePointer, at point: CGPoint) -> Bool {
        let size = view.host.configuration.size ?? .zero
        guard !CGRect(origin: .zero, size: size).contains(point), let running = view.host.graph.runningDrag,
            let surface = quadrant_surface(view.area), let device = gdk_event_get_device(event) else { return false }
        let items = ForeignItems(running)
        let addresses = items.addresses.isEmpty ? nil
            : items.addresses.map { $0.absoluteString + "\r\n" }.joined()
        guard addresses != nil || items.text != nil else { return false }
        let content = quadrant_content(addresses, items.text)
        defer { g_object_unref(content) }
        guard let drag = gdk_drag_begin(surface, device, content, GDK_ACTION_COPY, 0, 0) else { return false }
        let icon = gtk_image_new_from_icon_name(addresses == nil ? "text-x-generic" : "emblem-documents")
        gtk_drag_icon_set_child(quadrant_drag_icon(drag), icon)
        // The drag holds itself until it has ended.
        g_object_unref(UnsafeMutableRawPointer(drag))
        return true
    }
}
