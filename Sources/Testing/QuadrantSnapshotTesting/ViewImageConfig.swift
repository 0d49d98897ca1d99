public import Foundation
public import UIKit
import QuadrantGeometry

/// The size that a view is given for a snapshot.
public enum SwiftUISnapshotLayout {
    /// The screen of a device, with its safe area and traits.
    case device(config: ViewImageConfig)
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The view's ideal size. The default.
    case sizeThatFits
}

/// A screen: its size, safe area and traits.
public struct ViewImageConfig: Sendable {
    /// The insets of the screen by bars and rounded corners, in points.
    public var safeArea: UIEdgeInsets
    /// In points; nil takes the size of the view.
    public var size: CGSize?
    /// The traits of the interface.
    public var traits: UITraitCollection

    /// A screen; without arguments one that takes the size of the view.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
    }

    /// How a device is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// The screen of a device, by its name in `Device`.
    private static func screen(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        let device = Device.named(name)!, isPortrait = orientation == .portrait
        let portrait = UIEdgeInsets(top: device.top, left: 0, bottom: device.bottom, right: 0)
        let landscape = UIEdgeInsets(top: 0, left: device.landscapeSides, bottom: device.landscapeBottom,
                                     right: device.landscapeSides)
        let size = device.size
        return ViewImageConfig(
            safeArea: isPortrait || device.isTablet ? portrait : landscape,
            size: isPortrait ? size : CGSize(width: size.height, height: size.width),
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(displayScale: device.scale),
                UITraitCollection(userInterfaceIdiom: device.isTablet ? .pad : .phone),
                UITraitCollection(layoutDirection: .leftToRight),
                // One size below the default: so have references of swift-snapshot-testing (recorded: the texts of
                // swift-markdown-ui's references on an iPhone 8 are 16 points large).
                UITraitCollection(preferredContentSizeCategory: .medium),
            ]))
    }
}

// The sizes are those of `quadrant devices`. Texts have the size `medium`, and pixels per point are the device's,
// unless a trait sets them.
extension ViewImageConfig {
    /// iPhone SE (1st generation), in portrait.
    public static let iPhoneSe = iPhoneSe(.portrait)
    /// iPhone SE (1st generation).
    public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-se-1", orientation)
    }
    /// iPhone 8, and SE from the 2nd generation, in portrait.
    public static let iPhone8 = iPhone8(.portrait)
    /// iPhone 8, and SE from the 2nd generation.
    public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-8", orientation)
    }
    /// iPhone 8 Plus, in portrait.
    public static let iPhone8Plus = iPhone8Plus(.portrait)
    /// iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-8-plus", orientation)
    }
    /// iPhone X, XS, in portrait.
    public static let iPhoneX = iPhoneX(.portrait)
    /// iPhone X, XS.
    public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-x", orientation)
    }
    /// iPhone XS Max, in portrait.
    public static let iPhoneXsMax = iPhoneXsMax(.portrait)
    /// iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-xs-max", orientation)
    }
    /// iPhone XR, in portrait.
    public static let iPhoneXr = iPhoneXr(.portrait)
    /// iPhone XR.
    public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-xr", orientation)
    }
    /// iPhone 11, in portrait.
    public static let iPhone11 = iPhone11(.portrait)
    /// iPhone 11.
    public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-11", orientation)
    }
    /// iPhone 11 Pro, in portrait.
    public static let iPhone11Pro = iPhone11Pro(.portrait)
    /// iPhone 11 Pro.
    public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-11-pro", orientation)
    }
    /// iPhone 11 Pro Max, in portrait.
    public static let iPhone11ProMax = iPhone11ProMax(.portrait)
    /// iPhone 11 Pro Max.
    public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-11-pro-max", orientation)
    }
    /// iPhone 12, in portrait.
    public static let iPhone12 = iPhone12(.portrait)
    /// iPhone 12.
    public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-12", orientation)
    }
    /// iPhone 12 Pro, in portrait.
    public static let iPhone12Pro = iPhone12Pro(.portrait)
    /// iPhone 12 Pro.
    public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-12-pro", orientation)
    }
    /// iPhone 12 Pro Max, in portrait.
    public static let iPhone12ProMax = iPhone12ProMax(.portrait)
    /// iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-12-pro-max", orientation)
    }
    /// iPhone 13, in portrait.
    public static let iPhone13 = iPhone13(.portrait)
    /// iPhone 13.
    public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-13", orientation)
    }
    /// iPhone 13 mini, in portrait.
    public static let iPhone13Mini = iPhone13Mini(.portrait)
    /// iPhone 13 mini.
    public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-13-mini", orientation)
    }
    /// iPhone 13 Pro, in portrait.
    public static let iPhone13Pro = iPhone13Pro(.portrait)
    /// iPhone 13 Pro.
    public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-13-pro", orientation)
    }
    /// iPhone 13 Pro Max, in portrait.
    public static let iPhone13ProMax = iPhone13ProMax(.portrait)
    /// iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-13-pro-max", orientation)
    }
    /// iPhone 14, in portrait.
    public static let iPhone14 = iPhone14(.portrait)
    /// iPhone 14.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-14", orientation)
    }
    /// iPhone 14 Pro, in portrait.
    public static let iPhone14Pro = iPhone14Pro(.portrait)
    /// iPhone 14 Pro.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-14-pro", orientation)
    }
    /// iPhone 15, in portrait.
    public static let iPhone15 = iPhone15(.portrait)
    /// iPhone 15.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-15", orientation)
    }
    /// iPhone 15 Pro, in portrait.
    public static let iPhone15Pro = iPhone15Pro(.portrait)
    /// iPhone 15 Pro.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-15-pro", orientation)
    }
    /// iPhone 15 Pro Max, in portrait.
    public static let iPhone15ProMax = iPhone15ProMax(.portrait)
    /// iPhone 15 Pro Max.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-15-pro-max", orientation)
    }
    /// iPhone 16, in portrait.
    public static let iPhone16 = iPhone16(.portrait)
    /// iPhone 16.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-16", orientation)
    }
    /// iPhone 16 Pro, in portrait.
    public static let iPhone16Pro = iPhone16Pro(.portrait)
    /// iPhone 16 Pro.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-16-pro", orientation)
    }
    /// iPhone 16 Pro Max, in portrait.
    public static let iPhone16ProMax = iPhone16ProMax(.portrait)
    /// iPhone 16 Pro Max.
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        screen("iphone-16-pro-max", orientation)
    }
    /// iPad mini with a home button, in landscape.
    public static let iPadMini = iPadMini(.landscape)
    /// iPad mini with a home button.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad-mini", orientation)
    }
    /// iPad 9.7 inch, in landscape.
    public static let iPad9_7 = iPad9_7(.landscape)
    /// iPad 9.7 inch.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad-9.7", orientation)
    }
    /// iPad 10.2 inch, in landscape.
    public static let iPad10_2 = iPad10_2(.landscape)
    /// iPad 10.2 inch.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad", orientation)
    }
    /// iPad Pro 10.5 inch, in landscape.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)
    /// iPad Pro 10.5 inch.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad-pro-10.5", orientation)
    }
    /// iPad Pro 11 inch, in landscape.
    public static let iPadPro11 = iPadPro11(.landscape)
    /// iPad Pro 11 inch.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad-pro-11", orientation)
    }
    /// iPad Pro 12.9 inch, in landscape.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)
    /// iPad Pro 12.9 inch.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        screen("ipad-pro-12.9", orientation)
    }
}
