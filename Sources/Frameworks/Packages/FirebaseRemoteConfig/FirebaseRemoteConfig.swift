@_exported import FirebaseCore
import Foundation
import QuadrantSubstitutes

// FirebaseRemoteConfig: the program's own default values.

public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}
public final class RemoteConfigSettings: @unchecked Sendable {
    /// Nothing to do: nothing is fetched.
    public var minimumFetchInterval: TimeInterval = 43200, fetchTimeout: TimeInterval = 60
    public init() {}
}
public struct RemoteConfigValue {
    let value: Any?
    public var stringValue: String { value.map { "\($0)" } ?? "" }
    public var numberValue: NSNumber { value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0) }
    public var boolValue: Bool { value as? Bool ?? ["true", "1", "yes", "on"].contains(stringValue.lowercased()) }
    public var dataValue: Data { value as? Data ?? Data(stringValue.utf8) }
    public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
}
public final class RemoteConfig: @unchecked Sendable {
    private static let shared = RemoteConfig()
    public static func remoteConfig() -> RemoteConfig { shared }
    private var defaults: [String: Any] = [:]
    /// Nothing to do: nothing is fetched.
    public var configSettings = RemoteConfigSettings()
    public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
    public func setDefaults(fromPlist fileName: String?) {
        let url = Bundle.main.url(forResource: fileName, withExtension: "plist")
        let read = url.flatMap { try? Data(contentsOf: $0) }.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        defaults = read as? [String: Any] ?? [:]
    }
    public func configValue(forKey key: String?) -> RemoteConfigValue {
        RemoteConfigValue(value: key.flatMap { defaults[$0] })
    }
    public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
    public func fetch() async throws -> RemoteConfigFetchStatus { throw unavailable() }
    @discardableResult public func fetchAndActivate() async throws -> RemoteConfigFetchAndActivateStatus {
        throw unavailable()
    }
    public func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) { completionHandler?(.error, unavailable()) }
    @discardableResult public func activate() async throws -> Bool { false }
}

private func unavailable() -> ServiceError { ServiceError("Firebase Remote Config") }
