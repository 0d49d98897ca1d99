private import Foundation

// Where there is an Objective-C runtime, `@convention(block)` makes a function one pointer, which programs hand through
// `CGPath.apply(info:function:)`. Here the command leaves the attribute out, a function is two pointers, and these two
// overloads put it into a box and take it out again.

/// The newest functions that were made pointers. A block lives as long as the call that it is handed to; what is kept
/// here lives longer than that and not for ever.
private final class BlockBoxes: @unchecked Sendable {
    static let shared = BlockBoxes()

    private let lock = NSLock()
    private var boxes: [AnyObject] = []
    private var next = 0

    func keep(_ box: AnyObject) {
        lock.withLock {
            if boxes.count < 1024 { boxes.append(box) } else { boxes[next] = box }
            next = (next + 1) % 1024
        }
    }
}

private final class BlockBox<A, R> {
    let block: (A) -> R
    init(_ block: @escaping (A) -> R) { self.block = block }
}

/// A pointer to a function, for as long as the call that it is handed to: 1,024 later ones end it.
public func unsafeBitCast<A, R>(_ x: @escaping (A) -> R, to type: UnsafeMutableRawPointer.Type)
    -> UnsafeMutableRawPointer
{
    let box = BlockBox(x)
    BlockBoxes.shared.keep(box)
    return Unmanaged.passUnretained(box).toOpaque()
}

/// The function that a pointer of `unsafeBitCast(_:to:)` stands for. Traps when the types differ.
public func unsafeBitCast<A, R>(_ x: UnsafeMutableRawPointer, to type: ((A) -> R).Type) -> (A) -> R {
    (Unmanaged<AnyObject>.fromOpaque(x).takeUnretainedValue() as! BlockBox<A, R>).block
}
