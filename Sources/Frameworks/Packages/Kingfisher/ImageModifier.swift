import Foundation
import SwiftUI
public import UIKit

// Changes of images after they are loaded.

/// Changes an image after it is loaded.
public protocol ImageModifier: Sendable {
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}
/// Changes an image by a closure.
public struct AnyImageModifier: ImageModifier {
    private let block: @Sendable (KFCrossPlatformImage) throws -> KFCrossPlatformImage
    public init(modify: @escaping @Sendable (KFCrossPlatformImage) throws -> KFCrossPlatformImage) { block = modify }
    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage { (try? block(image)) ?? image }
}
public struct RenderingModeImageModifier: ImageModifier {
    public let renderingMode: UIImage.RenderingMode
    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }
    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.withRenderingMode(renderingMode)
    }
}
public struct FlipsForRightToLeftLayoutDirectionImageModifier: ImageModifier {
    public init() {}
    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.imageFlippedForRightToLeftLayoutDirection()
    }
}
public struct AlignmentRectInsetsImageModifier: ImageModifier {
    public let alignmentInsets: UIEdgeInsets
    public init(alignmentInsets: UIEdgeInsets) { self.alignmentInsets = alignmentInsets }
    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.withAlignmentRectInsets(alignmentInsets)
    }
}
extension KFImageProtocol {
    public func imageModifier(_ modifier: (any ImageModifier)?) -> Self { with { $0.modifier = modifier } }
    public func imageModifier(_ block: @escaping @Sendable (inout KFCrossPlatformImage) throws -> Void) -> Self {
        imageModifier(AnyImageModifier { image in
            var image = image
            try block(&image)
            return image
        })
    }
}
