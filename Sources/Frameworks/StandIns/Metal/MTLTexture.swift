public import Foundation

/// A picture of a processor.
public protocol MTLTexture: MTLResource, Sendable {
    /// What it is.
    var textureType: MTLTextureType { get }
    /// What pixels are.
    var pixelFormat: MTLPixelFormat { get }
    /// In pixels.
    var width: Int { get }
    /// In pixels.
    var height: Int { get }
    /// In pixels.
    var depth: Int { get }
    /// How many sizes there are.
    var mipmapLevelCount: Int { get }
    /// Samples of a pixel.
    var sampleCount: Int { get }
    /// How many pictures.
    var arrayLength: Int { get }
    /// What it is used for.
    var usage: MTLTextureUsage { get }
    /// Copies pixels out.
    func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion,
                  mipmapLevel level: Int)
    /// Copies pixels in.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Copies pixels of one of several pictures in.
    func replace(region: MTLRegion, mipmapLevel level: Int, slice: Int, withBytes pixelBytes: UnsafeRawPointer,
                 bytesPerRow: Int, bytesPerImage: Int)
    /// The same pixels, read as others.
    func makeTextureView(pixelFormat: MTLPixelFormat) -> (any MTLTexture)?
}
/// What a picture is to be.
public class MTLTextureDescriptor: NSObject {
    /// What it is.
    public var textureType = MTLTextureType.type2D
    /// What pixels are.
    public var pixelFormat = MTLPixelFormat.rgba8Unorm
    /// In pixels.
    public var width = 1
    /// In pixels.
    public var height = 1
    /// In pixels.
    public var depth = 1
    /// How many sizes there are.
    public var mipmapLevelCount = 1
    /// Samples of a pixel.
    public var sampleCount = 1
    /// How many pictures.
    public var arrayLength = 1
    /// How memory is used.
    public var resourceOptions: MTLResourceOptions = []
    /// How the first processor uses it.
    public var cpuCacheMode = MTLCPUCacheMode.defaultCache
    /// Which processor uses it.
    public var storageMode = MTLStorageMode.shared
    /// Whether uses wait for each other.
    public var hazardTrackingMode = MTLHazardTrackingMode.default
    /// What it is used for.
    public var usage = MTLTextureUsage.shaderRead
    /// Whether it may be kept as the processor likes.
    public var allowGPUOptimizedContents = true
    /// Of one pixel.
    public override init() { super.init() }
    /// A picture, with smaller ones down to one pixel where they are wanted.
    public class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int,
                                          mipmapped: Bool) -> MTLTextureDescriptor {
        let descriptor = MTLTextureDescriptor()
        (descriptor.pixelFormat, descriptor.width, descriptor.height) = (pixelFormat, width, height)
        var size = max(width, height)
        while mipmapped, size > 1 {
            descriptor.mipmapLevelCount += 1
            size /= 2
        }
        return descriptor
    }
    /// Six pictures of a cube.
    public class func textureCubeDescriptor(pixelFormat: MTLPixelFormat, size: Int,
                                            mipmapped: Bool) -> MTLTextureDescriptor {
        let descriptor = texture2DDescriptor(pixelFormat: pixelFormat, width: size, height: size, mipmapped: mipmapped)
        descriptor.textureType = .typeCube
        return descriptor
    }
}
/// How pictures are read.
public class MTLSamplerDescriptor: NSObject {
    /// Between pixels, where the picture is made smaller.
    public var minFilter = MTLSamplerMinMagFilter.nearest
    /// Between pixels, where it is made larger.
    public var magFilter = MTLSamplerMinMagFilter.nearest
    /// Between sizes.
    public var mipFilter = MTLSamplerMipFilter.notMipmapped
    /// Past the sides.
    public var sAddressMode = MTLSamplerAddressMode.clampToEdge
    /// Past the top and the bottom.
    public var tAddressMode = MTLSamplerAddressMode.clampToEdge
    /// Past the front and the back.
    public var rAddressMode = MTLSamplerAddressMode.clampToEdge
    /// Samples for slanted surfaces.
    public var maxAnisotropy = 1
    /// Whether places are 0…1.
    public var normalizedCoordinates = true
    /// The largest picture.
    public var lodMinClamp: Float = 0
    /// The smallest picture.
    public var lodMaxClamp: Float = .greatestFiniteMagnitude
    /// How depths are compared.
    public var compareFunction = MTLCompareFunction.never
    /// A name for people who look for faults.
    public var label: String?
    /// The nearest pixel.
    public override init() { super.init() }
}
/// A way to read pictures.
public protocol MTLSamplerState: NSObjectProtocol {}

/// A place in a picture.
public struct MTLOrigin: Sendable {
    /// Columns.
    public var x: Int
    /// Rows.
    public var y: Int
    /// Layers.
    public var z: Int
    /// The first pixel.
    public init() { (x, y, z) = (0, 0, 0) }
    /// A place.
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// The size of a picture.
public struct MTLSize: Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Layers.
    public var depth: Int
    /// Nothing.
    public init() { (width, height, depth) = (0, 0, 0) }
    /// A size.
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
/// A part of a picture.
public struct MTLRegion: Sendable {
    /// Where it begins.
    public var origin: MTLOrigin
    /// How much.
    public var size: MTLSize
    /// Nothing.
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    /// A part.
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
/// A place.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
/// A size.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
/// A part of a row.
public func MTLRegionMake1D(_ x: Int, _ width: Int) -> MTLRegion { MTLRegionMake2D(x, 0, width, 1) }
/// A part of a picture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegionMake3D(x, y, 0, width, height, 1)
}
/// A part of layers.
public func MTLRegionMake3D(_ x: Int, _ y: Int, _ z: Int, _ width: Int, _ height: Int, _ depth: Int) -> MTLRegion {
    MTLRegion(origin: MTLOriginMake(x, y, z), size: MTLSizeMake(width, height, depth))
}
/// Where a picture is shown.
public struct MTLViewport: Sendable {
    /// In pixels.
    public var originX: Double, originY: Double, width: Double, height: Double
    /// The nearest and the farthest depth.
    public var znear: Double, zfar: Double
    /// A part of the picture.
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}
/// Past which nothing is drawn.
public struct MTLScissorRect: Sendable {
    /// In pixels.
    public var x: Int, y: Int, width: Int, height: Int
    /// A part of the picture.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
/// What a picture is cleared with.
public struct MTLClearColor: Equatable, Sendable {
    /// 0…1.
    public var red: Double
    /// 0…1.
    public var green: Double
    /// 0…1.
    public var blue: Double
    /// 0…1.
    public var alpha: Double
    /// Clear black.
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    /// A colour of its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// A colour of its components.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
