public import Foundation
import QuadrantThreads

/// The times of values: a value is made of bytes of a simple type, which are the place of its times in this list. The
/// same times have the same place, so that values are equal where their times are.
private struct TimeList: Sendable {
    var places: [CMTimeMapping: Int64] = [:]
    var mappings: [CMTimeMapping] = []
    static let all = Locked(TimeList())

    static func value(_ mapping: CMTimeMapping) -> Int64 {
        all.withLock { list in
            if let place = list.places[mapping] { return place }
            list.mappings.append(mapping)
            let place = Int64(list.mappings.count)
            list.places[mapping] = place
            return place
        }
    }
    static func mapping(_ value: NSValue) -> CMTimeMapping {
        guard String(cString: value.objCType) == "q" else { return CMTimeMapping() }
        var place: Int64 = 0
        value.getValue(&place)
        return all.withLock { list in
            list.mappings.indices.contains(Int(place) - 1) ? list.mappings[Int(place) - 1] : CMTimeMapping()
        }
    }
}
extension NSValue {
    /// A time as an object.
    public convenience init(time: CMTime) {
        self.init(timeRange: CMTimeRange(start: time, duration: .invalid))
    }
    /// A range of time as an object.
    public convenience init(timeRange: CMTimeRange) {
        self.init(timeMapping: CMTimeMapping(source: timeRange, target: .invalid))
    }
    /// Two ranges of time as an object.
    public convenience init(timeMapping: CMTimeMapping) {
        var place = TimeList.value(timeMapping)
        self.init(bytes: &place, objCType: "q")
    }
    /// The time that it was made of; invalid for other values.
    public var timeValue: CMTime { TimeList.mapping(self).source.start }
    /// The range that it was made of; invalid for other values.
    public var timeRangeValue: CMTimeRange { TimeList.mapping(self).source }
    /// The ranges that it was made of; invalid for other values.
    public var timeMappingValue: CMTimeMapping { TimeList.mapping(self) }
}
