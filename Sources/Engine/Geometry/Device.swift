package import Foundation

/// A device, by the name that `--device` takes: its screen in portrait, in points.
///
/// The only list of devices: the command, snapshots, windows and a host without a screen take theirs from here.
package struct Device: Sendable {
    package var name: String
    package var title: String
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    /// Safe area insets in portrait.
    package var top: Double
    package var bottom: Double
    /// Safe area insets in landscape: on the short sides, and at the bottom.
    package var landscapeSides = 0.0
    package var landscapeBottom = 0.0
    /// The top inset before iOS 14, where it differed.
    package var oldTop: Double?

    package static let standard = named("iphone-15")!

    /// The device with a name; nil if there is none.
    package static func named(_ name: String) -> Device? { (all + unlisted).first { $0.name == name } }

    package var size: CGSize { CGSize(width: width, height: height) }
    package var isTablet: Bool { name.hasPrefix("ipad") }

    /// The devices that the command lists.
    package static let all: [Device] = [
        phone("iphone-se-1", "iPhone SE (1st generation), 5s", 320, 568, 2, home: 20),
        phone("iphone-8", "iPhone 6, 7, 8", 375, 667, 2, home: 20),
        phone("iphone-se", "iPhone SE (2nd and 3rd generation)", 375, 667, 2, home: 20),
        phone("iphone-8-plus", "iPhone 6, 7, 8 Plus", 414, 736, 3, home: 20),
        phone("iphone-x", "iPhone X, XS", 375, 812, 3, top: 44, side: 44),
        phone("iphone-11-pro", "iPhone 11 Pro", 375, 812, 3, top: 44, side: 44),
        phone("iphone-xr", "iPhone XR", 414, 896, 2, top: 48, side: 44, oldTop: 44),
        phone("iphone-11", "iPhone 11", 414, 896, 2, top: 48, side: 44, oldTop: 44),
        phone("iphone-xs-max", "iPhone XS Max", 414, 896, 3, top: 44, side: 44),
        phone("iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, 3, top: 44, side: 44),
        phone("iphone-12-mini", "iPhone 12 mini", 375, 812, 3, top: 50, side: 50),
        phone("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, top: 50, side: 50),
        phone("iphone-12", "iPhone 12", 390, 844, 3, top: 47, side: 47),
        phone("iphone-12-pro", "iPhone 12 Pro", 390, 844, 3, top: 47, side: 47),
        phone("iphone-13", "iPhone 13", 390, 844, 3, top: 47, side: 47),
        phone("iphone-13-pro", "iPhone 13 Pro", 390, 844, 3, top: 47, side: 47),
        phone("iphone-14", "iPhone 14", 390, 844, 3, top: 47, side: 47),
        phone("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, top: 47, side: 47),
        phone("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, top: 47, side: 47),
        phone("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, top: 47, side: 47),
        phone("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, top: 59, side: 59),
        phone("iphone-15", "iPhone 15", 393, 852, 3, top: 59, side: 59),
        phone("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, top: 59, side: 59),
        phone("iphone-16", "iPhone 16", 393, 852, 3, top: 59, side: 59),
        phone("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, top: 59, side: 59),
        phone("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, top: 59, side: 59),
        phone("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, top: 59, side: 59),
        phone("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, top: 59, side: 59),
        phone("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, top: 62, side: 62),
        phone("iphone-17", "iPhone 17", 402, 874, 3, top: 62, side: 62),
        phone("iphone-17-pro", "iPhone 17 Pro", 402, 874, 3, top: 62, side: 62),
        phone("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, top: 62, side: 62),
        phone("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, top: 62, side: 62),
        phone("iphone-air", "iPhone Air", 420, 912, 3, top: 68, side: 68),
        tablet("ipad-9.7", "iPad 9.7 inch", 768, 1024, top: 20, bottom: 0),
        tablet("ipad", "iPad 10.2 inch", 810, 1080, top: 20, bottom: 0),
        tablet("ipad-pro-11", "iPad Pro 11 inch", 834, 1194, top: 24, bottom: 20),
    ]

    /// Devices that snapshots name, and the command does not list.
    package static let unlisted: [Device] = [
        tablet("ipad-mini", "iPad mini", 768, 1024, top: 20, bottom: 0),
        tablet("ipad-pro-10.5", "iPad Pro 10.5 inch", 834, 1112, top: 20, bottom: 0),
        tablet("ipad-pro-12.9", "iPad Pro 12.9 inch", 1024, 1366, top: 24, bottom: 20),
    ]

    /// A phone with a home button. Its status bar is hidden in landscape.
    private static func phone(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, home: Double
    ) -> Device {
        Device(name: name, title: title, width: width, height: height, scale: scale, top: home, bottom: 0)
    }

    private static func phone(
        _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double, top: Double, side: Double,
        oldTop: Double? = nil
    ) -> Device {
        Device(name: name, title: title, width: width, height: height, scale: scale, top: top, bottom: 34,
               landscapeSides: side, landscapeBottom: 21, oldTop: oldTop)
    }

    private static func tablet(
        _ name: String, _ title: String, _ width: Double, _ height: Double, top: Double, bottom: Double
    ) -> Device {
        Device(name: name, title: title, width: width, height: height, scale: 2, top: top, bottom: bottom,
               landscapeBottom: bottom)
    }
}
