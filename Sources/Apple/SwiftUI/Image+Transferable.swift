public import CoreTransferable
import Foundation
import QuadrantHost
public import QuadrantViews
import UIKit

extension Image: Transferable {
    /// Out as a PNG file of the image in its own size, a pixel for each point; in from a file that can be shown as an
    /// image.
    public static var transferRepresentation: some TransferRepresentation {
        PlainRepresentation<Image>(contentType: .png, export: { image in
            let data = RenderingThreads.run {
                MainActor.assumeIsolated {
                    let renderer = ImageRenderer(content: image)
                    return withExtendedLifetime(renderer) { renderer.uiImage?.pngData() }
                }
            }
            guard let data else { throw TransferFailure.unwritable }
            return data
        })
        PlainRepresentation<Image>(contentType: .image, load: { UIImage(data: $0).map { Image(uiImage: $0) } })
    }
}
