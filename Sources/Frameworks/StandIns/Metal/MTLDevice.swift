@_exported public import CoreGraphics
@_exported public import Foundation

// Graphics processors. There is none: the protocols are those that programs name, and no object conforms to them.

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol, Sendable {
    /// What it is called.
    var name: String { get }
    /// Its number.
    var registryID: UInt64 { get }
    /// Whether it uses the memory of the first processor.
    var hasUnifiedMemory: Bool { get }
    /// Whether it saves power.
    var isLowPower: Bool { get }
    /// Threads of a group, at most.
    var maxThreadsPerThreadgroup: MTLSize { get }
    /// Bytes of a group, at most.
    var maxThreadgroupMemoryLength: Int { get }
    /// Bytes of memory, at most.
    var maxBufferLength: Int { get }
    /// Bytes that are used.
    var currentAllocatedSize: Int { get }
    /// Bytes that it works well with.
    var recommendedMaxWorkingSetSize: UInt64 { get }
    /// Whether it follows light.
    var supportsRaytracing: Bool { get }
    /// Makes a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Makes a queue of so many lists of commands.
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    /// Makes the library of the program's functions.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Makes the library of a bundle's functions.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// Makes a library of a file.
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    /// Makes a library of a program's text.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// Makes memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes memory of bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes memory of bytes, which are not copied.
    func makeBuffer(bytesNoCopy pointer: UnsafeMutableRawPointer, length: Int, options: MTLResourceOptions,
                    deallocator: ((UnsafeMutableRawPointer, Int) -> Void)?) -> (any MTLBuffer)?
    /// Makes a picture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Makes a way to read pictures.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// Makes a comparison of depths.
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// Makes a way to draw.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// Makes a way to compute.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    /// Makes memory for memory and pictures.
    func makeHeap(descriptor: MTLHeapDescriptor) -> (any MTLHeap)?
    /// Makes something that is waited for.
    func makeFence() -> (any MTLFence)?
    /// Makes something that is waited for.
    func makeEvent() -> (any MTLEvent)?
    /// Makes something that both processors wait for.
    func makeSharedEvent() -> (any MTLSharedEvent)?
    /// Whether it is of a kind.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    /// Whether a pixel can have so many samples.
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    /// Bytes by which the start of a row is divided.
    func minimumLinearTextureAlignment(for format: MTLPixelFormat) -> Int
}
extension MTLDevice {
    /// Makes memory.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    /// Makes memory of bytes.
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}
/// A queue of commands.
public protocol MTLCommandQueue: NSObjectProtocol, Sendable {
    /// Its processor.
    var device: any MTLDevice { get }
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
    /// Makes a list of commands that keeps nothing alive.
    func makeCommandBufferWithUnretainedReferences() -> (any MTLCommandBuffer)?
}
/// Something that is shown when commands are done.
public protocol MTLDrawable: NSObjectProtocol {
    /// Its number.
    var drawableID: Int { get }
    /// When it was shown.
    var presentedTime: TimeInterval { get }
    /// Shows it as soon as it can be.
    func present()
    /// Shows it at a time.
    func present(at presentationTime: TimeInterval)
    /// Shows it after a time.
    func present(afterMinimumDuration duration: TimeInterval)
    /// Calls a closure when it is shown.
    func addPresentedHandler(_ block: @escaping (any MTLDrawable) -> Void)
}
/// A list of commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Its processor.
    var device: any MTLDevice { get }
    /// Its queue.
    var commandQueue: any MTLCommandQueue { get }
    /// A name for people who look for faults.
    var label: String? { get set }
    /// How far it is.
    var status: MTLCommandBufferStatus { get }
    /// Why it failed.
    var error: (any Error)? { get }
    /// When the processor began.
    var gpuStartTime: TimeInterval { get }
    /// When the processor ended.
    var gpuEndTime: TimeInterval { get }
    /// Gives it a place in the queue.
    func enqueue()
    /// Begins.
    func commit()
    /// Shows something when it is done.
    func present(_ drawable: any MTLDrawable)
    /// Shows something at a time.
    func present(_ drawable: any MTLDrawable, atTime presentationTime: TimeInterval)
    /// Shows something after a time.
    func present(_ drawable: any MTLDrawable, afterMinimumDuration duration: TimeInterval)
    /// Calls a closure when it is begun.
    func addScheduledHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    /// Calls a closure when it is done.
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    /// Returns when it has begun.
    func waitUntilScheduled()
    /// Returns when it is done.
    func waitUntilCompleted()
    /// Returns when it is done.
    func completed() async
    /// Begins commands that draw.
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    /// Begins commands that compute.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Begins commands that copy.
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    /// Waits for something.
    func encodeWaitForEvent(_ event: any MTLEvent, value: UInt64)
    /// Says that something is done.
    func encodeSignalEvent(_ event: any MTLEvent, value: UInt64)
    /// Begins a group, for people who look for faults.
    func pushDebugGroup(_ string: String)
    /// Ends a group.
    func popDebugGroup()
}
/// Something that is waited for.
public protocol MTLFence: NSObjectProtocol {}
/// Something that is waited for.
public protocol MTLEvent: NSObjectProtocol {
    /// A name for people who look for faults.
    var label: String? { get set }
}
/// Something that both processors wait for.
public protocol MTLSharedEvent: MTLEvent {
    /// How far it is.
    var signaledValue: UInt64 { get set }
}
/// Whether memory is used.
public enum MTLPurgeableState: UInt, Sendable { case keepCurrent = 1, nonVolatile, volatile, empty }
/// Memory or a picture.
public protocol MTLResource: NSObjectProtocol {
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Its processor.
    var device: any MTLDevice { get }
    /// How the first processor uses it.
    var cpuCacheMode: MTLCPUCacheMode { get }
    /// Which processor uses it.
    var storageMode: MTLStorageMode { get }
    /// Bytes that it uses.
    var allocatedSize: Int { get }
    /// Says whether it is used.
    @discardableResult func setPurgeableState(_ state: MTLPurgeableState) -> MTLPurgeableState
}
/// Memory of a processor.
public protocol MTLBuffer: MTLResource {
    /// In bytes.
    var length: Int { get }
    /// The first byte.
    func contents() -> UnsafeMutableRawPointer
    /// Says which bytes have changed.
    func didModifyRange(_ range: Range<Int>)
    /// Makes a picture of it.
    func makeTexture(descriptor: MTLTextureDescriptor, offset: Int, bytesPerRow: Int) -> (any MTLTexture)?
}
/// How much memory for memory and pictures.
public final class MTLHeapDescriptor: NSObject {
    /// In bytes.
    public var size = 0
    /// Which processor uses it.
    public var storageMode = MTLStorageMode.private
    /// How the first processor uses it.
    public var cpuCacheMode = MTLCPUCacheMode.defaultCache
    /// Whether uses wait for each other.
    public var hazardTrackingMode = MTLHazardTrackingMode.default
    /// Of nothing.
    public override init() { super.init() }
}
/// Memory for memory and pictures.
public protocol MTLHeap: NSObjectProtocol {
    /// A name for people who look for faults.
    var label: String? { get set }
    /// In bytes.
    var size: Int { get }
    /// Bytes that are used.
    var usedSize: Int { get }
    /// Makes memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Makes a picture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// Bytes that one more can have.
    func maxAvailableSize(alignment: Int) -> Int
}
/// How memory is used.
public struct MTLResourceOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The first processor reads and writes.
    public static let cpuCacheModeDefaultCache: MTLResourceOptions = []
    /// The first processor only writes.
    public static let cpuCacheModeWriteCombined = MTLResourceOptions(rawValue: 1)
    /// Both processors use it.
    public static let storageModeShared: MTLResourceOptions = []
    /// Both processors have their own.
    public static let storageModeManaged = MTLResourceOptions(rawValue: 16)
    /// The graphics processor uses it.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
    /// It is kept while it is drawn.
    public static let storageModeMemoryless = MTLResourceOptions(rawValue: 48)
    /// Uses do not wait for each other.
    public static let hazardTrackingModeUntracked = MTLResourceOptions(rawValue: 256)
}
/// Nil: there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// None: there is no graphics processor.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
