@_exported public import Metal
public import Foundation

// Filters of graphics processors. There is none, so that no program has the processor that a filter needs.

/// Something that a processor does.
open class MPSKernel: NSObject {
    private let processor: any MTLDevice
    /// On a processor.
    public init(device: any MTLDevice) {
        processor = device
        super.init()
    }
    /// The processor.
    open var device: any MTLDevice { processor }
    /// A name for people who look for faults.
    open var label: String?
}
/// What is past the edge of a picture.
public enum MPSImageEdgeMode: UInt, Sendable { case zero, clamp, mirror, mirrorWithEdge, constant }
/// A place in a picture.
public struct MPSOffset: Sendable {
    /// In pixels.
    public var x: Int, y: Int, z: Int
    /// A place.
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// How a picture is made larger.
public struct MPSScaleTransform: Sendable {
    /// How much.
    public var scaleX: Double, scaleY: Double
    /// By how many pixels it is moved.
    public var translateX: Double, translateY: Double
    /// A scale and a way.
    public init(scaleX: Double, scaleY: Double, translateX: Double, translateY: Double) {
        (self.scaleX, self.scaleY) = (scaleX, scaleY)
        (self.translateX, self.translateY) = (translateX, translateY)
    }
}
/// Changes a picture.
open class MPSUnaryImageKernel: MPSKernel {
    /// Where it begins.
    open var offset = MPSOffset(x: 0, y: 0, z: 0)
    /// What it may change.
    open var clipRect = MTLRegion()
    /// What is past the edge.
    open var edgeMode = MPSImageEdgeMode.zero
    /// Changes a picture. Nothing to do: there is no graphics processor.
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
                     destinationTexture: any MTLTexture) {}
    /// Changes a picture in its place. False: there is no graphics processor.
    @discardableResult
    open func encode(commandBuffer: any MTLCommandBuffer, inPlaceTexture texture: UnsafeMutablePointer<any MTLTexture>,
                     fallbackCopyAllocator copyAllocator: MPSCopyAllocator? = nil) -> Bool { false }
}
/// Makes a picture for a filter that cannot change one in its place.
public typealias MPSCopyAllocator = (MPSKernel, any MTLCommandBuffer, any MTLTexture) -> any MTLTexture
/// Makes a picture of two.
open class MPSBinaryImageKernel: MPSKernel {
    /// What it may change.
    open var clipRect = MTLRegion()
    /// What is past the edge.
    open var primaryEdgeMode = MPSImageEdgeMode.zero, secondaryEdgeMode = MPSImageEdgeMode.zero
    /// Makes a picture. Nothing to do: there is no graphics processor.
    open func encode(commandBuffer: any MTLCommandBuffer, primaryTexture: any MTLTexture,
                     secondaryTexture: any MTLTexture, destinationTexture: any MTLTexture) {}
}
/// Whether a processor has filters. False.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
/// Softens a picture.
open class MPSImageGaussianBlur: MPSUnaryImageKernel {
    /// In pixels.
    public let sigma: Float
    /// As far as `sigma` pixels.
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}
/// Softens a picture.
open class MPSImageBox: MPSUnaryImageKernel {
    /// In pixels.
    public let kernelWidth: Int, kernelHeight: Int
    /// As far as a rectangle.
    public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
        (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
        super.init(device: device)
    }
}
/// Softens a picture, and what is in the middle less.
open class MPSImageTent: MPSImageBox {}
/// The middle of the pixels near by.
open class MPSImageMedian: MPSUnaryImageKernel {
    /// In pixels.
    public let kernelDiameter: Int
    /// As far as a square.
    public init(device: any MTLDevice, kernelDiameter: Int) {
        self.kernelDiameter = kernelDiameter
        super.init(device: device)
    }
}
/// Adds the pixels near by.
open class MPSImageConvolution: MPSUnaryImageKernel {
    /// In pixels.
    public let kernelWidth: Int, kernelHeight: Int
    /// What is added to each.
    open var bias: Float = 0
    /// With weights.
    public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int,
                weights kernelWeights: UnsafePointer<Float>) {
        (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
        super.init(device: device)
    }
}
/// Where a picture changes.
open class MPSImageSobel: MPSUnaryImageKernel {}
/// Where a picture changes much.
open class MPSImageLaplacian: MPSUnaryImageKernel {
    /// What is added to each.
    open var bias: Float = 0
}
/// The lightest of the pixels near by.
open class MPSImageAreaMax: MPSImageBox {}
/// The darkest of the pixels near by.
open class MPSImageAreaMin: MPSImageBox {}
/// The lightest of the pixels near by, less a weight.
open class MPSImageDilate: MPSImageBox {}
/// The darkest of the pixels near by, and a weight.
open class MPSImageErode: MPSImageBox {}
/// Makes pictures larger or smaller.
open class MPSImageScale: MPSUnaryImageKernel {
    /// How much; nil fills the picture.
    open var scaleTransform: UnsafePointer<MPSScaleTransform>?
}
/// Makes pictures larger or smaller, evenly.
open class MPSImageBilinearScale: MPSImageScale {}
/// Makes pictures larger or smaller, sharply.
open class MPSImageLanczosScale: MPSImageScale {}
/// Counts how light pixels are.
open class MPSImageHistogram: MPSKernel {}
/// Turns colours into others.
open class MPSImageConversion: MPSUnaryImageKernel {}
/// Black or white.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
    /// From which on it is white.
    public let thresholdValue: Float, maximumValue: Float
    /// From a value on.
    public init(device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
                linearGrayColorTransform transform: UnsafePointer<Float>?) {
        (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
        super.init(device: device)
    }
}
/// Makes numbers of two pictures.
open class MPSImageArithmetic: MPSBinaryImageKernel {
    /// What a picture is multiplied by.
    open var primaryScale: Float = 1, secondaryScale: Float = 1
    /// What is added.
    open var bias: Float = 0
}
/// Adds two pictures.
open class MPSImageAdd: MPSImageArithmetic {}
/// Takes a picture from another.
open class MPSImageSubtract: MPSImageArithmetic {}
/// Multiplies two pictures.
open class MPSImageMultiply: MPSImageArithmetic {}
/// Divides a picture by another.
open class MPSImageDivide: MPSImageArithmetic {}
