package import Foundation
package import QuadrantGraph
import QuadrantGeometry

/// One accessibility element.
package struct AccessibilityElement {
    package var id: NodeID
    package var role: AccessibilityRole
    package var label = ""
    package var value: String?
    package var number: SemanticNumber?
    package var hint: String?
    package var identifier: String?
    package var inputLabels: [String] = []
    package var traits: AccessibilityTraits = []
    /// In points of the window.
    package var frame: CGRect
    package var isDisabled = false
    package var isOn: Bool?
    package var isFocused = false
    package var children: [AccessibilityElement] = []
    package var press: (() -> Void)?
    package var adjust: ((Bool) -> Void)?
    package var setNumber: ((Double) -> Void)?
    package var setText: ((String) -> Void)?
    package var actions: [SemanticAction] = []
    package var shortcut: KeyboardShortcut?
    /// The level of a heading, from 1; nil where none is set.
    package var headingLevel: Int?
    /// Whether a tap in the middle does something.
    package var isTapped = false
    var sortPriority = 0.0

    package init(id: NodeID, role: AccessibilityRole, frame: CGRect) {
        self.id = id
        self.role = role
        self.frame = frame
    }

    package var canPress: Bool { !isDisabled && (press != nil || isTapped || role.isPressed) }
    package var canAdjust: Bool { !isDisabled && adjust != nil }

    /// What it can do, by name.
    package var actionNames: [String] {
        (canPress ? ["press"] : []) + (canAdjust ? ["increment", "decrement"] : [])
            + (isDisabled ? [] : actions.map(\.name))
    }

    /// Applies the accessibility properties of a node.
    mutating func adopt(_ semantics: Semantics) {
        if let role = semantics.role { self.role = role }
        label = semantics.label ?? label
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
        isDisabled = !parts.isEmpty && parts.allSatisfy(\.isDisabled)
    }

    /// The actions of a press on it and on its content, by label.
    var pressActions: [SemanticAction] {
        let own = isDisabled ? nil : press.map { SemanticAction(name: label, perform: $0) }
        return (own.map { [$0] } ?? []) + children.flatMap(\.pressActions)
    }

    /// Where a tap presses it.
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
    /// Text and images take the roles of their traits.
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

extension ViewGraph {
    /// The accessibility elements of the window, in reading order.
    package func accessibilityElements() -> [AccessibilityElement] {
        guard root != 0, !log.hasFailed else { return [] }
        return ReadScope.with(nil) { AccessibilityElement.inOrder(elements(under: root)) }
    }

    private func elements(under container: UInt32) -> [AccessibilityElement] {
        guard descend(into: container) else { return [] }
        defer { loop.depth -= 1 }
        return hitOrder(of: container).reversed().flatMap { elements(of: $0, in: container) }
    }

    private func elements(of layoutChild: UInt32, in container: UInt32) -> [AccessibilityElement] {
        var found: [AccessibilityElement] = []
        let own = box(layoutChild).description?.semantics
        if own?.isRepresented == true {
            found = box(layoutChild).storage.secondaries.flatMap { elements(of: $0, in: layoutChild) }
            // What is not drawn cannot be tapped.
            for index in found.indices { found[index].isTapped = false }
            if found.count == 1 { found[0].frame = globalFrame(of: layoutChild) }
        } else if own?.offersActions == true {
            found = layoutChildren(of: layoutChild).flatMap { elements(of: $0, in: layoutChild) }
            let offered = box(layoutChild).storage.secondaries.flatMap { elements(of: $0, in: layoutChild) }
            for index in found.indices { found[index].actions += offered.flatMap(\.pressActions) }
        } else if own?.isHidden != true, own?.children != .ignore {
            found = elements(under: layoutChild)
        }
        found = applied(layoutChild, own, to: found, frame: layoutChild)
        // Rows without a part in layout, up to the container. A copy of a modifier stands beneath the one it copies.
        let stop = layout[Int(container)].flags.contains(.isChildInstance) ? rows[container].parent : container
        var at = rows[layoutChild].parent
        while at != 0, at != stop {
            let flags = layout[Int(at)].flags
            if !flags.contains(.isExpanded) {
                if flags.contains(.isLayout) { break }
                found = applied(at, box(at).description?.semantics, to: found, frame: layoutChild)
            }
            at = rows[at].parent
        }
        return found
    }

    private func applied(_ row: UInt32, _ semantics: Semantics?, to found: [AccessibilityElement],
                         frame layoutChild: UInt32)
        -> [AccessibilityElement]
    {
        var found = found
        if takesTaps(row) { for index in found.indices { found[index].isTapped = true } }
        if let responder = responder(of: row), let activate = responder.activate, responder.site.isEnabled {
            for index in found.indices where found[index].press == nil { found[index].press = activate }
        }
        if input.router.focus.focused == rows.id(row) { for index in found.indices { found[index].isFocused = true } }
        guard let semantics else { return found }
        if semantics.isHidden == true { return [] }
        func made(_ role: AccessibilityRole) -> AccessibilityElement {
            AccessibilityElement(id: rows.id(row), role: role, frame: globalFrame(of: layoutChild))
        }
        if semantics.makesElement {
            var element = made(semantics.role ?? .group)
            let rule = semantics.children ?? (element.role.isContainer ? .contain : .combine)
            switch rule {
            case .ignore: if semantics.role == nil { element.role = .element }
            case .combine: element.combine(found, keepsRole: semantics.role != nil)
            case .contain: element.children = AccessibilityElement.inOrder(found)
            }
            element.adopt(semantics)
            return [element]
        }
        if found.isEmpty {
            guard semantics.says else { return [] }
            found = [made(.element)]
        }
        for index in found.indices { found[index].adopt(semantics) }
        return found
    }

    /// The layout nodes with an accessibility identifier, in drawing order.
    package func rows(identifiedBy identifier: String) -> [UInt32] {
        var found: [UInt32] = []
        func parts(of row: UInt32) {
            let flags = layout[Int(row)].flags
            if flags.contains(.isLayout), !flags.contains(.isExpanded) {
                if !flags.contains(.isChildInstance), !flags.contains(.isSecondary) { found.append(row) }
                return
            }
            var child = rows[row].first
            while child != 0 {
                parts(of: child)
                child = rows[child].next
            }
        }
        ReadScope.with(nil) {
            eachRow { row, box in
                if !self.layout[Int(row)].flags.contains(.isChildInstance),
                   box.description?.semantics?.identifier == identifier {
                    parts(of: row)
                }
            }
        }
        return found
    }
}

extension ViewGraph {
    /// The role of the innermost element at a point of the window, by hit testing.
    package func role(at point: CGPoint) -> AccessibilityRole? {
        ReadScope.with(nil) {
            let path = hitTest(point)
            for row in path {
                let stop = layout[Int(row)].parent
                var at = row
                while at != 0, at != stop {
                    if let role = box(at).description?.semantics?.role, role.isControl { return role }
                    at = rows[at].parent
                }
            }
            return nil
        }
    }
}
