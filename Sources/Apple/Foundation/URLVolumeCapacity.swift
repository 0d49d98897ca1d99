public import Foundation

extension URLResourceKey {
    /// The room for what a person asks for: that of `volumeAvailableCapacityKey`, nothing is purged here.
    public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey.volumeAvailableCapacityKey
    /// The room for what a person has not asked for: that of `volumeAvailableCapacityKey`, nothing is purged here.
    public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey.volumeAvailableCapacityKey
}
extension URLResourceValues {
    /// The room for what a person asks for, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
    /// The room for what a person has not asked for, in bytes; nil if it was not asked for.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
