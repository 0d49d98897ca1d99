import CoreGraphics
public import Foundation

/// Which corner of a picture is 0.
public enum CoordinateOrigin: Sendable, Hashable, Codable { case lowerLeft, upperLeft }

/// A place of a picture, 0…1 of it; 0 is the lower left corner.
public struct NormalizedPoint: Hashable, Codable, Sendable {
    /// 0…1 of the picture.
    public var cgPoint: CGPoint
    /// A place, 0…1 of a picture.
    public init(x: CGFloat, y: CGFloat) { cgPoint = CGPoint(x: x, y: y) }
    /// A place, 0…1 of a picture.
    public init(normalizedPoint: CGPoint) { cgPoint = normalizedPoint }
    /// A place of a picture in pixels.
    public init(imagePoint: CGPoint, in imageSize: CGSize) {
        self.init(x: imagePoint.x / max(imageSize.width, 1), y: imagePoint.y / max(imageSize.height, 1))
    }
    /// 0…1 of the width.
    public var x: CGFloat { cgPoint.x }
    /// 0…1 of the height.
    public var y: CGFloat { cgPoint.y }
    /// The lower left corner.
    public static let zero = NormalizedPoint(x: 0, y: 0)
    /// The place in pixels.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .upperLeft ? 1 - y : y) * imageSize.height)
    }
    /// The place with the top as 0.
    public func verticallyFlipped() -> NormalizedPoint { NormalizedPoint(x: x, y: 1 - y) }
    /// From one place to another, 0…1 of the picture.
    public static func distance(_ point1: NormalizedPoint, _ point2: NormalizedPoint) -> Double {
        hypot(point1.x - point2.x, point1.y - point2.y)
    }
}
/// A part of a picture, 0…1 of it; 0 is the lower left corner.
public struct NormalizedRect: Hashable, Codable, Sendable {
    /// 0…1 of the picture.
    public var cgRect: CGRect
    /// A part, 0…1 of a picture.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }
    /// A part, 0…1 of a picture.
    public init(normalizedRect: CGRect) { cgRect = normalizedRect }
    /// A part of a picture in pixels.
    public init(imageRect: CGRect, in imageSize: CGSize) {
        let width = max(imageSize.width, 1), height = max(imageSize.height, 1)
        self.init(x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
                  height: imageRect.height / height)
    }
    /// The whole picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
    /// Its lower left corner.
    public var origin: CGPoint { cgRect.origin }
    /// 0…1 of the picture.
    public var width: CGFloat { cgRect.width }
    /// 0…1 of the picture.
    public var height: CGFloat { cgRect.height }
    /// The part in pixels.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let bottom = origin == .upperLeft ? 1 - cgRect.maxY : cgRect.minY
        return CGRect(x: cgRect.minX * imageSize.width, y: bottom * imageSize.height,
                      width: cgRect.width * imageSize.width, height: cgRect.height * imageSize.height)
    }
    /// The part with the top as 0.
    public func verticallyFlipped() -> NormalizedRect {
        NormalizedRect(x: cgRect.minX, y: 1 - cgRect.maxY, width: width, height: height)
    }
}
