public import Foundation

/// A key of a hardware keyboard, as it goes down or up.
public struct KeyPress: Sendable {
    /// The moments of a key press that an action is run for.
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

    /// Whether the key is handled, or passed on to the views around.
    public enum Result: Sendable { case handled, ignored }

    /// The phase that the key is in: a set of one.
    public let phase: Phases
    /// The key without what modifiers make of it.
    public let key: KeyEquivalent
    /// What the key types with its modifiers; the character that names the key where it types nothing.
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
    /// What the key types, quoted.
    public var debugDescription: String { "KeyPress(\(characters.debugDescription))" }
}

extension View {
    /// Runs `action` when `key` goes down, or is held, while the focus is in this view.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(KeyWatch(phases: [.down, .repeat], accepts: { $0.key == key }, action: { _ in action() }))
    }

    /// Runs `action` for `key` in `phases`, while the focus is in this view.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases,
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyWatch(phases: phases, accepts: { $0.key == key }, action: action))
    }

    /// Runs `action` for any of `keys`, while the focus is in this view.
    nonisolated public func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyWatch(phases: phases, accepts: { keys.contains($0.key) }, action: action))
    }

    /// Runs `action` for keys that type only characters of `characters`, while the focus is in this view.
    nonisolated public func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyWatch(phases: phases, accepts: {
            !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
    }

    /// Runs `action` for every key in `phases`, while the focus is in this view.
    nonisolated public func onKeyPress(phases: KeyPress.Phases = [.down, .repeat],
                                       action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
        modifier(KeyWatch(phases: phases, accepts: { _ in true }, action: action))
    }

    /// Runs `action` for the arrow keys without modifiers, while the focus is in this view and nothing in it handles
    /// them; nil handles none.
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        modifier(KeyWatch(phases: [.down, .repeat], accepts: { _ in true }, isCommand: true) { press in
            guard let action, press.modifiers.isEmpty, let direction = MoveCommandDirection(press.key) else {
                return .ignored
            }
            action(direction)
            return .handled
        })
    }

    /// Runs `action` for the escape key, while the focus is in this view and nothing in it handles it; nil handles
    /// none.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        modifier(KeyWatch(phases: .down, accepts: { $0.key == .escape }, isCommand: true) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        })
    }
}

/// Where an arrow key points.
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

/// Keys a view watches while the focus is in it.
nonisolated struct KeyWatch: ResponderModifier {
    typealias Body = Never
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    /// Whether the focused view is first: a text field needs its arrow keys.
    var isCommand = false
    let action: (KeyPress) -> KeyPress.Result
    static var modifierName: String { "onKeyPress" }
    func configure(_ responder: Responder) {
        responder.keyWatch = self
    }
    func take(_ press: KeyPress) -> Bool {
        phases.contains(press.phase) && accepts(press) && action(press) == .handled
    }
}
