public import Foundation

/// The name of beats of the heart, one by one.
public let HKDataTypeIdentifierHeartbeatSeries = "HKDataTypeIdentifierHeartbeatSeries"
extension HKSeriesType {
    /// Beats of the heart, one by one.
    public class func heartbeat() -> HKSeriesType { HKSeriesType(HKDataTypeIdentifierHeartbeatSeries) }
}
extension HKSamplePredicate where Sample == HKHeartbeatSeriesSample {
    /// Beats of hearts.
    public static func heartbeatSeries(_ predicate: NSPredicate? = nil)
        -> HKSamplePredicate<HKHeartbeatSeriesSample> {
        .init(sampleType: HKSeriesType.heartbeat(), nsPredicate: predicate)
    }
}
/// Beats of the heart, one by one. Stores make them; none does here.
open class HKHeartbeatSeriesSample: HKSeriesSample {}
/// Asks for beats of a heart.
open class HKHeartbeatSeriesQuery: HKQuery {
    /// A question for beats: the closure is called once, with an error.
    public init(heartbeatSeries: HKHeartbeatSeriesSample,
                dataHandler: @escaping (HKHeartbeatSeriesQuery, TimeInterval, Bool, Bool, (any Error)?) -> Void) {
        let query = Late<HKHeartbeatSeriesQuery>()
        super.init { error in query.value.map { dataHandler($0, 0, false, true, error) } }
        query.value = self
    }
}
