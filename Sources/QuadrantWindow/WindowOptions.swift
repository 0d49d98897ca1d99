package import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantViews

/// How a window opens.
package struct WindowOptions {
    package var title: String
    /// Of the content, in points; nil takes the view's own ideal size.
    package var size: CGSize?
    /// Whether a side that the content says is as long as that; `size` is for the others.
    package var fitsContent = false
    package var safeArea = EdgeInsets()
    /// Nil follows the desktop.
    package var colorScheme: ColorScheme?
    package var dynamicTypeSize: DynamicTypeSize?
    package var layoutDirection = LayoutDirection.leftToRight
    package var locale = Locale(identifier: "en_US")
    package var design = Design.ios17
    package var imageSearchPaths: [String] = []
    package var resizability = WindowSizing.free

    /// The device that the program sees: its window is its screen.
    package var device: HostDevice {
        HostDevice(size: size ?? Self.defaultSize, scale: 1, safeArea: safeArea,
                   systemVersion: design.systemVersion)
    }

    package enum WindowSizing: Sendable { case free, atLeastContent, content }

    /// That of a phone: what is written for one looks right in it.
    package static let defaultSize = CGSize(width: 393, height: 852)

    package init(title: String, size: CGSize?) {
        self.title = title
        self.size = size
    }
}
