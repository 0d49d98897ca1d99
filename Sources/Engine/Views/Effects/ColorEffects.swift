import Foundation
public import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantGraph

extension View {
    /// Adds `amount` to every colour component; 0 is unchanged, 1 white, −1 black.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(kind: .brightness, amount: amount))
    }
    /// Multiplies the difference of colours from mid grey; 1 is unchanged, 0 grey, below 0 inverted.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(kind: .contrast, amount: amount))
    }
    /// Multiplies the difference of colours from their grey; 1 is unchanged, 0 grey.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(kind: .saturation, amount: amount))
    }
    /// Reduces the saturation: 0 is unchanged, 1 is grey.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(_ColorMatrixEffect(kind: .grayscale, amount: amount))
    }
    /// Rotates all hues by `angle`, as SVG's hueRotate does; a whole turn is unchanged.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorMatrixEffect(kind: .hueRotation, amount: angle.degrees))
    }
    /// Replaces every colour component by its difference from 1; opacity is unchanged.
    nonisolated public func colorInvert() -> some View {
        modifier(_ColorMatrixEffect(kind: .colorInvert, amount: 1))
    }
    /// Multiplies the components of every colour, and its opacity, with those of `color`.
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }
}

/// A matrix of 4 rows (red, green, blue, opacity) and 5 columns (the same components of the input, and a constant).
nonisolated struct ColorTransform: Equatable, Sendable {
    var values: [Float]

    /// Creates a matrix from the rows of red, green and blue; opacity is unchanged.
    private init(_ red: [Float], _ green: [Float], _ blue: [Float]) { values = red + green + blue + [0, 0, 0, 1, 0] }

    static func brightness(_ amount: Float) -> ColorTransform {
        ColorTransform([1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount])
    }
    static func contrast(_ amount: Float) -> ColorTransform {
        let shift = (1 - amount) / 2
        return ColorTransform([amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift])
    }
    static func scale(_ color: RGBA) -> ColorTransform {
        var matrix = ColorTransform([color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0])
        matrix.values[18] = color.alpha
        return matrix
    }
    static let invert = ColorTransform([-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1])

    // The luminance weights of SVG's feColorMatrix.
    private static let weights: [Float] = [0.2126, 0.7152, 0.0722]

    static func saturation(_ amount: Float) -> ColorTransform {
        func row(_ index: Int) -> [Float] {
            weights.enumerated().map { $1 * (1 - amount) + ($0 == index ? amount : 0) } + [0, 0]
        }
        return ColorTransform(row(0), row(1), row(2))
    }

    static func hueRotation(_ angle: Float) -> ColorTransform {
        let (c, s) = (cos(angle), sin(angle))
        return ColorTransform(
            [0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0, 0],
            [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0, 0],
            [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0, 0])
    }
}

nonisolated struct _ColorMatrixEffect: EffectRole, Equatable, Animatable {
    typealias Body = Never
    enum Kind: String { case brightness, contrast, saturation, grayscale, hueRotation, colorInvert }
    var kind: Kind
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    /// Nil where the colours are unchanged.
    private var matrix: ColorTransform? {
        switch kind {
        case .brightness: amount == 0 ? nil : .brightness(Float(amount))
        case .contrast: amount == 1 ? nil : .contrast(Float(amount))
        case .saturation: amount == 1 ? nil : .saturation(Float(amount))
        case .grayscale: amount == 0 ? nil : .saturation(Float(1 - amount))
        case .hueRotation: amount == 0 ? nil : .hueRotation(Float(amount * .pi / 180))
        case .colorInvert: .invert
        }
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? { matrix.map { .colorMatrix($0.values) } }
    static var modifierName: String { "colorEffect" }
    var nodeName: String? { kind.rawValue }
    var debugAttributes: [(String, String)] { [("amount", "\(amount)")] }
}

nonisolated struct _ColorMultiplyEffect: EffectRole, Equatable, Animatable {
    typealias Body = Never
    var color: Color
    var animatableData: ColorData {
        get { color.data }
        set { color.data = newValue }
    }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old == new ? [] : .display }
    func effect(in size: SIMD2<Double>, _ context: RoleContext) -> Effect? {
        let rgba = color.rgba(in: context.environment, context: context)
        return rgba == .white ? nil : .colorMatrix(ColorTransform.scale(rgba).values)
    }
    static var modifierName: String { "colorMultiply" }
    var debugAttributes: [(String, String)] { [("color", color.description)] }
}
