package import Foundation

/// The image on the clipboard, as the bytes of a PNG file. That of a headless host is private to the process; a window
/// sets both closures.
@MainActor
package enum ImageBoard {
    private static var kept: Data?
    /// The image; nil where there is none.
    package static var read: () -> Data? = { kept }
    /// Puts an image on the clipboard, in the place of what is on it; nil empties it.
    package static var write: (Data?) -> Void = { kept = $0 }
}

/// An image that can be put on a clipboard.
package protocol BoardImage {
    /// The image as a PNG file; nil where it cannot be encoded.
    func boardData() -> Data?
}
