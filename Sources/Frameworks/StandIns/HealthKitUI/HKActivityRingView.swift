@_exported public import HealthKit
public import SwiftUI
public import UIKit

/// The rings of a day: movement outside, exercise, and hours inside. The colours and widths are guesses.
@MainActor @preconcurrency
open class HKActivityRingView: UIView {
    /// The day; nil draws empty rings.
    open var activitySummary: HKActivitySummary? { didSet { setNeedsDisplay() } }
    /// Sets the day; without a movement.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
    /// How much of its goals a day has reached: from 0 on, for movement, exercise and hours; a ring ends at 1.
    static func parts(of summary: HKActivitySummary?) -> [Double] {
        guard let summary else { return [0, 0, 0] }
        func part(_ value: HKQuantity, _ goal: HKQuantity, _ unit: HKUnit) -> Double {
            let goal = goal.doubleValue(for: unit)
            return goal > 0 ? value.doubleValue(for: unit) / goal : 0
        }
        let movement = summary.activityMoveMode == .appleMoveTime
            ? part(summary.appleMoveTime, summary.appleMoveTimeGoal, .minute())
            : part(summary.activeEnergyBurned, summary.activeEnergyBurnedGoal, .kilocalorie())
        return [movement,
                part(summary.appleExerciseTime, summary.exerciseTimeGoal ?? summary.appleExerciseTimeGoal, .minute()),
                part(summary.appleStandHours, summary.standHoursGoal ?? summary.appleStandHoursGoal, .count())]
    }
    open override func _content() -> AnyView? { AnyView(Rings(parts: Self.parts(of: activitySummary))) }
}
private struct Rings: View {
    let parts: [Double]
    private static let colors = [Color(red: 0.98, green: 0.07, blue: 0.31), Color(red: 0.65, green: 1, blue: 0),
                                 Color(red: 0, green: 1, blue: 0.96)]
    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height), width = side / 9
            ZStack {
                ForEach(0..<3) { ring in
                    let inset = (CGFloat(ring) * 1.15 + 0.5) * width
                    Circle().inset(by: inset).stroke(Self.colors[ring].opacity(0.2), lineWidth: width)
                    Circle().inset(by: inset).trim(from: 0, to: min(1, parts[ring]))
                        .stroke(Self.colors[ring], style: StrokeStyle(lineWidth: width, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
            }
            .frame(width: side, height: side)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
extension View {
    /// Asks a person for data when a value changes: the closure is called with an error, there is no data of health.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }
    /// Asks a person for data when a value changes: the closure is called with an error, there is no data of health.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        onChange(of: trigger) { completion(.failure(HKError(.errorHealthDataUnavailable))) }
    }
}
