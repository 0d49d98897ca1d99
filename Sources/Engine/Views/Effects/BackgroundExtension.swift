import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Continues this view in the safe area around it, mirrored at its edges and blurred (iOS 26). Copies of the view
    /// are drawn there, so that it is best an image.
    nonisolated public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }
    /// Continues this view in the safe area around it if `isEnabled`, mirrored at its edges and blurred (iOS 26).
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(BackgroundExtension(isEnabled: isEnabled))
    }
}

private nonisolated struct BackgroundExtension: ViewModifier {
    let isEnabled: Bool
    @Environment(\.design) private var design

    init(isEnabled: Bool) { self.isEnabled = isEnabled }

    @MainActor func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    let insets = proxy.safeAreaInsets
                    mirrored(content, proxy.size, insets.top, .top)
                    mirrored(content, proxy.size, insets.bottom, .bottom)
                    mirrored(content, proxy.size, insets.leading, .leading)
                    mirrored(content, proxy.size, insets.trailing, .trailing)
                }
                .accessibilityHidden(true)
                .allowsHitTesting(false)
            }
        }
    }

    /// A copy beyond an edge, of which as much is seen as the safe area is deep.
    @MainActor @ViewBuilder private func mirrored(_ content: Content, _ size: CGSize, _ depth: CGFloat, _ edge: Edge)
        -> some View
    {
        if depth > 0 {
            let isVertical = edge.axis == .vertical, isStart = edge == .top || edge == .leading
            let alignment: Alignment = switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
            content
                .frame(width: size.width, height: size.height)
                .scaleEffect(x: isVertical ? 1 : -1, y: isVertical ? -1 : 1)
                .blur(radius: design.metrics.effect.extensionRadius, opaque: true)
                .frame(width: isVertical ? size.width : depth, height: isVertical ? depth : size.height,
                       alignment: alignment)
                .clipped()
                .offset(x: isVertical ? 0 : isStart ? -depth : size.width,
                        y: isVertical ? isStart ? -depth : size.height : 0)
        }
    }
}
