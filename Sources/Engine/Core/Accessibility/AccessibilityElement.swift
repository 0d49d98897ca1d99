package import Foundation
package import QuadrantGraph
import QuadrantGeometry

/// One accessibility element.
package struct AccessibilityElement {
    package var id: NodeID
    package var role: AccessibilityRole
    /// What is read for the element; empty where nothing names it.
    package var label = ""
    package var value: String?
    /// The value as a number between two limits; nil for elements without one.
    package var number: SemanticNumber?
    /// What happens on a tap, in words.
    package var hint: String?
    /// The program's own name for tests, never read out.
    package var identifier: String?
    /// Other names for voice control, the best one first.
    package var inputLabels: [String] = []
    /// Those of the role, and those that the program adds, without those that it removes.
    package var traits: AccessibilityTraits = []
    /// The frame in points, in window coordinates.
    package var frame: CGRect
    /// Whether it does not react; it is read all the same.
    package var isDisabled = false
    /// The state of a switch; nil for what is no switch.
    package var isOn: Bool?
    /// Whether keys reach it.
    package var isFocused = false
    package var children: [AccessibilityElement] = []
    /// What a tap does, for controls; nil where a recognizer takes the tap, or nothing.
    package var press: (() -> Void)?
    /// Moves the value up (true) or down by a step; nil where there is none.
    package var adjust: ((Bool) -> Void)?
    /// Sets the value to a number, which is limited to its range; nil where it cannot be set.
    package var setNumber: ((Double) -> Void)?
    /// Replaces the text of a field; nil for what is not edited.
    package var setText: ((String) -> Void)?
    /// Actions besides the tap, in the program's order.
    package var actions: [SemanticAction] = []
    /// The keys that press it; nil for none.
    package var shortcut: KeyboardShortcut?
    /// The level of a heading, from 1; nil where none is set.
    package var headingLevel: Int?
    /// More about the element, in the program's order.
    package var details: [SemanticDetail] = []
    /// The point in window coordinates that the program gives for a press; nil is the centre.
    package var activationPoint: CGPoint?
    var pair: SemanticPair?
    /// Whether a tap on `middle` has an effect.
    package var isTapped = false
    var sortPriority = 0.0

    /// An element of a node with its bounding box in the window, in points, and nothing else yet.
    package init(id: NodeID, role: AccessibilityRole, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }

    /// Whether a press does something now.
    package var canPress: Bool { !isDisabled && (press != nil || isTapped || role.isPressed) }
    /// Whether the value moves by steps now.
    package var canAdjust: Bool { !isDisabled && adjust != nil }

    /// The names of the element's actions, `press`, `increment` and `decrement` among them.
    package var actionNames: [String] {
        (canPress ? ["press"] : []) + (canAdjust ? ["increment", "decrement"] : [])
            + (isDisabled ? [] : actions.map(\.name))
    }

    /// Applies the accessibility properties of a node.
    mutating func adopt(_ semantics: Semantics) {
        if let role = semantics.role { self.role = role }
        label = semantics.label ?? label
        if let relabel = semantics.relabel { label = relabel(label) }
        value = semantics.value ?? value
        number = semantics.number ?? number
        hint = semantics.hint ?? hint
        identifier = semantics.identifier ?? identifier
        if !semantics.inputLabels.isEmpty { inputLabels = semantics.inputLabels }
        traits = traits.union(semantics.added).subtracting(semantics.removed)
        isDisabled = semantics.isDisabled ?? isDisabled
        isOn = semantics.isOn ?? isOn
        isFocused = semantics.isFocused ?? isFocused
        sortPriority = semantics.sortPriority ?? sortPriority
        shortcut = semantics.shortcut ?? shortcut
        press = semantics.press ?? press
        adjust = semantics.adjust ?? adjust
        setNumber = semantics.setNumber ?? setNumber
        setText = semantics.setText ?? setText
        actions = semantics.actions + actions
        for detail in semantics.details { add(detail) }
        pair = semantics.pair ?? pair
        if let point = semantics.activationPoint {
            activationPoint = point(frame)
            pressPoint = activationPoint
        }
        if let level = semantics.headingLevel { headingLevel = level == 0 ? nil : level }
        role = role.refined(by: semantics)
    }

    /// Combines several elements into one: their labels are joined, and their presses become actions.
    mutating func combine(_ parts: [AccessibilityElement], keepsRole: Bool) {
        label = parts.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = parts.compactMap(\.value).filter { !$0.isEmpty }
        value = values.isEmpty ? nil : values.joined(separator: ", ")
        hint = parts.compactMap(\.hint).first
        identifier = parts.count == 1 ? parts[0].identifier : nil
        for part in parts { traits.formUnion(part.traits) }
        if !keepsRole { role = (parts.first { $0.role.isControl } ?? parts.first)?.role ?? .element }
        let pressed = parts.filter(\.canPress)
        if pressed.count == 1 || keepsRole {
            press = pressed.first?.press
            isTapped = (!keepsRole || role.isPressed || !role.isControl)
                && pressed.contains { $0.isTapped || $0.role.isPressed }
            if let only = pressed.first, press == nil, !keepsRole { pressPoint = only.middle }
        } else {
            actions = pressed.compactMap { part in
                part.press.map { SemanticAction(name: part.label, perform: $0) }
            }
        }
        let adjustable = parts.filter { $0.adjust != nil }
        if adjustable.count == 1 {
            adjust = adjustable[0].adjust
            number = adjustable[0].number
            setNumber = adjustable[0].setNumber
        }
        isOn = parts.compactMap(\.isOn).first
        isFocused = parts.contains(where: \.isFocused)
        shortcut = parts.compactMap(\.shortcut).first
        headingLevel = parts.compactMap(\.headingLevel).first
        actions += parts.flatMap(\.actions)
        details = parts.flatMap(\.details)
        isDisabled = !parts.isEmpty && parts.allSatisfy(\.isDisabled)
    }

    /// Adds a detail, in the place of one with its key; one without a value only removes it.
    private mutating func add(_ detail: SemanticDetail) {
        let place = detail.key.flatMap { key in details.firstIndex { $0.kind == detail.kind && $0.key == key } }
        switch (place, detail.value) {
        case (let place?, nil): details.remove(at: place)
        case (let place?, _): details[place] = detail
        case (nil, nil): break
        case (nil, _): details.append(detail)
        }
    }

    /// Names the elements of pairs by their labels.
    static func paired(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        var labels: [AnyHashable: String] = [:]
        func collect(_ element: AccessibilityElement) {
            if let pair = element.pair, pair.isLabel { labels[pair.id] = element.label }
            element.children.forEach(collect)
        }
        elements.forEach(collect)
        return labels.isEmpty ? elements : elements.map { $0.named(by: labels) }
    }

    private func named(by labels: [AnyHashable: String]) -> AccessibilityElement {
        var element = self
        element.children = children.map { $0.named(by: labels) }
        if let pair, !pair.isLabel, let label = labels[pair.id] {
            if element.label.isEmpty { element.label = label }
            element.details.append(SemanticDetail(.labeledBy, value: label))
        }
        return element
    }

    /// The press actions of the element and of its descendants, each named by the label.
    var pressActions: [SemanticAction] {
        let own = isDisabled ? nil : press.map { SemanticAction(name: label, perform: $0) }
        return (own.map { [$0] } ?? []) + children.flatMap(\.pressActions)
    }

    /// The point in window coordinates where a tap presses the element.
    package var middle: CGPoint { pressPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
    private var pressPoint: CGPoint?

    static func inOrder(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
        if elements.allSatisfy({ $0.sortPriority == 0 }) { return elements }
        return elements.enumerated().sorted {
            $0.element.sortPriority != $1.element.sortPriority
                ? $0.element.sortPriority > $1.element.sortPriority : $0.offset < $1.offset
        }.map(\.element)
    }
}

extension AccessibilityRole {
    /// Returns the role that the traits give to text, an image, a group or a heading; other roles stay.
    func refined(by semantics: Semantics) -> AccessibilityRole {
        let added = semantics.added
        switch self {
        case .element, .staticText, .image, .group, .header:
            if added.contains(.isButton) { return .button }
            if added.contains(.isLink) { return .link }
            if added.contains(.isToggle) { return .toggle }
            if added.contains(.isHeader) { return .header }
            if added.contains(.isSearchField) { return .searchField }
            if added.contains(.isImage) { return .image }
            if added.contains(.isStaticText) { return .staticText }
            if added.contains(.isTabBar) { return .tabBar }
            if self == .header, semantics.removed.contains(.isHeader) { return .staticText }
            return self
        case .button where semantics.removed.contains(.isButton): return .element
        default: return self
        }
    }
}
