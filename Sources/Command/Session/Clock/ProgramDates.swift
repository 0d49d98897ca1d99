public import Foundation
import QuadrantBase

// What a program calls in place of the functions of the same name that read a clock (`ProgramSymbols`). Each has the
// calling convention of the function that it stands for.

@_silgen_name("__wrap_$s20FoundationEssentials4DateVACycfC")
public func programDate() -> Date { ProgramClock.date }

@_silgen_name("__wrap_$s20FoundationEssentials4DateV3nowACvgZ")
public func programDateNow() -> Date { ProgramClock.date }

/// That of Foundation too, whose relative formats read it. The command itself uses `Date()`, the machine's clock.
@_silgen_name("$s20FoundationEssentials4DateV3nowACvgZ")
public func dateNow() -> Date { ProgramClock.date }

@_silgen_name("__wrap_$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC")
public func programDate(after interval: TimeInterval) -> Date { ProgramClock.date.addingTimeInterval(interval) }

@_silgen_name("__wrap_$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ")
public func programReferenceTime() -> TimeInterval { ProgramClock.date.timeIntervalSinceReferenceDate }

@_silgen_name("__wrap_$s18QuadrantFoundation24CFAbsoluteTimeGetCurrentSdyF")
public func programAbsoluteTime() -> TimeInterval { ProgramClock.date.timeIntervalSinceReferenceDate }

@_silgen_name("__wrap_$s10Foundation6NSDateCACycfC")
public func programObjectDate() -> NSDate { ProgramClock.date as NSDate }

@_silgen_name("__wrap_$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg")
public func programUptime() -> TimeInterval { ProgramClock.systemUptime }

@_silgen_name("__wrap_$s10QuartzCore18CACurrentMediaTimeSdyF")
public func programMediaTime() -> TimeInterval { ProgramClock.systemUptime }

extension Date {
    @_silgen_name("__wrap_$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg")
    public func programTimeSinceNow() -> TimeInterval { timeIntervalSince(ProgramClock.date) }
}

extension Calendar {
    @_silgen_name("__wrap_$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF")
    public func programIsInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: ProgramClock.date) }

    @_silgen_name("__wrap_$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF")
    public func programIsInTomorrow(_ date: Date) -> Bool { isInDay(1, date) }

    @_silgen_name("__wrap_$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF")
    public func programIsInYesterday(_ date: Date) -> Bool { isInDay(-1, date) }

    private func isInDay(_ day: Int, _ date: Date) -> Bool {
        self.date(byAdding: .day, value: day, to: ProgramClock.date).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

// MARK: Clocks

@_silgen_name("__wrap_$ss15ContinuousClockV3nowAB7InstantVvgZ")
public func programContinuousNow() -> ContinuousClock.Instant { ProgramClock.continuousNow }

@_silgen_name("__wrap_$ss15ContinuousClockV7InstantV3nowADvgZ")
public func programContinuousInstantNow() -> ContinuousClock.Instant { ProgramClock.continuousNow }

@_silgen_name("__wrap_$ss15SuspendingClockV3nowAB7InstantVvgZ")
public func programSuspendingNow() -> SuspendingClock.Instant { ProgramClock.suspendingNow }

@_silgen_name("__wrap_$ss15SuspendingClockV7InstantV3nowADvgZ")
public func programSuspendingInstantNow() -> SuspendingClock.Instant { ProgramClock.suspendingNow }

extension ContinuousClock {
    @_silgen_name("__wrap_$ss15ContinuousClockV3nowAB7InstantVvg")
    public func programNow() -> Instant { ProgramClock.continuousNow }

    @_silgen_name("__wrap_$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF")
    public func programSleep(until deadline: Instant, tolerance: Duration?) async throws {
        let rest = ProgramClock.continuousNow.duration(to: deadline)
        try await sleep(until: now.advanced(by: rest), tolerance: tolerance)
    }
}

extension SuspendingClock {
    @_silgen_name("__wrap_$ss15SuspendingClockV3nowAB7InstantVvg")
    public func programNow() -> Instant { ProgramClock.suspendingNow }
}

extension Clock {
    @_silgen_name("__wrap_$ss5ClockPsE7measurey8DurationQzyyKXEKF")
    public func programMeasure(_ work: () throws -> Void) rethrows -> Duration {
        let start = programInstant
        try work()
        return start.duration(to: programInstant)
    }

    /// Now, as a program reads it.
    fileprivate var programInstant: Instant {
        ProgramClock.continuousNow as? Instant ?? ProgramClock.suspendingNow as? Instant ?? now
    }
}

extension Task where Success == Never, Failure == Never {
    @_silgen_name("__wrap_$sScTss5NeverORszABRs_rlE5sleep5until9tolerance5clocky7InstantQyd___8DurationQyd__Sgqd__tYaKs5ClockRd__lFZ")
    public static func programSleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration?, clock: C)
        async throws {
        let rest = clock.programInstant.duration(to: deadline)
        try await sleep(until: clock.now.advanced(by: rest), tolerance: tolerance, clock: clock)
    }
}
