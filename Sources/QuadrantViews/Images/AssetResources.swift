public import Foundation
import QuadrantCore
package import QuadrantDisplayList

/// An image of an asset catalog. For each image of the catalogs beside a program one is made, named after it:
/// `Image(.mapIcon)` shows "map-icon".
public nonisolated struct ImageResource: Hashable, @unchecked Sendable {
    package let name: String
    package let bundle: Bundle

    /// The image `name` of the catalogs in `bundle`. It is looked up where it is shown; a missing one draws nothing.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog. For each colour of the catalogs beside a program one is made, named after it:
/// `Color(.sandLight)` is "Sand Light".
public nonisolated struct ColorResource: Hashable, @unchecked Sendable {
    package let name: String
    package let bundle: Bundle

    /// The colour `name` of the catalogs in `bundle`. It is looked up where it is shown.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension Image {
    /// The image a resource names, in its bundle; its accessibility label is its name.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
    /// The colour a resource names, in its bundle.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

/// Images by name for programs that ask for their pixels, apart from any view.
package nonisolated enum ProgramAssets {
    /// Where the running program's images lie. Set before its code runs, on the main thread.
    package static var folders: [String] {
        get { given ?? [Bundle.main.resourcePath].compactMap { $0 } }
        set { given = newValue }
    }
    private nonisolated(unsafe) static var given: [String]?

    /// The pixels of a named image, and how many of them make a point; nil when there is none that can be read.
    package static func pixels(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool = false)
        -> (ImagePixels, CGFloat)?
    {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            guard let file = AssetFolder(path: path).image(name, scale: scale, isDark: isDark) else { continue }
            return ImageDecoder.shared.image(file, scale: scale).map { ($0.handle.pixels, $0.scale) }
        }
        return nil
    }

    /// A named colour, in light and dark surroundings; nil when there is none.
    package static func color(named name: String, in bundle: Bundle?) -> (light: RGBA, dark: RGBA)? {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            if let found = AssetFolder(path: path).color(name) { return found }
        }
        return nil
    }

    /// What a data set of the catalogs holds, and its type; nil when there is none of this name.
    package static func data(named name: String, in bundle: Bundle?) -> (data: Data, type: String)? {
        for path in [bundle?.resourcePath].compactMap({ $0 }) + folders {
            if let found = AssetFolder(path: path).data(name) { return found }
        }
        return nil
    }

    /// The pixels of an image file's contents; nil when they are no image.
    package static func pixels(of data: Data) -> ImagePixels? { ImageDecoder.pixels(of: data) }
}
