import Foundation

/// A way symbols move or fade. Only symbols do: other images stay as they are.
///
/// Symbols here have one layer, so `byLayer` is the same as `wholeSymbol`.
public protocol SymbolEffect: Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect for symbols that come or go.
public protocol TransitionSymbolEffect {}
/// An effect for a symbol that becomes another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does, without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(isReversing: Bool, hides: Bool)
        case scale(isUp: Bool)
        case appear(isUp: Bool?)
        case disappear(isUp: Bool?)
        case breathe(fades: Bool)
        case rotate(isClockwise: Bool)
        case wiggle(WiggleSymbolEffect.Way)
        case replace(ReplaceSymbolEffect.Way)
        case automatic
    }
    let kind: Kind
}

/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// Whether and how an effect continues when it has run.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Nil is for ever.
        var count: Int?
        /// Seconds of rest between two runs; nil leaves them to the effect.
        var delay: Double?

        /// Without a rest, for ever.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// With rests as the effect likes them, for ever.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
        /// `count` times (nil: for ever), with `delay` seconds of rest.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    /// 1 is as fast as the effect itself.
    var pace = 1.0
    /// What is no pace counts as 1.
    var usablePace: Double { pace.isFinite && pace > 0 ? pace : 1 }
    /// Nil leaves it to the effect: once for a change, for ever while active.
    var behavior: RepeatBehavior?

    /// As fast and as often as the effect itself.
    public static let `default` = SymbolEffectOptions()
    /// `speed` times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
    /// As often as `count` says; nil is for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// For ever.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.pace = speed
        return copy
    }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(RepeatBehavior(count: count)) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.behavior = behavior
        return copy
    }
    public var repeating: SymbolEffectOptions { `repeat`(RepeatBehavior()) }
    public var nonRepeating: SymbolEffectOptions { `repeat`(RepeatBehavior(count: 1)) }
}

/// A symbol leaps up, or dips, and springs back.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isUp = true
    public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
    public var up: BounceSymbolEffect { changed { $0.isUp = true } }
    public var down: BounceSymbolEffect { changed { $0.isUp = false } }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol fades and comes back, again and again.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Layers light up one after the other; the one layer of a symbol here does so alone.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isReversing = false, hides = false
    public var configuration: SymbolEffectConfiguration {
        .init(kind: .variableColor(isReversing: isReversing, hides: hides))
    }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    /// Goes out the way it has come.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = true } }
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = false } }
}

/// A symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true
    public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
    public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
    public var down: ScaleSymbolEffect { changed { $0.isUp = false } }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A symbol comes when the effect becomes active; until then nothing is seen of it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp: Bool?
    public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
    public var up: AppearSymbolEffect { changed { $0.isUp = true } }
    public var down: AppearSymbolEffect { changed { $0.isUp = false } }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol goes while the effect is active; it keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp: Bool?
    public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
    public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
    public var down: DisappearSymbolEffect { changed { $0.isUp = false } }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// A symbol swells and shrinks, again and again.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var fades = false
    public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
    public var plain: BreatheSymbolEffect { changed { $0.fades = false } }
    /// Fades as it shrinks.
    public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }
    public var byLayer: BreatheSymbolEffect { self }
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// A symbol turns about its middle.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isClockwise = true
    public var configuration: SymbolEffectConfiguration { .init(kind: .rotate(isClockwise: isClockwise)) }
    public var clockwise: RotateSymbolEffect { changed { $0.isClockwise = true } }
    public var counterClockwise: RotateSymbolEffect { changed { $0.isClockwise = false } }
    public var byLayer: RotateSymbolEffect { self }
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// A symbol shakes: about its middle, or to and fro.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    enum Way: Hashable, Sendable {
        case turn(isClockwise: Bool)
        /// First to a side; `forward` is where text runs to.
        case left, right, up, down, forward, backward
        /// Radians, clockwise from the right.
        case angle(Double)
    }
    private var way = Way.turn(isClockwise: true)
    public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
    public var clockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: true) } }
    public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: false) } }
    public var left: WiggleSymbolEffect { changed { $0.way = .left } }
    public var right: WiggleSymbolEffect { changed { $0.way = .right } }
    public var up: WiggleSymbolEffect { changed { $0.way = .up } }
    public var down: WiggleSymbolEffect { changed { $0.way = .down } }
    public var forward: WiggleSymbolEffect { changed { $0.way = .forward } }
    public var backward: WiggleSymbolEffect { changed { $0.way = .backward } }
    /// Along a line at `angle` degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.way = .angle(angle * .pi / 180) } }
    public var byLayer: WiggleSymbolEffect { self }
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// A symbol goes and another comes in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    enum Way: Hashable, Sendable { case downUp, upUp, offUp }
    private var way = Way.downUp
    public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { changed { $0.way = .downUp } }
    /// Both grow: the old one as it goes.
    public var upUp: ReplaceSymbolEffect { changed { $0.way = .upUp } }
    /// The old one is gone at once.
    public var offUp: ReplaceSymbolEffect { changed { $0.way = .offUp } }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// What fits the place it is used in.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration { .init(kind: .automatic) }
}

extension SymbolEffect {
    fileprivate func changed(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
