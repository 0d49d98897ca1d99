/// A source of random numbers.
public final class SecRandom: Sendable {
    fileprivate init() {}
}

/// A reference to a source of random numbers.
public typealias SecRandomRef = SecRandom

/// The system's source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the system.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var source = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &source), toByteOffset: index,
                                              as: UInt8.self) }
    return errSecSuccess
}
