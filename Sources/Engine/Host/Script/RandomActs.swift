package import Foundation
package import QuadrantCore
import QuadrantGeometry

/// A random event.
package enum RandomAct: Equatable, Sendable {
    case pointer(PointerEvent.Phase, RandomPlace, id: Int, kind: PointerEvent.Kind)
    /// A whole tap, and a whole drag in a number of steps; a cancelled drag ends without a release.
    case tap(RandomPlace, count: Int)
    case drag(RandomPlace, by: CGSize, steps: Int, isCancelled: Bool)
    case wheel(RandomPlace, delta: CGSize, isContinuous: Bool)
    case pinch(PointerEvent.Phase, RandomPlace, scale: Double, rotation: Double)
    /// A long press, and a click of the secondary mouse button.
    case hold(RandomPlace)
    case menu(RandomPlace)
    case key(KeyEvent)
    case text(String)
    case composition(String)
    case paste(String)
    case resize(CGSize)
    case pass(Double)
}

/// The location of a random event.
package enum RandomPlace: Equatable, Sendable {
    /// A fraction of the window's size, 0 to 1 inside of it.
    case share(Double, Double)
    /// A fraction of the frame of one of the elements that then receive input, by its number.
    case element(Int, Double, Double)
}

/// Random events for a view, determined by a seed: the same on every machine, so that any part can be replayed without
/// the rest.
package struct RandomActs: Sequence, IteratorProtocol {
    private var state: UInt64

    /// The same seed gives the same events on every machine.
    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x51AB_7EC0 }

    private mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private mutating func below(_ count: Int) -> Int { Int(bits() % UInt64(count)) }
    private mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        // Rounded to hundredths: the printed value is exactly the one used.
        let share = Double(bits() >> 11) / Double(1 << 53)
        return ((range.lowerBound + share * (range.upperBound - range.lowerBound)) * 100).rounded() / 100
    }

    private mutating func place() -> RandomPlace {
        switch below(10) {
        case 0: .share(number(-2...3), number(-2...3))
        case 1...4: .share(number(0...1), number(0...1))
        default: .element(below(64), number(0...1), number(0...1))
        }
    }

    private static let keys: [KeyEquivalent] = [
        .return, .tab, .space, .escape, .delete, .deleteForward, .leftArrow, .rightArrow, .upArrow, .downArrow, .home,
        .end, .pageUp, .pageDown, "a", "z", "c", "v", "x",
    ]
    private static let sampleTexts = ["a", "Z", "7", " ", "é", "ß", "漢字", "👩‍👩‍👧‍👦", "🇩🇪", "שלום", "\n", "\t",
                                      "e\u{301}", "",
                                "a long run of words that no field has room for", "\u{200B}", "\u{FFFD}", "0.5", "-1"]
    private static let modifiers: [EventModifiers] = [
        [], [], [], .shift, .command, [.command, .shift], .option, .control,
    ]
    private static let sides: [CGFloat] = [0, 1, 20, 100, 320, 390, 844, 1366, 3000]

    package mutating func next() -> RandomAct? {
        switch below(100) {
        case 0..<24: return .tap(place(), count: pick([1, 1, 1, 2, 3]))
        case 24..<42:
            return .drag(place(), by: CGSize(width: number(-400...400), height: number(-600...600)),
                         steps: pick([1, 2, 5, 15]), isCancelled: below(6) == 0)
        case 42..<54:
            let far = below(8) == 0 ? 1e6 : 300
            return .wheel(place(), delta: CGSize(width: number(-far...far), height: number(-far...far)),
                          isContinuous: below(2) == 0)
        case 54..<56: return .hold(place())
        case 56: return .menu(place())
        case 57..<62:
            let phase = pick([PointerEvent.Phase.began, .moved, .ended, .cancelled, .hovered, .exited])
            return .pointer(phase, place(), id: below(3), kind: pick([.touch, .mouse]))
        case 62..<65:
            return .pinch(pick([.began, .moved, .ended, .cancelled]), place(), scale: number(0...4),
                          rotation: number(-7...7))
        case 65..<75:
            let key = pick(Self.keys), modifiers = pick(Self.modifiers)
            let isTyped = key.character.isLetter && modifiers.isDisjoint(with: [.command, .control])
            return .key(KeyEvent(key, characters: isTyped ? String(key.character) : "",
                                 phase: pick([.down, .down, .down, .repeat, .up]), modifiers: modifiers))
        case 75..<80: return .text(pick(Self.sampleTexts))
        case 80..<82: return .composition(pick(Self.sampleTexts))
        case 82..<84: return .paste(pick(Self.sampleTexts))
        case 84..<88: return .resize(CGSize(width: pick(Self.sides), height: pick(Self.sides)))
        default: return .pass(pick([0, 0.01, 0.02, 0.1, 0.35, 1, 7]))
        }
    }
}

extension RandomAct: CustomStringConvertible {
    package var description: String {
        switch self {
        case .pointer(let phase, let place, let id, let kind): "\(kind.rawValue) \(id) \(phase.rawValue) at \(place)"
        case .tap(let place, let count): count == 1 ? "tap \(place)" : "tap \(place) \(count) times"
        case .drag(let place, let delta, let steps, let isCancelled):
            "drag \(place) by \(delta.width),\(delta.height) in \(steps) steps" + (isCancelled ? ", cancelled" : "")
        case .wheel(let place, let delta, let isContinuous):
            "scroll \(delta.width),\(delta.height) at \(place)" + (isContinuous ? ", fingers down" : "")
        case .pinch(let phase, let place, let scale, let rotation):
            "pinch \(phase.rawValue) at \(place), \(scale) times, \(rotation) radians"
        case .hold(let place): "hold \(place)"
        case .menu(let place): "ask for a menu at \(place)"
        case .key(let key):
            "key \(key.phase.rawValue) \(String(reflecting: String(key.key.character))) with \(key.modifiers.rawValue)"
        case .text(let string): "type \(String(reflecting: string))"
        case .composition(let string): "compose \(String(reflecting: string))"
        case .paste(let string): "paste \(String(reflecting: string))"
        case .resize(let size): "resize to \(size.width) × \(size.height)"
        case .pass(let seconds): "wait \(seconds)"
        }
    }
}

extension RandomPlace: CustomStringConvertible {
    package var description: String {
        switch self {
        case .share(let x, let y): "\(x),\(y) of the window"
        case .element(let index, let x, let y): "\(x),\(y) of element \(index)"
        }
    }
}
