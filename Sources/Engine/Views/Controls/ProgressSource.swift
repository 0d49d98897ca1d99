public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The source of the fraction that a progress view shows.
nonisolated enum ProgressSource {
    /// A given fraction; nil is indeterminate.
    case share(Double?)
    case dates(ClosedRange<Date>, countsDown: Bool)
    case progress(Progress)
}

extension ProgressView {
    /// A bar that fills during the time between two dates, or empties if `countsDown`. The clock is the host's; the bar
    /// is redrawn each frame during the interval, and not before or after.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
                @ViewBuilder currentValueLabel: () -> CurrentValueLabel) {
        self.init(.dates(timerInterval, countsDown: countsDown), label: label(),
                  currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// A bar with a label that fills during the time between two dates, or empties if `countsDown`, above the remaining
    /// or elapsed time in hours, minutes and seconds.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(.dates(timerInterval, countsDown: countsDown), label: label(),
                  currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    }
    /// The same without a label.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// The completed fraction of `progress`, with its localized descriptions as labels. The object is polled ten times
    /// a second until it is finished or cancelled.
    public init(_ progress: Progress) {
        self.init(.progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
    }
}

/// The remaining or elapsed time of an interval, as `m:ss` or `h:mm:ss`. Updates each second during the interval.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    nonisolated init(interval: ClosedRange<Date>, countsDown: Bool) {
        self.interval = interval
        self.countsDown = countsDown
    }

    public var body: some View {
        DateReader(interval: interval, step: 1) { date in
            let date = min(max(date, interval.lowerBound), interval.upperBound)
            let seconds = countsDown ? interval.upperBound.timeIntervalSince(date).rounded(.up)
                : date.timeIntervalSince(interval.lowerBound).rounded(.down)
            Text(verbatim: DefaultDateProgressLabel.plainText(seconds)).monospacedDigit()
        }
    }

    private static func plainText(_ seconds: Double) -> String {
        let all = Int(min(seconds, 1e15)), hours = all / 3600
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let minutes = all / 60 % 60
        return (hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)") + ":\(twoDigits(all % 60))"
    }
}

extension ClosedRange<Date> {
    /// The elapsed fraction, from 0 to 1.
    nonisolated func share(at date: Date) -> Double {
        let whole = upperBound.timeIntervalSince(lowerBound), past = date.timeIntervalSince(lowerBound)
        return past >= whole ? 1 : past > 0 ? past / whole : 0
    }
}

extension Clockwork.Works {
    func plan(at date: Date, _ action: @escaping () -> Void) {
        plan(at: max(date.timeIntervalSince(startDate), now), action)
    }
}

/// Content evaluated with the host's date during an interval, without updates before and after.
struct DateReader<Content: View>: View {
    let interval: ClosedRange<Date>
    /// Seconds between updates, counted from the start of the interval; nil updates each frame.
    let step: Double?
    @ViewBuilder let content: (Date) -> Content
    @Clockwork private var works

    init(interval: ClosedRange<Date>, step: Double?, @ViewBuilder content: @escaping (Date) -> Content) {
        self.interval = interval
        self.step = step
        self.content = content
    }

    var body: some View {
        _ = works.step
        return content(works.currentDate).onAppear { run() }.onChange(of: interval) { run() }
    }

    private func run() {
        let works = works, now = works.date
        works.isTicking = false
        works.cancel()
        guard now < interval.upperBound else { return }
        func goOn(at date: Date) {
            works.plan(at: date) {
                works.step += 1
                run()
            }
        }
        if now < interval.lowerBound { return goOn(at: interval.lowerBound) }
        guard let step else {
            works.isTicking = true
            return goOn(at: interval.upperBound)
        }
        // The tolerance keeps the current step from being planned again.
        let passed = (now.timeIntervalSince(interval.lowerBound) / step + 1e-6).rounded(.down)
        goOn(at: min(interval.lowerBound.addingTimeInterval((passed + 1) * step), interval.upperBound))
    }
}

/// Content evaluated with the state of a `Progress`, which is polled because it sends no notifications here.
struct ProgressReader<Content: View>: View {
    let progress: Progress
    /// Receives the fraction, nil where it is indeterminate, and the localized descriptions.
    @ViewBuilder let content: (Double?, [String]) -> Content
    @Clockwork private var works

    init(progress: Progress, @ViewBuilder content: @escaping (Double?, [String]) -> Content) {
        self.progress = progress
        self.content = content
    }

    private struct Seen: Equatable {
        let share: Double?
        private(set) var descriptions: [String]
        init(_ progress: Progress) {
            share = progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1)
            descriptions = [progress.localizedDescription ?? "", progress.localizedAdditionalDescription ?? ""]
            // Foundation on Linux has no default descriptions; on Apple's systems they are these.
            guard let share, progress.kind == nil else { return }
            if descriptions[0].isEmpty {
                descriptions[0] = "\(Int((share * 100).rounded(.toNearestOrEven)))% completed"
            }
            if descriptions[1].isEmpty {
                descriptions[1] = "\(progress.completedUnitCount) of \(progress.totalUnitCount)"
            }
        }
    }

    var body: some View {
        _ = works.step
        let seen = Seen(progress)
        return content(seen.share, seen.descriptions)
            .onAppear { observe(seen) }
            .onChange(of: ObjectIdentifier(progress)) { observe(Seen(progress)) }
    }

    private func observe(_ seen: Seen) {
        let works = works
        works.cancel()
        guard !progress.isFinished, !progress.isCancelled else { return }
        works.plan(at: works.now + 0.1) {
            let now = Seen(progress)
            if now != seen { works.step += 1 }
            observe(now)
        }
    }
}
