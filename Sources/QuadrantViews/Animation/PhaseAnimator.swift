public import QuadrantCore

/// Shows phases one after another, each change animated: for ever, or once for each change of a trigger.
///
/// A phase lasts until the animation to it is logically complete, at least 1/60 second. Without phases nothing is
/// shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private nonisolated(unsafe) let phases: [Phase]
    /// Nil goes round for ever.
    private nonisolated(unsafe) let trigger: AnyEquatable?
    private nonisolated(unsafe) let content: (Phase) -> Content
    private nonisolated(unsafe) let animation: (Phase) -> Animation?
    @Clockwork private var works

    /// Goes through the phases for ever. `animation` gives that of the change to a phase; nil changes at once.
    nonisolated public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
                animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Shows the first phase; each change of `trigger` goes through all phases once, back to the first.
    nonisolated public init(_ phases: some Sequence<Phase>, trigger: some Equatable,
                @ViewBuilder content: @escaping (Phase) -> Content,
                animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        let run = run
        let phase = phases.isEmpty ? nil : phases[works.step % phases.count]
        return Group { if let phase { content(phase) } }
            .onAppear { if run.isEndless { run.start() } }
            .onChange(of: phases.count) { if run.isEndless { run.start() } }
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

/// Goes from phase to phase, by what the view said last.
private final class PhaseRun<Phase> {
    private weak var works: Clockwork.Works?
    var phases: [Phase] = []
    var animation: (Phase) -> Animation? = { _ in nil }
    var isEndless = true
    /// Tells runs apart: what waited for an earlier one does nothing.
    private var number = 0

    init(_ works: Clockwork.Works) { self.works = works }

    func start() {
        number += 1
        works?.cancel()
        go(from: 0, number)
    }

    /// Goes to the phase after `index`, and on from there when that seems to be over.
    private func go(from index: Int, _ run: Int) {
        guard let works, run == number, phases.count > 1 else { return }
        let next = (index + 1) % phases.count, began = works.now
        let isLast = next == 0 && !isEndless
        withAnimation(animation(phases[next])) {
            works.step = next
        } completion: { [weak self] in
            guard let self, run == number, !isLast else { return }
            // What takes no time is seen for a frame.
            works.plan(at: max(works.now, began + 1.0 / 60)) { self.go(from: next, run) }
        }
    }
}

extension View {
    /// Shows this view in one phase after another, for ever. `animation` nil for a phase changes to it at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let list = Array(phases), view = self
        return PhaseAnimator(list, content: { content(PlaceholderContentView(view), $0) },
                                        animation: animation)
    }

    /// Shows this view in all phases once for each change of `trigger`, and then in the first one again.
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
