import Foundation
import Testing

@Suite("Commands that run at the same time")
struct ConcurrentCommandTests {
    /// Eight commands at once on a cold cache, as three users, one of them killed repeatedly (#9, done when 6).
    /// `tools/stress-commands` runs longer.
    @Test func everyPictureIsWhole() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
        let result = try Command().shell("QUADRANT_COMMAND=$QUADRANT exec '\(root)/tools/stress-commands' --seconds 4")
        #expect(result.code == 0, "\(result.output) \(result.errors)")
        #expect(result.output.contains(" 0 failed, 0 differ, 0 folders left"))
    }
}
