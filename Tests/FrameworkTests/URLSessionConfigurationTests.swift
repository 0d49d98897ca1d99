import Foundation
import QuadrantFoundation
import Testing

@Suite("Settings of sessions and defaults")
struct URLSessionConfigurationTests {
    /// What Foundation lets programs only read here can be set, as on a phone.
    @Test func settingsOfAPhoneAreTaken() {
        let configuration = URLSessionConfiguration.background(withIdentifier: "org.example")
        configuration.waitsForConnectivity = true
        configuration.sharedContainerIdentifier = "group.org.example"
        configuration.timeoutIntervalForRequest = 7
        #expect(!configuration.waitsForConnectivity && configuration.sharedContainerIdentifier == nil)
        #expect(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest == 7)
    }

    /// Defaults may be passed to another thread: this file compiles.
    @Test func defaultsArePassedToAnotherTask() async throws {
        struct Settings: Sendable { let defaults: UserDefaults }
        let defaults = try #require(UserDefaults(suiteName: "URLSessionConfigurationTests"))
        let settings = Settings(defaults: defaults)
        await Task.detached { settings.defaults.set(3, forKey: "count") }.value
        #expect(defaults.integer(forKey: "count") == 3)
        defaults.removePersistentDomain(forName: "URLSessionConfigurationTests")
    }
}
