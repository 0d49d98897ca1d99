public import Foundation

/// A kind of prescription.
public enum HKVisionPrescriptionType: UInt, Sendable { case glasses = 1, contacts }
/// An eye.
public enum HKVisionEye: Int, Sendable { case left = 1, right }

/// A prescription of glasses or of contact lenses.
open class HKVisionPrescription: HKSample {
    /// The kind.
    public let prescriptionType: HKVisionPrescriptionType
    /// When it was written.
    public let dateIssued: Date
    /// When it ends; nil for never.
    public let expirationDate: Date?
    /// A prescription with its time.
    public init(type: HKVisionPrescriptionType, dateIssued: Date, expirationDate: Date?, device: HKDevice?,
                metadata: [String: Any]?) {
        (prescriptionType, self.dateIssued, self.expirationDate) = (type, dateIssued, expirationDate)
        super.init(HKObjectType.visionPrescriptionType(), dateIssued, expirationDate ?? .distantFuture, metadata,
                   device)
    }
}
/// What a lens does.
open class HKLensSpecification: NSObject {
    /// How strong it is.
    public let sphere: HKQuantity
    /// How strong it is in one direction; nil for not.
    public let cylinder: HKQuantity?
    /// The direction; nil for none.
    public let axis: HKQuantity?
    /// How strong it is for reading; nil for not.
    public let addPower: HKQuantity?
    init(_ sphere: HKQuantity, _ cylinder: HKQuantity?, _ axis: HKQuantity?, _ addPower: HKQuantity?) {
        (self.sphere, self.cylinder, self.axis, self.addPower) = (sphere, cylinder, axis, addPower)
    }
}
/// What a contact lens does.
open class HKContactsLensSpecification: HKLensSpecification {
    /// The curve of its back; nil where it is not known.
    public let baseCurve: HKQuantity?
    /// How wide it is; nil where it is not known.
    public let diameter: HKQuantity?
    /// What a contact lens does.
    public init(sphere: HKQuantity, cylinder: HKQuantity?, axis: HKQuantity?, addPower: HKQuantity?,
                baseCurve: HKQuantity?, diameter: HKQuantity?) {
        (self.baseCurve, self.diameter) = (baseCurve, diameter)
        super.init(sphere, cylinder, axis, addPower)
    }
}
/// A prescription of contact lenses.
open class HKContactsPrescription: HKVisionPrescription {
    /// The lens of the right eye; nil for none.
    public let rightEye: HKContactsLensSpecification?
    /// The lens of the left eye; nil for none.
    public let leftEye: HKContactsLensSpecification?
    /// The name of the lenses.
    public let brand: String
    /// A prescription with its time.
    public init(rightEyeSpecification: HKContactsLensSpecification?,
                leftEyeSpecification: HKContactsLensSpecification?, brand: String, dateIssued: Date,
                expirationDate: Date?, device: HKDevice?, metadata: [String: Any]?) {
        (rightEye, leftEye, self.brand) = (rightEyeSpecification, leftEyeSpecification, brand)
        super.init(type: .contacts, dateIssued: dateIssued, expirationDate: expirationDate, device: device,
                   metadata: metadata)
    }
}
