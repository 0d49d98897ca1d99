public import Foundation

// What is set before commands are given: functions, ways to draw and to compute.

/// How a program's text is read.
public class MTLCompileOptions: NSObject {
    /// Names that the text finds.
    public var preprocessorMacros: [String: NSObject]?
    /// Whether numbers may be less exact.
    public var fastMathEnabled = true
    /// As the framework does.
    public override init() { super.init() }
}
/// Values of a function that are known before it runs.
public class MTLFunctionConstantValues: NSObject {
    /// None.
    public override init() { super.init() }
    /// Sets one by its number. Nothing to do: there is no graphics processor.
    public func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, index: Int) {}
    /// Sets one by its name. Nothing to do: there is no graphics processor.
    public func setConstantValue(_ value: UnsafeRawPointer, type: MTLDataType, withName name: String) {}
    /// Forgets all. Nothing to do: there is no graphics processor.
    public func reset() {}
}
/// A function of a processor.
public protocol MTLFunction: NSObjectProtocol {
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Its processor.
    var device: any MTLDevice { get }
    /// What it is.
    var functionType: MTLFunctionType { get }
    /// Its name.
    var name: String { get }
}
/// Functions of a processor.
public protocol MTLLibrary: NSObjectProtocol, Sendable {
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Its processor.
    var device: any MTLDevice { get }
    /// Their names.
    var functionNames: [String] { get }
    /// A function by its name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
    /// A function by its name, with values that are known.
    func makeFunction(name: String, constantValues: MTLFunctionConstantValues) throws -> any MTLFunction
}
/// Where numbers of a point are.
public class MTLVertexAttributeDescriptor: NSObject {
    /// What they are.
    public var format = MTLVertexFormat.invalid
    /// In bytes.
    public var offset = 0
    /// In which memory.
    public var bufferIndex = 0
    /// None.
    public override init() { super.init() }
}
/// Where points are.
public class MTLVertexBufferLayoutDescriptor: NSObject {
    /// Bytes from one to the next.
    public var stride = 0
    /// How often one is read.
    public var stepFunction = MTLVertexStepFunction.perVertex
    /// How many times one is used.
    public var stepRate = 1
    /// None.
    public override init() { super.init() }
}
/// Descriptions by their number, made when they are asked for.
public class MTLDescriptorArray<Element: NSObject>: NSObject {
    private var elements: [Int: Element] = [:]
    private let make: () -> Element
    init(_ make: @escaping () -> Element) { self.make = make }
    /// The description of a number.
    public subscript(attachmentIndex: Int) -> Element! {
        get {
            if let known = elements[attachmentIndex] { return known }
            let made = make()
            elements[attachmentIndex] = made
            return made
        }
        set { elements[attachmentIndex] = newValue }
    }
}
/// Numbers of a point.
public typealias MTLVertexAttributeDescriptorArray = MTLDescriptorArray<MTLVertexAttributeDescriptor>
/// Memory with points.
public typealias MTLVertexBufferLayoutDescriptorArray = MTLDescriptorArray<MTLVertexBufferLayoutDescriptor>
/// Colours that are drawn.
public typealias MTLRenderPipelineColorAttachmentDescriptorArray =
    MTLDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor>
/// Pictures that are drawn into.
public typealias MTLRenderPassColorAttachmentDescriptorArray =
    MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor>

/// How points are in memory.
public class MTLVertexDescriptor: NSObject {
    /// Their memory.
    public let layouts = MTLVertexBufferLayoutDescriptorArray { MTLVertexBufferLayoutDescriptor() }
    /// Their numbers.
    public let attributes = MTLVertexAttributeDescriptorArray { MTLVertexAttributeDescriptor() }
    /// Of nothing.
    public override init() { super.init() }
    /// Forgets all. Nothing to do: there is no graphics processor.
    public func reset() {}
}
/// How a colour is drawn over another.
public class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    /// What pixels are.
    public var pixelFormat = MTLPixelFormat.invalid
    /// Whether colours are mixed.
    public var isBlendingEnabled = false
    /// How colours are added.
    public var rgbBlendOperation = MTLBlendOperation.add
    /// How opacities are added.
    public var alphaBlendOperation = MTLBlendOperation.add
    /// What is multiplied.
    public var sourceRGBBlendFactor = MTLBlendFactor.one
    /// What is multiplied.
    public var sourceAlphaBlendFactor = MTLBlendFactor.one
    /// What is multiplied.
    public var destinationRGBBlendFactor = MTLBlendFactor.zero
    /// What is multiplied.
    public var destinationAlphaBlendFactor = MTLBlendFactor.zero
    /// Which parts are written.
    public var writeMask = MTLColorWriteMask.all
    /// Not mixed.
    public override init() { super.init() }
}
/// A way to draw that is to be made.
public class MTLRenderPipelineDescriptor: NSObject {
    /// A name for people who look for faults.
    public var label: String?
    /// Runs for each point.
    public var vertexFunction: (any MTLFunction)?
    /// Runs for each pixel.
    public var fragmentFunction: (any MTLFunction)?
    /// How points are in memory.
    public var vertexDescriptor: MTLVertexDescriptor?
    /// Samples of a pixel.
    public var rasterSampleCount = 1
    /// Samples of a pixel.
    public var sampleCount = 1
    /// Whether opacity becomes samples.
    public var isAlphaToCoverageEnabled = false
    /// Whether opacity becomes 1.
    public var isAlphaToOneEnabled = false
    /// Whether pixels are drawn.
    public var isRasterizationEnabled = true
    /// What points make.
    public var inputPrimitiveTopology = MTLPrimitiveTopologyClass.unspecified
    /// The colours.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray {
        MTLRenderPipelineColorAttachmentDescriptor()
    }
    /// What depths are.
    public var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    /// What masks are.
    public var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
    /// Of nothing.
    public override init() { super.init() }
    /// Forgets all. Nothing to do: there is no graphics processor.
    public func reset() {}
}
/// A way to draw.
public protocol MTLRenderPipelineState: NSObjectProtocol, Sendable {
    /// A name for people who look for faults.
    var label: String? { get }
    /// Its processor.
    var device: any MTLDevice { get }
}
/// A way to compute.
public protocol MTLComputePipelineState: NSObjectProtocol, Sendable {
    /// A name for people who look for faults.
    var label: String? { get }
    /// Its processor.
    var device: any MTLDevice { get }
    /// Threads of a group, at most.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// Threads that run as one.
    var threadExecutionWidth: Int { get }
}
/// How a mask is compared.
public class MTLStencilDescriptor: NSObject {
    /// With what.
    public var stencilCompareFunction = MTLCompareFunction.always
    /// Where the mask says no.
    public var stencilFailureOperation = MTLStencilOperation.keep
    /// Where the depth says no.
    public var depthFailureOperation = MTLStencilOperation.keep
    /// Where both say yes.
    public var depthStencilPassOperation = MTLStencilOperation.keep
    /// Bits that are read.
    public var readMask: UInt32 = .max
    /// Bits that are written.
    public var writeMask: UInt32 = .max
    /// Always yes.
    public override init() { super.init() }
}
/// How depths are compared.
public class MTLDepthStencilDescriptor: NSObject {
    /// With what.
    public var depthCompareFunction = MTLCompareFunction.always
    /// Whether depths are written.
    public var isDepthWriteEnabled = false
    /// Masks of fronts.
    public var frontFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    /// Masks of backs.
    public var backFaceStencil: MTLStencilDescriptor! = MTLStencilDescriptor()
    /// A name for people who look for faults.
    public var label: String?
    /// Always yes.
    public override init() { super.init() }
}
/// A comparison of depths.
public protocol MTLDepthStencilState: NSObjectProtocol {}

/// A picture that is drawn into.
public class MTLRenderPassAttachmentDescriptor: NSObject {
    /// The picture.
    public var texture: (any MTLTexture)?
    /// Which size of it.
    public var level = 0
    /// Which of several pictures.
    public var slice = 0
    /// Which layer.
    public var depthPlane = 0
    /// A picture for samples that are made one.
    public var resolveTexture: (any MTLTexture)?
    /// What it begins with.
    public var loadAction = MTLLoadAction.dontCare
    /// What becomes of it.
    public var storeAction = MTLStoreAction.dontCare
    /// None.
    public override init() { super.init() }
}
/// A picture of colours.
public class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// What it begins with.
    public var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// A picture of depths.
public class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// What it begins with.
    public var clearDepth = 1.0
}
/// A picture of masks.
public class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// What it begins with.
    public var clearStencil: UInt32 = 0
}
/// The pictures that are drawn into.
public class MTLRenderPassDescriptor: NSObject {
    /// The colours.
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray {
        MTLRenderPassColorAttachmentDescriptor()
    }
    /// The depths.
    public var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
    /// The masks.
    public var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
    /// How many pictures.
    public var renderTargetArrayLength = 0
    /// In pixels, where there is no picture.
    public var renderTargetWidth = 0, renderTargetHeight = 0
    /// Of nothing.
    public override init() { super.init() }
}
