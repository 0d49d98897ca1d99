import CoreHaptics
import Foundation
import Testing

@Suite("Patterns that can be felt")
struct CoreHapticsTests {
    /// A pattern is what its dictionary says.
    @Test func aPatternGoesIntoADictionaryAndBack() throws {
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5),
        ], relativeTime: 1, duration: 2)
        let made = try CHHapticPattern(events: [event], parameters: [])
        let pattern = try CHHapticPattern(dictionary: made.exportDictionary())
        #expect(pattern.duration == 3)
        let parts = try #require(pattern.exportDictionary()[.pattern] as? [[CHHapticPattern.Key: Any]])
        let read = try #require(parts.first?[.event] as? [CHHapticPattern.Key: Any])
        let values = try #require(read[.eventParameters] as? [[CHHapticPattern.Key: Any]])
        #expect(values.first?[.parameterValue] as? Float == 0.5)
        #expect(throws: CocoaError.self) { try CHHapticPattern(dictionary: [:]) }
    }
}
