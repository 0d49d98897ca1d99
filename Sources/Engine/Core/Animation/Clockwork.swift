package import Foundation
package import QuadrantGraph

/// The state of a view that changes over time: a step, and the scheduled graph times of its changes. Lasts as long as
/// the node that it belongs to.
@propertyWrapper
package struct Clockwork: InstalledProperty {
    private var works: Works?
    package init() {}
    /// The clock of the graph that the view is part of; one without a graph, which stands still, outside of any.
    package var wrappedValue: Works { works ?? Works(graph: nil) }

    package mutating func install(_ slot: inout AnyObject?, _ context: PropertyContext) {
        if let known = slot as? Works { works = known } else {
            let made = Works(graph: context.graph)
            slot = made
            works = made
        }
    }

    /// A source that is written at the times that its readers asked for.
    package final class Works: Source {
        private let link: GraphLink?
        private var planned: ScheduledAction?
        private var stepNow = 0
        private var ticking: Ticking?
        /// The graph time at which the current run of frames began.
        package var start = 0.0
        /// The value that the owner stores for the current run.
        package var kept: Any?

        init(graph: ViewGraph?) { link = graph?.link }
        deinit {
            planned?.cancel()
            ticking?.works = nil
        }

        /// The graph's time.
        package var now: Double { link?.graph?.now ?? 0 }
        package var date: Date { date(at: now) }
        /// The date of the graph's time 0.
        package var startDate: Date { date(at: 0) }
        /// The date that is compared with dates of the program.
        package var currentDate: Date { link?.graph?.currentDate ?? date }
        private func date(at time: Double) -> Date {
            link?.graph?.date(at: time) ?? Date(timeIntervalSinceReferenceDate: time)
        }

        /// The current step; a body that reads it is evaluated again when it changes.
        package var step: Int {
            get {
                didRead()
                return stepNow
            }
            set {
                willChange()
                stepNow = newValue
                didChange()
                link?.graph?.noteChange()
            }
        }

        /// Schedules `action` at the graph time `time`, and cancels the action scheduled before.
        package func plan(at time: Double, _ action: @escaping () -> Void) {
            planned?.cancel()
            planned = nil
            guard time.isFinite else { return }
            planned = link?.graph?.schedule(at: time) { action() }
        }

        package func cancel() {
            planned?.cancel()
            planned = nil
        }

        /// Whether the step advances in every frame.
        package var isTicking: Bool {
            get { ticking != nil }
            set {
                if newValue == (ticking != nil) { return }
                ticking?.works = nil
                ticking = nil
                guard newValue, let graph = link?.graph else { return }
                let made = Ticking(self)
                ticking = made
                graph.addTicker(made)
            }
        }

        private final class Ticking: Ticker {
            weak var works: Works?
            init(_ works: Works) { self.works = works }
            func tick(_ now: Double) -> Bool {
                guard let works else { return false }
                works.step += 1
                return works.ticking === self
            }
        }
    }
}
