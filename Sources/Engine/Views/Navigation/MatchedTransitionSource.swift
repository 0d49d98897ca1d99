public import Foundation
public import QuadrantCore
import QuadrantGeometry

/// How the source of a zoom looks on its way.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The source of a zoom as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    init() {}
}

extension MatchedTransitionSourceConfiguration {
    /// A colour behind the source. Nothing to do: a zoom is reported, and comes as a push.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
    /// A rounded rectangle that clips the source. Nothing to do: a zoom is reported, and comes as a push.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
    /// A shadow of the source. Nothing to do: a zoom is reported, and comes as a push.
    public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
                       y: CGFloat = 0) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
    /// Makes this view the source of a zoom, with a look on its way. The zoom is reported where it is used, and not
    /// drawn.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        _ = configuration(EmptyMatchedTransitionSourceConfiguration())
        return matchedTransitionSource(id: id, in: namespace)
    }
}
