import Foundation
import SwiftUI

/// An alert as a value that can be compared.
public struct AlertState<Action>: Identifiable {
    public let id: UUID
    public var buttons: [ButtonState<Action>]
    public var message: TextState?
    public var title: TextState
    fileprivate init(id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState) {
        (self.id, self.buttons, self.message, self.title) = (id, buttons, message, title)
    }
    public init(
        title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
        message: (() -> TextState)? = nil
    ) { self.init(id: UUID(), buttons: actions(), message: message?(), title: title()) }
    public init(title: TextState, message: TextState? = nil, dismissButton: ButtonState<Action>? = nil) {
        self.init(id: UUID(), buttons: dismissButton.map { [$0] } ?? [], message: message, title: title)
    }
    public init(
        title: TextState, message: TextState? = nil, primaryButton: ButtonState<Action>,
        secondaryButton: ButtonState<Action>
    ) { self.init(id: UUID(), buttons: [primaryButton, secondaryButton], message: message, title: title) }
    public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
        self.init(id: UUID(), buttons: buttons, message: message, title: title)
    }
    public func map<New>(_ transform: (Action?) -> New?) -> AlertState<New> {
        AlertState<New>(id: id, buttons: buttons.map { $0.map(transform) }, message: message, title: title)
    }
}
extension AlertState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
    }
}
extension AlertState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
    }
}
extension AlertState: Sendable where Action: Sendable {}

public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable { case automatic, hidden, visible }
extension Visibility {
    public init(_ visibility: ConfirmationDialogStateTitleVisibility) {
        self = switch visibility {
        case .automatic: .automatic
        case .hidden: .hidden
        case .visible: .visible
        }
    }
}

/// A dialog of choices as a value that can be compared.
public struct ConfirmationDialogState<Action>: Identifiable {
    public let id: UUID
    public var buttons: [ButtonState<Action>]
    public var message: TextState?
    public var title: TextState
    public var titleVisibility: ConfirmationDialogStateTitleVisibility
    fileprivate init(
        id: UUID, buttons: [ButtonState<Action>], message: TextState?, title: TextState,
        titleVisibility: ConfirmationDialogStateTitleVisibility
    ) {
        (self.id, self.buttons, self.message, self.title) = (id, buttons, message, title)
        self.titleVisibility = titleVisibility
    }
    public init(
        titleVisibility: ConfirmationDialogStateTitleVisibility, title: () -> TextState,
        @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] }, message: (() -> TextState)? = nil
    ) {
        self.init(id: UUID(), buttons: actions(), message: message?(), title: title(),
                  titleVisibility: titleVisibility)
    }
    public init(
        title: () -> TextState, @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
        message: (() -> TextState)? = nil
    ) { self.init(titleVisibility: .automatic, title: title, actions: actions, message: message) }
    public init(
        title: TextState, titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
        message: TextState? = nil, buttons: [ButtonState<Action>] = []
    ) {
        self.init(id: UUID(), buttons: buttons, message: message, title: title, titleVisibility: titleVisibility)
    }
    public func map<New>(_ transform: (Action?) -> New?) -> ConfirmationDialogState<New> {
        ConfirmationDialogState<New>(id: id, buttons: buttons.map { $0.map(transform) }, message: message,
                                     title: title, titleVisibility: titleVisibility)
    }
}
extension ConfirmationDialogState: Equatable where Action: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.title == right.title && left.message == right.message && left.buttons == right.buttons
            && left.titleVisibility == right.titleVisibility
    }
}
extension ConfirmationDialogState: Hashable where Action: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(message)
        hasher.combine(buttons)
    }
}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

// MARK: Observing

/// Ends an observation when it is released or cancelled.
public final class ObserveToken: Sendable, Hashable {
    private let state = LockIsolated(false)
    public init() {}
    public func cancel() { state.setValue(true) }
    var isCancelled: Bool { state.value }
    public func store(in set: inout Set<ObserveToken>) { set.insert(self) }
    public static func == (left: ObserveToken, right: ObserveToken) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
/// Runs a function now, and again each time that what it has read changes.
@MainActor @discardableResult
public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
    let token = ObserveToken()
    follow(token, apply)
    return token
}
@MainActor private func follow(_ token: ObserveToken, _ apply: @escaping @MainActor @Sendable () -> Void) {
    if token.isCancelled { return }
    withObservationTracking { apply() } onChange: {
        Task { @MainActor in follow(token, apply) }
    }
}
extension NSObject {
    @MainActor @discardableResult
    public func observe(_ apply: @escaping @MainActor @Sendable () -> Void) -> ObserveToken {
        SwiftNavigation.observe(apply)
    }
}
