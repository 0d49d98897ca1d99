public import Foundation

/// An entry of the data of health.
open class HKObject: NSObject {
    /// The number of the entry.
    public let uuid = UUID()
    /// What a program has added; nil for nothing.
    public let metadata: [String: Any]?
    /// What has measured it; nil where it is not known.
    public let device: HKDevice?
    /// The program that has saved it: this one.
    open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
    init(_ metadata: [String: Any]?, _ device: HKDevice?) { (self.metadata, self.device) = (metadata, device) }
}
/// Something that was measured.
open class HKSample: HKObject {
    /// When it began.
    public let startDate: Date
    /// When it ended.
    public let endDate: Date
    /// What it is.
    public let sampleType: HKSampleType
    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]? = nil,
         _ device: HKDevice? = nil) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata, device)
    }
    /// Whether the end is not known.
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
}
/// A quantity that was measured.
open class HKQuantitySample: HKSample {
    /// The quantity.
    public let quantity: HKQuantity
    /// What it is.
    public let quantityType: HKQuantityType
    /// How many measurements it is made of: 1.
    open var count: Int { 1 }
    /// A quantity with its time.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
                            end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    /// A quantity with its time, and what a program adds.
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
                            end endDate: Date, metadata: [String: Any]?) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil,
                  metadata: metadata)
    }
    /// A quantity with its time, what has measured it, and what a program adds.
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
                device: HKDevice?, metadata: [String: Any]?) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, metadata, device)
    }
}
/// A quantity of which parts can be added. Stores make them; none does here.
open class HKCumulativeQuantitySample: HKQuantitySample {
    /// The quantity itself.
    open var sumQuantity: HKQuantity { quantity }
}
/// A quantity of which parts can be compared. Stores make them; none does here.
open class HKDiscreteQuantitySample: HKQuantitySample {
    /// The quantity itself.
    open var averageQuantity: HKQuantity { quantity }
    /// The quantity itself.
    open var minimumQuantity: HKQuantity { quantity }
    /// The quantity itself.
    open var maximumQuantity: HKQuantity { quantity }
    /// The quantity itself.
    open var mostRecentQuantity: HKQuantity { quantity }
    /// The time of the quantity.
    open var mostRecentQuantityDateInterval: DateInterval { DateInterval(start: startDate, end: endDate) }
}
/// A choice with its time.
open class HKCategorySample: HKSample {
    /// The number of the choice.
    public let value: Int
    /// What it is.
    public let categoryType: HKCategoryType
    /// A choice with its time.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }
    /// A choice with its time, and what a program adds.
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
                            metadata: [String: Any]?) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    /// A choice with its time, what has measured it, and what a program adds.
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?,
                metadata: [String: Any]?) {
        (self.value, categoryType) = (value, type)
        super.init(type, startDate, endDate, metadata, device)
    }
}

/// A program or a device that saves data.
open class HKSource: NSObject {
    /// Its name for people.
    public let name: String
    /// Its identifier.
    public let bundleIdentifier: String
    init(_ name: String, _ identifier: String) { (self.name, bundleIdentifier) = (name, identifier) }
    /// The program itself.
    open class func `default`() -> HKSource {
        HKSource(ProcessInfo.processInfo.processName, Bundle.main.bundleIdentifier ?? "")
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }
    open override var hash: Int { bundleIdentifier.hashValue }
}
/// A program with its version.
open class HKSourceRevision: NSObject {
    /// The program.
    public let source: HKSource
    /// The version; nil where it is not known.
    public let version: String?
    /// The kind of the device; nil where it is not known.
    public let productType: String?
    /// The version of the system.
    public let operatingSystemVersion: OperatingSystemVersion
    /// A program with its version.
    public convenience init(source: HKSource, version: String?) {
        self.init(source: source, version: version, productType: nil,
                  operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    }
    /// A program with its version, its device and its system.
    public init(source: HKSource, version: String?, productType: String?,
                operatingSystemVersion: OperatingSystemVersion) {
        (self.source, self.version, self.productType) = (source, version, productType)
        self.operatingSystemVersion = operatingSystemVersion
    }
}
/// What has measured something.
open class HKDevice: NSObject {
    public let name: String?, manufacturer: String?, model: String?, hardwareVersion: String?
    public let firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?
    public let udiDeviceIdentifier: String?
    /// A device by what is known of it.
    public init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
                firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
                udiDeviceIdentifier: String?) {
        (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
        (self.hardwareVersion, self.firmwareVersion) = (hardwareVersion, firmwareVersion)
        (self.softwareVersion, self.localIdentifier) = (softwareVersion, localIdentifier)
        self.udiDeviceIdentifier = udiDeviceIdentifier
    }
    /// A phone of which nothing is known.
    open class func local() -> HKDevice {
        HKDevice(name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil,
                 firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}
/// An entry that was deleted. None is known.
open class HKDeletedObject: NSObject {
    /// The number of the entry.
    public let uuid = UUID()
    /// Nil.
    open var metadata: [String: Any]? { nil }
    override init() { super.init() }
}

/// What a choice without numbers of its own has.
public enum HKCategoryValue: Int, Sendable { case notApplicable }
/// How someone sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable, CaseIterable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
    /// Asleep.
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    /// All kinds of sleep.
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [
        .asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM,
    ]
}
/// Whether someone has stood in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
/// How much a period bleeds.
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
/// How bad something is.
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
/// Whether something is there.
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }

/// The sex of a person.
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
/// The type of blood of a person.
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// The sex of a person. None is known.
open class HKBiologicalSexObject: NSObject {
    override init() { super.init() }
    /// Not set.
    open var biologicalSex: HKBiologicalSex { .notSet }
}
/// The type of blood of a person. None is known.
open class HKBloodTypeObject: NSObject {
    override init() { super.init() }
    /// Not set.
    open var bloodType: HKBloodType { .notSet }
}
