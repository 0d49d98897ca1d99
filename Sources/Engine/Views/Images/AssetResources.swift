public import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantThreads

/// An image of an asset catalog. A constant is generated for each image of the catalogs beside a program:
/// `Image(.mapIcon)` shows "map-icon".
public nonisolated struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// The image `name` of the catalogs in `bundle`. It is looked up when it is shown; a missing image draws nothing.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog. A constant is generated for each colour of the catalogs beside a program:
/// `Color(.sandLight)` is "Sand Light".
public nonisolated struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// The colour `name` of the catalogs in `bundle`. It is looked up when it is shown.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// The image of a resource in its bundle; its accessibility label is its name.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
    /// The colour of a resource in its bundle.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// Access to images by name for programs that read their pixels, without a view.
package nonisolated enum ProgramAssets {
    /// The folders with the images of the running program. Set on the main thread before its code runs.
    package static var folders: [String] {
        get { given.withLock { $0 } ?? [Bundle.main.resourcePath].compactMap { $0 } }
        set { given.withLock { $0 = newValue } }
    }
    private static let given = Locked<[String]?>(nil)

    /// The pixels of a named image and its scale in pixels per point; nil if it does not exist or cannot be read.
    package static func pixels(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool = false)
        -> (ImagePixels, CGFloat)?
    {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            guard let file = AssetFolder(path: path).image(name, scale: scale, isDark: isDark) else { continue }
            return ImageDecoder.shared.image(file, scale: scale).map { ($0.handle.pixels, $0.scale) }
        }
        return nil
    }

    /// A named colour for the light and the dark appearance; nil if it does not exist.
    package static func color(named name: String, in bundle: Bundle?) -> (light: RGBA, dark: RGBA)? {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            if let found = AssetFolder(path: path).color(name) { return found }
        }
        return nil
    }

    /// The contents and the type of a data set in the catalogs; nil if it does not exist.
    package static func data(named name: String, in bundle: Bundle?) -> (data: Data, type: String)? {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            if let found = AssetFolder(path: path).data(name) { return found }
        }
        return nil
    }

    /// Decodes the contents of an image file; nil if they are not an image.
    package static func pixels(of data: Data) -> ImagePixels? { ImageDecoder.pixels(of: data) }
}
