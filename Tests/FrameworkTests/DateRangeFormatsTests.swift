import Foundation
import QuadrantFoundation
import Testing

/// Formats of ranges of dates.
@Suite("Formats of ranges of dates")
struct DateRangeFormatsTests {
    private func range(_ seconds: TimeInterval) -> Range<Date> {
        Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: seconds)
    }
    @Test func aDurationIsThatOfAClock() {
        let us = Locale(identifier: "en_US")
        #expect(range(3700).formatted(.timeDuration.locale(us)) == "1:01:40")
        #expect(range(65).formatted(.timeDuration.locale(us)) == "1:05")
        #expect(range(3700).formatted(.components(style: .wide, fields: [.hour, .minute]).locale(us))
            == "1 hour, 1 minute")
        #expect(range(90).formatted(.components(style: .narrow).locale(us)) == "1m 30s")
        #expect(range(10).formatted(.components(style: .wide, fields: [.hour, .minute]).locale(us)) == "0 minutes")
    }
}
