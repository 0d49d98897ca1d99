import CGtk4
import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost

/// The accessibility elements of a view as invisible widgets over its content, which AT-SPI publishes to assistive
/// technology.
///
/// In GTK 4.8 only widgets are accessible. These draw nothing and receive no input; each has its element's role, name,
/// value and frame, and actions on it are forwarded to the element.
@MainActor
final class ElementWidgets {
    private unowned let view: WindowView
    let layer: UnsafeMutablePointer<GtkWidget>
    private var top: [ElementWidget] = []
    private var isPlanned = false
    private var shown: [AccessibilityNode] = []
    /// Whether an AT-SPI client has changed a widget, so that its value differs from the element's.
    var isUsed = false

    /// The delay in seconds before the widgets are updated, so that an animated view is reported a few times per
    /// second.
    private static let delay = 0.1

    init(_ view: WindowView) {
        self.view = view
        layer = gtk_fixed_new()
        gtk_widget_add_css_class(layer, "quadrant")
        gtk_widget_set_can_target(layer, 0)
        gtk_widget_set_opacity(layer, 0)
        gtk_widget_set_overflow(layer, GTK_OVERFLOW_HIDDEN)
    }

    func changed() {
        guard !isPlanned else { return }
        isPlanned = true
        MainLoop.after(Self.delay) { [weak self] in
            self?.isPlanned = false
            self?.update()
        }
    }

    private func update() {
        guard Desktop.shared.windows.contains(where: { $0 === view }) else { return }
        let elements = view.host.accessibilityElements()
        let nodes = elements.map(AccessibilityNode.init)
        guard nodes != shown || isUsed || elements.map(\.id) != top.map(\.id) else { return }
        shown = nodes
        isUsed = false
        top = matched(elements, top, in: layer, at: .zero)
        view.followFocus()
    }

    /// The widget of an element; nil where it has none yet.
    func widget(of id: NodeID) -> UnsafeMutablePointer<GtkWidget>? { first(in: top) { $0.id == id }?.widget }

    /// The element whose widget is `widget`, or the nearest one around it.
    func id(of widget: UnsafeMutablePointer<GtkWidget>) -> NodeID? {
        var at: UnsafeMutablePointer<GtkWidget>? = widget
        while let now = at, now != layer {
            if let found = first(in: top, where: { $0.widget == now }) { return found.id }
            at = gtk_widget_get_parent(now)
        }
        return nil
    }

    private func first(in widgets: [ElementWidget], where matches: (ElementWidget) -> Bool) -> ElementWidget? {
        for widget in widgets {
            if matches(widget) { return widget }
            if let inner = first(in: widget.children, where: matches) { return inner }
        }
        return nil
    }

    /// Updates the widgets in `parent` to `elements`, and reuses widgets with the same id.
    private func matched(_ elements: [AccessibilityElement], _ old: [ElementWidget],
                         in parent: UnsafeMutablePointer<GtkWidget>, at corner: CGPoint) -> [ElementWidget] {
        var known: [NodeID: ElementWidget] = [:]
        for widget in old { known[widget.id] = widget }
        var last: UnsafeMutablePointer<GtkWidget>?
        var result: [ElementWidget] = []
        for element in elements {
            let kind = ElementWidget.kind(of: element)
            var widget = known.removeValue(forKey: element.id)
            if let other = widget, other.kind != kind {
                gtk_fixed_remove(quadrant_fixed(parent), other.widget)
                widget = nil
            }
            let x = element.frame.minX - corner.x, y = element.frame.minY - corner.y
            let shown: ElementWidget
            if let widget {
                shown = widget
                gtk_fixed_move(quadrant_fixed(parent), shown.widget, x, y)
            } else {
                shown = ElementWidget(element.id, kind, view)
                gtk_fixed_put(quadrant_fixed(parent), shown.widget, x, y)
            }
            // AT-SPI clients read siblings in their order.
            gtk_widget_insert_after(shown.widget, parent, last)
            last = shown.widget
            shown.show(element)
            shown.children = matched(element.children, shown.children, in: shown.widget, at: element.frame.origin)
            result.append(shown)
        }
        for widget in old where known[widget.id] === widget {
            gtk_fixed_remove(quadrant_fixed(parent), widget.widget)
        }
        return result
    }
}

/// The widget of one element.
@MainActor
final class ElementWidget {
    /// The class of widget with the AT-SPI interfaces that an element needs: action, value or text.
    struct Kind: Equatable {
        enum Widget { case button, range, label, text, plain }
        var widget: Widget
        var role: GtkAccessibleRole
        static func == (a: Kind, b: Kind) -> Bool { a.widget == b.widget && a.role == b.role }
    }

    let id: NodeID
    let kind: Kind
    let widget: UnsafeMutablePointer<GtkWidget>
    var children: [ElementWidget] = []
    private unowned let view: WindowView
    /// Whether the value can only be adjusted in steps, and the last shown value.
    private var steps = false
    private var shown = 0.0
    /// Whether this program is setting the value, and not an AT-SPI client.
    private var isShowing = false

    init(_ id: NodeID, _ kind: Kind, _ view: WindowView) {
        self.id = id
        self.kind = kind
        self.view = view
        let type: GType = switch kind.widget {
        case .button: gtk_button_get_type()
        case .range: gtk_scale_get_type()
        case .label: gtk_label_get_type()
        case .text: gtk_entry_get_type()
        case .plain: gtk_fixed_get_type()
        }
        widget = quadrant_accessible(type, Int32(kind.role.rawValue))
        let changed: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
            MainActor.assumeIsolated { Unmanaged<ElementWidget>.fromOpaque(data!).takeUnretainedValue().used() }
        }
        let signal: String? = switch kind.widget {
        case .button: "clicked"
        case .range: "value-changed"
        case .text: "changed"
        case .label, .plain: nil
        }
        if let signal {
            quadrant_connect(widget, signal, unsafeBitCast(changed, to: GCallback.self),
                             Unmanaged.passUnretained(self).toOpaque())
        }
        g_object_ref(widget)
    }

    isolated deinit {
        g_signal_handlers_disconnect_matched(widget, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
                                             Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(widget)
    }

    static func kind(of element: AccessibilityElement) -> Kind {
        if !element.children.isEmpty { return Kind(widget: .plain, role: containerRole(element.role)) }
        // AT-SPI represents a stepper as a value.
        let isWheel = element.role == .picker && !element.canPress
        if element.adjust != nil, isWheel || !element.role.isControl {
            return Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
        }
        switch element.role {
        case .button: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_BUTTON)
        case .menuItem: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_MENU_ITEM)
        case .link: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_LINK)
        case .toggle: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_SWITCH)
        case .tab: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_TAB)
        case .disclosure: return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_BUTTON)
        case .picker, .datePicker, .colorPicker, .menu:
            return Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_COMBO_BOX)
        case .slider: return Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_SLIDER)
        case .stepper: return Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
        case .progress: return Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        case .gauge: return Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_METER)
        case .textField, .secureField, .textEditor: return Kind(widget: .text, role: GTK_ACCESSIBLE_ROLE_TEXT_BOX)
        case .searchField: return Kind(widget: .text, role: GTK_ACCESSIBLE_ROLE_SEARCH_BOX)
        case .header: return Kind(widget: .label, role: GTK_ACCESSIBLE_ROLE_HEADING)
        case .staticText:
            return element.canPress ? Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_BUTTON)
                : Kind(widget: .label, role: GTK_ACCESSIBLE_ROLE_LABEL)
        case .image:
            return element.canPress ? Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_BUTTON)
                : Kind(widget: .plain, role: GTK_ACCESSIBLE_ROLE_IMG)
        case .element:
            return element.canPress ? Kind(widget: .button, role: GTK_ACCESSIBLE_ROLE_BUTTON)
                : element.number != nil ? Kind(widget: .range, role: GTK_ACCESSIBLE_ROLE_METER)
                : Kind(widget: .plain, role: GTK_ACCESSIBLE_ROLE_GROUP)
        case .group, .list, .tabBar, .scrollArea, .dialog, .separator:
            return Kind(widget: .plain, role: containerRole(element.role))
        }
    }

    private static func containerRole(_ role: AccessibilityRole) -> GtkAccessibleRole {
        switch role {
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .tabBar: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
        case .picker: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
        default: GTK_ACCESSIBLE_ROLE_GROUP
        }
    }

    func show(_ element: AccessibilityElement) {
        isShowing = true
        defer { isShowing = false }
        let frame = element.frame
        gtk_widget_set_size_request(widget, Int32(frame.width.rounded()), Int32(frame.height.rounded()))
        quadrant_say(widget, Int32(GTK_ACCESSIBLE_PROPERTY_LABEL.rawValue), element.label)
        gtk_widget_set_name(widget, element.identifier)
        let isStop = !element.isDisabled && (element.setText != nil || element.canPress || element.canAdjust)
        gtk_widget_set_focusable(widget, isStop ? 1 : 0)
        gtk_widget_set_sensitive(widget, element.isDisabled ? 0 : 1)
        var remarks: [String] = []
        switch kind.widget {
        case .range:
            steps = element.number == nil || element.setNumber == nil
            let number = element.number ?? SemanticNumber(0, in: -1...1)
            let range = number.range
            shown = number.value
            quadrant_range(widget, number.value, range.lowerBound, range.upperBound,
                           (range.upperBound - range.lowerBound) / 10)
            if let value = element.value {
                quadrant_say(widget, Int32(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT.rawValue), value)
                remarks.append(value)
            }
        case .label:
            quadrant_label(widget, element.label)
            if let value = element.value { remarks.append(value) }
        case .text:
            let value = element.value ?? ""
            if String(cString: quadrant_text_of(widget)) != value { quadrant_text(widget, value) }
        case .button, .plain:
            // AT-SPI has no property for a value that is not a number.
            if let value = element.value { remarks.append(value) }
        }
        if let hint = element.hint { remarks.append(hint) }
        quadrant_say(widget, Int32(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION.rawValue),
                     remarks.isEmpty ? nil : remarks.joined(separator: ", "))
        if let isOn = element.isOn, element.role == .disclosure {
            quadrant_state(widget, Int32(GTK_ACCESSIBLE_STATE_EXPANDED.rawValue), isOn ? 1 : 0)
        } else if let isOn = element.isOn {
            quadrant_state(widget, Int32(GTK_ACCESSIBLE_STATE_CHECKED.rawValue), isOn ? 1 : 0)
        }
        if element.traits.contains(.isSelected) {
            quadrant_state(widget, Int32(GTK_ACCESSIBLE_STATE_SELECTED.rawValue), 1)
        }
    }

    /// An AT-SPI client has performed an action or set a value.
    private func used() {
        guard !isShowing else { return }
        view.elements?.isUsed = true
        view.catchUp()
        switch kind.widget {
        case .button: view.host.perform(.press, on: id)
        case .range:
            let number = quadrant_range_value(widget)
            let request: AccessibilityRequest =
                steps ? (number > shown ? .increment : .decrement) : .setNumber(number)
            view.host.perform(request, on: id)
        case .text: view.host.perform(.setText(String(cString: quadrant_text_of(widget))), on: id)
        case .label, .plain: break
        }
        view.invalidate()
    }
}
