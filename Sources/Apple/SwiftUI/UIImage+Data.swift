public import Foundation
import QuadrantCairo
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantPNG
public import UIKit

extension UIImage {
    /// The image as a PNG file; a symbol is drawn at the scale of the screen, in black unless it has a tint. Nil
    /// where it cannot be encoded.
    @discardableResult
    public func pngData() -> Data? { data(PNG(), PictureOptions()) }

    /// The image as a JPEG file, over white where it is translucent. `compressionQuality` is from 0, the smallest
    /// file, to 1. Nil where it cannot be encoded.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        data(JPEG(), PictureOptions(quality: compressionQuality))
    }

    private func data(_ encoder: some PictureEncoder, _ options: PictureOptions) -> Data? {
        guard case .pixels(let pixels) = content else {
            return MainActor.assumeIsolated {
                let host = ViewHost(rootView: Image(uiImage: self), configuration: HostConfiguration(scale: scale))
                host.resize(self.size)
                return try? encoder.encode(host.frame(), options: options)
            }
        }
        let size = CGSize(width: pixels.width, height: pixels.height)
        let item = ImageItem(image: ImageHandle(pixels), frame: CGRect(origin: .zero, size: size), interpolation: .none)
        return try? encoder.encode(DisplayList(root: Fragment([.image(item)]), size: size, scale: 1), options: options)
    }
}

extension UIImage: BoardImage {
    package func boardData() -> Data? { pngData() }
}
