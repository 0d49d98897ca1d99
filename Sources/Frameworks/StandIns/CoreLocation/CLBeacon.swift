public import Foundation

// Beacons. There is no radio: none is found.

/// How near a beacon is.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }
/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }
/// What a beacon calls itself, up to two numbers.
open class CLBeaconIdentityConstraint: NSObject {
    /// The name of the sender.
    public let uuid: UUID
    /// A number of a group; nil for all.
    public let major: UInt16?
    /// A number in the group; nil for all.
    public let minor: UInt16?
    /// All beacons of a sender.
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    /// All beacons of a group.
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    /// One beacon.
    public init(uuid: UUID, major: UInt16, minor: UInt16) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}
/// The numbers of beacons.
public typealias CLBeaconMajorValue = UInt16
/// The numbers of beacons.
public typealias CLBeaconMinorValue = UInt16
/// A beacon. None is found.
open class CLBeacon: NSObject {
    override init() { super.init() }
    /// The name of the sender.
    open var uuid: UUID { UUID() }
    /// 0.
    open var major: NSNumber { 0 }
    /// 0.
    open var minor: NSNumber { 0 }
    /// Not known.
    open var proximity: CLProximity { .unknown }
    /// In metres; below 0: not known.
    open var accuracy: CLLocationAccuracy { -1 }
    /// In decibels; 0: not known.
    open var rssi: Int { 0 }
    /// When it was found.
    open var timestamp: Date { .distantPast }
}
/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion {
    /// Which beacons.
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Whether the program is notified when the screen is switched on. Nothing to do: no region is monitored.
    open var notifyEntryStateOnDisplay = false
    /// The surroundings of some beacons, with a name that the program gives.
    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    /// The surroundings of all beacons of a sender.
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    /// The surroundings of the beacons of a group.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
                  identifier: identifier)
    }
    /// The surroundings of one beacon.
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
                  identifier: identifier)
    }
    /// The surroundings of all beacons of a sender; older than `init(uuid:identifier:)`.
    public convenience init(proximityUUID: UUID, identifier: String) {
        self.init(uuid: proximityUUID, identifier: identifier)
    }
    /// What a program sends to be a beacon: nothing, there is no radio.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
        NSMutableDictionary()
    }
    /// The name of the sender.
    open var uuid: UUID { beaconIdentityConstraint.uuid }
    /// A number of a group; nil for all.
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    /// A number in the group; nil for all.
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}
extension CLLocationManager {
    /// False.
    public class func isRangingAvailable() -> Bool { false }
    /// Begins to look for beacons. Nothing to do: there is no radio.
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Ends looking for beacons. Nothing to do: there is no radio.
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Begins to look for beacons. Nothing to do: there is no radio. The older form.
    public func startRangingBeacons(in region: CLBeaconRegion) {}
    /// Ends looking for beacons. Nothing to do: there is no radio. The older form.
    public func stopRangingBeacons(in region: CLBeaconRegion) {}
}
