import Foundation
public import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry

/// The appearance of a view's symbols at one moment of an effect.
nonisolated struct SymbolAppearance: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// The rotation in radians, clockwise.
    var angle = 0.0
    /// The offset in widths and heights of the symbol.
    var shift = SIMD2(0.0, 0)
    /// The effects on the single layers.
    var layers: [SymbolLayerEffect] = []

    static let identity = SymbolAppearance()

    func combined(with other: SymbolAppearance) -> SymbolAppearance {
        SymbolAppearance(scale: scale * other.scale, opacity: opacity * other.opacity, angle: angle + other.angle,
                         shift: shift + other.shift, layers: layers + other.layers)
    }

    /// The transform about the centre of a symbol of this size.
    func transform(_ size: CGSize) -> ProjectionTransform {
        // The scale is never 0, so that the transform can be inverted for hit testing.
        let factor = max(scale, 1e-6), (x, y) = (size.width / 2, size.height / 2)
        return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)
            .concatenating(CGAffineTransform(scaleX: factor, y: factor))
            .concatenating(CGAffineTransform(rotationAngle: angle))
            .concatenating(CGAffineTransform(translationX: x + shift.x * size.width, y: y + shift.y * size.height)))
    }
}

/// An effect that runs by layers, at one moment.
nonisolated struct SymbolLayerEffect: Equatable {
    var kind: SymbolEffectConfiguration.Kind
    /// The fraction of a run, or the activation of an effect that stays, from 0 to 1.
    var part: Double
    /// Whether the effect stays while it is active.
    var stays = false
    var isRightToLeft = false

    /// The time between the starts of two layers, as a fraction of a run.
    private static let delay = 0.15

    /// The appearance of a layer among `count` layers. `variable` is its place among the variable layers, and their
    /// number; nil for a layer that is not variable.
    func appearance(_ index: Int, of count: Int, variable: (index: Int, count: Int)?,
                    hasVariable: Bool) -> SymbolAppearance {
        if case .variableColor(let isReversing, let hides, let isIterative) = kind, hasVariable {
            guard let variable else { return .identity }
            let lit = highlight(variable.index, of: variable.count, isReversing, isIterative)
            return SymbolAppearance(opacity: (hides ? 0 : 0.3) * (1 - lit) + lit)
        }
        let delay = count > 1 ? min(Self.delay, 0.5 / Double(count - 1)) : 0
        let part = min(max(part * (1 + delay * Double(count - 1)) - delay * Double(index), 0), 1)
        return stays ? kind.appearance(active: part) : kind.appearance(at: part, isRightToLeft: isRightToLeft)
    }

    /// How far variable layer `index` is highlighted, from 0 to 1. Layers change within a fifth of their time.
    private func highlight(_ index: Int, of count: Int, _ isReversing: Bool, _ isIterative: Bool) -> Double {
        // Before and after a run all layers are on.
        if part <= 0 || part >= 1 { return 1 }
        let turns = Double(isReversing ? 2 * count : count)
        let time = part * turns
        let forward = time <= Double(count) ? time : turns - time
        let start = Double(index)
        func ramp(_ from: Double) -> Double { min(max((forward - from) / 0.2, 0), 1) }
        return isIterative ? ramp(start) * (1 - ramp(start + 1)) : ramp(start)
    }
}

private enum SymbolAppearanceKey: EnvironmentKey { static let defaultValue = SymbolAppearance.identity }

extension EnvironmentValues {
    var symbolAppearance: SymbolAppearance {
        get { self[SymbolAppearanceKey.self] }
        set { self[SymbolAppearanceKey.self] = newValue }
    }
}

extension FragmentBuilder {
    /// Appends the drawing of `draw` with the appearance of the current effects.
    nonisolated mutating func append(_ appearance: SymbolAppearance, _ frame: CGRect,
                                     _ draw: (inout FragmentBuilder, CGRect) -> Void) {
        var whole = appearance
        whole.layers = []
        if whole == .identity {
            draw(&self, frame)
            return
        }
        if whole.opacity <= 0 { return }
        var inner = FragmentBuilder()
        draw(&inner, CGRect(origin: .zero, size: frame.size))
        if inner.items.isEmpty { return }
        var items = inner.items
        let transform = appearance.transform(frame.size), own = CGRect(origin: .zero, size: frame.size)
        if appearance.opacity < 1 { items = [.effect(.opacity(appearance.opacity), Fragment(items), frame: own)] }
        append(.effect(.transform(transform), Fragment(items), frame: frame))
    }
}

extension SymbolEffectConfiguration.Kind {
    /// The duration of one run in seconds; 0 for an effect that stays while active.
    nonisolated var duration: Double {
        switch self {
        case .bounce: 0.6
        case .pulse, .variableColor: 1.6
        case .breathe: 2.4
        case .rotate: 1.2
        case .wiggle: 0.8
        case .scale, .appear, .disappear, .draw, .replace, .automatic: 0
        }
    }

    /// The default pause between runs, in seconds.
    nonisolated var rest: Double {
        switch self {
        case .bounce, .wiggle: 0.6
        default: 0
        }
    }

    /// The appearance at a fraction of a run, from 0 to 1; a run starts and ends with the unchanged symbol.
    nonisolated func appearance(at part: Double, isRightToLeft: Bool = false) -> SymbolAppearance {
        /// Rises from 0 to 1 and falls back.
        let wave = (1 - cos(2 * .pi * part)) / 2
        switch self {
        case .bounce(let isUp):
            // A damped oscillation: one large movement, and two smaller ones against and along it.
            let swing = sin(3 * .pi * part) * pow(1 - part, 1.5)
            return SymbolAppearance(scale: 1 + (isUp ? 0.3 : -0.3) * swing)
        case .pulse: return SymbolAppearance(opacity: 1 - 0.65 * wave)
        case .variableColor(let isReversing, let hides, _):
            // Fades out, and back in: immediately, or in reverse.
            let faint = isReversing ? wave : sin(.pi * part) * (1 - part) * 1.72
            return SymbolAppearance(opacity: 1 - (hides ? 1 : 0.7) * min(1, faint))
        case .breathe(let fades): return SymbolAppearance(scale: 1 + 0.15 * wave, opacity: fades ? 1 - 0.5 * wave : 1)
        case .rotate(let isClockwise):
            let turn = part * part * (3 - 2 * part) * 2 * .pi
            return SymbolAppearance(angle: isClockwise ? turn : -turn)
        case .wiggle(let way):
            let swing = sin(6 * .pi * part) * (1 - part)
            switch way {
            case .turn(let isClockwise): return SymbolAppearance(angle: (isClockwise ? 1 : -1) * swing * .pi / 12)
            case .left: return SymbolAppearance(shift: SIMD2(-0.15 * swing, 0))
            case .right: return SymbolAppearance(shift: SIMD2(0.15 * swing, 0))
            case .forward: return SymbolAppearance(shift: SIMD2((isRightToLeft ? -0.15 : 0.15) * swing, 0))
            case .backward: return SymbolAppearance(shift: SIMD2((isRightToLeft ? 0.15 : -0.15) * swing, 0))
            case .up: return SymbolAppearance(shift: SIMD2(0, -0.15 * swing))
            case .down: return SymbolAppearance(shift: SIMD2(0, 0.15 * swing))
            case .angle(let angle): return SymbolAppearance(shift: SIMD2(cos(angle), sin(angle)) * (0.15 * swing))
            }
        default: return .identity
        }
    }

    /// The appearance of an effect that stays, by its activation from 0 to 1; at 0 the symbol is unchanged, except for
    /// `appear`.
    nonisolated func appearance(active: Double) -> SymbolAppearance {
        switch self {
        case .scale(let isUp): return SymbolAppearance(scale: 1 + (isUp ? 0.25 : -0.25) * active)
        case .appear(let isUp): return gone(1 - active, isUp)
        case .disappear(let isUp): return gone(active, isUp)
        case .draw: return SymbolAppearance(opacity: 1 - min(max(active, 0), 1))
        default: return .identity
        }
    }

    /// The appearance before insertion or after removal; `isUp` is the direction of growth.
    private nonisolated func gone(_ part: Double, _ isUp: Bool?) -> SymbolAppearance {
        let part = min(max(part, 0), 1)
        if case .appear = self {
            return SymbolAppearance(scale: 1 + (isUp == false ? 0.5 : -0.5) * part, opacity: 1 - part)
        }
        return SymbolAppearance(scale: 1 + (isUp == true ? 0.5 : -0.5) * part, opacity: 1 - part)
    }
}

/// The state of a running effect, in the time of the view.
private struct SymbolRun {
    var start = 0.0
    /// The number of runs; nil is unlimited.
    var count: Int?
    /// The activation at `start`, and its target.
    var from = 0.0, to = 0.0
}

/// Applies an effect to the symbols of a view.
nonisolated struct SymbolEffectModifier: ViewModifier {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions
    /// For indefinite effects.
    private let isActive: Bool
    /// For discrete effects, which run when this value changes.
    private let value: AnyEquatable?
    @Clockwork private var works
    @Environment(\.layoutDirection) private var direction

    nonisolated init(_ effect: SymbolEffectConfiguration, options: SymbolEffectOptions, isActive: Bool = false,
                     value: AnyEquatable? = nil) {
        self.effect = effect
        self.options = options
        self.isActive = isActive
        self.value = value
    }

    @MainActor func body(content: Content) -> some View {
        _ = works.step
        let appearance = appearance
        return content
            .transformEnvironment(\.symbolAppearance) { $0 = $0.combined(with: appearance) }
            .onAppear { if isActive, cycle != nil { go(times(whileActive: true)) } }
            .onChange(of: value) { go(times(whileActive: false)) }
            .onChange(of: isActive) { activityChanged() }
    }

    private var kind: SymbolEffectConfiguration.Kind { effect.kind }
    private var run: SymbolRun? { works.kept as? SymbolRun }
    private var pace: Double { options.usablePace }
    /// Seconds between the starts of two runs; nil for effects without runs.
    private var cycle: Double? {
        if kind.duration == 0 { return nil }
        return (kind.duration + max(0, options.behavior?.delay ?? kind.rest)) / pace
    }

    private var appearance: SymbolAppearance {
        guard let cycle else {
            if effect.isByLayer { return layered(level, stays: true) }
            return kind.appearance(active: level)
        }
        guard let run else { return .identity }
        let time = max(0, works.now - run.start), round = (time / cycle).rounded(.down)
        if let count = run.count, round >= Double(count) { return .identity }
        let part = (time - round * cycle) * pace / kind.duration
        if part >= 1 { return .identity }
        if effect.isByLayer { return layered(part, stays: false) }
        return kind.appearance(at: part, isRightToLeft: direction == .rightToLeft)
    }

    private func layered(_ part: Double, stays: Bool) -> SymbolAppearance {
        SymbolAppearance(layers: [SymbolLayerEffect(kind: kind, part: part, stays: stays,
                                                    isRightToLeft: direction == .rightToLeft)])
    }

    private func times(whileActive isActive: Bool) -> Int? {
        guard let behavior = options.behavior else { return isActive ? nil : 1 }
        return behavior.count.map { max(0, $0) }
    }

    /// Runs `count` times, after the end of a current run.
    private func go(_ count: Int?) {
        guard let cycle else { return }
        if let run, works.isTicking {
            let round = Int(min(((works.now - run.start) / cycle).rounded(.down), 1e9))
            keep(SymbolRun(start: run.start, count: count.map { round + 1 + $0 }), cycle)
        } else {
            keep(SymbolRun(start: works.now, count: count), cycle)
        }
    }

    private func keep(_ run: SymbolRun, _ cycle: Double) {
        let works = works
        works.kept = run
        works.isTicking = run.count != 0
        works.cancel()
        if let count = run.count { stop(at: run.start + Double(count) * cycle) }
        works.step += 1
    }

    private func stop(at time: Double) {
        let works = works
        works.plan(at: time) {
            works.isTicking = false
            works.step += 1
        }
    }

    /// A run that has started is completed.
    private func activityChanged() {
        guard let cycle else {
            moveLevel(to: isActive ? 1 : 0)
            return
        }
        if isActive {
            go(times(whileActive: true))
        } else if let run, works.isTicking {
            let round = Int(min(((works.now - run.start) / cycle).rounded(.down), 1e9))
            keep(SymbolRun(start: run.start, count: round + 1), cycle)
        }
    }

    // MARK: indefinite effects

    private static let settling = 0.7

    /// The current activation, which moves to its target like a critically damped spring.
    private var level: Double {
        guard let run else { return isActive ? 1 : 0 }
        let time = max(0, works.now - run.start) * pace
        if time >= Self.settling { return run.to }
        let left = exp(-14 * time) * (1 + 14 * time)
        return run.to + (run.from - run.to) * left
    }

    private func moveLevel(to target: Double) {
        // Before the first change the symbol is shown at the opposite end.
        let shown = run == nil ? 1 - target : level
        works.kept = SymbolRun(start: works.now, from: shown, to: target)
        works.isTicking = true
        stop(at: works.now + Self.settling / pace)
        works.step += 1
    }
}

extension View {
    /// Runs an effect on the symbols in this view while `isActive` is true; a run that has started is completed.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(SymbolEffectModifier(effect.configuration, options: options, isActive: isActive))
    }

    /// Runs an effect on the symbols in this view each time `value` changes, after the end of a current run.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(SymbolEffectModifier(effect.configuration, options: options, value: AnyEquatable(value)))
    }

    /// Removes the effects of outer views from the symbols in this view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolAppearance) { if isEnabled { $0 = .identity } }
    }
}

/// Inserts and removes symbols with an effect; other views fade.
public struct SymbolEffectTransition: Transition {
    private let kind: SymbolEffectConfiguration.Kind
    private let pace: Double

    /// Only the speed of `options` is used, not the repetition.
    nonisolated public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        kind = effect.configuration.kind
        pace = options.usablePace
    }
    /// The symbol with the scale and opacity of the effect in `phase`.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let shown = isKnown ? kind : .disappear(isUp: nil)
        let appearance = phase.isIdentity ? .identity : shown.appearance(active: isComing ? 0 : 1)
        content.scaleEffect(appearance.scale).opacity(appearance.opacity)
            .transaction { $0.animation = $0.animation?.speed(pace) }
    }
    /// Has no motion: it also runs where motion is reduced.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    private var isComing: Bool { if case .appear = kind { true } else { false } }
    private var isKnown: Bool { if case .automatic = kind { false } else { true } }
}

extension Transition where Self == SymbolEffectTransition {
    /// Inserts and removes symbols by shrinking and fading; other views fade.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
    /// Inserts and removes symbols with `effect`, at the speed of `options`; other views fade.
    @MainActor @preconcurrency public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension ContentTransition {
    /// Replaces a symbol: the old one shrinks and the new one grows, whether or not the change is animated.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Replaces a symbol with `effect`, whether or not the change is animated.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let pace = options.usablePace
        guard case .replace(let way) = effect.configuration.kind else { return .symbol(oldScale: 0.5, pace: pace) }
        switch way {
        case .downUp: return .symbol(oldScale: 0.5, pace: pace)
        case .upUp: return .symbol(oldScale: 1.5, pace: pace)
        case .offUp: return .symbol(oldScale: nil, pace: pace)
        }
    }
}
