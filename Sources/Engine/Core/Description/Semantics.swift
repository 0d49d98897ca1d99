package import Foundation
package import QuadrantGeometry

/// The role of an element.
package enum AccessibilityRole: String, Sendable, Codable, CaseIterable {
    /// An element that has a name and no other role.
    case element
    case staticText, header, image, button, link, toggle, slider, stepper, progress, gauge
    case textField, secureField, searchField, textEditor, picker, datePicker, colorPicker
    case menu, menuItem, tab, disclosure
    case group, list, tabBar, scrollArea, dialog
    /// A line between the items of a menu; a line elsewhere is no element.
    case separator

    /// Whether the element is a control.
    package var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .textField, .secureField, .searchField, .textEditor, .picker,
             .datePicker, .colorPicker, .menu, .menuItem, .tab, .disclosure: true
        default: false
        }
    }

    /// Whether a tap on the element's centre activates it. A tap on a picker has the effect that its parts define.
    package var isPressed: Bool {
        switch self {
        case .slider, .stepper, .picker, .datePicker: false
        default: isControl
        }
    }

    /// Whether the elements inside are separate by default, and not combined into one.
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
    /// Runs the action; writes sources only.
    package var perform: () -> Void
    /// An action by the name that is read for it.
    package init(name: String, perform: @escaping () -> Void) {
        self.name = name
        self.perform = perform
    }
}

/// More about an element than its label and value: content that a program adds, points, and what it belongs to.
package struct SemanticDetail {
    /// What the detail is.
    package enum Kind: String, Sendable, Codable {
        case customContent, chart, scrollStatus, textContentType, directTouch, dragPoint, dropPoint, labeledBy
        case linkedGroup, actionCategory, rotor, speech
    }
    package var kind: Kind
    /// The name of the detail; empty where its kind says everything.
    package var name: String
    /// The value; nil removes the detail of the same kind and key that a view inside has set.
    package var value: String?
    /// Whether it is read without being asked for.
    package var isImportant = false
    /// Details of one kind with the same key replace each other; nil never does.
    package var key: AnyHashable?
    /// A place in the element's frame; nil for none.
    package var point: UnitPoint?

    /// A detail that replaces none, unless it has a key.
    package init(_ kind: Kind, _ name: String = "", value: String? = "", key: AnyHashable? = nil) {
        self.kind = kind
        self.name = name
        self.value = value
        self.key = key
    }
}

/// One of two elements, of which one is the label of the other.
package struct SemanticPair {
    package var id: AnyHashable
    /// Whether the element is the label, and not what is labelled.
    package var isLabel: Bool
    /// A part of the pair with this id.
    package init(id: AnyHashable, isLabel: Bool) {
        self.id = id
        self.isLabel = isLabel
    }
}

/// The numeric value of a control.
package struct SemanticNumber: Equatable {
    package var value: Double
    /// The limits that the value moves between.
    package var range: ClosedRange<Double>
    /// A value, which may be outside of the range while the program says so.
    package init(_ value: Double, in range: ClosedRange<Double>) {
        self.value = value
        self.range = range
    }
}

/// The accessibility properties of one node, or of its content.
///
/// Computed on request and never stored, so that they cost nothing while there is no client. A nil property leaves the
/// value of the element unchanged.
package struct Semantics {
    /// What becomes of the elements inside: left out, kept, or joined to one.
    package enum Children: Equatable { case ignore, contain, combine }

    /// The role; if not nil, the node is an element.
    package var role: AccessibilityRole?
    /// In the place of the content's text; nil leaves that.
    package var label: String?
    package var value: String?
    /// The value between two limits; nil for none.
    package var number: SemanticNumber?
    /// What happens on a tap, in words; nil for none.
    package var hint: String?
    /// The program's own name for tests; nil for none.
    package var identifier: String?
    /// Other names for voice control; empty for none.
    package var inputLabels: [String] = []
    /// Traits in addition to those of the role.
    package var added: AccessibilityTraits = []
    /// Traits of the role that do not apply.
    package var removed: AccessibilityTraits = []
    /// Whether the elements inside are left out; nil leaves that to modifiers further out.
    package var isHidden: Bool?
    /// Whether the element is disabled: then it has no actions.
    package var isDisabled: Bool?
    /// The state of a switch; nil for what is none.
    package var isOn: Bool?
    /// Whether keys reach it; nil where the node does not say.
    package var isFocused: Bool?
    /// How the content is treated; if not nil, the node is an element. Nil is the default of the role: containers
    /// contain, all others combine.
    package var children: Children?
    /// The place among siblings in reading order: larger is earlier; nil counts as 0.
    package var sortPriority: Double?
    /// The keyboard shortcut that activates the element.
    package var shortcut: KeyboardShortcut?
    /// The action of a press; if nil, a press is a tap on the centre.
    package var press: (() -> Void)?
    /// Moves the value by one step, up if the argument is true.
    package var adjust: ((Bool) -> Void)?
    /// Sets the number, called by assistive technology and scripts.
    package var setNumber: ((Double) -> Void)?
    /// Sets the text, called by assistive technology and scripts.
    package var setText: ((String) -> Void)?
    /// Actions besides the tap.
    package var actions: [SemanticAction] = []
    /// Whether the elements of the secondary views (background, overlay) replace those of the node's content.
    package var isRepresented = false
    /// Whether the press actions of the secondary views become actions of the content's elements.
    package var offersActions = false
    /// The level of a heading, from 1; 0 for none.
    package var headingLevel: Int?
    /// More about the element, in the program's order.
    package var details: [SemanticDetail] = []
    /// The point of the element's frame where a tap presses it, in window coordinates; nil is the centre.
    package var activationPoint: ((CGRect) -> CGPoint)?
    /// Makes the label from that of the content.
    package var relabel: ((String) -> String)?
    /// The pair of label and content that the element is a part of.
    package var pair: SemanticPair?
    /// Whether the elements of the secondary views are the children of the content's element.
    package var replacesChildren = false
    /// The category of the actions of the secondary views; nil for none.
    package var actionCategory: String?

    /// What a node says of itself: its role, and what is set afterwards.
    package init(role: AccessibilityRole? = nil) { self.role = role }

    /// Leaves the elements inside out of the tree.
    package static var hidden: Semantics {
        var semantics = Semantics()
        semantics.isHidden = true
        return semantics
    }

    var makesElement: Bool { role != nil || children != nil }

    /// Whether the properties create an element where the content has none.
    var says: Bool { label != nil || value != nil || number != nil || press != nil || adjust != nil }
}
