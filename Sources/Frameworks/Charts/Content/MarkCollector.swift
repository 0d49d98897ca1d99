import QuadrantGeometry
import SwiftUI

/// The marks of a chart, as they are found in its content.
public struct _MarkCollector {
    /// What the modifiers around the next mark say.
    var style = MarkStyle()
    var records: [MarkRecord] = []
    var layers: [MarkLayer] = []
    /// The index of the layer that the next mark is in; nil for the chart itself.
    var layer: Int?
    /// Views that are drawn as symbols, by their index.
    var symbolViews: [AnyView] = []
    var annotations: [AnnotationRecord] = []
    /// What is known of all marks together.
    private(set) var traits = MarkTraits()
    init() {}
}

extension _MarkCollector {
    @MainActor mutating func collect(_ content: some ChartContent) {
        type(of: content)._collect(content, into: &self)
    }

    /// Adds a mark in the style in force.
    mutating func add(_ mark: MarkRecord) {
        var mark = mark
        mark.style = style
        mark.layer = layer
        mark.index = records.count
        if !style.isUnchanged {
            for annotation in style.annotations {
                annotations.append(AnnotationRecord(mark: records.count, annotation: annotation))
            }
        }
        traits.add(mark)
        records.append(mark)
    }

    /// Collects content with a change of the style in force.
    @MainActor mutating func collect<C: ChartContent>(_ content: C, changing change: (inout MarkStyle) -> Void) {
        let outer = style
        change(&style)
        C._collect(content, into: &self)
        style = outer
    }

    /// Collects content in a layer of its own.
    @MainActor mutating func collect<C: ChartContent>(_ content: C, in effect: MarkLayer.Effect) {
        let outer = layer
        layers.append(MarkLayer(parent: outer, effect: effect, zIndex: style.zIndex))
        layer = layers.count - 1
        C._collect(content, into: &self)
        layer = outer
    }

    @MainActor mutating func collectMask<C: ChartContent>(_ content: C) -> Int {
        let (outer, outerStyle) = (layer, style)
        layers.append(MarkLayer(parent: nil, effect: .mask, zIndex: 0))
        let index = layers.count - 1
        layer = index
        style = MarkStyle()
        C._collect(content, into: &self)
        (layer, style) = (outer, outerStyle)
        return index
    }
}

/// Marks that are drawn as a whole.
struct MarkLayer {
    enum Effect {
        /// Drawn separately, then composited, in a style of the program.
        case compositing(((AnyView) -> AnyView)?)
        /// Drawn where the marks of another layer are.
        case masked(by: Int)
        /// Drawn as the mask of other layers only.
        case mask
    }
    let parent: Int?
    let effect: Effect
    let zIndex: Double
}

/// What is known of all marks of a chart together, so that no mark is looked at again for it.
struct MarkTraits {
    /// Whether a mark is a function, which becomes as many marks as it has samples.
    private(set) var hasFunctions = false
    /// Whether marks are drawn in their order, each by itself: none is part of a line, in a layer or moved in depth.
    private(set) var isInOrder = true
    /// Whether a modifier says something to assistive technology.
    private(set) var hasAccessibility = false

    mutating func add(_ mark: MarkRecord) {
        if mark.isRare, mark.function != nil { hasFunctions = true }
        if mark.kind == .line || mark.kind == .area || mark.layer != nil { isInOrder = false }
        guard !mark.style.isUnchanged else { return }
        if mark.style.zIndex != 0 { isInOrder = false }
        if mark.style.accessibility != MarkAccessibility() { hasAccessibility = true }
    }
}
