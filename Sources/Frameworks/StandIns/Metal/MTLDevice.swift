@_exported public import Foundation

// Graphics processors. There is none.

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
    /// What it is called.
    var name: String { get }
    /// Makes a queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// Makes the library of the program's functions.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Makes memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
/// A queue of commands.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// Its processor.
    var device: any MTLDevice { get }
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Makes a list of commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Something that is shown when commands are done.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it as soon as it can be.
    func present()
}
/// A picture of a layer that is shown when commands are done.
public protocol CAMetalDrawable: MTLDrawable {
    /// The picture.
    var texture: any MTLTexture { get }
}
/// A list of commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// Its processor.
    var device: any MTLDevice { get }
    /// Its queue.
    var commandQueue: any MTLCommandQueue { get }
    /// A name for people who look for faults.
    var label: String? { get set }
    /// Why it failed.
    var error: (any Error)? { get }
    /// Gives it a place in the queue.
    func enqueue()
    /// Begins.
    func commit()
    /// Shows something when it is done.
    func present(_ drawable: any MTLDrawable)
    /// Calls a closure when it is done.
    func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
    /// Returns when it has begun.
    func waitUntilScheduled()
    /// Returns when it is done.
    func waitUntilCompleted()
}
/// Functions of a processor.
public protocol MTLLibrary: NSObjectProtocol {
    /// Their names.
    var functionNames: [String] { get }
}
/// Memory of a processor.
public protocol MTLBuffer: NSObjectProtocol {
    /// In bytes.
    var length: Int { get }
}
/// A picture of a processor.
public protocol MTLTexture: NSObjectProtocol {
    /// In pixels.
    var width: Int { get }
    /// In pixels.
    var height: Int { get }
}
/// How memory is used.
public struct MTLResourceOptions: OptionSet, Sendable {
    /// The bits of the framework.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Both processors use it.
    public static let storageModeShared: MTLResourceOptions = []
    /// The graphics processor uses it.
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
/// What pixels are.
public enum MTLPixelFormat: UInt, Sendable { case invalid = 0, rgba8Unorm = 70, bgra8Unorm = 80, bgra8Unorm_srgb,
    depth32Float = 252 }
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
    /// A colour of its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// A colour of its components.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// The size of a picture.
public struct MTLSize: Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int
    /// Layers.
    public var depth: Int
    /// A size.
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
/// Nil.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
