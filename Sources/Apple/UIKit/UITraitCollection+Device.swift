import Foundation
import QuadrantCore
import QuadrantViews

extension UITraitCollection {
    /// The traits of the screen: what the user has set, its scale and size classes. A body that reads them is
    /// evaluated again when they change.
    static var ofDevice: UITraitCollection {
        let device = HostContext.observedDevice, settings = device.settings
        let classes = UserInterfaceSizeClass.classes(of: device.size)
        return UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: settings.isDark ? .dark : .light),
            UITraitCollection(displayScale: device.scale),
            UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(classes.horizontal)),
            UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(classes.vertical)),
            UITraitCollection(layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(.ofDevice)),
            UITraitCollection(accessibilityContrast: .normal),
            UITraitCollection(userInterfaceIdiom: .of(device)),
        ])
    }
}

extension DynamicTypeSize {
    /// The text size that the user has set.
    static var ofDevice: DynamicTypeSize { allCases[HostContext.observedSettings.textSize] }

    /// The text size of traits; that which the user has set where they leave it open.
    init(_ traits: UITraitCollection?) {
        self = traits.flatMap { DynamicTypeSize($0.preferredContentSizeCategory) } ?? .ofDevice
    }
}

extension UIUserInterfaceIdiom {
    /// A pad's screen is regular along both axes; every other is taken for a phone's, windows included.
    static func of(_ device: HostDevice) -> UIUserInterfaceIdiom {
        let classes = UserInterfaceSizeClass.classes(of: device.size)
        return classes.horizontal == .regular && classes.vertical == .regular ? .pad : .phone
    }
}
