public import Foundation

/// Ranges of dates, which follow each other.
public struct DateBins: RandomAccessCollection {
    /// The bounds of the bins: one more than there are bins.
    public let thresholds: [Date]

    /// The index of the first bin: 0.
    public var startIndex: Int { 0 }
    /// The number of bins.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin; an index out of range stops the program.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1],
                      isClosed: position + 2 == thresholds.count)
    }
    /// The index of the bin that contains a date. The last one contains its upper bound. A date before all bins is in
    /// none: -1; one after them has the index after the last.
    public func index(for value: Date) -> Int { BinSearch.index(of: value, in: thresholds) }

    /// The bins between dates, which are put in order.
    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// Bins of units of a calendar for data; nil is the number of bins by Scott's rule, at most 200.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let seconds = data.map(\.timeIntervalSinceReferenceDate).filter(\.isFinite)
        guard let low = data.min(), let high = data.max() else {
            self.init(thresholds: [])
            return
        }
        self.init(range: low...high, desiredCount: desiredCount ?? BinSearch.scott(seconds), calendar: calendar)
    }

    /// About `desiredCount` bins of units of a calendar around a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        let ticks = DateTicks.automatic(range.lowerBound, range.upperBound, count: Swift.max(2, desiredCount),
                                        calendar: calendar)
        self.init(unit: ticks.component, by: ticks.count, range: range, calendar: calendar)
    }

    /// Bins of one length from the lower end of a range on.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let span = range.upperBound.timeIntervalSince(range.lowerBound)
        self.init(thresholds: BinSearch.steps(timeInterval, 0, span).map { range.lowerBound + $0 })
    }

    /// Bins of units of a calendar, each `stride` units long, around a range.
    public init(unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
                calendar: Calendar = .autoupdatingCurrent) {
        let start = range.lowerBound.hasCalendarDate
            ? calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound : range.lowerBound
        var bounds = DateTicks.stepping(unit, stride, start, range.upperBound, calendar).values
        if let last = bounds.last, last < range.upperBound || bounds.count == 1, last.hasCalendarDate,
           stride > 0, stride < 1_000_000, let next = calendar.date(byAdding: unit, value: stride, to: last) {
            bounds.append(next)
        }
        self.init(thresholds: bounds)
    }
}
