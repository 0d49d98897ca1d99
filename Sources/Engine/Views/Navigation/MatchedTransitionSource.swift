public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// How the source of a zoom looks on its way.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source of a zoom as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

/// The source of a zoom with round corners.
private nonisolated struct ClippedTransitionSource: MatchedTransitionSourceConfiguration {
    let radius: Double
}

extension MatchedTransitionSourceConfiguration {
    /// A colour behind the source on its way. Nothing to do: the screen fades in over the source as it is.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// A rounded rectangle that clips the source: the zoom begins with its corners.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ClippedTransitionSource(radius: Double(min(shape.cornerSize.width, shape.cornerSize.height)))
    }
    /// A shadow of the source on its way. Nothing to do: it is drawn without one.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
                       y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Makes this view the source of a zoom, with a look on its way, of which the corners are drawn.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let source = configuration(EmptyMatchedTransitionSourceConfiguration()) as? ClippedTransitionSource
        return modifier(ZoomSource(mark: ZoomMark(key: ZoomKey(id: AnyHashable(id), namespace: namespace),
                                                  radius: source?.radius ?? 0)))
    }
}
