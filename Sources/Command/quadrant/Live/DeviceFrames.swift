#if canImport(QuadrantPreview)
import Foundation
import QuadrantGeometry
import QuadrantPreview
import QuadrantSession

extension Device {
    /// The cutout, corners and home indicator drawn over a whole screen, in portrait or landscape; nil for any other
    /// size.
    func frame(around size: CGSize?) -> DeviceFrame? {
        let isUpright = size == CGSize(width: width, height: height)
        let isLandscape = size == CGSize(width: height, height: width)
        guard isUpright || isLandscape else { return nil }
        var frame = DeviceFrame(cornerRadius: cornerRadius)
        frame.isLandscape = isLandscape
        (frame.cutout, frame.cutoutWidth, frame.cutoutHeight, frame.cutoutTop) = cutout
        frame.statusBarHeight = isLandscape && !isTablet ? 0 : top
        // 134 of 375 points in portrait, scaled with the width; longer in landscape.
        if bottom > 0 { frame.indicatorWidth = (isLandscape ? height * 0.3 : width * 134 / 375).rounded() }
        return frame
    }

    /// What a call adds to the height of the status bar of a window, in points: devices with a home button have a
    /// second line below the status bar.
    func callHeight(in size: CGSize?) -> Double {
        bottom == 0 && !isTablet && size == CGSize(width: width, height: height) ? 20 : 0
    }

    /// In points. Source: the values that `UIScreen` reports, kylebshr/ScreenCorners:README.md up to iPhone 12, and
    /// tables of later devices (artembolotov/artembolotov.github.io:blog/_posts/2025-09-11-iphone-air.md: iPhone 17 and
    /// Air as 16 Pro).
    private var cornerRadius: Double {
        switch name {
        case "iphone-x", "iphone-11-pro", "iphone-xs-max", "iphone-11-pro-max": 39
        case "iphone-xr", "iphone-11": 41.5
        case "iphone-12-mini", "iphone-13-mini": 44
        case "iphone-12", "iphone-12-pro", "iphone-13", "iphone-13-pro", "iphone-14": 47.33
        case "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus": 53.33
        case "iphone-16-pro", "iphone-16-pro-max", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-air": 62
        case "ipad-pro-11": 18
        // A device with a home button has square corners.
        case _ where bottom == 0: 0
        default: 55
        }
    }

    /// Kind, width, height and distance to the top edge, in points. Sources: tables of public programs, which agree
    /// within two points on notches; the Dynamic Island is 126 × 37 at 11, at 14 since iPhone 16 Pro, at 20 on iPhone
    /// Air.
    private var cutout: (DeviceFrame.Cutout, Double, Double, Double) {
        switch name {
        case _ where bottom == 0 || name.hasPrefix("ipad"): (.none, 0, 0, 0)
        case "iphone-x", "iphone-xs-max": (.notch, 209, 30, 0)
        case "iphone-11-pro", "iphone-11-pro-max": (.notch, 214, 30, 0)
        case "iphone-xr", "iphone-11": (.notch, 220, 31, 0)
        case _ where name.hasPrefix("iphone-12"): (.notch, 214, 32, 0)
        case "iphone-13-mini": (.notch, 168, 31, 0)
        case "iphone-13", "iphone-13-pro", "iphone-13-pro-max", "iphone-14", "iphone-14-plus": (.notch, 160, 34, 0)
        case "iphone-air": (.island, 126, 37, 20)
        case _ where top > 59: (.island, 126, 37, 14)
        default: (.island, 126, 37, 11)
        }
    }
}
#endif
