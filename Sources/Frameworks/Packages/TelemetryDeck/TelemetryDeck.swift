import Foundation
import QuadrantSubstitutes
import SwiftUI

// TelemetryDeck: nothing is sent.

public final class TelemetryManagerConfiguration {
    public let telemetryAppID: String
    public var defaultUser: String?, defaultSignalPrefix: String?, defaultParameterPrefix: String?, testMode = false
    public var analyticsDisabled = false, sendNewSessionBeganSignal = true, swiftUIPreviewMode = false
    public var defaultParameters: @Sendable () -> [String: String] = { [:] }
    public init(appID: String, salt: String? = nil, baseURL: URL? = nil, namespace: String? = nil) {
        telemetryAppID = appID
    }
}
public enum ErrorCategory: String, Sendable {
    case thrownException = "thrown-exception", userInput = "user-input", appState = "app-state"
}
public enum TelemetryDeck {
    public typealias Config = TelemetryManagerConfiguration
    /// Begins. Without effect: TelemetryDeck has no service on this system.
    public static func initialize(config: Config) { standIn(self, "TelemetryDeck has no service on this system") }
    /// Nothing to do: nothing is sent.
    public static func terminate() {}
    /// Nothing to do: nothing is sent.
    public static func signal(_ signalName: String, parameters: [String: String] = [:], floatValue: Double? = nil,
                              customUserID: String? = nil) {}
    /// Nothing to do: nothing is sent.
    public static func updateDefaultUserID(to customUserID: String?) {}
    /// Nothing to do: nothing is sent.
    public static func generateNewSession() {}
    /// Nothing to do: nothing is sent.
    public static func requestImmediateSync() {}
    /// Nothing to do: nothing is sent.
    public static func startDurationSignal(_ signalName: String, parameters: [String: String] = [:],
                                           includeBackgroundTime: Bool = false) {}
    /// Nothing to do: nothing is sent.
    public static func stopAndSendDurationSignal(_ signalName: String, parameters: [String: String] = [:],
                                                 floatValue: Double? = nil, customUserID: String? = nil) {}
    /// Nothing to do: nothing is sent.
    public static func navigationPathChanged(from source: String, to destination: String,
                                             customUserID: String? = nil) {}
    /// Nothing to do: nothing is sent.
    public static func navigationPathChanged(to destination: String, customUserID: String? = nil) {}
    /// Nothing to do: nothing is sent.
    public static func errorOccurred(id: String, category: ErrorCategory? = nil, message: String? = nil,
                                     parameters: [String: String] = [:], floatValue: Double? = nil) {}
    /// Nothing to do: nothing is sent.
    public static func paywallShown(reason: String, parameters: [String: String] = [:]) {}
    /// Nothing to do: nothing is sent.
    public static func onboardingCompleted(parameters: [String: String] = [:]) {}
    /// Nothing to do: nothing is sent.
    public static func acquiredUser(channel: String, parameters: [String: String] = [:]) {}
}
/// What the module was called before.
public final class TelemetryManager: Sendable {
    public static let shared = TelemetryManager()
    public static var isInitialized: Bool { false }
    public var hashedDefaultUser: String? { nil }
    /// Begins. Without effect: TelemetryDeck has no service on this system.
    public static func initialize(with configuration: TelemetryManagerConfiguration) {
        standIn(self, "TelemetryDeck has no service on this system")
    }
    /// Nothing to do: nothing is sent.
    public static func send(_ signalName: String, for customUserID: String? = nil, floatValue: Double? = nil,
                            with parameters: [String: String] = [:]) {}
    /// Nothing to do: nothing is sent.
    public func send(_ signalName: String, for customUserID: String? = nil, floatValue: Double? = nil,
                     with parameters: [String: String] = [:]) {}
    /// Nothing to do: nothing is sent.
    public static func updateDefaultUser(to newDefaultUser: String?) {}
}
extension View {
    /// Nothing to do: nothing is sent.
    public func trackNavigation(path: String) -> some View { self }
}
