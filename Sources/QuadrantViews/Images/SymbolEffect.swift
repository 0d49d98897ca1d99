import Foundation

/// A way symbols move or fade. Only symbols do: other images stay as they are.
///
/// Symbols here have one layer, so `byLayer` is the same as `wholeSymbol`.
public protocol SymbolEffect: Hashable, Sendable {
    /// What the effect does, without its type.
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

        /// For ever, without rests.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// For ever, with the rests of the effect: 0.6 seconds for bounce and wiggle, else none.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
        /// `count` times (nil: for ever), with `delay` seconds of rest between two runs (nil: those of the effect).
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

    /// The speed of the effect; once for a change of value, for ever while active.
    public static let `default` = SymbolEffectOptions()
    /// `speed` times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
    /// As often as `count` says; nil is for ever.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// As often, and with such rests, as `behavior` says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// For ever, with the rests of the effect.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    /// These options, `speed` times as fast; a speed that is not positive and finite counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.pace = speed
        return copy
    }
    /// These options, `count` times with the rests of the effect; nil is for ever, and less than 0 is 0.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(RepeatBehavior(count: count)) }
    /// These options, as often and with such rests as `behavior` says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.behavior = behavior
        return copy
    }
    /// These options, for ever.
    public var repeating: SymbolEffectOptions { `repeat`(RepeatBehavior()) }
    /// These options, once.
    public var nonRepeating: SymbolEffectOptions { `repeat`(RepeatBehavior(count: 1)) }
}

/// A symbol leaps up, or dips, and springs back.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isUp = true
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp)) }
    /// Upwards: larger first. The default.
    public var up: BounceSymbolEffect { changed { $0.isUp = true } }
    /// Downwards: smaller first.
    public var down: BounceSymbolEffect { changed { $0.isUp = false } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: BounceSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// A symbol fades and comes back, again and again.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: PulseSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Layers light up one after the other; the one layer of a symbol here does so alone.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isReversing = false, hides = false
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration {
        .init(kind: .variableColor(isReversing: isReversing, hides: hides))
    }
    /// Unchanged: with one layer, one at a time is the same as one after the other.
    public var iterative: VariableColorSymbolEffect { self }
    /// Unchanged: with one layer, one at a time is the same as one after the other.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Goes out the way it has come.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
    /// Begins again from the first layer. The default.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
    /// Layers that are not lit are not seen.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = true } }
    /// Layers that are not lit are drawn at 30 % of their opacity. The default.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = false } }
}

/// A symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isUp = true
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp)) }
    /// A quarter larger. The default.
    public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
    /// A quarter smaller.
    public var down: ScaleSymbolEffect { changed { $0.isUp = false } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: ScaleSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// A symbol comes when the effect becomes active; until then nothing is seen of it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp: Bool?
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp)) }
    /// Grows from half its size. The default.
    public var up: AppearSymbolEffect { changed { $0.isUp = true } }
    /// Shrinks from one and a half times its size.
    public var down: AppearSymbolEffect { changed { $0.isUp = false } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: AppearSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// A symbol goes while the effect is active; it keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isUp: Bool?
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp)) }
    /// Grows to one and a half times its size as it fades.
    public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
    /// Shrinks to half its size as it fades. The default.
    public var down: DisappearSymbolEffect { changed { $0.isUp = false } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: DisappearSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// A symbol swells and shrinks, again and again.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var fades = false
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades)) }
    /// Keeps its opacity. The default.
    public var plain: BreatheSymbolEffect { changed { $0.fades = false } }
    /// Fades as it shrinks.
    public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: BreatheSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// A symbol turns about its middle.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isClockwise = true
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .rotate(isClockwise: isClockwise)) }
    /// A whole turn clockwise. The default.
    public var clockwise: RotateSymbolEffect { changed { $0.isClockwise = true } }
    /// A whole turn counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changed { $0.isClockwise = false } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: RotateSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
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
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way)) }
    /// About its middle, first clockwise. The default.
    public var clockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: true) } }
    /// About its middle, first counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: false) } }
    /// To and fro, first to the left, whatever the direction of text.
    public var left: WiggleSymbolEffect { changed { $0.way = .left } }
    /// To and fro, first to the right, whatever the direction of text.
    public var right: WiggleSymbolEffect { changed { $0.way = .right } }
    /// Up and down, first up.
    public var up: WiggleSymbolEffect { changed { $0.way = .up } }
    /// Up and down, first down.
    public var down: WiggleSymbolEffect { changed { $0.way = .down } }
    /// To and fro, first where text runs to.
    public var forward: WiggleSymbolEffect { changed { $0.way = .forward } }
    /// To and fro, first where text comes from.
    public var backward: WiggleSymbolEffect { changed { $0.way = .backward } }
    /// Along a line at `angle` degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.way = .angle(angle * .pi / 180) } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: WiggleSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// A symbol goes and another comes in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    enum Way: Hashable, Sendable { case downUp, upUp, offUp }
    private var way = Way.downUp
    /// The effect without its type.
    public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
    /// The old one shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { changed { $0.way = .downUp } }
    /// Both grow: the old one as it goes.
    public var upUp: ReplaceSymbolEffect { changed { $0.way = .upUp } }
    /// The old one is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { changed { $0.way = .offUp } }
    /// Unchanged: a symbol has one layer here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Unchanged: a symbol has one layer here.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// `disappear` in a transition, `replace` in a content transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The effect without its type.
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
    /// A leap up, unless `down` is chosen; 0.6 seconds.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades to 35 % and back, in 1.6 seconds.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Dims layers and lights them up in turn, in 1.6 seconds.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A quarter larger while active, unless `down` is chosen.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// Fades in and grows from half its size, unless `down` is chosen.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Fades out and shrinks to half its size, unless `up` is chosen.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Swells by 15 % and shrinks back, in 2.4 seconds.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns once, clockwise unless chosen otherwise, in 1.2 seconds.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes about its middle, unless a direction is chosen; 0.8 seconds.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The old symbol shrinks and the new one grows, unless another way is chosen.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As a transition, `disappear`; as a content transition, `replace`.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
