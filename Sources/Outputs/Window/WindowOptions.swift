package import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantViews

/// The options of a new window.
package struct WindowOptions {
    package var title: String
    /// The size of the content in points; nil is the view's ideal size.
    package var size: CGSize?
    /// Whether a fixed width or height of the content overrides that of `size`.
    package var fitsContent = false
    package var safeArea = EdgeInsets()
    /// Nil follows the desktop's setting.
    package var colorScheme: ColorScheme?
    package var dynamicTypeSize: DynamicTypeSize?
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale(identifier: "en_US")
    package var design = Design.standard
    package var imageSearchPaths: [String] = []
    package var resizability = WindowSizing.free

    /// The device that the program sees: the window's size is the size of its screen.
    package var device: HostDevice {
        HostDevice(size: size ?? Self.defaultSize, scale: 1, safeArea: safeArea,
                   systemVersion: design.systemVersion)
    }

    package enum WindowSizing: Sendable { case free, atLeastContent, content }

    /// The size of a phone's screen, for which most views are designed.
    package static let defaultSize = Device.standard.size

    package init(title: String, size: CGSize?) {
        self.title = title
        self.size = size
    }
}
