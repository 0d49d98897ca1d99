public import CoreGraphics
public import CoreVideo
public import Foundation
public import QuadrantFoundation
public import QuartzCore

/// A picture of a layer that is shown when commands are done.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
    /// The layer.
    var layer: CAMetalLayer { get }
}
/// A layer that a graphics processor draws: empty, there is none.
open class CAMetalLayer: CALayer {
    /// The processor.
    open var device: (any MTLDevice)?
    /// What pixels are. Nothing to do: there is no graphics processor.
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    /// Whether it is only drawn into. Nothing to do: there is no graphics processor.
    open var framebufferOnly = true
    /// In pixels. Nothing to do: there is no graphics processor.
    open var drawableSize = CGSize.zero
    /// How many pictures there are at most. Nothing to do: there is no graphics processor.
    open var maximumDrawableCount = 3
    /// Whether it is shown with changes of layers. Nothing to do: there is no graphics processor.
    open var presentsWithTransaction = false
    /// Whether it waits for a screen at most a second. Nothing to do: there is no graphics processor.
    open var allowsNextDrawableTimeout = true
    /// Which colours there are. Nothing to do: there is no graphics processor.
    open var colorspace: CGColorSpace?
    /// Nil: there is no graphics processor.
    open var preferredDevice: (any MTLDevice)? { nil }
    /// Nil: there is no graphics processor.
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}

/// Pictures of videos for a graphics processor. None is made.
public final class CVMetalTextureCache { private init() {} }
/// A picture of a video for a graphics processor. None is made.
public final class CVMetalTexture { private init() {} }
/// Makes none: there is no graphics processor.
@discardableResult
public func CVMetalTextureCacheCreate(
    _ allocator: CFAllocator?, _ cacheAttributes: CFDictionary?, _ metalDevice: any MTLDevice,
    _ textureAttributes: CFDictionary?, _ cacheOut: UnsafeMutablePointer<CVMetalTextureCache?>
) -> CVReturn { kCVReturnError }
/// Makes none: there is no graphics processor.
@discardableResult
public func CVMetalTextureCacheCreateTextureFromImage(
    _ allocator: CFAllocator?, _ textureCache: CVMetalTextureCache, _ sourceImage: CVImageBuffer,
    _ textureAttributes: CFDictionary?, _ pixelFormat: MTLPixelFormat, _ width: Int, _ height: Int, _ planeIndex: Int,
    _ textureOut: UnsafeMutablePointer<CVMetalTexture?>
) -> CVReturn { kCVReturnError }
/// Forgets pictures. Nothing to do: there are none.
public func CVMetalTextureCacheFlush(_ textureCache: CVMetalTextureCache, _ options: UInt64) {}
/// Nil: there is no graphics processor.
public func CVMetalTextureGetTexture(_ image: CVMetalTexture) -> (any MTLTexture)? { nil }
/// False.
public func CVMetalTextureIsFlipped(_ image: CVMetalTexture) -> Bool { false }
