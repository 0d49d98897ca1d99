public import CoreLocation
@_exported public import Foundation

// The address book. There is none, and access is denied. Contacts that a program makes keep their values.

/// Whether a program may use the address book.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What a program may use.
public enum CNEntityType: Int, Sendable { case contacts }
/// Why the address book was not used.
public struct CNError: Error, Hashable, Sendable {
    /// The reasons, with the numbers of the framework.
    public enum Code: Int, Sendable {
        case communicationError = 1, dataAccessError, authorizationDenied = 100, recordDoesNotExist = 200
    }
    /// The reason.
    public let code: Code
    /// An error with a reason.
    public init(_ code: Code) { self.code = code }
    /// Access is denied.
    public static let authorizationDenied = Code.authorizationDenied
}

/// The name of a value that is fetched.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// A value with a name.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject {
    /// The name.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// The name of the pair.
    public let identifier = UUID().uuidString
    /// A value with a name.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
    /// The name without the marks of the system.
    public class func localizedString(forLabel label: String) -> String {
        label.hasPrefix("_$!<") ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
    }
}
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The main telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A number of a telephone.
public final class CNPhoneNumber: NSObject, Sendable {
    /// The number.
    public let stringValue: String
    /// A number.
    public init(stringValue string: String) { stringValue = string }
}
/// An address.
open class CNPostalAddress: NSObject {
    public override init() { super.init() }
    /// Street and number.
    open fileprivate(set) var street = ""
    /// Town.
    open fileprivate(set) var city = ""
    /// State.
    open fileprivate(set) var state = ""
    /// Postal code.
    open fileprivate(set) var postalCode = ""
    /// Country.
    open fileprivate(set) var country = ""
}
/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String { get { super.street } set { super.street = newValue } }
    open override var city: String { get { super.city } set { super.city = newValue } }
    open override var state: String { get { super.state } set { super.state = newValue } }
    open override var postalCode: String { get { super.postalCode } set { super.postalCode = newValue } }
    open override var country: String { get { super.country } set { super.country = newValue } }
}

/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }
/// Writes addresses: the street, then the town with its state and postal code, then the country, a line each.
///
/// Apple's order follows the country of the address; here it is that of the United States.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
    /// How an address is written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The lines of an address.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let region = [postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, [postalAddress.city, region].filter { !$0.isEmpty }.joined(separator: ", "),
                postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    /// The lines of an address.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// The lines of an address; nil for another object.
    open override func string(for obj: Any) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
extension CLPlacemark {
    /// The address. Nil: no service is asked.
    public var postalAddress: CNPostalAddress? { nil }
}

/// A person or an organisation.
open class CNContact: NSObject {
    public override init() { super.init() }
    /// The name of the entry.
    public let identifier = UUID().uuidString
    /// The first name.
    open fileprivate(set) var givenName = ""
    /// A further name.
    open fileprivate(set) var middleName = ""
    /// The last name.
    open fileprivate(set) var familyName = ""
    /// What friends say.
    open fileprivate(set) var nickname = ""
    /// The organisation.
    open fileprivate(set) var organizationName = ""
    /// The work.
    open fileprivate(set) var jobTitle = ""
    /// A text.
    open fileprivate(set) var note = ""
    /// Numbers of telephones.
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// Addresses of mail.
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    /// Addresses of letters.
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    /// Addresses of pages.
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    /// A picture.
    open fileprivate(set) var imageData: Data?
    /// A small picture.
    open var thumbnailImageData: Data? { imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { imageData != nil }
    /// The date of birth.
    open fileprivate(set) var birthday: DateComponents?
    /// Whether a value was fetched: all were.
    open func isKeyAvailable(_ key: String) -> Bool { true }
}
/// A contact that can be changed.
open class CNMutableContact: CNContact {
    open override var givenName: String { get { super.givenName } set { super.givenName = newValue } }
    open override var middleName: String { get { super.middleName } set { super.middleName = newValue } }
    open override var familyName: String { get { super.familyName } set { super.familyName = newValue } }
    open override var nickname: String { get { super.nickname } set { super.nickname = newValue } }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var jobTitle: String { get { super.jobTitle } set { super.jobTitle = newValue } }
    open override var note: String { get { super.note } set { super.note = newValue } }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { super.urlAddresses = newValue }
    }
    open override var imageData: Data? { get { super.imageData } set { super.imageData = newValue } }
    open override var birthday: DateComponents? { get { super.birthday } set { super.birthday = newValue } }
}

/// Writes names.
open class CNContactFormatter: NSObject {
    public override init() { super.init() }
    /// How a name is written.
    open var style = CNContactFormatterStyle.fullName
    /// The name of a contact; nil where it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// The name of a contact; nil where it has none.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
        if name.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
        return name.joined(separator: " ")
    }
    /// The names that a name is made of.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
}
/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// The contacts that are fetched.
open class CNContactFetchRequest: NSObject {
    /// The values that are fetched.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Which contacts; nil is all.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortOrder = CNContactSortOrder.none
    /// Contacts with these values.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// Changes of the address book.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) {}
}

/// The address book: access is denied.
open class CNContactStore: NSObject {
    public override init() { super.init() }
    /// Denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Calls the closure at once, with false and an error.
    open func requestAccess(for entityType: CNEntityType,
                            completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completionHandler(false, CNError(.authorizationDenied))
    }
    /// Throws.
    open nonisolated(nonsending) func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        throw CNError(.authorizationDenied)
    }
    /// Throws.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact] { throw CNError(.authorizationDenied) }
    /// Throws.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact { throw CNError(.authorizationDenied) }
    /// Throws.
    open func enumerateContacts(with fetchRequest: CNContactFetchRequest,
                                usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws {
        throw CNError(.authorizationDenied)
    }
    /// Throws.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// The first name.
public let CNContactGivenNameKey = "givenName"
/// A further name.
public let CNContactMiddleNameKey = "middleName"
/// The last name.
public let CNContactFamilyNameKey = "familyName"
/// The organisation.
public let CNContactOrganizationNameKey = "organizationName"
/// Numbers of telephones.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Addresses of mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Addresses of letters.
public let CNContactPostalAddressesKey = "postalAddresses"
/// A picture.
public let CNContactImageDataKey = "imageData"
/// A small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The date of birth.
public let CNContactBirthdayKey = "birthday"
/// The name of the entry.
public let CNContactIdentifierKey = "identifier"
/// What friends say.
public let CNContactNicknameKey = "nickname"
/// The work.
public let CNContactJobTitleKey = "jobTitle"
/// The part of an organisation.
public let CNContactDepartmentNameKey = "departmentName"
/// A text.
public let CNContactNoteKey = "note"
/// Addresses of pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// What stands before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// What stands behind the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// Whether it is a person or an organisation.
public let CNContactTypeKey = "contactType"
/// Other dates.
public let CNContactDatesKey = "dates"
/// Other people.
public let CNContactRelationsKey = "contactRelations"
/// Pages in social networks.
public let CNContactSocialProfilesKey = "socialProfiles"

extension CNContact {
    /// A condition for contacts with a name.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
    /// A condition for contacts with an address of mail.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for contacts with a number of a telephone.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for contacts by their identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for contacts of a group.
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for contacts of an account.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}
extension CNContactStore {
    /// The one of the device's own address book.
    public func defaultContainerIdentifier() -> String { "" }
}
extension Notification.Name {
    /// The address book has changed; never posted.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
