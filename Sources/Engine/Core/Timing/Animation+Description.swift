import Foundation
import QuadrantGeometry

// The texts that programs print and parse. Printed by Apple's SwiftUI in public: a curve and a spring by "SwiftUI
// Transaction" (fatbobman.com, 2023); easeIn, easeOut, easeInOut and both kinds of springs by a bridge to Core
// Animation that matches the whole text (2024); `interactiveSpring()` with a damping of 0.85 by a design system's probe
// on macOS 26; the default animation by OpenSwiftUI's compatibility tests. The types of delayed, faster and repeated
// animations are in lists of a heap; that they print as structures do is a guess.

/// An animation of SwiftUI's own, which prints as a structure of the type that it has there.
protocol PrintedAnimation: CustomAnimation {
    /// The type; with `SwiftUI.` before each name if `isFull`.
    func printedType(_ isFull: Bool) -> String
    /// The properties, with the modules of their types.
    var printedProperties: String { get }
}

extension PrintedAnimation {
    fileprivate func printed(_ isFull: Bool) -> String { "\(printedType(isFull))(\(printedProperties))" }
    fileprivate func own(_ name: String, _ isFull: Bool) -> String { isFull ? "SwiftUI." + name : name }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The description of `base`; that of the default animation names no spring.
    public var description: String { text(false) }
    /// The description with the module of each type.
    public var debugDescription: String { "AnyAnimator(\(text(true)))" }
    /// A mirror with `base` as its only child.
    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }

    fileprivate func text(_ isFull: Bool) -> String {
        if isDefault { return isFull ? "SwiftUI.DefaultAnimation()" : "DefaultAnimation()" }
        if let printed = base as? any PrintedAnimation { return printed.printed(isFull) }
        return isFull ? String(reflecting: base) : String(describing: base)
    }

    fileprivate func typeText(_ isFull: Bool) -> String {
        if isDefault { return isFull ? "SwiftUI.DefaultAnimation" : "DefaultAnimation" }
        if let printed = base as? any PrintedAnimation { return printed.printedType(isFull) }
        return isFull ? String(reflecting: type(of: base)) : String(describing: type(of: base))
    }

    /// A program's own animation is modified by another type than those of SwiftUI.
    fileprivate var isOwn: Bool { isDefault || base is any PrintedAnimation }
}

extension CurveAnimation: PrintedAnimation {
    func printedType(_ isFull: Bool) -> String { own("BezierAnimation", isFull) }
    var printedProperties: String { "duration: \(duration), curve: \(curve.printed)" }
}

extension UnitCurve {
    /// The coefficients of the cubic, highest power first.
    fileprivate var printed: String {
        guard let timing else { return String(reflecting: self) }
        func coefficients(_ axis: String, _ first: Double, _ second: Double) -> String {
            let c = 3 * first, b = 3 * (second - first) - c
            return "a\(axis): \(1 - c - b), b\(axis): \(b), c\(axis): \(c)"
        }
        return "(extension in SwiftUI):SwiftUI.UnitCurve.CubicSolver(" + coefficients("x", timing.x1, timing.x2) + ", "
            + coefficients("y", timing.y1, timing.y2) + ")"
    }
}

extension SpringAnimation: PrintedAnimation {
    func printedType(_ isFull: Bool) -> String { own(isAdditive ? "SpringAnimation" : "FluidSpringAnimation", isFull) }
    var printedProperties: String {
        isAdditive
            ? "mass: \(spring.mass), stiffness: \(stiffness ?? spring.stiffness), damping: \(damping ?? spring.damping),"
                + " initialVelocity: SwiftUI._Velocity<Swift.Double>(valuePerSecond: \(initialVelocity))"
            : "response: \(response ?? spring.response), dampingFraction: \(spring.dampingRatio),"
                + " blendDuration: \(blendDuration)"
    }
}

/// An animation that changes another one.
protocol ModifiedAnimation: PrintedAnimation {
    var base: Animation { get }
    /// The name of the modifier's type.
    static var modifier: String { get }
    var modifierProperties: String { get }
}

extension ModifiedAnimation {
    func printedType(_ isFull: Bool) -> String { content(base.isOwn ? "Internal" : "", isFull) }
    var printedProperties: String {
        let own = "base: \(base.text(true)), modifier: SwiftUI.\(Self.modifier)(\(modifierProperties))"
        return base.isOwn ? "_base: \(content("", true))(\(own))" : own
    }
    private func content(_ prefix: String, _ isFull: Bool) -> String {
        own(prefix + "CustomAnimationModifiedContent", isFull)
            + "<\(base.typeText(isFull)), \(own(Self.modifier, isFull))>"
    }
}

extension DelayAnimation: ModifiedAnimation {
    static var modifier: String { "DelayAnimation" }
    var modifierProperties: String { "delay: \(delay)" }
}
extension SpeedAnimation: ModifiedAnimation {
    static var modifier: String { "SpeedAnimation" }
    var modifierProperties: String { "speed: \(speed)" }
}
extension RepeatAnimation: ModifiedAnimation {
    static var modifier: String { "RepeatAnimation" }
    var modifierProperties: String {
        "repeatCount: \(count.map { "Optional(\($0))" } ?? "nil"), autoreverses: \(autoreverses)"
    }
}
extension LogicalEndAnimation: ModifiedAnimation {
    static var modifier: String { "LogicalCompletionModifier" }
    var modifierProperties: String { "duration: \(duration)" }
}
