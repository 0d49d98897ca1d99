public import CoreLocation

extension CLPlacemark {
    /// The address of the parts that the place has; nil if it has none, as all do that no service has found.
    public var postalAddress: CNPostalAddress? {
        let parts = [thoroughfare, locality, administrativeArea, postalCode, country, isoCountryCode]
        if parts.allSatisfy({ $0 == nil }) { return nil }
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.subAdministrativeArea = subAdministrativeArea ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return address
    }
}
