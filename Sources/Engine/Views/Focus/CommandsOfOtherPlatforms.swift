public import CoreTransferable
import Foundation
public import QuadrantCore
public import UniformTypeIdentifiers

// Commands of the menus of a Mac, of its services, and of the remote control of a television.

extension View {
    /// Performs the command of a menu with a selector.
    @available(*, unavailable, message: "onCommand is available in macOS and tvOS only: there are no selectors here")
    nonisolated public func onCommand(_ selector: AnyObject, perform action: (() -> Void)?) -> some View { self }
    /// Makes what is copied.
    @available(*, unavailable, message: "onCopyCommand is available in macOS only")
    nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    /// Makes what is cut.
    @available(*, unavailable, message: "onCutCommand is available in macOS only")
    nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
    /// Takes what is pasted.
    @available(*, unavailable, message: "onPasteCommand is available in macOS only; use PasteButton")
    nonisolated public func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }
    /// Takes what is pasted, by type identifiers.
    @available(*, unavailable, message: "onPasteCommand is available in macOS only; use PasteButton")
    nonisolated public func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }
    /// Takes what is pasted, after it was converted.
    @available(*, unavailable, message: "onPasteCommand is available in macOS only; use PasteButton")
    nonisolated public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View { self }
    /// Takes what is pasted, by type identifiers, after it was converted.
    @available(*, unavailable, message: "onPasteCommand is available in macOS only; use PasteButton")
    nonisolated public func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View { self }

    /// Copies items.
    @available(*, unavailable, message: "copyable is available in macOS only")
    nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    /// Cuts items.
    @available(*, unavailable, message: "cuttable is available in macOS only")
    nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T])
        -> some View { self }
    /// Takes pasted items.
    @available(*, unavailable, message: "pasteDestination is available in macOS only; use PasteButton")
    nonisolated public func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }

    /// Offers items to services.
    @available(*, unavailable, message: "services are available in macOS only")
    nonisolated public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
        -> some View { self }
    /// Offers items to services that may change them.
    @available(*, unavailable, message: "services are available in macOS only")
    nonisolated public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool
    ) -> some View { self }
    /// Takes items of services.
    @available(*, unavailable, message: "services are available in macOS only")
    nonisolated public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool
    ) -> some View { self }

    /// Receives the modifier keys of a keyboard.
    @available(*, unavailable, message: "onModifierKeysChanged is available in macOS only; use onKeyPress")
    nonisolated public func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { self }
    /// Shows another item of a menu while keys are held.
    @available(*, unavailable, message: "modifierKeyAlternate is available in macOS only")
    nonisolated public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View { self }

    /// Turns pages by the remote control.
    @available(*, unavailable, message: "pageCommand is available in tvOS only")
    nonisolated public func pageCommand<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
    ) -> some View { self }
    /// Performs the play key of the remote control.
    @available(*, unavailable, message: "onPlayPauseCommand is available in tvOS only")
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
    /// Receives a long touch of the remote control.
    @available(*, unavailable, message: "onLongTouchGesture is available in tvOS only; use onLongPressGesture")
    nonisolated public func onLongTouchGesture(
        minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
        onTouchingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    /// Selects an item of a list by typing.
    @available(*, unavailable, message: "typeSelectEquivalent is available in macOS only")
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Selects an item of a list by typing.
    @available(*, unavailable, message: "typeSelectEquivalent is available in macOS only")
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    /// Selects an item of a list by typing.
    @available(*, unavailable, message: "typeSelectEquivalent is available in macOS only")
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
    /// Clicks that only bring the window to the front reach this view.
    @available(*, unavailable, message: "allowsWindowActivationEvents is available in macOS only")
    nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }
    /// Clicks that only bring the window to the front reach this view.
    @available(*, unavailable, message: "allowsWindowActivationEvents is available in macOS only")
    nonisolated public func allowsWindowActivationEvents() -> some View { self }
}
