public import Foundation

/// A person or an organisation.
public enum CNContactType: Int, Sendable { case person, organization }
/// Which name stands first.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
/// Where contacts are kept.
public enum CNContainerType: Int, Sendable { case unassigned, local, exchange, cardDAV }
/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Another person.
open class CNContactRelation: NSObject {
    /// The name.
    public let name: String
    /// A person by the name.
    public init(name: String) { self.name = name }
}
/// A page in a social network.
open class CNSocialProfile: NSObject {
    /// The address of the page.
    public let urlString: String
    /// The name in the network.
    public let username: String
    /// The number in the network.
    public let userIdentifier: String
    /// The network.
    public let service: String
    /// A page; what is nil is empty.
    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }
    /// The service itself.
    open class func localizedString(forService service: String) -> String { service }
}
/// An address of short messages.
open class CNInstantMessageAddress: NSObject {
    /// The name in the service.
    public let username: String
    /// The service.
    public let service: String
    /// A name in a service.
    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    /// The service itself.
    open class func localizedString(forService service: String) -> String { service }
}
/// A group of contacts.
open class CNGroup: NSObject {
    /// The name of the entry.
    public let identifier = UUID().uuidString
    /// The name of the group.
    open internal(set) var name = ""
    /// A condition for groups by their identifiers.
    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for groups of an account.
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}
/// A group that can be changed.
open class CNMutableGroup: CNGroup {
    public override init() { super.init() }
    open override var name: String { get { super.name } set { super.name = newValue } }
}
/// An account of contacts. There is none.
open class CNContainer: NSObject {
    override init() { super.init() }
    /// Empty.
    open var identifier: String { "" }
    /// Empty.
    open var name: String { "" }
    /// Not known.
    open var type: CNContainerType { .unassigned }
    /// A condition for accounts by their identifiers.
    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: true)
    }
    /// A condition for the account of a contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        NSPredicate(value: true)
    }
}
/// A value of a contact that was chosen. None is.
open class CNContactProperty: NSObject {
    override init() { super.init() }
    /// An empty contact.
    open var contact: CNContact { CNContact() }
    /// Empty.
    open var key: String { "" }
    /// Nil.
    open var value: Any? { nil }
    /// Nil.
    open var identifier: String? { nil }
    /// Nil.
    open var label: String? { nil }
}
/// What a person has set for contacts.
open class CNContactsUserDefaults: NSObject {
    override init() { super.init() }
    /// The only ones.
    open class func shared() -> CNContactsUserDefaults { CNContactsUserDefaults() }
    /// By the last name.
    open var sortOrder: CNContactSortOrder { .familyName }
    /// That of the device.
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "" }
}
/// Writes addresses.
open class CNPostalAddressFormatter: Formatter {
    /// How an address is written.
    open var style = CNPostalAddressFormatterStyle.mailingAddress
    /// An address in lines: street, town with state and code, country. The order of the United States.
    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    /// An address in lines: street, town with state and code, country. The order of the United States.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode]
            .filter { !$0.isEmpty }.joined(separator: " ")
        return [postalAddress.street, town, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map { string(from: $0) } }
}
/// Contacts as vCards: the names, numbers and addresses of version 3.0; other values are left out.
open class CNContactVCardSerialization: NSObject {
    /// The values that are written.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }
    /// Contacts as text.
    open class func data(with contacts: [CNContact]) throws -> Data {
        func line(_ name: String, _ values: String...) -> String? {
            if values.allSatisfy(\.isEmpty) { return nil }
            return name + ":" + values.map {
                var text = $0
                for mark in ["\\", ";", ","] { text = text.replacingOccurrences(of: mark, with: "\\" + mark) }
                return text.replacingOccurrences(of: "\n", with: "\\n")
            }.joined(separator: ";")
        }
        let cards = contacts.map { contact in
            var lines: [String?] = ["BEGIN:VCARD", "VERSION:3.0"]
            lines.append("N:" + [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix,
                                 contact.nameSuffix].joined(separator: ";"))
            lines.append(line("FN", CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
            lines.append(line("NICKNAME", contact.nickname))
            lines.append(line("ORG", contact.organizationName))
            lines.append(line("TITLE", contact.jobTitle))
            lines += contact.phoneNumbers.map { line("TEL", $0.value.stringValue) }
            lines += contact.emailAddresses.map { line("EMAIL", $0.value as String) }
            lines += contact.urlAddresses.map { line("URL", $0.value as String) }
            lines += contact.postalAddresses.map {
                line("ADR", "", "", $0.value.street, $0.value.city, $0.value.state, $0.value.postalCode,
                     $0.value.country)
            }
            lines.append(line("NOTE", contact.note))
            return (lines.compactMap { $0 } + ["END:VCARD", ""]).joined(separator: "\r\n")
        }
        return Data(cards.joined().utf8)
    }
    /// Contacts of a text. Throws where it is no vCard; parameters and unknown lines are left out.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8), text.contains("BEGIN:VCARD") else {
            throw CNError(.vCardMalformed)
        }
        var contacts: [CNMutableContact] = []
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n ", with: "")
        for line in lines.split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let name = line[..<colon].prefix { $0 != ";" }.uppercased(), contact = contacts.last ?? CNMutableContact()
            let parts = Self.parts(line[line.index(after: colon)...])
            func part(_ index: Int) -> String { index < parts.count ? parts[index] : "" }
            switch name {
            case "BEGIN": contacts.append(CNMutableContact())
            case "N":
                (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
                (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
            case "NICKNAME": contact.nickname = part(0)
            case "ORG": contact.organizationName = part(0)
            case "TITLE": contact.jobTitle = part(0)
            case "NOTE": contact.note = part(0)
            case "TEL":
                contact.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: part(0))))
            case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: part(0))))
            case "URL": contact.urlAddresses.append(CNLabeledValue(label: nil, value: NSString(string: part(0))))
            case "ADR":
                let address = CNMutablePostalAddress()
                (address.street, address.city, address.state) = (part(2), part(3), part(4))
                (address.postalCode, address.country) = (part(5), part(6))
                contact.postalAddresses.append(CNLabeledValue(label: nil, value: address))
            default: break
            }
        }
        return contacts
    }
    /// The parts of a line between semicolons that have no backslash before them.
    private class func parts(_ line: Substring) -> [String] {
        var parts = [""], isEscaped = false
        for letter in line {
            if isEscaped {
                parts[parts.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }
}
