public import Foundation
public import SwiftUI

/// What a widget shows from a date on.
public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a provider is called again.
public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isAtEnd: Bool
    public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
    public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date, isAtEnd: false) }
}

/// Entries in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// The request to a provider.
public struct TimelineProviderContext: @unchecked Sendable {
    public let family: WidgetFamily
    public var isPreview: Bool { true }
    public var displaySize: CGSize { family.size }
    public let environmentVariants = EnvironmentVariants()
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
    }
}

/// Makes the entries of a widget.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
