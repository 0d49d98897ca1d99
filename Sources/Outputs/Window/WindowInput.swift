import CGtk4
import Foundation
import QuadrantCore
import QuadrantHost

/// Translates the events of a window to input events for its view.
@MainActor
final class WindowInput {
    private unowned let view: WindowView
    private var area: UnsafeMutablePointer<GtkWidget> { view.area }
    private var touches: [OpaquePointer: Int] = [:]
    private var lastTouch = 0
    private var isPressed = false
    private var lastLocation = CGPoint(x: -1, y: -1)
    private var cursor: String?
    let keyboard: WindowKeyboard

    /// The number of points that one notch of a wheel scrolls.
    private static let notch = 48.0

    init(_ view: WindowView) {
        self.view = view
        keyboard = WindowKeyboard(view)
        let pointer = gtk_event_controller_legacy_new()!
        let handle: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, data in
            guard let event else { return 0 }
            return MainActor.assumeIsolated { WindowView.at(data).input?.handle(event) ?? false } ? 1 : 0
        }
        quadrant_connect(UnsafeMutableRawPointer(pointer), "event", unsafeBitCast(handle, to: GCallback.self),
                         view.reference)
        gtk_widget_add_controller(view.area, pointer)
    }

    func caretMoved(_ rect: CGRect?) { keyboard.caretMoved(rect) }

    private func handle(_ event: OpaquePointer) -> Bool {
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS: return button(event, isDown: true)
        case GDK_BUTTON_RELEASE: return button(event, isDown: false)
        case GDK_MOTION_NOTIFY:
            if isPressed, view.drops?.leaves(event, at: location(event)) == true {
                isPressed = false
                pointer(.cancelled, event)
                return true
            }
            pointer(isPressed ? .moved : .hovered, event)
            if !isPressed { showCursor(at: location(event)) }
            return true
        case GDK_LEAVE_NOTIFY:
            if !isPressed { pointer(.exited, event) }
            return false
        case GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: return touch(event)
        case GDK_SCROLL: return scroll(event)
        case GDK_TOUCHPAD_PINCH: return pinch(event)
        default: return false
        }
    }

    /// The position in the view's points. Wheel events have no position, so the pointer's last one is used.
    private func location(_ event: OpaquePointer) -> CGPoint {
        var x = 0.0, y = 0.0
        guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite,
            let native = gtk_widget_get_native(area)
        else { return lastLocation }
        var left = 0.0, top = 0.0
        gtk_native_get_surface_transform(native, &left, &top)
        var inX = 0.0, inY = 0.0
        let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        gtk_widget_translate_coordinates(root, area, x - left, y - top, &inX, &inY)
        lastLocation = CGPoint(x: inX, y: inY)
        return lastLocation
    }

    private func modifiers(_ event: OpaquePointer) -> EventModifiers {
        WindowKeyboard.modifiers(gdk_event_get_modifier_state(event))
    }

    private func pointer(_ phase: PointerEvent.Phase, _ event: OpaquePointer) {
        _ = view.send(.pointer(PointerEvent(phase, at: location(event), kind: .mouse, modifiers: modifiers(event))))
    }

    private func button(_ event: OpaquePointer, isDown: Bool) -> Bool {
        if isDown, gdk_event_triggers_context_menu(event) != 0 { return openMenu(at: location(event)) }
        if isDown, gdk_button_event_get_button(event) == 2 { return view.pasteSelection(at: location(event)) }
        guard gdk_button_event_get_button(event) == 1, isDown != isPressed else { return false }
        if isDown { gtk_widget_grab_focus(area) }
        isPressed = isDown
        pointer(isDown ? .began : .ended, event)
        if !isDown {
            showCursor(at: location(event))
            view.offerSelection()
        }
        return true
    }

    /// Opens the context menu of the view at a point, or the edit menu of a field.
    func openMenu(at point: CGPoint) -> Bool { view.send(.menu(at: point)) || view.openEditMenu(at: point) }

    private func touch(_ event: OpaquePointer) -> Bool {
        guard let sequence = gdk_event_get_event_sequence(event) else { return false }
        let phase: PointerEvent.Phase
        switch gdk_event_get_event_type(event) {
        case GDK_TOUCH_BEGIN:
            lastTouch += 1
            touches[sequence] = lastTouch
            gtk_widget_grab_focus(area)
            phase = .began
        case GDK_TOUCH_UPDATE: phase = .moved
        case GDK_TOUCH_END: phase = .ended
        default: phase = .cancelled
        }
        guard let id = touches[sequence] else { return false }
        if phase == .ended || phase == .cancelled { touches[sequence] = nil }
        _ = view.send(.pointer(PointerEvent(phase, at: location(event), id: id, modifiers: modifiers(event))))
        return true
    }

    private func scroll(_ event: OpaquePointer) -> Bool {
        var x = 0.0, y = 0.0
        var isContinuous = false
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: y = -1
        case GDK_SCROLL_DOWN: y = 1
        case GDK_SCROLL_LEFT: x = -1
        case GDK_SCROLL_RIGHT: x = 1
        default:
            gdk_scroll_event_get_deltas(event, &x, &y)
            isContinuous = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE
        }
        if !isContinuous { (x, y) = (x * Self.notch, y * Self.notch) }
        if gdk_scroll_event_is_stop(event) != 0 { (x, y, isContinuous) = (0, 0, false) }
        // A wheel scrolls vertically, and horizontally with shift.
        if modifiers(event).contains(.shift), x == 0 { (x, y) = (y, 0) }
        return view.send(.wheel(WheelEvent(at: location(event), delta: CGSize(width: x, height: y),
                                           isContinuous: isContinuous)))
    }

    private func pinch(_ event: OpaquePointer) -> Bool {
        let phase: PointerEvent.Phase
        switch gdk_touchpad_event_get_gesture_phase(event) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: phase = .moved
        case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
        default: phase = .cancelled
        }
        if phase == .began { turn = 0 }
        turn += gdk_touchpad_event_get_pinch_angle_delta(event)
        return view.send(.pinch(PinchEvent(phase, at: location(event),
                                           scale: gdk_touchpad_event_get_pinch_scale(event), rotation: turn)))
    }
    private var turn = 0.0

    /// Sets the cursor: an I-beam on editable text, a pointing hand on links.
    private func showCursor(at point: CGPoint) {
        let name: String? = switch AccessibilityTree(view.host.graph).role(at: point) {
        case .textField, .secureField, .searchField, .textEditor: "text"
        case .link: "pointer"
        default: nil
        }
        guard name != cursor else { return }
        cursor = name
        gtk_widget_set_cursor_from_name(area, name)
    }
}
