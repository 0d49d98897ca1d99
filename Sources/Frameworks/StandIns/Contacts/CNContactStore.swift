@_exported public import Foundation

// The address book. There is none, and access is denied. Contacts that a program makes keep their values.

/// Whether a program may use the address book.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What a program may use.
public enum CNEntityType: Int, Sendable { case contacts }
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
    /// The value with another name.
    public func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
    /// Another value with the name.
    public func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(label: label, value: value) }
    /// Another value with another name.
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(label: label, value: value)
    }
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
    /// The part of a town.
    open fileprivate(set) var subLocality = ""
    /// The county.
    open fileprivate(set) var subAdministrativeArea = ""
    /// The two letters of the country.
    open fileprivate(set) var isoCountryCode = ""
    /// Country.
    open fileprivate(set) var country = ""
}
/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    open override var street: String { get { super.street } set { super.street = newValue } }
    open override var city: String { get { super.city } set { super.city = newValue } }
    open override var state: String { get { super.state } set { super.state = newValue } }
    open override var postalCode: String { get { super.postalCode } set { super.postalCode = newValue } }
    open override var subLocality: String { get { super.subLocality } set { super.subLocality = newValue } }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var isoCountryCode: String { get { super.isoCountryCode } set { super.isoCountryCode = newValue } }
    open override var country: String { get { super.country } set { super.country = newValue } }
}

/// A person or an organisation.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
    public override init() {
        identifier = UUID().uuidString
        super.init()
    }
    /// The name of the entry.
    public let identifier: String
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
    /// What stands before the name.
    open fileprivate(set) var namePrefix = ""
    /// What stands behind the name.
    open fileprivate(set) var nameSuffix = ""
    /// The last name before a wedding.
    open fileprivate(set) var previousFamilyName = ""
    /// The part of an organisation.
    open fileprivate(set) var departmentName = ""
    /// How the first name is said.
    open fileprivate(set) var phoneticGivenName = ""
    /// How a further name is said.
    open fileprivate(set) var phoneticMiddleName = ""
    /// How the last name is said.
    open fileprivate(set) var phoneticFamilyName = ""
    /// How the organisation is said.
    open fileprivate(set) var phoneticOrganizationName = ""
    /// Whether it is a person or an organisation.
    open fileprivate(set) var contactType = CNContactType.person
    /// Other people.
    open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    /// Pages in social networks.
    open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    /// Addresses of short messages.
    open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    /// Other dates.
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    /// The date of birth in another calendar.
    open fileprivate(set) var nonGregorianBirthday: DateComponents?
    /// Whether a value was fetched: all were.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Whether values were fetched: all were.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Whether it is a part of another contact: it is that contact itself.
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { identifier == contactIdentifier }
    /// The values that contacts are ordered by.
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactFamilyNameKey }
    /// Compares names.
    open class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { one, two in
            guard let one = one as? CNContact, let two = two as? CNContact else { return .orderedSame }
            let names = sortOrder == .givenName ? [\CNContact.givenName, \.familyName] : [\.familyName, \.givenName]
            return names.lazy.map { one[keyPath: $0].localizedStandardCompare(two[keyPath: $0]) }
                .first { $0 != .orderedSame } ?? .orderedSame
        }
    }
    /// The contact itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// A contact with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values: self) }
    /// A contact with the same values and the same name of the entry.
    init(values other: CNContact) {
        identifier = other.identifier
        super.init()
        givenName = other.givenName
        middleName = other.middleName
        familyName = other.familyName
        nickname = other.nickname
        organizationName = other.organizationName
        jobTitle = other.jobTitle
        note = other.note
        phoneNumbers = other.phoneNumbers
        emailAddresses = other.emailAddresses
        postalAddresses = other.postalAddresses
        urlAddresses = other.urlAddresses
        imageData = other.imageData
        birthday = other.birthday
        namePrefix = other.namePrefix
        nameSuffix = other.nameSuffix
        previousFamilyName = other.previousFamilyName
        departmentName = other.departmentName
        phoneticGivenName = other.phoneticGivenName
        phoneticMiddleName = other.phoneticMiddleName
        phoneticFamilyName = other.phoneticFamilyName
        phoneticOrganizationName = other.phoneticOrganizationName
        contactType = other.contactType
        contactRelations = other.contactRelations
        socialProfiles = other.socialProfiles
        instantMessageAddresses = other.instantMessageAddresses
        dates = other.dates
        nonGregorianBirthday = other.nonGregorianBirthday
    }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    /// A contact with the values of now, which does not change with this one.
    open override func copy(with zone: NSZone? = nil) -> Any { CNContact(values: self) }
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
    open override var namePrefix: String { get { super.namePrefix } set { super.namePrefix = newValue } }
    open override var nameSuffix: String { get { super.nameSuffix } set { super.nameSuffix = newValue } }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { super.previousFamilyName = newValue }
    }
    open override var departmentName: String { get { super.departmentName } set { super.departmentName = newValue } }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { super.phoneticGivenName = newValue }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { super.phoneticMiddleName = newValue }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { super.phoneticFamilyName = newValue }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { super.phoneticOrganizationName = newValue }
    }
    open override var contactType: CNContactType { get { super.contactType } set { super.contactType = newValue } }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { super.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { super.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { super.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] { get { super.dates } set { super.dates = newValue } }
    open override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { super.nonGregorianBirthday = newValue }
    }
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
    /// The name of a contact with attributes; nil where it has none.
    open class func attributedString(from contact: CNContact, style: CNContactFormatterStyle,
                                     defaultAttributes: [AnyHashable: Any]? = nil) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0) }
    }
    /// The given name first.
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    /// A space.
    open class func delimiter(for contact: CNContact) -> String { " " }
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
    /// Whether contacts can be changed. Nothing to do: none is found.
    open var mutableObjects = false
    /// Whether contacts of one person are put together. Nothing to do: none is found.
    open var unifyResults = true
    /// Contacts with these values.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }
/// Changes of the address book.
open class CNSaveRequest: NSObject {
    public override init() { super.init() }
    /// Adds a contact. Nothing to do: the store denies access.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact. Nothing to do: the store denies access.
    open func update(_ contact: CNMutableContact) {}
    /// Deletes a contact. Nothing to do: the store denies access.
    open func delete(_ contact: CNMutableContact) {}
    /// Adds a group. Nothing to do: the store denies access.
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Changes a group. Nothing to do: the store denies access.
    open func update(_ group: CNMutableGroup) {}
    /// Deletes a group. Nothing to do: the store denies access.
    open func delete(_ group: CNMutableGroup) {}
    /// Adds a contact to a group. Nothing to do: the store denies access.
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Takes a contact out of a group. Nothing to do: the store denies access.
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
    /// Who makes the changes; nil for no name.
    open var transactionAuthor: String?
}

/// The address book: access is denied.
open class CNContactStore: NSObject {
    public override init() { super.init() }
    /// Denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Calls the closure at once, with false and an error.
    @preconcurrency open func requestAccess(for entityType: CNEntityType,
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
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        throw CNError(.authorizationDenied)
    }
    /// Throws.
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
    /// Throws.
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        throw CNError(.authorizationDenied)
    }
    /// Nil.
    open var currentHistoryToken: Data? { nil }
    /// Throws.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
