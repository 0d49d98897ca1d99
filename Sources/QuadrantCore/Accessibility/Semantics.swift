import Foundation
import QuadrantGeometry

/// What an element is.
package enum AccessibilityRole: String, Sendable, Codable, CaseIterable {
    /// Something with a name of its own that is none of the others.
    case element
    case staticText, header, image, button, link, toggle, slider, stepper, progress, gauge
    case textField, secureField, searchField, textEditor, picker, datePicker, colorPicker
    case menu, menuItem, tab, disclosure
    case group, list, tabBar, scrollArea, dialog
    /// A line between the items of a menu; elsewhere a line says nothing.
    case separator

    /// Something that people set off or change.
    package var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .searchField, .textEditor, .picker,
             .datePicker, .colorPicker, .menu, .menuItem, .tab, .disclosure: true
        default: false
        }
    }

    /// Whether a tap on its middle does what it is for. What a picker is made of says what a press does.
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

/// What an element can do beside being pressed.
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

/// What one node says of itself, or of what is in it, to those who do not see it.
///
/// Made when somebody asks and never kept, so that it costs nothing while nobody does. What is nil is left as it was.
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
    /// Whether it is off: then nothing of what it can do can be done.
    package var isDisabled: Bool?
    package var isOn: Bool?
    package var isFocused: Bool?
    /// Makes the node an element. Where a role does and this is nil, containers contain and all others combine.
    package var children: Children?
    package var sortPriority: Double?
    /// The key that sets it off.
    package var shortcut: KeyboardShortcut?
    /// Does what a tap does; where it is nil the middle is tapped.
    package var press: (() -> Void)?
    /// One step up (true) or down.
    package var adjust: ((Bool) -> Void)?
    /// Takes a number from outside.
    package var setNumber: ((Double) -> Void)?
    /// Takes words from outside.
    package var setText: ((String) -> Void)?
    package var actions: [SemanticAction] = []
    /// The elements in here are those of the views behind or before it, in the place of its own.
    package var isRepresented = false
    /// What can be pressed in the views behind or before it are actions of its own elements.
    package var offersActions = false
    /// How far in a heading is, from 1; 0 says nothing of it.
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
