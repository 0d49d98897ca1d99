public import CoreGraphics
public import Foundation

/// Why a picture was not loaded.
public struct MTKTextureLoaderError: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
}
/// Loads pictures for a graphics processor. There is none, so that each is an error.
open class MTKTextureLoader: NSObject {
    /// How a picture is loaded.
    public struct Option: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether colours are of the screen.
        public static let SRGB = Option(rawValue: "SRGB")
        /// Whether smaller pictures are made.
        public static let generateMipmaps = Option(rawValue: "generateMipmaps")
        /// Whether there is room for smaller pictures.
        public static let allocateMipmaps = Option(rawValue: "allocateMipmaps")
        /// What it is used for.
        public static let textureUsage = Option(rawValue: "textureUsage")
        /// Which processor uses it.
        public static let textureStorageMode = Option(rawValue: "textureStorageMode")
        /// How the first processor uses it.
        public static let textureCPUCacheMode = Option(rawValue: "textureCPUCacheMode")
        /// Where its rows begin.
        public static let origin = Option(rawValue: "origin")
    }
    /// Where rows begin.
    public struct Origin: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        /// By its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// At the top.
        public static let topLeft = Origin(rawValue: "topLeft")
        /// At the bottom.
        public static let bottomLeft = Origin(rawValue: "bottomLeft")
        /// At the bottom, turned over.
        public static let flippedVertically = Origin(rawValue: "flippedVertically")
    }
    private let processor: any MTLDevice
    /// A loader of a processor.
    public init(device: any MTLDevice) {
        processor = device
        super.init()
    }
    /// The processor.
    open var device: any MTLDevice { processor }
    private func unavailable() -> MTKTextureLoaderError { MTKTextureLoaderError(message: "No graphics processor.") }
    /// Throws: there is no graphics processor.
    open func newTexture(URL url: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw unavailable() }
    /// Throws: there is no graphics processor.
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw unavailable() }
    /// Throws: there is no graphics processor.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture {
        throw unavailable()
    }
    /// Throws: there is no graphics processor.
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws
        -> any MTLTexture { throw unavailable() }
    /// Throws: there is no graphics processor.
    open func newTexture(URL url: URL, options: [Option: Any]? = nil) async throws -> any MTLTexture {
        throw unavailable()
    }
}
