@_exported public import Foundation

// Formats and choices of graphics processors, with the numbers of the framework.

/// What pixels are.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid, a8Unorm, r8Unorm = 10, r8Unorm_srgb, r8Snorm, r8Uint, r8Sint, r16Unorm = 20, r16Snorm = 22, r16Uint
    case r16Sint, r16Float, rg8Unorm = 30, rg8Unorm_srgb, rg8Snorm, rg8Uint, rg8Sint, b5g6r5Unorm = 40, a1bgr5Unorm
    case abgr4Unorm, bgr5A1Unorm, r32Uint = 53, r32Sint, r32Float, rg16Unorm = 60, rg16Snorm = 62, rg16Uint, rg16Sint
    case rg16Float, rgba8Unorm = 70, rgba8Unorm_srgb, rgba8Snorm, rgba8Uint, rgba8Sint, bgra8Unorm = 80
    case bgra8Unorm_srgb, rgb10a2Unorm = 90, rgb10a2Uint, rg11b10Float, rgb9e5Float, bgr10a2Unorm, rg32Uint = 103
    case rg32Sint, rg32Float, rgba16Unorm = 110, rgba16Snorm = 112, rgba16Uint, rgba16Sint, rgba16Float
    case rgba32Uint = 123, rgba32Sint, rgba32Float, gbgr422 = 240, bgrg422, depth16Unorm = 250, depth32Float = 252
    case stencil8, depth24Unorm_stencil8 = 255, depth32Float_stencil8 = 260, bgra10_xr = 552, bgra10_xr_srgb
    case bgr10_xr, bgr10_xr_srgb
}
/// What a picture is.
public enum MTLTextureType: UInt, Sendable {
    case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
    case type2DMultisampleArray, typeTextureBuffer
}
/// What a picture is used for.
public struct MTLTextureUsage: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not known.
    public static let unknown: MTLTextureUsage = []
    /// Functions read it.
    public static let shaderRead = MTLTextureUsage(rawValue: 1)
    /// Functions write it.
    public static let shaderWrite = MTLTextureUsage(rawValue: 2)
    /// It is drawn into.
    public static let renderTarget = MTLTextureUsage(rawValue: 4)
    /// Its pixels are read as others.
    public static let pixelFormatView = MTLTextureUsage(rawValue: 16)
}
/// Which processor uses memory.
public enum MTLStorageMode: UInt, Sendable {
    case shared, managed, `private`, memoryless
}
/// How the first processor uses memory.
public enum MTLCPUCacheMode: UInt, Sendable {
    case defaultCache, writeCombined
}
/// Whether uses of memory wait for each other.
public enum MTLHazardTrackingMode: UInt, Sendable {
    case `default`, untracked, tracked
}
/// What a picture begins with.
public enum MTLLoadAction: UInt, Sendable {
    case dontCare, load, clear
}
/// What becomes of a picture.
public enum MTLStoreAction: UInt, Sendable {
    case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown
}
/// What points make.
public enum MTLPrimitiveType: UInt, Sendable {
    case point, line, lineStrip, triangle, triangleStrip
}
/// What points make, for layers.
public enum MTLPrimitiveTopologyClass: UInt, Sendable {
    case unspecified, point, line, triangle
}
/// What numbers of points are.
public enum MTLIndexType: UInt, Sendable {
    case uint16, uint32
}
/// Which sides are left out.
public enum MTLCullMode: UInt, Sendable {
    case none, front, back
}
/// How the front turns.
public enum MTLWinding: UInt, Sendable {
    case clockwise, counterClockwise
}
/// How triangles are drawn.
public enum MTLTriangleFillMode: UInt, Sendable {
    case fill, lines
}
/// How numbers are compared.
public enum MTLCompareFunction: UInt, Sendable {
    case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
/// What becomes of a mask.
public enum MTLStencilOperation: UInt, Sendable {
    case keep, zero, replace, incrementClamp, decrementClamp, invert, incrementWrap, decrementWrap
}
/// What a colour is multiplied by.
public enum MTLBlendFactor: UInt, Sendable {
    case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor
    case oneMinusDestinationColor, destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated, blendColor
    case oneMinusBlendColor, blendAlpha, oneMinusBlendAlpha
}
/// How colours are added.
public enum MTLBlendOperation: UInt, Sendable {
    case add, subtract, reverseSubtract, min, max
}
/// Which parts of a colour are written.
public struct MTLColorWriteMask: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The opacity.
    public static let alpha = MTLColorWriteMask(rawValue: 1)
    /// Blue.
    public static let blue = MTLColorWriteMask(rawValue: 2)
    /// Green.
    public static let green = MTLColorWriteMask(rawValue: 4)
    /// Red.
    public static let red = MTLColorWriteMask(rawValue: 8)
    /// All.
    public static let all = MTLColorWriteMask(rawValue: 15)
}
/// How pixels between others are found.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
    case nearest, linear
}
/// How pixels between sizes are found.
public enum MTLSamplerMipFilter: UInt, Sendable {
    case notMipmapped, nearest, linear
}
/// What is past an edge.
public enum MTLSamplerAddressMode: UInt, Sendable {
    case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero, clampToBorderColor
}
/// What numbers of a point are.
public enum MTLVertexFormat: UInt, Sendable {
    case invalid, uchar2, uchar3, uchar4, char2, char3, char4, uchar2Normalized, uchar3Normalized, uchar4Normalized
    case char2Normalized, char3Normalized, char4Normalized, ushort2, ushort3, ushort4, short2, short3, short4
    case ushort2Normalized, ushort3Normalized, ushort4Normalized, short2Normalized, short3Normalized
    case short4Normalized, half2, half3, half4, float, float2, float3, float4, int, int2, int3, int4, uint, uint2
    case uint3, uint4
}
/// How often a point is read.
public enum MTLVertexStepFunction: UInt, Sendable {
    case constant, perVertex, perInstance, perPatch, perPatchControlPoint
}
/// What a function is.
public enum MTLFunctionType: UInt, Sendable {
    case vertex = 1, fragment, kernel
}
/// How far a list is.
public enum MTLCommandBufferStatus: UInt, Sendable {
    case notEnqueued, enqueued, committed, scheduled, completed, error
}
/// What a number is.
public enum MTLDataType: UInt, Sendable {
    case none, `struct`, array, float, float2, float3, float4, half = 16, half2, half3, half4, int = 29, int2, int3
    case int4, uint, uint2, uint3, uint4, short, ushort = 41, char = 45, uchar = 49, bool = 53
}
/// What a processor can do; not used since iOS 16.
public enum MTLFeatureSet: UInt, Sendable {
    case iOS_GPUFamily1_v1, iOS_GPUFamily2_v1, iOS_GPUFamily3_v1 = 4, iOS_GPUFamily4_v1 = 11
}
/// The kind of a processor.
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, mac2 = 2002, common1 = 3001
    case common2, common3, metal3 = 5001
}
