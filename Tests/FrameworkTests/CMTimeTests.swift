import CoreMedia
import Foundation
import Testing

/// The arithmetic of times, which is exact in fractions.
@Suite("Times of media")
struct CMTimeTests {
    private let second = CMTime(value: 1, timescale: 1)

    /// The sum of times with other scales is in the least scale that both fit in.
    @Test func sumsAreExact() {
        let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
        #expect(sum.value == 7 && sum.timescale == 12 && !sum.hasBeenRounded)
        let difference = second - CMTime(value: 1, timescale: 600)
        #expect(difference.value == 599 && difference.timescale == 600)
        let odd = CMTime(value: 1, timescale: 2_147_483_629) + CMTime(value: 1, timescale: 2_147_483_587)
        #expect(Int(odd.timescale) == kCMTimeMaxTimescale && odd.hasBeenRounded)
    }

    @Test func timesThatAreNoNumbersStayThemselves() {
        #expect(second + .positiveInfinity == .positiveInfinity && second - .positiveInfinity == .negativeInfinity)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        #expect((second + .indefinite).isIndefinite && !(second + .invalid).isValid)
        #expect(CMTime.negativeInfinity < second && second < .indefinite && .indefinite < .positiveInfinity)
        #expect(.positiveInfinity < CMTime.invalid && CMTime.invalid == CMTime())
        #expect(CMTime(seconds: .infinity, preferredTimescale: 600).isPositiveInfinity)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    }

    /// 2/4 and 1/2 are one time, also in a set.
    @Test func equalTimesHaveOneHash() {
        let half = CMTime(value: 1, timescale: 2), same = CMTime(value: 300, timescale: 600)
        #expect(half == same && Set([half, same]).count == 1)
        #expect(CMTimeCompare(half, second) == -1 && CMTimeCompare(second, half) == 1 && CMTimeCompare(half, same) == 0)
    }

    @Test func scalesAreRoundedByARule() {
        let time = CMTime(value: 7, timescale: 10)
        #expect(time.convertScale(1, method: .roundHalfAwayFromZero).value == 1)
        #expect(time.convertScale(1, method: .roundTowardZero).value == 0)
        #expect(CMTime(value: -7, timescale: 10).convertScale(1, method: .roundTowardNegativeInfinity).value == -1)
        #expect(CMTime(value: -7, timescale: 10).convertScale(1, method: .roundTowardPositiveInfinity).value == 0)
        #expect(time.convertScale(100, method: .default).value == 70)
    }

    @Test func rangesAreCut() {
        let first = CMTimeRange(start: .zero, duration: CMTime(value: 4, timescale: 1))
        let other = CMTimeRange(start: CMTime(value: 3, timescale: 1), duration: CMTime(value: 4, timescale: 1))
        #expect(first.intersection(other) == CMTimeRange(start: CMTime(value: 3, timescale: 1), duration: second))
        #expect(first.union(other).end.seconds == 7 && !first.containsTimeRange(other))
        #expect(CMTimeClampToRange(CMTime(value: 9, timescale: 1), range: first).seconds == 4)
        #expect(CMTimeFoldIntoRange(CMTime(value: 9, timescale: 1), foldRange: first).seconds == 1)
        #expect(CMTimeMapTimeFromRangeToRange(second, fromRange: first, toRange: other).seconds == 4)
    }

    /// Values of the same times are the same.
    @Test func timesAreObjects() throws {
        let range = CMTimeRange(start: second, duration: second)
        #expect(NSValue(time: second).timeValue == second && NSValue(timeRange: range).timeRangeValue == range)
        #expect(NSValue(time: second) == NSValue(time: second) && NSValue(time: second) != NSValue(time: .zero))
        #expect(!NSNumber(value: 3).timeValue.isValid)
        let data = try JSONEncoder().encode(range)
        #expect(try JSONDecoder().decode(CMTimeRange.self, from: data) == range)
    }

    @Test func aTimelineStandsStillUntilItHasARate() throws {
        let timeline = try CMTimebase(sourceClock: .hostTimeClock)
        try timeline.setTime(second)
        #expect(timeline.time == second && timeline.rate == 0)
        try timeline.setRate(1)
        #expect(timeline.time >= second)
    }
}
