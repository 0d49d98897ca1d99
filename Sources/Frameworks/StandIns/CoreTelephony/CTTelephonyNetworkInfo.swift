@_exported public import Foundation

/// What is known of the telephone: there is none.
open class CTTelephonyNetworkInfo: NSObject {
    public override init() { super.init() }
    /// None.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { [:] }
    /// None.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { [:] }
    /// Nil.
    open var dataServiceIdentifier: String? { nil }
}
/// A company.
open class CTCarrier: NSObject {
    override init() { super.init() }
    /// Nil.
    open var carrierName: String? { nil }
    /// Nil.
    open var mobileCountryCode: String? { nil }
    /// Nil.
    open var mobileNetworkCode: String? { nil }
    /// Nil.
    open var isoCountryCode: String? { nil }
}
/// A network of the third generation.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// A network of the fourth generation.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// A network of the fifth generation.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
