public import CoreGraphics
public import Foundation
public import UIKit

/// A colour in gamma-encoded sRGB.
public final class CIColor: NSObject, Sendable {
    /// 0…1.
    public let red: CGFloat
    /// 0…1.
    public let green: CGFloat
    /// 0…1.
    public let blue: CGFloat
    /// The opacity, 0…1.
    public let alpha: CGFloat

    /// A colour of its components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// An opaque colour.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }
    /// The components of another colour.
    public convenience init(cgColor: CGColor) {
        let (red, green, blue) = cgColor.channels
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: cgColor.alpha)
    }
    /// The components of a colour; of one that adapts, those for light surroundings.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
    /// Numbers with spaces between them.
    public convenience init(string representation: String) {
        let values = representation.split { $0 == " " || $0 == "," }.compactMap { Double($0) }.map { CGFloat($0) }
        func value(_ index: Int) -> CGFloat { index < values.count ? values[index] : index == 3 ? 1 : 0 }
        self.init(red: value(0), green: value(1), blue: value(2), alpha: value(3))
    }
    /// Red, green, blue and the opacity.
    public var components: [CGFloat] { [red, green, blue, alpha] }
    /// 4.
    public var numberOfComponents: Int { 4 }
    /// The components with spaces between them.
    public var stringRepresentation: String { components.map { "\(Double($0))" }.joined(separator: " ") }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque grey.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Transparent.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
    public override var hash: Int { components.hashValue }

    var pixel: Pixel { Gamma.decoded(straight).premultiplied }
    /// Gamma-encoded.
    var straight: Pixel { Pixel(Float(red), Float(green), Float(blue), Float(alpha)) }
}

extension UIColor {
    /// A colour of its components.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
}

/// Numbers that a filter takes.
public final class CIVector: NSObject, Sendable {
    private let values: [CGFloat]
    private init(_ values: [CGFloat]) { self.values = values }
    /// One number.
    public convenience init(x: CGFloat) { self.init([x]) }
    /// Two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    /// Three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    /// Four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    /// A point.
    public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
    /// A rectangle: its origin, width and height.
    public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
    /// `count` numbers.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: values, count: count)))
    }
    /// A number; 0 where there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    /// How many there are.
    public var count: Int { values.count }
    /// The first number.
    public var x: CGFloat { value(at: 0) }
    /// The second number.
    public var y: CGFloat { value(at: 1) }
    /// The third number.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number.
    public var w: CGFloat { value(at: 3) }
    /// The first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }
}
