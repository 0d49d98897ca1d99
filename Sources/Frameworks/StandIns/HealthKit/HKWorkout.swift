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
/// Where someone swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
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
    /// What a program has added; nil for nothing.
    public let metadata: [String: Any]?
    /// When it began.
    open var date: Date { dateInterval.start }
    /// Something that has happened.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]? = nil) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
    /// Something that has happened at one moment; older than `init(type:dateInterval:metadata:)`.
    public convenience init(type: HKWorkoutEventType, date: Date) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0))
    }
    /// Something that has happened at one moment; older than `init(type:dateInterval:metadata:)`.
    public convenience init(type: HKWorkoutEventType, date: Date, metadata: [String: Any]) {
        self.init(type: type, dateInterval: DateInterval(start: date, duration: 0), metadata: metadata)
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
    /// Strokes of swimming; nil is not known.
    public let totalSwimmingStrokeCount: HKQuantity?
    /// Floors; nil is not known.
    public let totalFlightsClimbed: HKQuantity?
    /// What has happened; nil for nothing.
    public let workoutEvents: [HKWorkoutEvent]?
    /// The sports that it is made of: none.
    open var workoutActivities: [HKWorkoutActivity] { [] }
    /// What was computed of its samples: nothing.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// Nil: nothing was computed.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    init(_ type: HKWorkoutActivityType, _ start: Date, _ end: Date, duration: TimeInterval? = nil,
         events: [HKWorkoutEvent]?, energy: HKQuantity?, distance: HKQuantity?, strokes: HKQuantity? = nil,
         floors: HKQuantity? = nil, device: HKDevice?, metadata: [String: Any]?) {
        (workoutActivityType, workoutEvents) = (type, events)
        self.duration = duration ?? end.timeIntervalSince(start)
        (totalEnergyBurned, totalDistance) = (energy, distance)
        (totalSwimmingStrokeCount, totalFlightsClimbed) = (strokes, floors)
        super.init(HKObjectType.workoutType(), start, end, metadata, device)
    }
    /// A workout of which nothing more is known.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date) {
        self.init(workoutActivityType, startDate, endDate, events: nil, energy: nil, distance: nil, device: nil,
                  metadata: nil)
    }
    /// A workout that took a number of seconds.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, duration: duration, events: nil, energy: totalEnergyBurned,
                  distance: totalDistance, device: nil, metadata: metadata)
    }
    /// A workout that took a number of seconds, and what has measured it.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, duration: duration, events: nil, energy: totalEnergyBurned,
                  distance: totalDistance, device: device, metadata: metadata)
    }
    /// A workout with what has happened.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
                  distance: totalDistance, device: nil, metadata: metadata)
    }
    /// A workout with what has happened, and what has measured it.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
                  distance: totalDistance, device: device, metadata: metadata)
    }
    /// A workout of a swimmer.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?,
                            metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
                  distance: totalDistance, strokes: totalSwimmingStrokeCount, device: device, metadata: metadata)
    }
    /// A workout on stairs.
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
                            end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?,
                            totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?, device: HKDevice?,
                            metadata: [String: Any]?) {
        self.init(workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned,
                  distance: totalDistance, floors: totalFlightsClimbed, device: device, metadata: metadata)
    }
}
/// One sport of a workout of several.
open class HKWorkoutActivity: NSObject {
    /// The number of the activity.
    public let uuid = UUID()
    /// The kind of sport and where it is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// When it began.
    public let startDate: Date
    /// When it ended; nil for not yet.
    public let endDate: Date?
    /// What a program has added; nil for nothing.
    public let metadata: [String: Any]?
    /// Seconds, until now where it has not ended.
    open var duration: TimeInterval { (endDate ?? .now).timeIntervalSince(startDate) }
    /// What has happened: nothing.
    open var workoutEvents: [HKWorkoutEvent] { [] }
    /// What was computed of its samples: nothing.
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    /// Nil: nothing was computed.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    /// A sport with its time.
    public init(workoutConfiguration: HKWorkoutConfiguration, start startDate: Date, end endDate: Date?,
                metadata: [String: Any]?) {
        (self.workoutConfiguration, self.startDate, self.endDate) = (workoutConfiguration, startDate, endDate)
        self.metadata = metadata
    }
}
/// How a workout is recorded.
open class HKWorkoutConfiguration: NSObject, NSCopying {
    public override init() { super.init() }
    /// The kind of sport.
    open var activityType = HKWorkoutActivityType.other
    /// Where it is done.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// Where someone swims.
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of a pool; nil for none.
    open var lapLength: HKQuantity?
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }
}
