public import QuadrantCore

/// Shows phases one after another, each change animated: repeatedly, or once for each change of a trigger.
///
/// A phase lasts until the animation to it is logically complete, at least 1/60 second. Without phases nothing is
/// shown.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    /// Nil repeats without end.
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @Clockwork private var works

    /// Cycles through the phases without end. `animation` returns the animation of the change to a phase; nil changes
    /// at once.
    nonisolated public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
                            animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Shows the first phase; each change of `trigger` runs all phases once, back to the first.
    nonisolated public init(_ phases: some Sequence<Phase>, trigger: some Equatable,
                            @ViewBuilder content: @escaping (Phase) -> Content,
                            animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        let run = run
        let phase = phases.isEmpty ? nil : phases[works.step % phases.count]
        return Group { if let phase { content(phase) } }
            .onAppear { if run.isEndless { run.start() } }
            .onChange(of: phases.count) { before, _ in
                // Without phases there was nothing, which appears with the first.
                if run.isEndless, before > 0 { run.start() }
            }
            .onChange(of: trigger) { run.start() }
    }

    private var run: PhaseRun<Phase> {
        if let known = works.kept as? PhaseRun<Phase> { return known }
        let made = PhaseRun<Phase>(works)
        works.kept = made
        return made
    }
}

extension PhaseAnimator: Reconciled {
    package func reconcile() {
        let run = run
        run.phases = phases
        run.animation = animation
        run.isEndless = trigger == nil
    }
}

/// Runs the phases, with the animations of the last evaluation of the view.
private final class PhaseRun<Phase> {
    private weak var works: Clockwork.Works?
    var phases: [Phase] = []
    var animation: (Phase) -> Animation? = { _ in nil }
    var isEndless = true
    /// The number of the run: completions of an earlier run are ignored.
    private var number = 0

    init(_ works: Clockwork.Works) { self.works = works }

    func start() {
        number += 1
        works?.cancel()
        go(from: 0, number)
    }

    /// Changes to the phase after `index`, and schedules the next change for the completion of the animation.
    private func go(from index: Int, _ run: Int) {
        guard let works, run == number, phases.count > 1 else { return }
        let next = (index + 1) % phases.count, began = works.now
        let isLast = next == 0 && !isEndless
        withTransaction(\.isRepeated, isEndless) {
            withAnimation(animation(phases[next])) {
                works.step = next
            } completion: { [weak self] in
                guard let self, run == number, !isLast else { return }
                // A change without duration is visible for one frame.
                works.plan(at: max(works.now, began + 1.0 / 60)) { self.go(from: next, run) }
            }
        }
    }
}

extension View {
    /// Cycles this view through the phases without end. A nil `animation` for a phase changes to it at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let list = Array(phases), view = self
        return PhaseAnimator(list, content: { content(PlaceholderContentView(view), $0) },
                             animation: animation)
    }

    /// Runs this view through all phases once for each change of `trigger`, and back to the first one.
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
