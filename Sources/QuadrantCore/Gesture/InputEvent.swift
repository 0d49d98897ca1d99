package import Foundation

/// The input events of a view. The only way in is `ViewHost.send`; places are in points of the window.
package enum InputEvent: Equatable, Sendable {
    case pointer(PointerEvent)
    case wheel(WheelEvent)
    case pinch(PinchEvent)
    /// The secondary button of a mouse, or the key for menus: asks for the menu about what is there. Points of the
    /// window.
    case menu(at: CGPoint)
    case key(KeyEvent)
    /// Committed text from a keyboard or an input method.
    case text(String)
    /// The composition of an input method; empty when it has ended.
    case composition(String)
    case paste(String)
}

/// A finger, a mouse or a pen.
package struct PointerEvent: Equatable, Sendable {
    package enum Phase: String, Sendable { case began, moved, ended, cancelled, hovered, exited }
    package enum Kind: String, Sendable { case touch, mouse }
    package var phase: Phase
    /// In points of the window; may lie outside it.
    package var location: CGPoint
    /// Tells fingers apart.
    package var id: Int
    package var kind: Kind
    package var modifiers: EventModifiers

    package init(_ phase: Phase, at location: CGPoint, id: Int = 0, kind: Kind = .touch,
                 modifiers: EventModifiers = []) {
        self.phase = phase
        self.location = location
        self.id = id
        self.kind = kind
        self.modifiers = modifiers
    }
}

/// A wheel or two fingers on a trackpad.
package struct WheelEvent: Equatable, Sendable {
    package var location: CGPoint
    /// How far the content moves towards its end, in points: positive y shows what is further down.
    package var delta: CGSize
    /// Whether the fingers rest on a trackpad, so that more will come; a wheel's steps stand alone.
    package var isContinuous: Bool
    package init(at location: CGPoint, delta: CGSize, isContinuous: Bool = false) {
        self.location = location
        self.delta = delta
        self.isContinuous = isContinuous
    }
}

/// Two fingers on a trackpad that spread or turn; a touch screen sends two pointers instead.
package struct PinchEvent: Equatable, Sendable {
    package var phase: PointerEvent.Phase
    package var location: CGPoint
    /// The distance of the fingers by that at the start.
    package var scale: Double
    /// Radians clockwise since the start.
    package var rotation: Double
    package init(_ phase: PointerEvent.Phase, at location: CGPoint, scale: Double = 1, rotation: Double = 0) {
        self.phase = phase
        self.location = location
        self.scale = scale
        self.rotation = rotation
    }
}

/// A key that goes down, repeats or comes up.
package struct KeyEvent: Equatable, Sendable {
    package enum Phase: String, Sendable { case down, `repeat`, up }
    /// What modifiers do to keys that move a caret or delete.
    package enum Convention: Sendable {
        /// The option key goes by words, the command key by lines.
        case mac
        /// The control key, which arrives as `.command`, goes by words.
        case linux
    }
    package var key: KeyEquivalent
    /// What the key types with its modifiers; empty where it types nothing.
    package var characters: String
    package var phase: Phase
    package var modifiers: EventModifiers
    package var convention: Convention
    package init(_ key: KeyEquivalent, characters: String = "", phase: Phase = .down, modifiers: EventModifiers = [],
                 convention: Convention = .mac) {
        self.key = key
        self.characters = characters
        self.phase = phase
        self.modifiers = modifiers
        self.convention = convention
    }

    /// Whether the key types visible characters, which follow as text where nothing takes the key.
    package var typesText: Bool {
        !characters.isEmpty && modifiers.isDisjoint(with: [.command, .control])
            && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }
}

/// Keys held while something else happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key, named by the character it stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}
