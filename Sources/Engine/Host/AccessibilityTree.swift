package import Foundation
package import QuadrantCore
import QuadrantGeometry
package import QuadrantGraph

/// An accessibility element as reported by a host: as a line of text, as JSON, or to the desktop's accessibility
/// service.
package struct AccessibilityNode: Codable, Equatable {
    /// A value between two others, as that of a slider.
    package struct Number: Codable, Equatable {
        package var value: Double
        package var minimum: Double
        package var maximum: Double
    }
    /// A frame in window coordinates, in points.
    package struct Frame: Codable, Equatable {
        /// From the window's left edge.
        package var x: Double
        /// From the window's top edge, downwards.
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }
    /// More about an element than its label and value.
    package struct Detail: Codable, Equatable {
        /// What the detail is, such as `customContent` or `scrollStatus`.
        package var kind: SemanticDetail.Kind
        /// Its name; empty where the kind says everything.
        package var name: String
        package var value: String
        /// Whether it is read without being asked for; else nil.
        package var isImportant: Bool?
        /// The place that it is about, in window coordinates; nil for none.
        package var point: Point?

        package init(kind: SemanticDetail.Kind, name: String, value: String, isImportant: Bool?, point: Point?) {
            self.kind = kind
            self.name = name
            self.value = value
            self.isImportant = isImportant
            self.point = point
        }
    }
    /// A point in window coordinates, in points.
    package struct Point: Codable, Equatable {
        /// From the window's left edge.
        package var x: Double
        /// From the window's top edge, downwards.
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }
    /// What the element is to assistive technology.
    package var role: AccessibilityRole
    /// What is read for the element; empty where only its value is read.
    package var label: String
    /// The value in words; nil for an element without one.
    package var value: String?
    /// The value as a number, for elements that can be moved between two limits; else nil.
    package var number: Number?
    /// The state of a switch; nil for what is no switch.
    package var isOn: Bool?
    /// What happens on a tap, in words; nil where the program says nothing.
    package var hint: String?
    /// The program's own name for tests, never read out; nil for none.
    package var identifier: String?
    /// The names of its traits, sorted: `button`, `selected`.
    package var traits: [String]
    /// Whether it does not react.
    package var isDisabled: Bool
    /// Whether keys reach it.
    package var isFocused: Bool
    /// The level of a heading, from 1.
    package var level: Int?
    /// The names of actions besides a tap, in the program's order.
    package var actions: [String]
    /// More about the element, in the program's order; nil for nothing.
    package var details: [Detail]?
    /// The names that voice control knows it by; nil for its label alone.
    package var inputLabels: [String]?
    /// Where a press taps it; nil is the centre.
    package var activationPoint: Point?
    /// The bounding box in the window, in points.
    package var frame: Frame
    /// The elements inside, in reading order.
    package var children: [AccessibilityNode]
}

/// An action of assistive technology on an element.
package enum AccessibilityRequest: Equatable, Sendable {
    case press, increment, decrement
    case setNumber(Double)
    case setText(String)
    case named(String)
}

extension ViewHost {
    /// The accessibility elements of the window, in reading order.
    package func accessibilityElements() -> [AccessibilityElement] {
        settle()
        return AccessibilityTree(graph).elements
    }

    /// The same elements, as values to print or compare.
    package func accessibilityTree() -> [AccessibilityNode] { accessibilityElements().map(AccessibilityNode.init) }

    /// Performs an action of assistive technology on an element. Returns whether the element still exists and supports
    /// it.
    @discardableResult
    package func perform(_ request: AccessibilityRequest, on id: NodeID) -> Bool {
        func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements {
                if element.id == id { return element }
                if let inner = find(element.children) { return inner }
            }
            return nil
        }
        guard let element = find(accessibilityElements()), !element.isDisabled else { return false }
        defer { settle() }
        switch request {
        case .press:
            guard element.canPress else { return false }
            if let press = element.press {
                press()
                return true
            }
            let began = send(.pointer(PointerEvent(.began, at: element.middle)))
            let ended = send(.pointer(PointerEvent(.ended, at: element.middle)))
            return began || ended
        case .increment, .decrement:
            guard let adjust = element.adjust else { return false }
            adjust(request == .increment)
        case .setNumber(let number):
            guard let set = element.setNumber, number.isFinite else { return false }
            set(number)
        case .setText(let text):
            guard let set = element.setText else { return false }
            set(text)
        case .named(let name):
            guard let action = element.actions.first(where: { $0.name == name }) else { return false }
            action.perform()
        }
        return true
    }
}

extension AccessibilityNode {
    /// The element and those inside of it, as values that outlive the graph.
    package init(_ element: AccessibilityElement) {
        let frame = element.frame
        self.init(
            role: element.role, label: element.label, value: element.value,
            number: element.number.map {
                Number(value: $0.value, minimum: $0.range.lowerBound, maximum: $0.range.upperBound)
            },
            isOn: element.isOn, hint: element.hint, identifier: element.identifier,
            traits: element.traits.names, isDisabled: element.isDisabled, isFocused: element.isFocused,
            level: element.headingLevel, actions: element.actionNames,
            details: element.details.isEmpty ? nil : element.details.map { Detail($0, in: frame) },
            inputLabels: element.inputLabels.isEmpty ? nil : element.inputLabels,
            activationPoint: element.activationPoint.map { Point(x: $0.x, y: $0.y) },
            frame: Frame(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height),
            children: element.children.map(AccessibilityNode.init))
    }

    /// The tree as text, one line per element: role, label and value, actions, and the frame in window coordinates.
    package func text(indent: String = "") -> String {
        var parts = [role.rawValue, "\"\(label)\""]
        if let value { parts.append("value \"\(value)\"") }
        if let number {
            parts.append("number \(Self.plain(number.value)) in \(Self.plain(number.minimum))…"
                + Self.plain(number.maximum))
        }
        if let level { parts.append("level \(level)") }
        if let isOn { parts.append(isOn ? "on" : "off") }
        if let hint { parts.append("hint \"\(hint)\"") }
        if let identifier { parts.append("id \"\(identifier)\"") }
        if !traits.isEmpty { parts.append("traits \(traits.joined(separator: "+"))") }
        if isDisabled { parts.append("disabled") }
        if isFocused { parts.append("focused") }
        if !actions.isEmpty { parts.append("can \(actions.joined(separator: "+"))") }
        if let activationPoint { parts.append("activated at \(Self.plain(activationPoint))") }
        for detail in details ?? [] {
            let text = [detail.kind.rawValue, detail.name, detail.value].filter { !$0.isEmpty }.joined(separator: " ")
            parts.append(text + (detail.point.map { " at \(Self.plain($0))" } ?? ""))
        }
        let place = "at \(Self.plain(frame.x)),\(Self.plain(frame.y))"
            + " size \(Self.plain(frame.width))×\(Self.plain(frame.height))"
        return indent + parts.joined(separator: "  ") + "  " + place + "\n"
            + children.map { $0.text(indent: indent + "  ") }.joined()
    }

    private static func plain(_ number: Double) -> String { NumberText.rounded(number, 4) }
    private static func plain(_ point: Point) -> String { "\(plain(point.x)),\(plain(point.y))" }

    /// The elements as a JSON array with sorted keys.
    package static func json(_ nodes: [AccessibilityNode]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        return try encoder.encode(nodes)
    }
}

extension AccessibilityNode.Detail {
    init(_ detail: SemanticDetail, in frame: CGRect) {
        let point = detail.point.map { unit in
            AccessibilityNode.Point(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
        }
        self.init(kind: detail.kind, name: detail.name, value: detail.value ?? "",
                  isImportant: detail.isImportant ? true : nil, point: point)
    }
}
