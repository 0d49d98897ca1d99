import Foundation
import QuadrantGeometry
public import SwiftUI

extension ValueAlignedChartScrollTargetBehavior {
    /// The speed from which a drag is a swipe, in points per second (a guess).
    private static let swipe = 300.0

    /// Moves the target to an aligned value: the nearest one after a drag, the next major one after a swipe.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        guard let placed = context.chartProxy.stage.placedNow else { return }
        let calendar = context.base[dynamicMember: \.chartCalendar]
        for axis in [Axis.horizontal, .vertical] {
            let isX = axis == .horizontal
            guard placed.geometry.model.configuration.scrolling.scrolling(axis) != nil,
                  let alignment = isX ? x : y else { continue }
            let visible = Double(isX ? placed.shown.width : placed.shown.height)
            let speed = Double(isX ? context.base.velocity.dx : context.base.velocity.dy)
            let line = AlignedLine(scale: placed.geometry.scale(axis), visible: visible, calendar: calendar)
            let wished = Double(isX ? target.rect.minX : target.rect.minY)
            let rect = context.base.originalTarget.rect, start = Double(isX ? rect.minX : rect.minY)
            // At the end of the domain the chart settles there.
            if wished <= 0 || wished >= line.scale.length - visible, abs(speed) < Self.swipe { continue }
            let offset: Double?
            if abs(speed) < Self.swipe {
                offset = line.nearest(wished, alignment.unit)
            } else if limit == .never {
                offset = line.nearest(wished, alignment.major ?? alignment.unit)
            } else {
                // A positive speed moves the content to larger offsets where the finger moves backwards.
                let isOnwards = wished >= start
                offset = line.next(start, isOnwards, alignment.major ?? .page, alignment.unit)
            }
            guard let offset, offset.isFinite else { continue }
            let clamped = max(0, min(offset, line.scale.length - visible))
            if isX { target.rect.origin.x = CGFloat(clamped) } else { target.rect.origin.y = CGFloat(clamped) }
        }
    }
}

/// The offsets at which values of an axis are aligned with the start of what is visible.
struct AlignedLine {
    let scale: PlacedScale
    let visible: Double
    let calendar: Calendar

    /// The place on the scale of the first visible value at an offset.
    private func place(_ offset: Double) -> Double { scale.isForward ? offset : offset + visible }
    private func offset(_ place: Double) -> Double { scale.isForward ? place : place - visible }

    /// The offset of the nearest aligned value.
    func nearest(_ offset: Double, _ unit: AlignedUnit) -> Double? {
        switch unit {
        case .page: return visible > 0 ? (offset / visible).rounded() * visible : nil
        case .number, .dates:
            let found = [aligned(place(offset), unit, isOnwards: false, isStrict: false),
                         aligned(place(offset), unit, isOnwards: true, isStrict: false)].compactMap { $0 }
            return found.map(self.offset).min { abs($0 - offset) < abs($1 - offset) }
        }
    }

    /// The offset of the next major value in a direction; a page further is aligned with the unit.
    func next(_ start: Double, _ isOnwards: Bool, _ major: AlignedUnit, _ unit: AlignedUnit) -> Double? {
        if case .page = major { return nearest(start + (isOnwards ? visible : -visible), unit) }
        let isUpwards = isOnwards == scale.isForward
        return aligned(place(start), major, isOnwards: isUpwards, isStrict: true).map(offset)
    }

    /// The place of the aligned value at or beyond a place; `isOnwards` is towards larger values.
    private func aligned(_ place: Double, _ unit: AlignedUnit, isOnwards: Bool, isStrict: Bool) -> Double? {
        switch (scale.domain, unit) {
        case (.categories(let all), .number(let count)):
            guard count > 0, !all.names.isEmpty else { return nil }
            let band = (scale.end - scale.start) / Double(all.names.count)
            return scale.start + step((place - scale.start) / band, count, isOnwards, isStrict) * band
        case (.numbers, .number(let size)):
            guard size > 0, case .number(let value)? = scale.value(at: place) else { return nil }
            return scale.position(.number(step(value, size, isOnwards, isStrict)))
        case (.dates, .number(let size)):
            guard size > 0, case .date(let value)? = scale.value(at: place) else { return nil }
            return scale.position(.date(step(value, size, isOnwards, isStrict)))
        case (.dates, .dates(let components)):
            guard case .date(let seconds)? = scale.value(at: place) else { return nil }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            guard date.hasCalendarDate else { return nil }
            // Half a second on this side, so that a matching date finds itself.
            let slack = isStrict ? 0.5 : -0.5
            let found = calendar.nextDate(after: date + (isOnwards ? slack : -slack), matching: components,
                                          matchingPolicy: .nextTime, direction: isOnwards ? .forward : .backward)
            return found.flatMap { scale.position(.date($0.timeIntervalSinceReferenceDate)) }
        default: return nil
        }
    }

    private func step(_ value: Double, _ size: Double, _ isOnwards: Bool, _ isStrict: Bool) -> Double {
        let part = value / size, slack = isStrict ? 1e-6 : -1e-6
        return (isOnwards ? (part + slack).rounded(.up) : (part - slack).rounded(.down)) * size
    }
}
