public import Foundation

/// A kind of sport.
public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
    case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing
    case fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts
    case mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing
    case rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports
    case swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness
    case waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility
    case highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining
    case wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
    case cardioDance, socialDance, pickleball, cooldown, swimBikeRun = 82, transition, underwaterDiving, other = 3000
}
/// Where a sport is done.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// Something that happens during a workout.
public enum HKWorkoutEventType: Int, Sendable {
    case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}
/// Something that has happened during a workout.
open class HKWorkoutEvent: NSObject {
    /// What has happened.
    public let type: HKWorkoutEventType
    /// When.
    public let dateInterval: DateInterval
    /// Something that has happened.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
        (self.type, self.dateInterval) = (type, dateInterval)
    }
}
/// A workout.
open class HKWorkout: HKSample {
    /// The kind of sport.
    public let workoutActivityType: HKWorkoutActivityType
    /// Seconds.
    public let duration: TimeInterval
    /// Energy; nil is not known.
    public let totalEnergyBurned: HKQuantity?
    /// Distance; nil is not known.
    public let totalDistance: HKQuantity?
    /// What has happened.
    public let workoutEvents: [HKWorkoutEvent]?
    /// A workout; the device and its other values are not kept.
    public init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
                duration: TimeInterval? = nil, workoutEvents: [HKWorkoutEvent]? = nil,
                totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
                metadata: [String: Any]? = nil) {
        (self.workoutActivityType, self.workoutEvents) = (workoutActivityType, workoutEvents)
        self.duration = duration ?? endDate.timeIntervalSince(startDate)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate)
    }
}
/// How a workout is recorded.
open class HKWorkoutConfiguration: NSObject {
    public override init() { super.init() }
    /// The kind of sport.
    open var activityType = HKWorkoutActivityType.other
    /// Where it is done.
    open var locationType = HKWorkoutSessionLocationType.unknown
}
/// Records a workout. Nothing is recorded: it ends with an error.
open class HKWorkoutBuilder: NSObject {
    /// A record; the device has no effect.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: Any?) {}
    /// Throws.
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
    /// Throws.
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorHealthDataUnavailable) }
}
