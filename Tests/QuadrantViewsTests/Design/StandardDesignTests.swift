import QuadrantCore
import QuadrantHost
import QuadrantViews
import Testing

/// The design of hosts and environments that name none.
@MainActor @Suite("The standard design")
struct StandardDesignTests {
    @Test func itIsIOS26() {
        #expect(Design.standard == .ios26)
        #expect(EnvironmentValues().design == .ios26)
        #expect(HostConfiguration().design == .ios26)
        #expect(HostDevice().systemVersion == Design.ios26.systemVersion)
    }

    @Test func profilesHaveTheNamesOfTheOption() {
        #expect(Design.profiles.map(\.name) == ["ios13", "ios14", "ios17", "ios18", "ios26", "ios27"])
    }
}
