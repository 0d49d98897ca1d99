import CGtk4
import Foundation
import QuadrantGeometry
import QuadrantHost
import QuadrantViews

// The ring of the keyboard in a window, and GTK's focus, which follows it: assistive technology reads what has that.
extension WindowView {
    /// The ring's distance from the element, its width, and the radius of the element's corners, in points: a guess by
    /// the look of iPadOS.
    private static let ringGap = 2.0, ringWidth = 3.0, ringRadius = 8.0

    /// Takes over the ring of the keyboard after a change of the view. Returns whether it is drawn otherwise than
    /// before.
    func followReach() -> Bool {
        reach.refresh()
        guard reach.ring != ring else { return false }
        ring = reach.ring
        trace?.write(self, frame: drawnFrames)
        followFocus()
        return true
    }

    func drawRing(_ context: OpaquePointer) {
        guard let ring, ring.width > 0, ring.height > 0 else { return }
        let out = Self.ringGap + Self.ringWidth / 2, frame = ring.insetBy(dx: -out, dy: -out)
        let radius = min(Self.ringRadius + out, frame.width / 2, frame.height / 2)
        // The system's blue, light and dark.
        let isDark = host.configuration.colorScheme == .dark
        cairo_set_source_rgb(context, isDark ? 10 / 255 : 0, isDark ? 132 / 255 : 122 / 255, 1)
        cairo_set_line_width(context, Self.ringWidth)
        cairo_new_path(context)
        for (turn, corner) in [(frame.maxX, frame.minY), (frame.maxX, frame.maxY), (frame.minX, frame.maxY),
                               (frame.minX, frame.minY)].enumerated() {
            let x = corner.0 + (turn < 2 ? -radius : radius)
            let y = corner.1 + (turn == 0 || turn == 3 ? radius : -radius)
            let start = Double(turn - 1) * .pi / 2
            cairo_arc(context, x, y, radius, start, start + .pi / 2)
        }
        cairo_close_path(context)
        cairo_stroke(context)
    }

    /// The widget that has GTK's focus: that of the element in the ring, else the picture.
    private var focusWidget: UnsafeMutablePointer<GtkWidget> {
        guard reach.isShown, let id = reach.current else { return area }
        return elements?.widget(of: id) ?? area
    }

    /// Moves GTK's focus to the element in the ring, or to the picture.
    func followFocus() {
        guard !isClosed, isFocusOurs else { return }
        let wanted = focusWidget
        let focused = gtk_window_get_focus(quadrant_window(window))
        if focused != wanted, focused.map({ gtk_widget_is_ancestor($0, wanted) == 0 }) ?? true {
            gtk_widget_grab_focus(wanted)
            focusGiven = reach.isShown ? reach.current : nil
        }
    }

    /// Whether GTK's focus is not in a menu.
    private var isFocusOurs: Bool {
        guard let focused = gtk_window_get_focus(quadrant_window(window)) else { return true }
        return gtk_widget_get_ancestor(focused, gtk_popover_get_type()) == nil
    }

    /// Returns GTK's focus to the view: a closing menu leaves it nowhere, or on the menu bar. Assistive technology
    /// moves it to an element, to which the ring follows.
    func keepFocus() {
        MainLoop.after(0) { [weak self] in
            guard let self, !isClosed, isFocusOurs else { return }
            let focused = gtk_window_get_focus(quadrant_window(window))
            // The focus may be where it was given before the last key, or where GTK moves it from a removed widget.
            let isGone = focusGiven.map { elements?.widget(of: $0) == nil } ?? false
            if let focused, let id = elements?.id(of: focused), id != focusGiven, !isGone,
                id != reach.current || !reach.isShown {
                catchUp()
                reach.move(to: id)
                invalidate()
            }
            followFocus()
        }
    }
}
