import Foundation
@_exported import UIKit
import QuadrantSubstitutes
import Synchronization

// FirebaseCore: there is no service; a program that configures it continues.

public final class FirebaseOptions: @unchecked Sendable {
    public var googleAppID: String, gcmSenderID: String, apiKey: String?, projectID: String?, clientID: String?
    public var storageBucket: String?, bundleID = Bundle.main.bundleIdentifier ?? "", databaseURL: String?
    public init(googleAppID: String, gcmSenderID: String) {
        (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
    }
    public convenience init?(contentsOfFile path: String) { self.init(googleAppID: "", gcmSenderID: "") }
    public static func defaultOptions() -> FirebaseOptions? { FirebaseApp.app()?.options }
}
public final class FirebaseApp: Sendable {
    private static let configured = Mutex<FirebaseApp?>(nil)
    public let name: String, options: FirebaseOptions
    private let collects = Mutex(false)
    public var isDataCollectionDefaultEnabled: Bool {
        get { collects.withLock { $0 } }
        set { collects.withLock { $0 = newValue } }
    }
    private init(_ name: String, _ options: FirebaseOptions) { (self.name, self.options) = (name, options) }
    /// The app without its service. Without effect: Firebase has no service on this system.
    public static func configure() {
        standIn(self, "Firebase has no service on this system")
        configure(FirebaseOptions(googleAppID: "", gcmSenderID: ""))
    }
    /// The app without its service. Without effect: Firebase has no service on this system.
    public static func configure(options: FirebaseOptions) {
        standIn(self, "Firebase has no service on this system")
        configure(options)
    }
    private static func configure(_ options: FirebaseOptions) {
        configured.withLock { $0 = FirebaseApp("__FIRAPP_DEFAULT", options) }
    }
    public static func app() -> FirebaseApp? { configured.withLock { $0 } }
    public static func app(name: String) -> FirebaseApp? { app().flatMap { $0.name == name ? $0 : nil } }
}
public enum FirebaseLoggerLevel: Int, Sendable {
    case error = 3, warning, notice, info, debug
    public static let min = FirebaseLoggerLevel.error, max = FirebaseLoggerLevel.debug
}
public final class FirebaseConfiguration: Sendable {
    public static let shared = FirebaseConfiguration()
    /// Nothing to do: nothing is logged.
    public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}
public final class Timestamp: NSObject, Codable, Sendable {
    public let seconds: Int64, nanoseconds: Int32
    public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
    public convenience init(date: Date) {
        let whole = date.timeIntervalSince1970.rounded(.down)
        self.init(seconds: Int64(whole), nanoseconds: Int32((date.timeIntervalSince1970 - whole) * 1e9))
    }
    public override convenience init() { self.init(date: Date()) }
    public func dateValue() -> Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? Timestamp).map { $0.seconds == seconds && $0.nanoseconds == nanoseconds } ?? false
    }
    public override var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
}
