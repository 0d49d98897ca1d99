public import Foundation
@_exported public import Metal
import QuadrantViews
public import SwiftUI
public import UIKit

/// Draws a view; never called here.
@MainActor @preconcurrency
public protocol MTKViewDelegate: NSObjectProtocol {
    /// The size has changed; never called.
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// A frame is wanted; never called.
    func draw(in view: MTKView)
}

/// A view that a graphics processor draws: a panel, there is none.
@MainActor @preconcurrency
open class MTKView: UIView {
    /// The processor.
    open var device: (any MTLDevice)?
    /// Draws the view; never called.
    open weak var delegate: (any MTKViewDelegate)?
    /// A view with a processor.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    /// A view without a processor.
    public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init?(coder: NSCoder) { nil }
    /// What a frame is drawn into. Nil: there is no processor.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// The pictures of a frame. Nil: there is no processor.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// A picture for depths. Nil: there is no processor.
    open var depthStencilTexture: (any MTLTexture)? { nil }
    /// A picture for samples. Nil: there is no processor.
    open var multisampleColorTexture: (any MTLTexture)? { nil }
    /// Nil: there is no processor.
    open var preferredDevice: (any MTLDevice)? { nil }
    /// What frames begin with. Nothing to do: a panel stands for the view.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// What pixels are. Nothing to do: a panel stands for the view.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// The pixels of a frame: the view's, where `autoResizeDrawable` is true.
    open var drawableSize: CGSize {
        get {
            if let fixedSize, !autoResizeDrawable { return fixedSize }
            let scale = UIScreen.main.scale
            return CGSize(width: bounds.width * scale, height: bounds.height * scale)
        }
        set { fixedSize = newValue }
    }
    private var fixedSize: CGSize?
    /// Whether frames have the pixels of the view.
    open var autoResizeDrawable = true
    /// The pixels of a frame that the view would like.
    open var preferredDrawableSize: CGSize {
        CGSize(width: bounds.width * UIScreen.main.scale, height: bounds.height * UIScreen.main.scale)
    }
    /// Samples of a pixel. Nothing to do: a panel stands for the view.
    open var sampleCount = 1
    /// What depths are. Nothing to do: a panel stands for the view.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// The depth that frames begin with. Nothing to do: a panel stands for the view.
    open var clearDepth = 1.0
    /// The mask that frames begin with. Nothing to do: a panel stands for the view.
    open var clearStencil: UInt32 = 0
    /// Whether frames are shown with changes of layers. Nothing to do: a panel stands for the view.
    open var presentsWithTransaction = false
    /// Draws a frame. Nothing to do: a panel stands for the view.
    open func draw() {}
    /// Forgets frames. Nothing to do: there are none.
    open func releaseDrawables() {}
    /// Frames a second. Nothing to do: a panel stands for the view.
    open var preferredFramesPerSecond = 60
    /// Whether no frames are drawn by themselves. Nothing to do: a panel stands for the view.
    open var isPaused = false
    /// Whether frames are drawn on request. Nothing to do: a panel stands for the view.
    open var enableSetNeedsDisplay = false
    /// Whether frames can be read. Nothing to do: a panel stands for the view.
    open var framebufferOnly = true
    open override func _content() -> AnyView? { AnyView(FrameworkPanel("MTKView", symbol: "cube")) }
}
