public import Foundation

// The names of the values of contacts, and conditions.

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
/// The last name before a wedding.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// How the first name is said.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// How a further name is said.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// How the last name is said.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// How the organisation is said.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The date of birth in another calendar.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// Addresses of short messages.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// Street and number.
public let CNPostalAddressStreetKey = "street"
/// The part of a town.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// Town.
public let CNPostalAddressCityKey = "city"
/// The county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// State.
public let CNPostalAddressStateKey = "state"
/// Postal code.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// Country.
public let CNPostalAddressCountryKey = "country"
/// The two letters of the country.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

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
