@_exported import CasePaths
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import IssueReporting
@_exported import Perception
import Foundation
import SwiftUI

// SwiftNavigation: alerts and dialogs as values, and functions that run again when what they read changes.

// MARK: Texts

/// A text as a value that can be compared.
public struct TextState: Equatable, Hashable, Sendable {
    private indirect enum Part: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, tableName: String?)
        case resource(LocalizedStringResource)
        case joined(TextState, TextState)
    }
    private enum Style: Equatable, Hashable, Sendable {
        case bold, italic, underline, strikethrough, monospacedDigit
        case color(Color?), font(Font?), weight(Font.Weight?), kerning(CGFloat), tracking(CGFloat), offset(CGFloat)
    }
    private let part: Part
    private var styles: [Style] = []
    public init(verbatim content: String) { part = .verbatim(content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { part = .verbatim(String(content)) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { part = .localized(key, tableName: tableName) }
    public init(_ resource: LocalizedStringResource) { part = .resource(resource) }
    private init(part: Part) { self.part = part }
    public static func + (left: Self, right: Self) -> Self { Self(part: .joined(left, right)) }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(styles)
    }

    private func adding(_ style: Style) -> Self {
        var result = self
        result.styles.append(style)
        return result
    }
    public func bold() -> Self { adding(.bold) }
    public func italic() -> Self { adding(.italic) }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Self { active ? adding(.underline) : self }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Self {
        active ? adding(.strikethrough) : self
    }
    public func monospacedDigit() -> Self { adding(.monospacedDigit) }
    public func font(_ font: Font?) -> Self { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Self { adding(.weight(weight)) }
    public func foregroundColor(_ color: Color?) -> Self { adding(.color(color)) }
    public func kerning(_ kerning: CGFloat) -> Self { adding(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Self { adding(.tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Self { adding(.offset(baselineOffset)) }

    fileprivate var view: Text {
        let text = switch part {
        case .verbatim(let content): Text(verbatim: content)
        case .localized(let key, let table): Text(key, tableName: table)
        case .resource(let resource): Text(resource)
        case .joined(let first, let second): Text("\(first.view)\(second.view)")
        }
        return styles.reduce(text) { text, style in
            switch style {
            case .bold: text.bold()
            case .italic: text.italic()
            case .underline: text.underline()
            case .strikethrough: text.strikethrough()
            case .monospacedDigit: text.monospacedDigit()
            case .color(let color): text.foregroundColor(color)
            case .font(let font): text.font(font)
            case .weight(let weight): text.fontWeight(weight)
            case .kerning(let kerning): text.kerning(kerning)
            case .tracking(let tracking): text.tracking(tracking)
            case .offset(let offset): text.baselineOffset(offset)
            }
        }
    }
    /// The words and values of a key, in their order.
    private static func text(in key: Any) -> String {
        Mirror(reflecting: key).children.map { child in
            if ["literal", "plainText"].contains(child.label), let text = child.value as? String { return text }
            return child.value is String ? "" : text(in: child.value)
        }.joined()
    }
    fileprivate var string: String {
        switch part {
        case .verbatim(let content): content
        case .localized(let key, let table): NSLocalizedString(Self.text(in: key), tableName: table, comment: "")
        case .resource(let resource): String(localized: resource)
        case .joined(let first, let second): first.string + second.string
        }
    }
}
extension Text {
    public init(_ state: TextState) { self = state.view }
}
extension String {
    public init(state: TextState, locale: Locale? = nil) { self = state.string }
}
extension TextState: CustomDumpRepresentable {
    public var customDumpValue: Any { string }
}

// MARK: Buttons

public enum ButtonStateRole: Hashable, Sendable { case cancel, destructive }
extension ButtonRole {
    public init(_ role: ButtonStateRole) { self = role == .cancel ? .cancel : .destructive }
}
public struct ButtonStateAction<Action>: Sendable {
    package enum Kind { case send(Action?), animated(Action?, Animation?) }
    private let held: UncheckedSendable<Kind>
    package var kind: Kind { held.value }
    public static func send(_ action: Action?) -> Self { Self(held: UncheckedSendable(.send(action))) }
    public static func send(_ action: Action?, animation: Animation?) -> Self {
        Self(held: UncheckedSendable(.animated(action, animation)))
    }
    public var action: Action? {
        switch kind {
        case .send(let action), .animated(let action, _): action
        }
    }
    public func map<New>(_ transform: (Action?) -> New?) -> ButtonStateAction<New> {
        switch kind {
        case .send(let action): .send(transform(action))
        case .animated(let action, let animation): .send(transform(action), animation: animation)
        }
    }
}
public struct ButtonState<Action>: Identifiable {
    public let id: UUID
    public let action: ButtonStateAction<Action>
    public let label: TextState
    public let role: ButtonStateRole?
    fileprivate init(id: UUID, action: ButtonStateAction<Action>, label: TextState, role: ButtonStateRole?) {
        (self.id, self.action, self.label, self.role) = (id, action, label, role)
    }
    public init(
        role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState
    ) { self.init(id: UUID(), action: action, label: label(), role: role) }
    public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
        self.init(id: UUID(), action: .send(action), label: label(), role: role)
    }
    public static func cancel(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(role: .cancel, action: action) { label }
    }
    public static func `default`(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(action: action) { label }
    }
    public static func destructive(_ label: TextState, action: ButtonStateAction<Action> = .send(nil)) -> Self {
        Self(role: .destructive, action: action) { label }
    }
    public func map<New>(_ transform: (Action?) -> New?) -> ButtonState<New> {
        ButtonState<New>(id: id, action: action.map(transform), label: label, role: role)
    }
    public func withAction(_ perform: (Action?) -> Void) {
        switch action.kind {
        case .send(let action): perform(action)
        case .animated(let action, let animation): withAnimation(animation) { perform(action) }
        }
    }
}
extension ButtonState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.action.action == right.action.action && left.label == right.label && left.role == right.role
    }
}
extension ButtonState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(action.action)
        hasher.combine(label)
        hasher.combine(role)
    }
}
extension ButtonState: Sendable where Action: Sendable {}

@resultBuilder
public enum ButtonStateBuilder<Action> {
    public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] { [expression] }
    public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
        components.flatMap { $0 }
    }
    public static func buildArray(_ components: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
        components.flatMap { $0 }
    }
    public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] { component ?? [] }
    public static func buildEither(first component: [ButtonState<Action>]) -> [ButtonState<Action>] { component }
    public static func buildEither(second component: [ButtonState<Action>]) -> [ButtonState<Action>] { component }
    public static func buildLimitedAvailability(_ component: [ButtonState<Action>]) -> [ButtonState<Action>] {
        component
    }
}
