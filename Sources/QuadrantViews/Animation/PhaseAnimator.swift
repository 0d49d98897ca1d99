public import QuadrantCore

/// Shows one phase after the other, each animated: round and round, or once each time a value changes.
///
/// A phase lasts as long as its animation seems to take. Without phases nothing is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private nonisolated(unsafe) let phases: [Phase]
    /// Nil goes round for ever.
    private nonisolated(unsafe) let trigger: AnyEquatable?
    private nonisolated(unsafe) let content: (Phase) -> Content
    private nonisolated(unsafe) let animation: (Phase) -> Animation?
    @Clockwork private var works

    nonisolated public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
                animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    nonisolated public init(_ phases: some Sequence<Phase>, trigger: some Equatable,
                @ViewBuilder content: @escaping (Phase) -> Content,
                animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        let phase = phases.isEmpty ? nil : phases[works.step % phases.count]
        Group { if let phase { content(phase) } }
            .onAppear { if trigger == nil { run(from: 0) } }
            .onChange(of: trigger) { run(from: 0) }
    }

    /// Goes to the phase after `index`, and on from there.
    private func run(from index: Int) {
        guard phases.count > 1 else { return }
        let works = works, next = (index + 1) % phases.count
        let animation = animation(phases[next])
        if works.step % phases.count != next { withAnimation(animation) { works.step = next } }
        if next == 0, trigger != nil {
            works.cancel()
            return
        }
        // What takes no time is seen for a frame.
        works.plan(at: works.now + max(animation?.nominalDuration ?? 0, 1.0 / 60)) { run(from: next) }
    }
}

extension View {
    /// Shows this view in one phase after the other, for ever.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let list = Array(phases), view = self
        return PhaseAnimator(list, content: { content(PlaceholderContentView(view), $0) },
                                        animation: animation)
    }

    /// Shows this view in one phase after the other, each time `trigger` changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let list = Array(phases), view = self
        return PhaseAnimator(list, trigger: trigger, content: { content(PlaceholderContentView(view), $0) },
                                        animation: animation)
    }
}
