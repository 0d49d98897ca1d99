public import Foundation

// Values of Core Graphics in objects and in text.

extension NSValue {
    /// The point in it.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in it.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle in it.
    public var cgRectValue: CGRect { rectValue }
}
extension NSValue {
    /// A value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
}
/// The text `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
/// The text `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
/// The text `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
}
private func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let all = text.split { !"-+.0123456789eE".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }
    return Array((all + Array(repeating: 0, count: count)).prefix(count))
}
extension NSCoder {
    /// The text `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
    /// The text `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
    /// The text `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
    /// The point of a text; zero where there is none.
    public class func cgPoint(for string: String) -> CGPoint {
        let parts = numbers(string, 2)
        return CGPoint(x: parts[0], y: parts[1])
    }
    /// The size of a text; zero where there is none.
    public class func cgSize(for string: String) -> CGSize {
        let parts = numbers(string, 2)
        return CGSize(width: parts[0], height: parts[1])
    }
    /// The rectangle of a text; zero where there is none.
    public class func cgRect(for string: String) -> CGRect {
        let parts = numbers(string, 4)
        return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}
/// Distances from the four edges, in points.
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
