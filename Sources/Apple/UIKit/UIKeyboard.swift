/// Which keys a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad
    /// The same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// Which letters a keyboard on the screen makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable { case none, words, sentences, allCharacters }

/// What the words of a field mean.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning, as HTML's `autocomplete` has it.
    public let rawValue: String
    /// A meaning by its name. Nothing to do: nothing is filled in.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of a person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's own name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// The name of a person's family.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A number to call.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password to be.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// All lines of an address below the town.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The code of a post office.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A person's job in an organization.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The number of a card to pay with.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// What stands before a person's name.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A person's further names.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// What stands after a person's name.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// The name by which friends call a person.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// Where something is.
    public static let location = UITextContentType(rawValue: "location")
    /// The first line of an address below the town.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address below the town.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// A day and a time.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The number of a flight.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number by which a parcel is followed.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}
