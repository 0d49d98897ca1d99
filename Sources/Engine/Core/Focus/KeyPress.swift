public import Foundation

/// A press of a key on a hardware keyboard.
public struct KeyPress: Sendable {
    /// The phases of a key press for which an action is called.
    public struct Phases: OptionSet, Sendable {
        /// One bit for each phase: 1 down, 2 repeat, 4 up.
        public let rawValue: Int
        /// A set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down.
        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        /// The key goes up.
        public static let up = Phases(rawValue: 1 << 2)
        /// All three phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether the key is handled, or passed on to the ancestors.
    public enum Result: Sendable { case handled, ignored }

    /// The phase of the key press: a set of one.
    public let phase: Phases
    /// The key without the effect of modifiers.
    public let key: KeyEquivalent
    /// The characters that the key types with its modifiers; the character that names the key if it types none.
    public let characters: String
    /// The modifiers that are held.
    public let modifiers: EventModifiers

    init(_ event: KeyEvent) {
        phase = switch event.phase {
        case .down: .down
        case .repeat: .repeat
        case .up: .up
        }
        key = event.key
        characters = event.characters.isEmpty ? String(event.key.character) : event.characters
        modifiers = event.modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    /// The typed characters, quoted.
    public var debugDescription: String { "KeyPress(\(characters.debugDescription))" }
}

extension View {
    /// Calls `action` when `key` goes down or repeats while the focus is in this view.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], accepts: { $0.key == key }, action: { _ in action() }))
    }

    /// Calls `action` for `key` in `phases` while the focus is in this view.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases,
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { $0.key == key }, action: action))
    }

    /// Calls `action` for any of `keys` while the focus is in this view.
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Calls `action` for keys whose characters are all in `characters` while the focus is in this view.
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: {
            !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
    }

    /// Calls `action` for every key in `phases` while the focus is in this view.
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyPressModifier(phases: phases, accepts: { _ in true }, action: action))
    }

    /// Calls `action` for the arrow keys without modifiers while the focus is in this view and no view inside handles
    /// them; nil handles none.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], accepts: { _ in true }, isCommand: true) { press in
            guard let action, press.modifiers.isEmpty, let direction = MoveCommandDirection(press.key) else {
                return .ignored
            }
            action(direction)
            return .handled
        })
    }

    /// Calls `action` for the escape key while the focus is in this view and no view inside handles it; nil handles
    /// none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyPressModifier(phases: .down, accepts: { $0.key == .escape }, isCommand: true) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        })
    }
}

/// The direction of an arrow key.
public enum MoveCommandDirection: Sendable {
    case up, down, left, right
    init?(_ key: KeyEquivalent) {
        switch key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}

/// Handles presses of keys while the focus is in its view.
nonisolated struct KeyPressModifier: ResponderModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    /// Whether the focused view handles the key first: a text field needs its arrow keys.
    var isCommand = false
    let action: (KeyPress) -> KeyPress.Result
    static var modifierName: String { "onKeyPress" }
    func configure(_ responder: Responder) {
        responder.keyWatch = KeyWatch(isCommand: isCommand) { take(KeyPress($0)) }
    }
    private func take(_ press: KeyPress) -> Bool {
        phases.contains(press.phase) && accepts(press) && action(press) == .handled
    }
}
