public import Foundation

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
    /// Pictures, sounds and videos that the note shows.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// The name of a picture or a storyboard that is shown while the program starts; empty for the usual one.
    open fileprivate(set) var launchImageName = ""
    /// For the filter of a focus; nil for none.
    open fileprivate(set) var filterCriteria: String?

    /// The same content in an object of its own, which does not change.
    var copied: UNNotificationContent {
        let copy = UNNotificationContent()
        (copy.title, copy.subtitle, copy.body, copy.badge, copy.sound) = (title, subtitle, body, badge, sound)
        (copy.userInfo, copy.categoryIdentifier) = (userInfo, categoryIdentifier)
        (copy.threadIdentifier, copy.targetContentIdentifier) = (threadIdentifier, targetContentIdentifier)
        (copy.interruptionLevel, copy.relevanceScore) = (interruptionLevel, relevanceScore)
        (copy.attachments, copy.launchImageName, copy.filterCriteria) = (attachments, launchImageName, filterCriteria)
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
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
}
