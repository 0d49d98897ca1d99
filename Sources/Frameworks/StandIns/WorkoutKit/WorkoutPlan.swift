public import Foundation
@_exported public import HealthKit
public import SwiftUI

// Plans of workouts. There is no watch: plans keep their values, and none is scheduled.

/// How long a step is.
public enum WorkoutGoal: Hashable {
    /// Until a person ends it.
    case open
    /// A distance.
    case distance(Double, UnitLength)
    /// A time.
    case time(Double, UnitDuration)
    /// An energy.
    case energy(Double, UnitEnergy)
}
/// When a watch warns.
public protocol WorkoutAlert {}
/// What is compared.
public enum WorkoutAlertMetric: Hashable, Sendable { case current, average }
/// Beats of the heart in a zone.
public struct HeartRateZoneAlert: WorkoutAlert, Hashable {
    /// The zone, from 1.
    public var zone: Int
    /// Beats in a zone.
    public init(zone: Int) { self.zone = zone }
}
/// Beats of the heart in a range.
public struct HeartRateRangeAlert: WorkoutAlert, Hashable {
    /// The range.
    public var target: ClosedRange<Measurement<UnitFrequency>>
    /// Beats in a range.
    public init(target: ClosedRange<Measurement<UnitFrequency>>) { self.target = target }
}
/// A speed in a range.
public struct SpeedRangeAlert: WorkoutAlert, Hashable {
    /// The range.
    public var target: ClosedRange<Measurement<UnitSpeed>>
    /// What is compared.
    public var metric: WorkoutAlertMetric
    /// A speed in a range.
    public init(target: ClosedRange<Measurement<UnitSpeed>>, metric: WorkoutAlertMetric = .current) {
        (self.target, self.metric) = (target, metric)
    }
}
/// A power in a range.
public struct PowerRangeAlert: WorkoutAlert, Hashable {
    /// The range.
    public var target: ClosedRange<Measurement<UnitPower>>
    /// A power in a range.
    public init(target: ClosedRange<Measurement<UnitPower>>) { self.target = target }
}
/// Steps or turns in a range.
public struct CadenceRangeAlert: WorkoutAlert, Hashable {
    /// The range.
    public var target: ClosedRange<Measurement<UnitFrequency>>
    /// Steps or turns in a range.
    public init(target: ClosedRange<Measurement<UnitFrequency>>) { self.target = target }
}
/// A step of a workout.
public struct WorkoutStep {
    /// How long it is.
    public var goal: WorkoutGoal
    /// When a watch warns; nil for never.
    public var alert: (any WorkoutAlert)?
    /// The name; nil for none.
    public var displayName: String?
    /// A step.
    public init(goal: WorkoutGoal = .open, alert: (any WorkoutAlert)? = nil, displayName: String? = nil) {
        (self.goal, self.alert, self.displayName) = (goal, alert, displayName)
    }
}
/// A step of an interval.
public struct IntervalStep {
    /// What the step is for.
    public enum Purpose: Hashable, Sendable, CaseIterable { case work, recovery }
    /// What the step is for.
    public var purpose: Purpose
    /// The step.
    public var step: WorkoutStep
    /// A step for something.
    public init(_ purpose: Purpose, step: WorkoutStep = WorkoutStep()) { (self.purpose, self.step) = (purpose, step) }
    /// A step for something, with how long it is.
    public init(_ purpose: Purpose, goal: WorkoutGoal, alert: (any WorkoutAlert)? = nil) {
        self.init(purpose, step: WorkoutStep(goal: goal, alert: alert))
    }
}
/// Steps that are done several times.
public struct IntervalBlock {
    /// The steps.
    public var steps: [IntervalStep]
    /// How often.
    public var iterations: Int
    /// Steps that are done several times.
    public init(steps: [IntervalStep] = [], iterations: Int = 1) { (self.steps, self.iterations) = (steps, iterations) }
}
/// A workout of steps.
public struct CustomWorkout {
    /// The kind of sport.
    public var activity: HKWorkoutActivityType
    /// Where it is done.
    public var location: HKWorkoutSessionLocationType
    /// The name; nil for none.
    public var displayName: String?
    /// What comes before; nil for nothing.
    public var warmup: WorkoutStep?
    /// The steps.
    public var blocks: [IntervalBlock]
    /// What comes after; nil for nothing.
    public var cooldown: WorkoutStep?
    /// A workout of steps.
    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
                displayName: String? = nil, warmup: WorkoutStep? = nil, blocks: [IntervalBlock] = [],
                cooldown: WorkoutStep? = nil) {
        (self.activity, self.location, self.displayName) = (activity, location, displayName)
        (self.warmup, self.blocks, self.cooldown) = (warmup, blocks, cooldown)
    }
}
/// A workout of one goal.
public struct SingleGoalWorkout {
    /// The kind of sport.
    public let activity: HKWorkoutActivityType
    /// Where it is done.
    public let location: HKWorkoutSessionLocationType
    /// Where someone swims.
    public let swimmingLocation: HKWorkoutSwimmingLocationType
    /// How long it is.
    public let goal: WorkoutGoal
    /// A workout of one goal.
    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
                swimmingLocation: HKWorkoutSwimmingLocationType = .unknown, goal: WorkoutGoal) {
        (self.activity, self.location, self.swimmingLocation) = (activity, location, swimmingLocation)
        self.goal = goal
    }
}
/// A workout of a distance in a time.
public struct PacerWorkout {
    /// The kind of sport.
    public let activity: HKWorkoutActivityType
    /// Where it is done.
    public let location: HKWorkoutSessionLocationType
    /// How far it is.
    public let distance: Measurement<UnitLength>
    /// How long it takes.
    public let time: Measurement<UnitDuration>
    /// A workout of a distance in a time.
    public init(activity: HKWorkoutActivityType, location: HKWorkoutSessionLocationType = .unknown,
                distance: Measurement<UnitLength>, time: Measurement<UnitDuration>) {
        (self.activity, self.location, self.distance, self.time) = (activity, location, distance, time)
    }
}
/// A workout with a number.
public struct WorkoutPlan: Identifiable {
    /// What is done.
    public enum Workout {
        case custom(CustomWorkout), goal(SingleGoalWorkout), pacer(PacerWorkout)
    }
    /// The number.
    public let id: UUID
    /// What is done.
    public let workout: Workout
    /// A workout with a number.
    public init(_ workout: Workout, id: UUID = UUID()) { (self.workout, self.id) = (workout, id) }
}
/// A workout at a date.
public struct ScheduledWorkoutPlan {
    /// The workout.
    public let plan: WorkoutPlan
    /// The date.
    public var date: DateComponents
    /// Whether it was done.
    public var complete = false
    /// A workout at a date.
    public init(_ plan: WorkoutPlan, date: DateComponents) { (self.plan, self.date) = (plan, date) }
}
/// Gives workouts to a watch. There is none.
public final class WorkoutScheduler: Sendable {
    /// Whether a program may.
    public enum AuthorizationState: Hashable, Sendable { case notDetermined, restricted, denied, authorized }
    /// The only one.
    public static let shared = WorkoutScheduler()
    /// False.
    public static var isSupported: Bool { false }
    /// 50: what a watch takes at most (a guess).
    public static var maxAllowedScheduledWorkoutCount: Int { 50 }
    /// Denied.
    public var authorizationState: AuthorizationState { get async { .denied } }
    /// Denied.
    public func requestAuthorization() async -> AuthorizationState { .denied }
    /// None.
    public var scheduledWorkouts: [ScheduledWorkoutPlan] { get async { [] } }
    /// Gives a workout to a watch. Nothing to do: there is none.
    public nonisolated(nonsending) func schedule(_ plan: WorkoutPlan, at date: DateComponents) async {}
    /// Takes it back. Nothing to do: there is no watch.
    public nonisolated(nonsending) func remove(_ plan: WorkoutPlan, at date: DateComponents) async {}
    /// Takes all back. Nothing to do: there is no watch.
    public nonisolated(nonsending) func removeAllWorkouts() async {}
    /// Says that it was done. Nothing to do: there is no watch.
    public nonisolated(nonsending) func markComplete(_ plan: WorkoutPlan, at date: DateComponents) async {}
}
extension View {
    /// Shows a workout: closed at once, there is no watch.
    nonisolated public func workoutPreview(_ plan: WorkoutPlan, isPresented: Binding<Bool>) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
            if isShown { isPresented.wrappedValue = false }
        }
    }
}
