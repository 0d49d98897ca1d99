@_exported public import CoreML
import Foundation

/// A model of the program.
open class VNCoreMLModel: NSObject {
    /// A model of the program.
    public init(for model: MLModel) throws {}
    /// The name of the model's input.
    open var inputImageFeatureName = ""
}
/// Asks a model of the program.
open class VNCoreMLRequest: VNImageBasedRequest {
    /// The model; nil without one.
    open private(set) var model: VNCoreMLModel!
    /// How the picture is made to fit. Nothing to do: models are not run.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    /// Asks a model.
    public convenience init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.init(completionHandler: completionHandler)
        self.model = model
    }
}
