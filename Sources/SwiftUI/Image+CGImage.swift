public import CoreGraphics
public import QuadrantViews

extension Image {
    /// How an image lies: where its first row and column are shown.
    @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        fileprivate var exif: Int {
            switch self {
            case .up: 1
            case .upMirrored: 2
            case .down: 3
            case .downMirrored: 4
            case .leftMirrored: 5
            case .right: 6
            case .rightMirrored: 7
            case .left: 8
            }
        }
    }

    /// Pixels, `scale` of them a point, with a label for accessibility.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        spokenAs = .label(label)
    }

    /// Pixels, `scale` of them a point, hidden from accessibility.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(pixels: cgImage.turned(exif: orientation.exif), scale: scale > 0 ? scale : 1)
        spokenAs = .nothing
    }
}
