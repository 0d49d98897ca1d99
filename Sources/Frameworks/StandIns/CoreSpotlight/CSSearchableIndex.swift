@_exported public import Foundation
public import UniformTypeIdentifiers

// The search of the system. There is none: items are taken and not found.

/// What is known of an item.
open class CSSearchableItemAttributeSet: NSObject {
    /// The kind of the item.
    public let contentType: UTType?
    /// What is known of an item of a kind.
    public init(contentType: UTType) { self.contentType = contentType }
    /// What is known of an item of a kind.
    public init(itemContentType: String) { contentType = UTType(itemContentType) }
    /// Its name.
    open var title: String?
    /// Its name for people.
    open var displayName: String?
    /// A text about it.
    open var contentDescription: String?
    /// Words by which it is found.
    open var keywords: [String]?
    /// A small picture.
    open var thumbnailData: Data?
    /// Where a small picture is.
    open var thumbnailURL: URL?
    /// Where it is.
    open var contentURL: URL?
    /// When it was made.
    open var contentCreationDate: Date?
    /// When its content was changed.
    open var contentModificationDate: Date?
    /// When it was added.
    open var addedDate: Date?
    /// When it was last opened.
    open var lastUsedDate: Date?
    /// When an event begins.
    open var startDate: Date?
    /// When an event ends.
    open var endDate: Date?
    /// Until when it has to be done.
    open var dueDate: Date?
    /// When it was done.
    open var completionDate: Date?
    /// Its own name.
    open var identifier: String?
    /// A page about it.
    open var url: URL?
    /// What is written in it.
    open var textContent: String?
    /// Other names.
    open var alternateNames: [String]?
    /// Its subject.
    open var subject: String?
    /// Its theme.
    open var theme: String?
    /// Who has made it.
    open var creator: String?
    /// Who has written it.
    open var authorNames: [String]?
    /// The artist.
    open var artist: String?
    /// The album.
    open var album: String?
    /// The kind of music.
    open var musicalGenre: String?
    /// Numbers to call.
    open var phoneNumbers: [String]?
    /// Addresses of electronic mail.
    open var emailAddresses: [String]?
    /// Whether one can call its numbers.
    open var supportsPhoneCall: NSNumber?
    /// Whether one can travel to it.
    open var supportsNavigation: NSNumber?
    /// Degrees north.
    open var latitude: NSNumber?
    /// Degrees east.
    open var longitude: NSNumber?
    /// The name of the place.
    open var namedLocation: String?
    /// The town.
    open var city: String?
    /// The country.
    open var country: String?
    /// 0…5.
    open var rating: NSNumber?
    /// In words.
    open var ratingDescription: String?
    /// Seconds.
    open var duration: NSNumber?
    /// Bytes.
    open var fileSize: NSNumber?
    /// Pages.
    open var pageCount: NSNumber?
    /// The folder or the group.
    open var containerTitle: String?
    /// How important it is for the person.
    open var rankingHint: NSNumber?
    /// The name of what it belongs to.
    open var domainIdentifier: String?
    /// The name of what it belongs to.
    open var relatedUniqueIdentifier: String?
}

/// Something that can be found.
open class CSSearchableItem: NSObject {
    /// Its name.
    open var uniqueIdentifier: String
    /// The name of its group.
    open var domainIdentifier: String?
    /// Until when it is found.
    open var expirationDate: Date?
    /// What is known of it.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Something that can be found; a name of nil is a new one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
    }
}

/// What is found. Nothing is kept: there is no search.
public final class CSSearchableIndex: NSObject, Sendable {
    private static let only = CSSearchableIndex()
    /// The only one.
    public class func `default`() -> CSSearchableIndex { only }
    /// Items of a name; nothing is kept.
    public convenience init(name: String) { self.init() }
    /// False.
    public class func isIndexingAvailable() -> Bool { false }
    /// Adds items. Nothing to do: there is no search.
    @preconcurrency public func indexSearchableItems(_ items: [CSSearchableItem],
                                     completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Adds items. Nothing to do: there is no search.
    public nonisolated(nonsending) func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
    /// Removes items. Nothing to do: there is no search.
    @preconcurrency public func deleteSearchableItems(withIdentifiers identifiers: [String],
                                      completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Removes groups of items. Nothing to do: there is no search.
    @preconcurrency public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String],
                                      completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Removes all items. Nothing to do: there is no search.
    @preconcurrency public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
}

/// The kind of the activity with which an item is opened.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The name of the item in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of the activity with which a search continues in the program.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The text of the search in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"
/// Is asked for items. It is never called.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// All items are to be added again. Never called.
    func searchableIndex(_ searchableIndex: CSSearchableIndex,
                         reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
                            @escaping () -> Void)
    /// Items are to be added again. Never called.
    func searchableIndex(_ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers:
                            [String], acknowledgementHandler: @escaping () -> Void)
}
