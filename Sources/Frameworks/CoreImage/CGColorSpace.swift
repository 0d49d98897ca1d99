public import Foundation
public import QuadrantFoundation

/// The meaning of the components of colours. Pixels here are sRGB.
public final class CGColorSpace: Hashable, Sendable {
    /// The name; nil for that of a device.
    public var name: CFString? { text.map { $0 as CFString } }
    private let text: String?
    /// The number of components besides the opacity.
    public let numberOfComponents: Int
    fileprivate init(_ name: String?, _ count: Int) { (text, numberOfComponents) = (name, count) }
    /// A space by its name.
    public convenience init?(name: CFString) { self.init(name as String, 3) }
    /// Gamma-encoded sRGB.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" as CFString }
    /// Linear sRGB.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as CFString }
    /// Display P3.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" as CFString }
    /// sRGB with values outside of 0…1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as CFString }
    /// Whether it is the same object, or has the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.numberOfComponents == b.numberOfComponents && a.text == b.text
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}
/// Red, green and blue of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, 3) }
/// Grey of the screen.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(nil, 1) }
