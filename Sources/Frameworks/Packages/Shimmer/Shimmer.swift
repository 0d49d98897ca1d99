import SwiftUI

// Shimmer: a band of light that moves over a view.

public struct Shimmer: ViewModifier {
    public enum Mode { case mask, overlay(blendMode: BlendMode = .sourceAtop), background }
    public static let defaultAnimation = Animation.linear(duration: 1.5).delay(0.25).repeatForever(autoreverses: false)
    public static let defaultGradient = Gradient(colors: [.black.opacity(0.3), .black, .black.opacity(0.3)])
    private let animation: Animation, gradient: Gradient, low: CGFloat, high: CGFloat, mode: Mode
    @State private var isInitialState = true
    @Environment(\.layoutDirection) private var layoutDirection

    public init(animation: Animation = Self.defaultAnimation, gradient: Gradient = Self.defaultGradient,
                bandSize: CGFloat = 0.3, mode: Mode = .mask) {
        (self.animation, self.gradient, self.mode) = (animation, gradient, mode)
        (low, high) = (0 - bandSize, 1 + bandSize)
    }
    private var light: LinearGradient {
        let isMirrored = layoutDirection == .rightToLeft
        let near = isMirrored ? high : low, far = isMirrored ? low : high, edge: CGFloat = isMirrored ? 1 : 0
        return LinearGradient(
            gradient: gradient,
            startPoint: isInitialState ? UnitPoint(x: near, y: low) : UnitPoint(x: 1 - edge, y: 1),
            endPoint: isInitialState ? UnitPoint(x: edge, y: 0) : UnitPoint(x: far, y: high))
    }
    public func body(content: Content) -> some View {
        shimmering(content)
            .animation(animation, value: isInitialState)
            .onAppear { isInitialState = false }
    }
    @ViewBuilder private func shimmering(_ content: Content) -> some View {
        switch mode {
        case .mask: content.mask(light)
        case .overlay(let blendMode): content.overlay(light.blendMode(blendMode))
        case .background: content.background(light)
        }
    }
}
extension View {
    @ViewBuilder public func shimmering(
        active: Bool = true, animation: Animation = Shimmer.defaultAnimation,
        gradient: Gradient = Shimmer.defaultGradient, bandSize: CGFloat = 0.3, mode: Shimmer.Mode = .mask
    ) -> some View {
        if active {
            modifier(Shimmer(animation: animation, gradient: gradient, bandSize: bandSize, mode: mode))
        } else {
            self
        }
    }
}
