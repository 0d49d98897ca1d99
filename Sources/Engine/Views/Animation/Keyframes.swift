public import Foundation
public import QuadrantCore
public import QuadrantGeometry

/// Tracks of keyframes for parts of a value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// The type of the body.
    associatedtype Body: Keyframes where Body.Value == Value
    /// The tracks that these consist of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// The curves of the tracks that start at `value`; see `KeyframeTimeline`. Custom types do not implement it.
    func _tracks(from value: Value) -> [_KeyframeCurve<Value>]
}

extension Keyframes {
    public func _tracks(from value: Value) -> [_KeyframeCurve<Value>] { body._tracks(from: value) }
}

/// Tracks that know their curves: their body is not asked for.
protocol PrimitiveKeyframes: Keyframes where Body == Self {}
extension PrimitiveKeyframes {
    public var body: Self { self }
}

/// The curve of one part of a value: sets that part for a time in seconds.
public struct _KeyframeCurve<Value> {
    let duration: Double
    let apply: (inout Value, Double) -> Void
}

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
    /// The part of the value that the track animates.
    associatedtype Value: Animatable
    /// The type of the body.
    associatedtype Body: KeyframeTrackContent where Body.Value == Value
    /// The keyframes that this consists of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// The keyframes one by one. Custom types do not implement it.
    func _keyframes() -> [_Keyframe<Value>]
}

extension KeyframeTrackContent {
    public func _keyframes() -> [_Keyframe<Value>] { body._keyframes() }
}

/// Content that knows its keyframes: its body is not asked for.
protocol PrimitiveTrackContent: KeyframeTrackContent where Body == Self {}
extension PrimitiveTrackContent {
    public var body: Self { self }
}

/// One keyframe: its target value, its interpolation and its duration in seconds.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
        case spring(Spring, start: Value.AnimatableData?)
        case move
    }
    let to: Value.AnimatableData
    let duration: Double?
    let kind: Kind
}

/// Moves straight to a value.
public struct LinearKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = LinearKeyframe
    private let frame: _Keyframe<Value>
    /// Moves to a value in `duration` seconds, at the pace of `timingCurve`. A duration below 0 counts as 0.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        frame = _Keyframe(to: to.animatableData, duration: duration, kind: .linear(timingCurve))
    }
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Moves to a value on a cubic curve through the keyframes before and after. Velocities are per second.
public struct CubicKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = CubicKeyframe
    private let frame: _Keyframe<Value>
    /// Moves to a value in `duration` seconds. Nil velocities are derived from the keyframes before and after; at the
    /// end of a track the velocity is 0.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        frame = _Keyframe(to: to.animatableData, duration: duration,
                          kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Moves to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = SpringKeyframe
    private let frame: _Keyframe<Value>
    /// Moves to a value in `duration` seconds, nil until the spring settles; it jumps to the value where the time ends
    /// earlier. A nil `startVelocity` continues with the velocity of the keyframe before.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        frame = _Keyframe(to: to.animatableData, duration: duration,
                          kind: .spring(spring, start: startVelocity?.animatableData))
    }
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = MoveKeyframe
    private let frame: _Keyframe<Value>
    /// Jumps to a value, and takes no time.
    public init(_ to: Value) { frame = _Keyframe(to: to.animatableData, duration: 0, kind: .move) }
    public func _keyframes() -> [_Keyframe<Value>] { [frame] }
}

/// Several keyframes, one after another.
public struct _KeyframeSequence<Value: Animatable>: PrimitiveTrackContent {
    public typealias Body = _KeyframeSequence
    let frames: [_Keyframe<Value>]
    public func _keyframes() -> [_Keyframe<Value>] { frames }
}

/// The keyframes of one part of a value, one after another.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Content.Value == Value {
    public typealias Body = KeyframeTrack
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }
    /// Keyframes of the part of the value at `keyPath`.
    public init(_ keyPath: WritableKeyPath<Root, Value>,
                @KeyframeTrackContentBuilder<Value> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _tracks(from value: Root) -> [_KeyframeCurve<Root>] {
        let keyPath = keyPath
        let curve = KeyframeCurve<Value>(from: value[keyPath: keyPath].animatableData, content._keyframes())
        return [_KeyframeCurve(duration: curve.duration) { root, time in
            root[keyPath: keyPath].animatableData = curve.value(at: time)
        }]
    }
}

/// Several tracks.
public struct _KeyframeGroup<Value>: PrimitiveKeyframes {
    public typealias Body = _KeyframeGroup
    let make: (Value) -> [_KeyframeCurve<Value>]
    public func _tracks(from value: Value) -> [_KeyframeCurve<Value>] { make(value) }
}

/// Builds the keyframes of a track from closures.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One keyframe, unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// A track without keyframes: the value stays.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(frames: []) }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// Appends a keyframe to the others.
    public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>,
                                         next: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence(frames: accumulated._keyframes() + next._keyframes())
    }
    /// The keyframes of a loop, one after another.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(frames: components.flatMap { $0._keyframes() })
    }
    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        PrimitiveTrackContent where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = ConditionalValue
        public typealias Body = Conditional
        fileprivate enum Branch { case first(First), second(Second) }
        fileprivate let branch: Branch
        public func _keyframes() -> [_Keyframe<ConditionalValue>] {
            switch branch {
            case .first(let first): first._keyframes()
            case .second(let second): second._keyframes()
            }
        }
    }

    /// The keyframes of the first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(first component: First)
        -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value
    {
        Conditional(branch: .first(component))
    }
    /// The keyframes of the second branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(second component: Second)
        -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value
    {
        Conditional(branch: .second(component))
    }
}

/// Builds tracks, or the keyframes of a whole value, from closures.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// One track, unchanged.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// One keyframe of the whole value, unchanged.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// The first keyframe of the whole value.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// Appends a keyframe of the whole value to the others.
    public static func buildPartialBlock(accumulated: some KeyframeTrackContent<Value>,
                                         next: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value>
    where Value: Animatable {
        _KeyframeSequence(frames: accumulated._keyframes() + next._keyframes())
    }
    /// The keyframes of a loop, one after another.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value>
    where Value: Animatable {
        _KeyframeSequence(frames: components.flatMap { $0._keyframes() })
    }
    /// The keyframes of the first branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(first component: First)
        -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(branch: .first(component))
    }
    /// The keyframes of the second branch.
    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(second component: Second)
        -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(branch: .second(component))
    }
    /// The tracks, as they are.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    /// Keyframes of the whole value, without a track around them.
    public static func buildFinalResult<K: KeyframeTrackContent>(_ component: K) -> KeyframeTrack<Value, Value, K>
    where K.Value == Value {
        KeyframeTrack(\.self) { component }
    }
    /// No tracks: the value stays, and the duration is 0.
    public static func buildBlock() -> _KeyframeGroup<Value> { _KeyframeGroup { _ in [] } }
    /// The first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// Adds a track that runs at the same time as the others; of tracks for the same part of the value the last one
    /// wins.
    public static func buildPartialBlock(accumulated: some Keyframes<Value>,
                                         next: some Keyframes<Value>) -> _KeyframeGroup<Value> {
        _KeyframeGroup { accumulated._tracks(from: $0) + next._tracks(from: $0) }
    }
}

/// A track compiled to segments with a known value and velocity.
struct KeyframeCurve<Value: Animatable> {
    private typealias Data = Value.AnimatableData
    private struct Piece {
        var start: Double
        var duration: Double
        var value: (Double) -> Data
        var endVelocity: Data
    }
    private var pieces: [Piece] = []
    private let first: Value.AnimatableData
    private(set) var duration = 0.0
    private var last: Value.AnimatableData

    init(from first: Value.AnimatableData, _ frames: [_Keyframe<Value>]) {
        self.first = first
        last = first
        var from = first, velocity = Data.zero
        for (index, frame) in frames.enumerated() {
            let next = index + 1 < frames.count ? frames[index + 1] : nil
            let piece = KeyframeCurve.piece(frame, from: from, velocity: velocity, at: duration, next: next)
            pieces.append(piece)
            duration += piece.duration
            from = frame.to
            velocity = piece.endVelocity
        }
        last = from
    }

    private static func piece(_ frame: _Keyframe<Value>, from: Data, velocity: Data, at start: Double,
                              next: _Keyframe<Value>?) -> Piece {
        let way = frame.to - from
        let length = max(frame.duration ?? 0, 0)
        switch frame.kind {
        case .move: return Piece(start: start, duration: 0, value: { _ in frame.to }, endVelocity: .zero)
        case .linear(let curve):
            let slope = length > 0 ? curve.velocity(at: 1) / length : 0
            return Piece(start: start, duration: length, value: { time in
                from + way.scaled(by: curve.value(at: length > 0 ? time / length : 1))
            }, endVelocity: slope.isFinite ? way.scaled(by: slope) : .zero)
        case .spring(let spring, let push):
            let push = push ?? velocity
            let rest = spring.settlingDuration(target: way, initialVelocity: push, epsilon: 0.001)
            let length = frame.duration.map { max($0, 0) } ?? (rest.isFinite ? rest : spring.duration)
            return Piece(start: start, duration: length, value: { time in
                from + spring.value(target: way, initialVelocity: push, time: time)
            }, endVelocity: spring.velocity(target: way, initialVelocity: push, time: length))
        case .cubic(let given, let end):
            let push = given ?? velocity
            let out = end ?? KeyframeCurve.through(from, frame, next, length)
            return Piece(start: start, duration: length, value: { time in
                let s = length > 0 ? time / length : 1
                let (a, b) = (s * s * (3 - 2 * s), s * (1 - s) * (1 - s))
                return from + way.scaled(by: a) + push.scaled(by: b * length)
                    - out.scaled(by: s * s * (1 - s) * length)
            }, endVelocity: out)
        }
    }

    /// The velocity at the end of a cubic segment: towards the target after the next, if the next segment is cubic too.
    private static func through(_ from: Data, _ frame: _Keyframe<Value>, _ next: _Keyframe<Value>?,
                                _ length: Double) -> Data {
        guard let next, case .cubic(let given, _) = next.kind else { return .zero }
        if let given { return given }
        let time = length + max(next.duration ?? 0, 0)
        return time > 0 ? (next.to - from).scaled(by: 1 / time) : .zero
    }

    func value(at time: Double) -> Value.AnimatableData {
        if pieces.isEmpty { return first }
        var value = last
        for piece in pieces where time >= piece.start {
            value = time < piece.start + piece.duration ? piece.value(time - piece.start) : last
            if time < piece.start + piece.duration { return value }
        }
        return value
    }
}

/// Evaluates keyframes at any time, without a view.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let curves: [_KeyframeCurve<Value>]
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Computes the curves from `initialValue`, with one evaluation of `content`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content())
    }
    init(_ initialValue: Value, _ keyframes: some Keyframes<Value>) {
        self.initialValue = initialValue
        curves = keyframes._tracks(from: initialValue)
        duration = curves.reduce(0) { max($0, $1.duration) }
    }

    /// The value at `time` seconds; a track keeps its last value after its end.
    public func value(time: Double) -> Value {
        var value = initialValue
        for curve in curves { curve.apply(&value, time) }
        return value
    }
    /// The value at a fraction of the duration.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
