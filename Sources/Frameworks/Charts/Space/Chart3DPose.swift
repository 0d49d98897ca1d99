import Foundation
public import SwiftUI

/// The direction from which a chart in space is seen.
public struct Chart3DPose: Hashable, Sendable {
    /// How far the chart is turned around its upright axis.
    public var azimuth: Angle2D
    /// How far it is tilted towards the viewer; 90° shows it from above.
    public var inclination: Angle2D
    /// A direction.
    public init(azimuth: Angle2D, inclination: Angle2D) { (self.azimuth, self.inclination) = (azimuth, inclination) }

    private static func degrees(_ azimuth: Double, _ inclination: Double) -> Chart3DPose {
        Chart3DPose(azimuth: .degrees(azimuth), inclination: .degrees(inclination))
    }
    /// From the right and above. Its angles are a guess: Apple's are not known.
    public static var `default`: Chart3DPose { degrees(-30, 20) }
    /// From the front.
    public static var front: Chart3DPose { degrees(0, 0) }
    /// From behind.
    public static var back: Chart3DPose { degrees(180, 0) }
    /// From above.
    public static var top: Chart3DPose { degrees(0, 90) }
    /// From below.
    public static var bottom: Chart3DPose { degrees(0, -90) }
    /// From the left.
    public static var left: Chart3DPose { degrees(90, 0) }
    /// From the right.
    public static var right: Chart3DPose { degrees(-90, 0) }
}

/// How depth becomes size.
public struct Chart3DCameraProjection: Hashable, Sendable {
    enum Value: Hashable, Sendable { case automatic, orthographic, perspective }
    let value: Value
    /// Without perspective.
    public static var automatic: Chart3DCameraProjection { Chart3DCameraProjection(value: .automatic) }
    /// What is further away is as large.
    public static var orthographic: Chart3DCameraProjection { Chart3DCameraProjection(value: .orthographic) }
    /// What is further away is smaller.
    public static var perspective: Chart3DCameraProjection { Chart3DCameraProjection(value: .perspective) }
}

/// How a chart is shown in a room; a screen shows it flat.
public struct Chart3DRenderingStyle: Hashable, Sendable {
    enum Value: Hashable, Sendable { case automatic, flat, volumetric }
    let value: Value
    /// Flat on a screen.
    public static var automatic: Chart3DRenderingStyle { Chart3DRenderingStyle(value: .automatic) }
    /// As a picture.
    public static var flat: Chart3DRenderingStyle { Chart3DRenderingStyle(value: .flat) }
    /// As a body in the room.
    public static var volumetric: Chart3DRenderingStyle { Chart3DRenderingStyle(value: .volumetric) }
}

/// What the modifiers of charts in space say.
struct SpaceConfiguration {
    var pose: Chart3DPose?
    var binding: Binding<Chart3DPose>?
    var projection = Chart3DCameraProjection.automatic
}

extension View {
    /// Sets whether what is further away is smaller.
    nonisolated public func chart3DCameraProjection(_ projection: Chart3DCameraProjection = .automatic) -> some View {
        chartConfiguration { $0.space.projection = projection }
    }
    /// Sets the direction from which charts in space are seen.
    nonisolated public func chart3DPose(_ pose: Chart3DPose) -> some View {
        chartConfiguration { ($0.space.pose, $0.space.binding) = (pose, nil) }
    }
    /// Sets the direction from which charts in space are seen; dragging changes it.
    nonisolated public func chart3DPose(_ pose: Binding<Chart3DPose>) -> some View {
        chartConfiguration { ($0.space.pose, $0.space.binding) = (nil, pose) }
    }
    /// Only rooms of visionOS have bodies.
    @available(*, unavailable, message: "Charts in space are drawn flat: this is a style of visionOS.")
    nonisolated public func chart3DRenderingStyle(_ style: Chart3DRenderingStyle) -> some View { self }

    /// Whether charts in space have a z axis.
    nonisolated public func chartZAxis(_ visibility: Visibility) -> some View {
        chartConfiguration { $0.z.visibility = visibility }
    }
    /// Sets the content of the z axis, of which charts in space show the values.
    nonisolated public func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        modifier(DepthAxisModifier(axisContent: content()))
    }
    /// A title of the z axis.
    nonisolated public func chartZAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        let title = AxisTitle(position: position, alignment: alignment, spacing: spacing, content: AnyView(Text(label)),
                              text: Text(label))
        return chartConfiguration { $0.z.titles.append(title) }
    }
    private nonisolated func depth(_ domain: _ScaleDomainData?, _ range: _PositionRangeData?, _ type: ScaleType?)
        -> some View {
        chartConfiguration {
            if let domain { $0.z.domain = domain }
            if let range { $0.z.range = range }
            if let type { $0.z.type = type }
        }
    }
    /// Sets the values that the z axis covers, and its part of the depth.
    nonisolated public func chartZScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View { depth(domain._domain, range._positions, type) }
    /// Sets the values that the z axis covers.
    nonisolated public func chartZScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        depth(domain._domain, nil, type)
    }
    /// Sets the part of the depth that the z axis covers.
    nonisolated public func chartZScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        depth(nil, range._positions, type)
    }
    /// Sets a binding to the value of z of the mark that is tapped.
    nonisolated public func chartZSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartConfiguration { $0.selection.z = ChartSelection.writer(value) }
    }
    /// Sets a binding to the range of z of the mark that is tapped.
    nonisolated public func chartZSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chartConfiguration { $0.selection.zRange = ChartSelection.writer(range) }
    }
}

/// Collects the content of the z axis where the charts are built.
private nonisolated struct DepthAxisModifier<AxisBody: AxisContent>: ViewModifier {
    let axisContent: AxisBody
    @MainActor func body(content: Content) -> some View {
        var collector = _AxisCollector()
        AxisBody._collectAxis(axisContent, into: &collector)
        let sets = collector.sets
        return content.chartConfiguration { $0.z.sets = sets }
    }
}
