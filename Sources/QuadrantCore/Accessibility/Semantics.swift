import Foundation
import QuadrantGeometry

/// The role of an element.
package enum AccessibilityRole: String, Sendable, Codable, CaseIterable {
    /// A named element without another role.
    case element
    case staticText, header, image, button, link, toggle, slider, stepper, progress, gauge
    case textField, secureField, searchField, textEditor, picker, datePicker, colorPicker
    case menu, menuItem, tab, disclosure
    case group, list, tabBar, scrollArea, dialog
    /// A line between the items of a menu; elsewhere a line says nothing.
    case separator

    /// A control.
    package var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .searchField, .textEditor, .picker,
             .datePicker, .colorPicker, .menu, .menuItem, .tab, .disclosure: true
        default: false
        }
    }

    /// Whether a tap on its centre activates it. The parts of a picker define the effect of a press.
    package var isPressed: Bool {
        switch self {
        case .slider, .stepper, .picker, .datePicker: false
        default: isControl
        }
    }

    /// What is inside stays apart.
    package var isContainer: Bool {
        switch self {
        case .group, .list, .tabBar, .scrollArea, .dialog: true
        default: false
        }
    }
}

/// The actions of an element other than a press.
package struct SemanticAction {
    package var name: String
    package var perform: () -> Void
    package init(name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }
}

/// A number that a control holds.
package struct SemanticNumber: Equatable {
    package var value: Double
    package var range: ClosedRange<Double>
    package init(_ value: Double, in range: ClosedRange<Double>) {
        self.value = value
        self.range = range
    }
}

/// What accessibility knows of one node, or of its content.
///
/// Computed on request and never stored, so that it costs nothing while there is no client. What is nil is left as it
/// was.
package struct Semantics {
    package enum Children: Equatable { case ignore, contain, combine }

    /// Makes the node an element.
    package var role: AccessibilityRole?
    package var label: String?
    package var value: String?
    package var number: SemanticNumber?
    package var hint: String?
    package var identifier: String?
    package var inputLabels: [String] = []
    package var added: AccessibilityTraits = []
    package var removed: AccessibilityTraits = []
    package var isHidden: Bool?
    /// Whether it is disabled: then it has no actions.
    package var isDisabled: Bool?
    package var isOn: Bool?
    package var isFocused: Bool?
    /// Makes the node an element. Nil is the default of its role: containers contain, all others combine.
    package var children: Children?
    package var sortPriority: Double?
    /// The keyboard shortcut that activates it.
    package var shortcut: KeyboardShortcut?
    /// The effect of a tap; where it is nil, its centre is tapped.
    package var press: (() -> Void)?
    /// One step up (true) or down.
    package var adjust: ((Bool) -> Void)?
    /// Sets a number from outside.
    package var setNumber: ((Double) -> Void)?
    /// Sets text from outside.
    package var setText: ((String) -> Void)?
    package var actions: [SemanticAction] = []
    /// The elements in here are those of the views behind or before it, in the place of its own.
    package var isRepresented = false
    /// What can be pressed in the views behind or before it are actions of its own elements.
    package var offersActions = false
    /// The level of a heading, from 1; 0 for none.
    package var headingLevel: Int?

    package init(role: AccessibilityRole? = nil) { self.role = role }

    package static var hidden: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    var makesElement: Bool { role != nil || children != nil }

    /// Whether it is worth an element where nothing else is one.
    var says: Bool { label != nil || value != nil || number != nil || press != nil || adjust != nil }
}
