public import Foundation
private import QuadrantThreads

/// Buttons for notes of one kind.
public final class UNNotificationCategory: NSObject, Sendable {
    /// The name that notes refer to.
    public let identifier: String
    /// The buttons, in their order.
    public var actions: [UNNotificationAction] { buttons.withLock { $0 } }
    private let buttons: Locked<[UNNotificationAction]>
    /// Names of intents.
    public let intentIdentifiers: [String]
    /// What is shown for a note whose content is hidden; empty for the usual text.
    public let hiddenPreviewsBodyPlaceholder: String
    /// A format of the text under notes that are shown together; empty for the usual text.
    public let categorySummaryFormat: String
    public let options: UNNotificationCategoryOptions

    /// A category by its name.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                options: UNNotificationCategoryOptions = []) {
        (self.identifier, buttons, self.intentIdentifiers) = (identifier, Locked(actions), intentIdentifiers)
        (hiddenPreviewsBodyPlaceholder, categorySummaryFormat, self.options) = ("", "", options)
    }
    /// A category by its name, with a text for notes whose content is hidden.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []) {
        (self.identifier, buttons, self.intentIdentifiers) = (identifier, Locked(actions), intentIdentifiers)
        (self.hiddenPreviewsBodyPlaceholder, categorySummaryFormat) = (hiddenPreviewsBodyPlaceholder, "")
        self.options = options
    }
    /// A category by its name, with a text for notes whose content is hidden, and a format for those shown together.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
                hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
                options: UNNotificationCategoryOptions = []) {
        (self.identifier, buttons, self.intentIdentifiers) = (identifier, Locked(actions), intentIdentifiers)
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        (self.categorySummaryFormat, self.options) = (categorySummaryFormat ?? "", options)
    }
}
/// What a category does besides showing buttons.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program is notified of dismissals.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Notes can be shown in a car.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown where the content is hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The second title is shown where the content is hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// Notes can be read aloud.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}
/// A button of a note.
open class UNNotificationAction: NSObject {
    /// The name that the program receives.
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    /// Nil for none.
    public let icon: UNNotificationActionIcon?
    /// A button by its name and its title.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        (self.identifier, self.title, self.options, icon) = (identifier, title, options, nil)
    }
    /// A button by its name and its title, with an icon.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [],
                icon: UNNotificationActionIcon?) {
        (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
    }
}
/// A button of a note with a field for a text.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// What the empty field shows.
    public let textInputPlaceholder: String
    /// A button by its name and its title, with the texts of the field that it shows.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [],
                textInputButtonTitle: String, textInputPlaceholder: String) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: nil)
    }
    /// A button by its name and its title, with an icon and the texts of the field that it shows.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = [],
                icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}
/// The icon of a button. It is never drawn.
public final class UNNotificationActionIcon: NSObject, Sendable {
    private enum Source: Equatable { case symbol(String), image(String) }
    private let source: Source
    /// A symbol of the system, by its name.
    public init(systemImageName: String) { source = .symbol(systemImageName) }
    /// An image of the program, by its name.
    public init(templateImageName: String) { source = .image(templateImageName) }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationActionIcon)?.source == source
    }
    public override var hash: Int {
        switch source { case .symbol(let name), .image(let name): name.hashValue }
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
