public import Foundation
public import SwiftUI

extension ChartContent {
    /// Puts a view beside each mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic, .view(AnyView(content())))
    }
    /// Puts a view beside each mark, which may depend on its size.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic, .contextual { AnyView(content($0)) })
    }
    /// Puts a view beside each mark, and says what happens where there is no space for it.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution, .view(AnyView(content())))
    }
    /// Puts a view beside each mark, which may depend on its size, and says what happens where there is no space for
    /// it.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution, .contextual { AnyView(content($0)) })
    }

    private nonisolated func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ content: AnnotationContent
    ) -> StyledChartContent {
        let annotation = MarkAnnotation(position: position, alignment: alignment, spacing: spacing,
                                        overflow: overflow, content: content)
        return styled { $0.annotations.append(annotation) }
    }
}

/// What an annotation may know of its mark.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The place of an annotation beside its mark, and of a legend or a title beside a chart.
public struct AnnotationPosition: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
    }
    let value: Value

    /// The place that suits the mark: above it.
    public static let automatic = AnnotationPosition(value: .automatic)
    /// On the mark.
    public static let overlay = AnnotationPosition(value: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(value: .top)
    /// Below the mark.
    public static let bottom = AnnotationPosition(value: .bottom)
    /// Before the mark.
    public static let leading = AnnotationPosition(value: .leading)
    /// After the mark.
    public static let trailing = AnnotationPosition(value: .trailing)
    /// At the mark's top leading corner.
    public static let topLeading = AnnotationPosition(value: .topLeading)
    /// At the mark's top trailing corner.
    public static let topTrailing = AnnotationPosition(value: .topTrailing)
    /// At the mark's bottom leading corner.
    public static let bottomLeading = AnnotationPosition(value: .bottomLeading)
    /// At the mark's bottom trailing corner.
    public static let bottomTrailing = AnnotationPosition(value: .bottomTrailing)
}

/// What happens to an annotation for which there is no space.
public struct AnnotationOverflowResolution: Sendable {
    /// What an annotation is kept in.
    public struct Boundary: Hashable, Sendable {
        enum Value: Hashable, Sendable { case automatic, plot, chart }
        let value: Value
        /// The boundary that suits the annotation: the chart.
        public static let automatic = Boundary(value: .automatic)
        /// The area between the axes.
        public static let plot = Boundary(value: .plot)
        /// The chart with its axes.
        public static let chart = Boundary(value: .chart)
    }
    /// How the overflow along one axis is resolved.
    public struct Strategy: Sendable {
        enum Value: Hashable, Sendable { case automatic, disabled, padScale, fit(Boundary) }
        let value: Value
        /// Lets the annotation overflow along x, and widens the domain along y.
        public static let automatic = Strategy(value: .automatic)
        /// Lets the annotation overflow.
        public static let disabled = Strategy(value: .disabled)
        /// Moves the annotation into the chart.
        public static let fit = Strategy(value: .fit(.automatic))
        /// Widens the domain of the axis, so that there is space.
        public static let padScale = Strategy(value: .padScale)
        /// Moves the annotation into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(value: .fit(boundary)) }
    }
    let x: Strategy
    let y: Strategy
    /// How overflow along each axis is resolved.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    /// Automatic along both axes.
    public static let automatic = AnnotationOverflowResolution()
}
