import QuadrantDisplayList

/// A matrix that makes colours from colours: each row is a component of the result, each column a component of the
/// input (red, green, blue, opacity), the fifth a constant.
@frozen public nonisolated struct ColorMatrix: Equatable, Sendable {
    /// The row of red.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The row of green.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The row of blue.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The row of the opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    /// The matrix that changes nothing.
    @inlinable public init() {}

    var values: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}

extension GraphicsContext.Filter {
    /// Makes colours from colours by a matrix, in gamma-encoded sRGB.
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
        let values = matrix.values
        return GraphicsContext.Filter { _ in .effect(.colorMatrix(values)) }
    }
}

extension GraphicsContext.BlurOptions {
    /// Adds noise to smooth gradients. Nothing to do: blurs are drawn as they are.
    public static var dithersResult: GraphicsContext.BlurOptions { GraphicsContext.BlurOptions(rawValue: 1 << 1) }
}

extension GraphicsContext {
    /// Draws with Core Graphics.
    @available(*, unavailable, message: "there is no Core Graphics here; draw with the context's own functions")
    public func withCGContext(content: (AnyObject) throws -> Void) rethrows {}
}
