// What metadata means, with the numbers of the framework.

/// Where a temperature was measured.
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery
    case forehead
}
/// Where a pulse was measured.
public enum HKHeartRateSensorLocation: Int, Sendable { case other, chest, wrist, finger, hand, earLobe, foot }
/// Whether someone moved when the pulse was measured.
public enum HKHeartRateMotionContext: Int, Sendable { case notSet, sedentary, active }
/// Whether someone moved.
public enum HKUserMotionContext: Int, Sendable { case notSet, stationary, active }
/// How the recovery of a pulse was found.
public enum HKHeartRateRecoveryTestType: Int, Sendable {
    case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise
}
/// Before or after a meal.
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
/// What insulin was for.
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
/// A style of swimming.
public enum HKSwimmingStrokeStyle: Int, Sendable {
    case unknown, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard
}
/// How the intake of oxygen was found.
public enum HKVO2MaxTestType: Int, Sendable {
    case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise, predictionStepTest
}
/// The weather of a workout.
public enum HKWeatherCondition: Int, Sendable {
    case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow
    case hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet
    case mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms, tropicalStorm, hurricane, tornado
}
/// Fresh or salt water.
public enum HKWaterSalinity: Int, Sendable { case freshWater = 1, saltWater }
/// The side on which a device was worn.
public enum HKDevicePlacementSide: Int, Sendable { case unknown, left, right, central }
/// The version of what reads electrocardiograms.
public enum HKAppleECGAlgorithmVersion: Int, Sendable { case version1 = 1, version2 }
/// How the power of a cyclist was found.
public enum HKCyclingFunctionalThresholdPowerTestType: Int, Sendable {
    case maxExercise60Minute = 1, maxExercise20Minute, rampTest, predictionExercise
}
/// How an effort was found.
public enum HKPhysicalEffortEstimationType: Int, Sendable { case activityLookup = 1, deviceSensed }
