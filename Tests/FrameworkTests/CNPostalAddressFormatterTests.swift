import Contacts
import Testing

@Suite("Addresses of contacts")
struct CNPostalAddressFormatterTests {
    @Test func partsThatAreThereAreLines() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 Infinite Loop", "Cupertino", "95014")
        #expect(CNPostalAddressFormatter().string(from: address) == "1 Infinite Loop\nCupertino 95014")
        (address.state, address.country) = ("CA", "USA")
        #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
            == "1 Infinite Loop\nCupertino CA 95014\nUSA")
    }
}
