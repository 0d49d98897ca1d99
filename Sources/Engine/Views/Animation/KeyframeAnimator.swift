public import QuadrantCore
import QuadrantGeometry

/// Shows a value that keyframes compute: repeatedly, or once for each change of a trigger.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let initialValue: Value
    /// Nil starts the keyframes when the view appears.
    private let trigger: AnyEquatable?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @Clockwork private var works

    /// Starts when the view appears, from `initialValue`: repeatedly if `repeating`, else once. `keyframes` is called
    /// once for each start.
    nonisolated public init(initialValue: Value, repeating: Bool = true,
                            @ViewBuilder content: @escaping (Value) -> Content,
                            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        self.initialValue = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Shows `initialValue` until `trigger` changes; each change runs the keyframes once, from the value that is
    /// shown then.
    nonisolated public init(initialValue: Value, trigger: some Equatable,
                            @ViewBuilder content: @escaping (Value) -> Content,
                            @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath) {
        self.initialValue = initialValue
        self.trigger = AnyEquatable(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public var body: some View {
        _ = works.step
        return content(value)
            .onAppear { if trigger == nil { run(from: initialValue) } }
            .onChange(of: trigger) { run(from: value) }
            .onChange(of: isRepeating) { repeatingChanged() }
    }

    private var timeline: KeyframeTimeline<Value>? { works.kept as? KeyframeTimeline<Value> }

    private var value: Value {
        guard let timeline else { return initialValue }
        let time = works.now - works.start
        let isRound = isRepeating && timeline.duration > 0
        return timeline.value(time: isRound ? time.truncatingRemainder(dividingBy: timeline.duration) : time)
    }

    private func run(from value: Value) {
        let works = works, timeline = KeyframeTimeline(value, keyframes(value))
        works.kept = timeline
        works.start = works.now
        works.isTicking = timeline.duration > 0
        works.cancel()
        if !isRepeating { stopAfterRound(of: timeline) }
        works.step += 1
    }

    /// Restarts the keyframes when repeating is switched on, and ends them after the current round when it is switched
    /// off.
    private func repeatingChanged() {
        guard trigger == nil, let timeline, timeline.duration > 0 else { return }
        if isRepeating {
            run(from: initialValue)
        } else {
            works.start += ((works.now - works.start) / timeline.duration).rounded(.down) * timeline.duration
            stopAfterRound(of: timeline)
        }
    }

    private func stopAfterRound(of timeline: KeyframeTimeline<Value>) {
        let works = works
        works.plan(at: works.start + timeline.duration) {
            works.isTicking = false
            works.step += 1
        }
    }
}

extension View {
    /// Shows this view with a value that follows keyframes from its appearance on: repeatedly if `repeating`, else
    /// once.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(initialValue: initialValue, repeating: repeating,
                                content: { content(PlaceholderContentView(view), $0) }, keyframes: keyframes)
    }

    /// Shows this view with a value that follows keyframes once for each change of `trigger`, from the value shown
    /// then.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let view = self
        return KeyframeAnimator(initialValue: initialValue, trigger: trigger,
                                content: { content(PlaceholderContentView(view), $0) }, keyframes: keyframes)
    }
}
