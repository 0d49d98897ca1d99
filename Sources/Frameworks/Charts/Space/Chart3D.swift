import Foundation
public import SwiftUI

/// A chart of marks in space. Dragging turns it.
public nonisolated struct Chart3D<Content: Chart3DContent>: View {
    private let content: Content
    @Environment(\.self) private var environment
    @State private var pose: Chart3DPose?
    @State private var start: Chart3DPose?

    /// The marks of a closure.
    nonisolated public init(@Chart3DContentBuilder content: () -> Content) { self.content = content() }
    /// Marks for each element.
    nonisolated public init<Data: RandomAccessCollection, C: Chart3DContent>(
        _ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }
    /// Marks for each element, which the value at `id` identifies.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: Chart3DContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @Chart3DContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, C> {
        self.content = ForEach(data, id: id, content: content)
    }

    @MainActor public var body: some View {
        var collector = _SpaceCollector()
        Content._collectSpace(content, into: &collector)
        let configuration = environment.chartConfiguration
        let model = SpaceModel(collector.marks, configuration, environment)
        let shown = configuration.space.binding?.wrappedValue ?? configuration.space.pose ?? pose ?? .default
        return VStack(alignment: .leading, spacing: 6) {
            GeometryReader { geometry in
                let camera = SpaceCamera(shown, configuration.space.projection, in: geometry.size)
                Canvas { context, size in
                    SpaceDrawer(model: model, camera: SpaceCamera(shown, configuration.space.projection, in: size),
                                size: size, environment: context.environment).draw(&context)
                }
                .contentShape(Rectangle())
                .gesture(turn(shown, configuration))
                .simultaneousGesture(SpatialTapGesture().onEnded { tap in
                    select(tap.location, model, camera, configuration.selection)
                })
            }
            if configuration.legend.visibility != .hidden, !model.styles.foreground.domain.isEmpty,
               model.styles.ramp == nil {
                legend(model)
            }
        }
        .environment(\.chartConfiguration, ChartConfiguration())
        .environment(\.layoutDirection, .leftToRight)
    }

    /// The angle of a drag across 100 points, in degrees (a guess).
    private static var speed: Double { 60 }

    @MainActor private func turn(_ shown: Chart3DPose, _ configuration: ChartConfiguration) -> some Gesture {
        DragGesture(minimumDistance: 6)
            .onChanged { drag in
                let from = start ?? shown
                if start == nil { start = from }
                let turned = Chart3DPose(
                    azimuth: .degrees(from.azimuth.degrees + Double(drag.translation.width) / 100 * Self.speed),
                    inclination: .degrees(min(max(from.inclination.degrees
                        + Double(drag.translation.height) / 100 * Self.speed, -90), 90)))
                if let binding = configuration.space.binding { binding.wrappedValue = turned } else { pose = turned }
            }
            .onEnded { _ in start = nil }
    }

    /// Selects the values of the mark nearest to a place, up to 20 points away.
    @MainActor private func select(_ place: CGPoint, _ model: SpaceModel, _ camera: SpaceCamera,
                                   _ selection: ChartSelection) {
        var best: (fields: [PlotField], distance: CGFloat)?
        for mark in model.marks where !mark.fields.isEmpty {
            guard let at = model.place(mark.fields) else { continue }
            let point = camera.project(at), distance = hypot(point.x - place.x, point.y - place.y)
            if distance < best?.distance ?? 20 { best = (mark.fields, distance) }
        }
        selection.x?(best?.fields[0].value)
        selection.y?(best?.fields[1].value)
        selection.z?(best?.fields[2].value)
        let depth = best?.fields[2]
        selection.zRange?(depth.map { ($0.value, $0.end ?? $0.value) })
    }

    @MainActor private func legend(_ model: SpaceModel) -> some View {
        HStack(spacing: 8) {
            ForEach(model.styles.foreground.domain, id: \.self) { value in
                HStack(spacing: 5) {
                    if let style = model.styles.foreground(for: value) {
                        Circle().fill(style).frame(width: 8, height: 8)
                    }
                    Text(verbatim: value.categoryName)
                }
            }
        }
        .font(.caption2).foregroundStyle(.secondary)
    }
}
