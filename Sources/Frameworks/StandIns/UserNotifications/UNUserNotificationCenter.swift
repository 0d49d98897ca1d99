public import Foundation
import QuadrantStandIn
private import QuadrantThreads

/// What a program asks a person to allow.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notes over other programs.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notes in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Sounds on a silent device.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The program has settings of its own for notes.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quiet notes, without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Notes that are read aloud; always allowed since iOS 15.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Notes that wait for no one; always allowed since iOS 15.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}
/// How a note is shown while the program is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the number on the icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// With its sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// As a note; the older name of list and banner.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// In the list of notes.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// At the top of the screen.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
/// What a person has answered.
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
/// Whether a kind of note is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// How notes are shown on an unlocked device.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
/// When notes show what they say.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// What a person has allowed: nothing, for there is no screen to show notes on.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Denied.
    public var authorizationStatus: UNAuthorizationStatus { .denied }
    /// Disabled.
    public var alertSetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var badgeSetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var soundSetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Not supported: there is no car.
    public var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Not supported: no program has the right to it.
    public var criticalAlertSetting: UNNotificationSetting { .notSupported }
    /// Not supported: nothing reads notes aloud.
    public var announcementSetting: UNNotificationSetting { .notSupported }
    /// Disabled.
    public var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// Disabled.
    public var directMessagesSetting: UNNotificationSetting { .disabled }
    /// None.
    public var alertStyle: UNAlertStyle { .none }
    /// Never.
    public var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// False.
    public var providesAppNotificationSettings: Bool { false }
}

/// What is heard with a note. It is never played.
public final class UNNotificationSound: NSObject, Sendable {
    /// The sound of the system.
    public static let `default` = UNNotificationSound()
    /// The sound of the system on a silent device.
    public static let defaultCritical = UNNotificationSound()
    /// The sound of a call.
    public static let defaultRingtone = UNNotificationSound()
    /// A sound of a file of the program, which is not kept.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
    /// The sound of the system on a silent device, with a volume from 0 to 1, which is not kept.
    public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// A sound of a file of the program on a silent device; the name is not kept.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound of a file of the program on a silent device; name and volume are not kept.
    public static func criticalSoundNamed(_ name: UNNotificationSoundName,
                                          withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// The sound of a call from a file of the program; the name is not kept.
    public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}
/// The name of a file with a sound.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
    /// With its ending.
    public let rawValue: String
    /// A name with its ending; the file is not looked up.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name with its ending; the file is not looked up.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How much a note may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// When a note is shown.
open class UNNotificationTrigger: NSObject {
    /// Whether the note is shown again and again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}
/// A time from the request on. It never comes here.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// Seconds.
    public let timeInterval: TimeInterval
    /// After seconds; a trigger that repeats needs 60 or more on a phone, which is not checked here.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
    /// The time from now.
    open func nextTriggerDate() -> Date? { Date.now.addingTimeInterval(timeInterval) }
}
/// A date, or parts of one. It never comes here.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The parts that a date must have.
    public let dateComponents: DateComponents
    /// At the next date with these parts.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
    /// The next date with these parts after now, in the user's calendar; nil where there is none.
    open func nextTriggerDate() -> Date? {
        Calendar.current.nextDate(after: Date.now, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A note, and when it is shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// A request of the same name takes the place of this one.
    public let identifier: String
    public let content: UNNotificationContent
    /// When it is shown; nil is at once.
    public let trigger: UNNotificationTrigger?
    /// A request by its name; nil shows the note at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content.copied, trigger)
    }
}
/// A notification that was shown, of which there is none.
public final class UNNotification: NSObject, Sendable {
    public let request: UNNotificationRequest
    public let date: Date
    init(_ request: UNNotificationRequest, _ date: Date) { (self.request, self.date) = (request, date) }
}
/// What a person has done with a note. None is ever made here.
open class UNNotificationResponse: NSObject {
    /// The note.
    public let notification: UNNotification
    /// The button, or one of the two constants.
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification,
        action) }
}
/// A text that a person has written under a note. None is ever made here.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    public let userText: String
    init(_ notification: UNNotification, _ action: String, _ text: String) {
        userText = text
        super.init(notification, action)
    }
}
/// The note itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The note was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// Shows notes of a program over others. Requests are kept, and none is ever shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let only = UNUserNotificationCenter()
    /// The one of the program.
    open class func current() -> UNUserNotificationCenter { only }
    /// Held weakly; never called.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { listener.withLock { $0.delegate } }
        set { listener.withLock { $0.delegate = newValue } }
    }
    private struct Listener { weak var delegate: (any UNUserNotificationCenterDelegate)? }
    private let listener = Locked(Listener())
    private let requests = Locked<[UNNotificationRequest]>([])
    private let categories = Locked<Set<UNNotificationCategory>>([])
    /// False: no extension draws notes.
    open var supportsContentExtensions: Bool { false }

    /// Calls the handler at once with false, without an error.
    @preconcurrency open func requestAuthorization(options: UNAuthorizationOptions = [],
                                   completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
    /// False: the permission is denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Calls the handler at once: everything is denied.
    @preconcurrency
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Everything is denied.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Keeps a request, in the place of one of its name, and calls the handler without an error. Without effect: no
    /// notification is shown.
    @preconcurrency open func add(_ request: UNNotificationRequest,
                  withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        standIn(self, "no notification is shown")
        keep(request)
        completionHandler?(nil)
    }
    /// Keeps a request, in the place of one of its name. Does not throw. Without effect: no notification is shown.
    open func add(_ request: UNNotificationRequest) async throws {
        standIn(self, "no notification is shown")
        keep(request)
    }
    private func keep(_ request: UNNotificationRequest) {
        requests.withLock {
            $0.removeAll { $0.identifier == request.identifier }
            $0.append(request)
        }
    }
    /// Calls the handler at once with the requests that are kept, oldest first.
    @preconcurrency open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(requests.withLock { $0 }) }
    /// The requests that are kept, oldest first.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests.withLock { $0 } }
    /// Removes requests by their names.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.withLock { $0.removeAll { identifiers.contains($0.identifier) } }
    }
    /// Removes all requests.
    open func removeAllPendingNotificationRequests() { requests.withLock { $0 = [] } }
    /// Removes the notes that were shown. Nothing to do: no notification is shown.
    open func removeAllDeliveredNotifications() {}
    /// Removes notes that were shown, by their names. Nothing to do: no notification is shown.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Calls the handler at once with none.
    @preconcurrency
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// None.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Keeps the buttons of notes, which are never shown.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories.withLock { $0 = categories }
    }
    /// Calls the handler at once with the categories that were set.
    @preconcurrency open func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) { completionHandler(categories.withLock { $0 }) }
    /// The categories that were set.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories.withLock { $0 } }
    /// Sets the number on the icon and calls the handler without an error. Nothing to do: there is no icon with a
    /// badge.
    @preconcurrency open func setBadgeCount(_ newBadgeCount: Int,
                            withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Sets the number on the icon. Does not throw. Nothing to do: there is no icon with a badge.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The delegate of notifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A note arrives while the program is in front. Never called.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// A person has tapped a note. Never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void)
    /// A person asks for the program's own settings of notes. Never called.
    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                openSettingsFor notification: UNNotification?)
}
extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                                       withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    public func userNotificationCenter(_ center: UNUserNotificationCenter,
                                       openSettingsFor notification: UNNotification?) {}
}
