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
    /// Quiet notes, without asking first.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
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

/// What a note says.
open class UNNotificationContent: NSObject {
    public override init() { super.init() }
    open fileprivate(set) var title = ""
    open fileprivate(set) var subtitle = ""
    open fileprivate(set) var body = ""
    /// On the icon; nil leaves it, 0 removes it.
    open fileprivate(set) var badge: NSNumber?
    /// Nil is silent.
    open fileprivate(set) var sound: UNNotificationSound?
    /// For the program, when the note is opened.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The category whose buttons the note has; empty for none.
    open fileprivate(set) var categoryIdentifier = ""
    /// Notes of one thread are shown together; empty for none.
    open fileprivate(set) var threadIdentifier = ""
    /// The scene that is brought to the front; nil leaves it to the program.
    open fileprivate(set) var targetContentIdentifier: String?
    /// How much the note may disturb.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// From 0 to 1: how much the note matters among others.
    open fileprivate(set) var relevanceScore = 0.0

    /// The same content in an object of its own, which does not change.
    fileprivate var copied: UNNotificationContent {
        let copy = UNNotificationContent()
        (copy.title, copy.subtitle, copy.body, copy.badge, copy.sound) = (title, subtitle, body, badge, sound)
        (copy.userInfo, copy.categoryIdentifier) = (userInfo, categoryIdentifier)
        (copy.threadIdentifier, copy.targetContentIdentifier) = (threadIdentifier, targetContentIdentifier)
        (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
        return copy
    }
}
/// What a note says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// How much the note may disturb; `active` by default.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// From 0 to 1: how much the note matters among others; 0 by default.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}

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
public final class UNNotificationResponse: NSObject, Sendable {
    /// The note.
    public let notification: UNNotification
    /// The button, or one of the two constants.
    public let actionIdentifier: String
    init(_ notification: UNNotification, _ action: String) { (self.notification, actionIdentifier) = (notification,
        action) }
}
/// The note itself was tapped.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The note was dismissed.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
/// Buttons for notes of one kind. They are not kept.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The name that notes refer to.
    public let identifier: String
    /// A category by its name; actions, intents and options are not kept.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                options: UNNotificationCategoryOptions = []) { self.identifier = identifier }
}
/// What a category does besides showing buttons.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program is notified of dismissals.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
/// A button of a note.
public final class UNNotificationAction: NSObject, Sendable {
    /// The name that the program receives.
    public let identifier: String
    public let title: String
    /// A button by its name and its title; options are not kept.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title) = (identifier, title)
    }
}
/// What a button does besides telling the program.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only on an unlocked device.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It deletes something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The program is brought to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

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

    /// Calls the handler at once with false, without an error.
    open func requestAuthorization(options: UNAuthorizationOptions = [],
                                   completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, nil)
    }
    /// False: the permission is denied.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Calls the handler at once: everything is denied.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Everything is denied.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Keeps a request, in the place of one of its name, and calls the handler without an error. Without effect: no
    /// notification is shown.
    open func add(_ request: UNNotificationRequest,
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
    open func getPendingNotificationRequests(
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
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// None.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Sets the buttons of notes. Nothing to do: no notification is shown.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Sets the number on the icon and calls the handler without an error. Nothing to do: there is no icon with a
    /// badge.
    open func setBadgeCount(_ newBadgeCount: Int,
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
}
