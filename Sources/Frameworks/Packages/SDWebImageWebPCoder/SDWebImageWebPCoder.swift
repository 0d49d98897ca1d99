@_exported import SDWebImage
import UIKit

// SDWebImageWebPCoder: pictures of WebP are read as those of other kinds.

public final class SDImageWebPCoder: NSObject, SDImageCoder, Sendable {
    public static let shared = SDImageWebPCoder()
}
