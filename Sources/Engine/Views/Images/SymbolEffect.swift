import Foundation

/// An animation of symbols. Other images are not affected.
///
/// Effects move the whole symbol unless `byLayer` is chosen: then its layers follow each other, the primary one first.
public protocol SymbolEffect: Hashable, Sendable {
    /// The effect as a type-erased value.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that stays while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect for symbols that are inserted or removed.
public protocol TransitionSymbolEffect {}
/// An effect for a symbol that replaces another.
public protocol ContentTransitionSymbolEffect {}

/// A type-erased symbol effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce(isUp: Bool)
        case pulse
        case variableColor(isReversing: Bool, hides: Bool, isIterative: Bool)
        case scale(isUp: Bool)
        case appear(isUp: Bool?)
        case disappear(isUp: Bool?)
        case draw
        case breathe(fades: Bool)
        case rotate(isClockwise: Bool)
        case wiggle(WiggleSymbolEffect.Way)
        case replace(ReplaceSymbolEffect.Way)
        case automatic
    }
    let kind: Kind
    /// Whether the layers follow each other.
    var isByLayer = false
}

/// The speed and the repetition of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of runs; nil is unlimited.
        var count: Int?
        /// The pause between two runs in seconds; nil is that of the effect.
        var delay: Double?

        /// Unlimited, without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
        /// Unlimited, with the pauses of the effect: 0.6 seconds for bounce and wiggle, otherwise none.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: nil) }
        /// `count` runs (nil: unlimited), with pauses of `delay` seconds (nil: those of the effect).
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }

    /// The speed relative to that of the effect.
    var pace = 1.0
    /// The speed, or 1 if it is not positive and finite.
    var usablePace: Double { pace.isFinite && pace > 0 ? pace : 1 }
    /// Nil is the default of the effect: once for a change, unlimited while active.
    var behavior: RepeatBehavior?

    /// The default speed; once for a change of value, unlimited while active.
    public static let `default` = SymbolEffectOptions()
    /// `speed` times the default speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }
    /// `count` runs; nil is unlimited.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// The repetition of `behavior`.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// Unlimited, with the pauses of the effect.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions.default.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions.default.nonRepeating }

    /// These options with `speed` times the speed; a speed that is not positive and finite counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.pace = speed
        return copy
    }
    /// These options with `count` runs and the pauses of the effect; nil is unlimited, and less than 0 counts as 0.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { `repeat`(RepeatBehavior(count: count)) }
    /// These options with the repetition of `behavior`.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        copy.behavior = behavior
        return copy
    }
    /// These options, unlimited.
    public var repeating: SymbolEffectOptions { `repeat`(RepeatBehavior()) }
    /// These options, with one run.
    public var nonRepeating: SymbolEffectOptions { `repeat`(RepeatBehavior(count: 1)) }
}

/// A symbol moves up or down and springs back.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false
    private var isUp = true
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(isUp: isUp), isByLayer: isByLayer) }
    /// Upwards: grows first. The default.
    public var up: BounceSymbolEffect { changed { $0.isUp = true } }
    /// Downwards: shrinks first.
    public var down: BounceSymbolEffect { changed { $0.isUp = false } }
    /// The layers follow each other.
    public var byLayer: BounceSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: BounceSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol fades out and in repeatedly.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .pulse, isByLayer: isByLayer) }
    /// The layers follow each other.
    public var byLayer: PulseSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: PulseSymbolEffect { changed { $0.isByLayer = false } }
}

/// Variable layers, such as the waves of a loudspeaker, are highlighted one after the other. A symbol without them
/// fades as a whole.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isReversing = false, hides = false, isIterative = false
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration {
        .init(kind: .variableColor(isReversing: isReversing, hides: hides, isIterative: isIterative), isByLayer: true)
    }
    /// One layer is highlighted at a time.
    public var iterative: VariableColorSymbolEffect { changed { $0.isIterative = true } }
    /// A highlighted layer stays so until the last one is. The default.
    public var cumulative: VariableColorSymbolEffect { changed { $0.isIterative = false } }
    /// Reverses the order after the last layer.
    public var reversing: VariableColorSymbolEffect { changed { $0.isReversing = true } }
    /// Restarts from the first layer. The default.
    public var nonReversing: VariableColorSymbolEffect { changed { $0.isReversing = false } }
    /// Inactive layers are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = true } }
    /// Inactive layers are drawn at 30 % of their opacity. The default.
    public var dimInactiveLayers: VariableColorSymbolEffect { changed { $0.hides = false } }
}

/// A symbol is larger, or smaller, while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var isByLayer = false
    private var isUp = true
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .scale(isUp: isUp), isByLayer: isByLayer) }
    /// A quarter larger. The default.
    public var up: ScaleSymbolEffect { changed { $0.isUp = true } }
    /// A quarter smaller.
    public var down: ScaleSymbolEffect { changed { $0.isUp = false } }
    /// The layers follow each other.
    public var byLayer: ScaleSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: ScaleSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol appears when the effect becomes active, and is hidden before.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isByLayer = false
    private var isUp: Bool?
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .appear(isUp: isUp), isByLayer: isByLayer) }
    /// Grows from half its size. The default.
    public var up: AppearSymbolEffect { changed { $0.isUp = true } }
    /// Shrinks from one and a half times its size.
    public var down: AppearSymbolEffect { changed { $0.isUp = false } }
    /// The layers follow each other. In a transition, all at once.
    public var byLayer: AppearSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: AppearSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol disappears while the effect is active; it keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    private var isByLayer = false
    private var isUp: Bool?
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(isUp: isUp), isByLayer: isByLayer) }
    /// Grows to one and a half times its size while fading.
    public var up: DisappearSymbolEffect { changed { $0.isUp = true } }
    /// Shrinks to half its size while fading. The default.
    public var down: DisappearSymbolEffect { changed { $0.isUp = false } }
    /// The layers follow each other. In a transition, all at once.
    public var byLayer: DisappearSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: DisappearSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol grows and shrinks repeatedly.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false
    private var fades = false
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(fades: fades), isByLayer: isByLayer) }
    /// Keeps its opacity. The default.
    public var plain: BreatheSymbolEffect { changed { $0.fades = false } }
    /// Fades while shrinking.
    public var pulse: BreatheSymbolEffect { changed { $0.fades = true } }
    /// The layers follow each other.
    public var byLayer: BreatheSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: BreatheSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol rotates about its centre.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false
    private var isClockwise = true
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration {
        .init(kind: .rotate(isClockwise: isClockwise), isByLayer: isByLayer)
    }
    /// A whole turn clockwise. The default.
    public var clockwise: RotateSymbolEffect { changed { $0.isClockwise = true } }
    /// A whole turn counterclockwise.
    public var counterClockwise: RotateSymbolEffect { changed { $0.isClockwise = false } }
    /// The layers follow each other.
    public var byLayer: RotateSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: RotateSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol oscillates: about its centre, or along a line.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    private var isByLayer = false
    enum Way: Hashable, Sendable {
        case turn(isClockwise: Bool)
        /// The first direction; `forward` is the reading direction.
        case left, right, up, down, forward, backward
        /// The direction in radians, clockwise from the right.
        case angle(Double)
    }
    private var way = Way.turn(isClockwise: true)
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(way), isByLayer: isByLayer) }
    /// About its centre, first clockwise. The default.
    public var clockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: true) } }
    /// About its centre, first counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { changed { $0.way = .turn(isClockwise: false) } }
    /// Horizontally, first to the left, whatever the layout direction.
    public var left: WiggleSymbolEffect { changed { $0.way = .left } }
    /// Horizontally, first to the right, whatever the layout direction.
    public var right: WiggleSymbolEffect { changed { $0.way = .right } }
    /// Vertically, first up.
    public var up: WiggleSymbolEffect { changed { $0.way = .up } }
    /// Vertically, first down.
    public var down: WiggleSymbolEffect { changed { $0.way = .down } }
    /// Horizontally, first in the reading direction.
    public var forward: WiggleSymbolEffect { changed { $0.way = .forward } }
    /// Horizontally, first against the reading direction.
    public var backward: WiggleSymbolEffect { changed { $0.way = .backward } }
    /// Along a line at `angle` degrees, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.way = .angle(angle * .pi / 180) } }
    /// The layers follow each other.
    public var byLayer: WiggleSymbolEffect { changed { $0.isByLayer = true } }
    /// All layers at once. The default.
    public var wholeSymbol: WiggleSymbolEffect { changed { $0.isByLayer = false } }
}

/// A symbol is replaced by another one.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    enum Way: Hashable, Sendable { case downUp, upUp, offUp }
    private var way = Way.downUp
    /// The effect as a type-erased value.
    public var configuration: SymbolEffectConfiguration { .init(kind: .replace(way)) }
    /// The old symbol shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { changed { $0.way = .downUp } }
    /// Both grow, the old one while it fades.
    public var upUp: ReplaceSymbolEffect { changed { $0.way = .upUp } }
    /// The old symbol disappears at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { changed { $0.way = .offUp } }
    /// Unchanged: symbols are replaced as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Unchanged: symbols are replaced as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Turns related symbols into each other part by part, and replaces others by `fallback`, as all are here.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// Turns related symbols into each other part by part. Here symbols are replaced as a whole.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
        let fallback: ReplaceSymbolEffect
        /// The effect as a type-erased value.
        public var configuration: SymbolEffectConfiguration { fallback.configuration }
        /// Unchanged: symbols are replaced as a whole.
        public var byLayer: MagicReplace { self }
        /// Unchanged: symbols are replaced as a whole.
        public var wholeSymbol: MagicReplace { self }
    }
}

/// `disappear` in a transition, `replace` in a content transition.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The effect as a type-erased value.
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
    /// Moves up and springs back, unless `down` is chosen; 0.6 seconds.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades to 35 % and back, in 1.6 seconds.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Dims the layers and highlights them in turn, in 1.6 seconds.
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
    /// Grows by 15 % and shrinks back, in 2.4 seconds.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// One turn, clockwise unless chosen otherwise, in 1.2 seconds.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Oscillates about its centre, unless a direction is chosen; 0.8 seconds.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The old symbol shrinks and the new one grows, unless another variant is chosen.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As a transition, `disappear`; as a content transition, `replace`.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
