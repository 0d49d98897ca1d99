public import Foundation

/// The size of numbers.
public enum MLMultiArrayDataType: Int, Sendable {
    case double = 65600, float32 = 65568, float16 = 65552, int32 = 131104, int8 = 131080
    /// Numbers of 64 bits.
    public static let float64 = MLMultiArrayDataType.double
    /// Numbers of 32 bits.
    public static let float = MLMultiArrayDataType.float32
    var size: Int {
        switch self {
        case .double: 8
        case .float32, .int32: 4
        case .float16: 2
        case .int8: 1
        }
    }
}
/// Numbers in rows, columns and more.
open class MLMultiArray: NSObject {
    /// The counts in each direction.
    public let shape: [NSNumber]
    /// How many numbers further the next is, in each direction.
    public let strides: [NSNumber]
    /// The size of numbers.
    public let dataType: MLMultiArrayDataType
    /// Where the numbers are.
    public let dataPointer: UnsafeMutableRawPointer
    /// How many numbers there are.
    public let count: Int
    private let release: (UnsafeMutableRawPointer) -> Void

    /// Zeros. Throws where they do not fit into memory.
    public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
        guard shape.allSatisfy({ $0.intValue >= 0 }) else { throw MLModelError(.generic) }
        var count = 1, strides: [NSNumber] = []
        for length in shape.reversed() {
            strides.insert(NSNumber(value: count), at: 0)
            let (product, overflow) = count.multipliedReportingOverflow(by: length.intValue)
            guard !overflow, product <= 1 << 30 else { throw MLModelError(.generic) }
            count = product
        }
        (self.shape, self.strides, self.dataType, self.count) = (shape, strides, dataType, count)
        let bytes = max(count, 1) * dataType.size
        dataPointer = .allocate(byteCount: bytes, alignment: 16)
        dataPointer.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
        release = { $0.deallocate() }
    }
    /// Numbers of the program's memory, which a closure releases.
    public init(dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType,
                strides: [NSNumber], deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil) throws {
        guard shape.count == strides.count else { throw MLModelError(.generic) }
        (self.dataPointer, self.shape, self.strides, self.dataType) = (dataPointer, shape, strides, dataType)
        count = shape.reduce(1) { $0 * $1.intValue }
        release = deallocator ?? { _ in }
    }
    /// Numbers of 64 bits.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Double {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
        for (index, number) in data.enumerated() { set(number, index) }
    }
    /// Numbers of 32 bits.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Float {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .float32)
        for (index, number) in data.enumerated() { set(Double(number), index) }
    }
    /// Whole numbers.
    public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 {
        try self.init(shape: [NSNumber(value: data.count)], dataType: .int32)
        for (index, number) in data.enumerated() { set(Double(number), index) }
    }
    deinit { release(dataPointer) }

    private func place(_ index: Int) -> UnsafeMutableRawPointer {
        precondition(index >= 0 && index < max(span, 1), "MLMultiArray: no number has this position.")
        return dataPointer + index * dataType.size
    }
    private var span: Int { zip(shape, strides).reduce(1) { $0 + ($1.0.intValue - 1) * $1.1.intValue } }
    private func number(_ index: Int) -> Double {
        let place = place(index)
        return switch dataType {
        case .double: place.loadUnaligned(as: Double.self)
        case .float32: Double(place.loadUnaligned(as: Float.self))
        case .int32: Double(place.loadUnaligned(as: Int32.self))
        case .float16: Double(place.loadUnaligned(as: Float16.self))
        case .int8: Double(place.loadUnaligned(as: Int8.self))
        }
    }
    private func set(_ number: Double, _ index: Int) {
        let place = place(index)
        switch dataType {
        case .double: place.storeBytes(of: number, as: Double.self)
        case .float32: place.storeBytes(of: Float(number), as: Float.self)
        case .int32: place.storeBytes(of: Int32(clamping: Int(number)), as: Int32.self)
        case .float16: place.storeBytes(of: Float16(number), as: Float16.self)
        case .int8: place.storeBytes(of: Int8(clamping: Int(number)), as: Int8.self)
        }
    }
    /// A number by its position in memory.
    open subscript(index: Int) -> NSNumber {
        get { NSNumber(value: number(index)) }
        set { set(newValue.doubleValue, index) }
    }
    /// A number by its position in each direction.
    open subscript(key: [NSNumber]) -> NSNumber {
        get { self[position(key)] }
        set { self[position(key)] = newValue }
    }
    private func position(_ key: [NSNumber]) -> Int {
        zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
    }
    private var bytes: Int { max(span, 0) * dataType.size }
    /// Calls a closure with the memory of the numbers.
    open func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try body(UnsafeRawBufferPointer(start: dataPointer, count: bytes))
    }
    /// Calls a closure with the memory of the numbers, which it may change, and with the strides.
    open func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
        try body(UnsafeMutableRawBufferPointer(start: dataPointer, count: bytes), strides.map(\.intValue))
    }
    /// Calls a closure with the numbers, which are of a type.
    open func withUnsafeBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R) rethrows
        -> R {
        try body(UnsafeBufferPointer(start: dataPointer.assumingMemoryBound(to: S.self),
                                     count: bytes / MemoryLayout<S>.stride))
    }
}
