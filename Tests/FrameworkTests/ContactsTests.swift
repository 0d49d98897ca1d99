import Contacts
import Foundation
import Testing

@Suite("Contacts that a program makes")
struct ContactsTests {
    private func contact() -> CNMutableContact {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "Lovelace", "Countess")
        contact.note = "Wrote; a program,\nthe first"
        let relation = CNContactRelation(name: "Lord Byron")
        contact.contactRelations = [CNLabeledValue(label: CNLabelContactRelationFather, value: relation)]
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 1"))]
        return contact
    }

    @Test func aCopyThatCanBeChangedHasTheSameValues() throws {
        let contact = contact(), copy = try #require(contact.mutableCopy() as? CNMutableContact)
        #expect(copy.identifier == contact.identifier && copy.namePrefix == "Countess")
        #expect(copy.contactRelations.first?.value.name == "Lord Byron")
        copy.givenName = "Augusta"
        #expect(contact.givenName == "Ada")
    }

    @Test func aCopyKeepsTheValuesOfItsTime() throws {
        let contact = contact(), copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy.identifier == contact.identifier && !(copy is CNMutableContact))
    }

    /// What a vCard writes it also reads, with the marks that separate its parts.
    @Test func aVCardIsReadAsItWasWritten() throws {
        let data = try CNContactVCardSerialization.data(with: [contact()])
        let read = try #require(try CNContactVCardSerialization.contacts(with: data).first)
        #expect(read.givenName == "Ada" && read.familyName == "Lovelace" && read.namePrefix == "Countess")
        #expect(read.note == "Wrote; a program,\nthe first")
        #expect(read.phoneNumbers.map(\.value.stringValue) == ["+44 1"])
        #expect(throws: CNError(.vCardMalformed)) { try CNContactVCardSerialization.contacts(with: Data("x".utf8)) }
    }

    @Test func anAddressIsWrittenInLines() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = ("1 Main St", "Springfield", "IL", "62701")
        (address.country, address.isoCountryCode) = ("USA", "us")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
            == "1 Main St\nSpringfield IL 62701\nUSA")
    }

    @Test func anErrorHasTheNumberOfTheFramework() {
        #expect(CNError.Code.vCardMalformed.rawValue == 700 && CNError(.authorizationDenied).errorCode == 100)
        do { throw CNError(.policyViolation) } catch CNError.policyViolation {} catch { Issue.record(error) }
    }

    @Test func contactsAreComparedByOneNameAndThenTheOther() {
        let ada = contact(), bea = contact()
        bea.givenName = "Bea"
        #expect(CNContact.comparator(forNameSortOrder: .familyName)(ada, bea) == .orderedAscending)
        bea.familyName = "Adams"
        #expect(CNContact.comparator(forNameSortOrder: .familyName)(ada, bea) == .orderedDescending)
        #expect(CNContact.comparator(forNameSortOrder: .givenName)(ada, bea) == .orderedAscending)
    }
}
