public import AppIntents
public import Foundation
public import SwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
    /// From when on the entry is shown.
    var date: Date { get }
    /// How much the entry matters; nil by default.
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    /// Nil.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// Compared with other entries of the same provider. Nothing to do: no system orders widgets.
    public var score: Float
    /// Seconds from the entry's date for which the score holds; 0 holds it until the next entry.
    public var duration: TimeInterval
    /// A score for a number of seconds; 0 seconds hold it until the next entry.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a provider is called again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isAtEnd: Bool
    /// After the last entry. Policies have no effect: no provider is called again.
    public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
    /// Not until the program asks for it.
    public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
    /// At a date or later.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// Entries in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
    /// As given when it was made.
    public let entries: [EntryType]
    /// As given when it was made. Nothing to do: no provider is called again.
    public let policy: TimelineReloadPolicy
    /// Entries, which are to be in the order of their dates, with the policy for more.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// The request to a provider.
public struct TimelineProviderContext: Sendable {
    /// The size that is asked for.
    public let family: WidgetFamily
    /// True: widgets are shown in previews.
    public var isPreview: Bool { true }
    /// The size of the family in points.
    public var displaySize: CGSize { family.size }
    /// Values that the widget may be shown with; none is known.
    public let environmentVariants = EnvironmentVariants()
    /// Values of the environment that a widget may be shown with.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// Nil for every key.
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
    /// What the provider makes.
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    /// An entry that is there at once: the one that previews show.
    func placeholder(in context: Context) -> Entry
    /// Makes an entry for a gallery. It is not called.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Makes the entries to be shown. It is not called.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Makes the entries of a widget with settings.
public protocol AppIntentTimelineProvider {
    /// What the provider makes.
    associatedtype Entry: TimelineEntry
    /// The settings.
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    /// An entry that is there at once: the one that previews show.
    func placeholder(in context: Context) -> Entry
    /// Makes an entry for a gallery. It is not called.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    /// Makes the entries to be shown. It is not called.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    /// Settings to choose from where people cannot change them; none by default.
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    /// None.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// Makes the entries of a widget whose settings are an intent of Siri.
public protocol IntentTimelineProvider {
    /// What the provider makes.
    associatedtype Entry: TimelineEntry
    /// The settings: a class of a file that defines intents.
    associatedtype Intent: NSObject
    typealias Context = TimelineProviderContext
    /// An entry that is there at once: the one that previews show.
    func placeholder(in context: Context) -> Entry
    /// Makes an entry for a gallery. It is not called.
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    /// Makes the entries to be shown. It is not called.
    func getTimeline(for configuration: Intent, in context: Context,
                     completion: @escaping @Sendable (Timeline<Entry>) -> Void)
    /// Settings to choose from where people cannot change them; none by default.
    func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
    /// None.
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}
/// Settings of a widget, an intent of Siri, that can be chosen by name.
public struct IntentRecommendation<Intent: NSObject> {
    let intent: Intent
    let description: String
    /// Settings with a name.
    public init<Text: StringProtocol>(intent: Intent, description: Text) {
        (self.intent, self.description) = (intent, String(description))
    }
}

/// Settings of a widget that can be chosen by name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    let intent: Intent
    let description: Text
    /// Settings with a localized name.
    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }
    /// Settings with a name.
    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }
    /// Settings with a name as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(intent: Intent, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}
