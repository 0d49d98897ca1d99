public import CoreGraphics
public import QuadrantViews

extension Image {
    /// How the rows and columns of an image are turned when it is shown, as EXIF names it.
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

    /// An image of pixels, `scale` of them a point (0 or less counts as 1), with a label for assistive technology.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        spokenAs = .label(label)
    }

    /// An image of pixels, `scale` of them a point (0 or less counts as 1), hidden from assistive technology.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(pixels: cgImage.turned(exif: orientation.exif), scale: scale > 0 ? scale : 1)
        spokenAs = .nothing
    }
}
