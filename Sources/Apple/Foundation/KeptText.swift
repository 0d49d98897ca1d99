import Glibc
import QuadrantThreads

/// The texts that were handed to C. They are never freed: the last use of such a pointer is not known.
private let texts = Locked<[String: UInt]>([:])

/// A text as C code reads it, once for each text.
func kept(_ text: String) -> UnsafePointer<CChar> {
    let place = texts.withLock { known in
        if let found = known[text] { return found }
        let copy = UInt(bitPattern: strdup(text))
        known[text] = copy
        return copy
    }
    return UnsafePointer(bitPattern: place)!
}
