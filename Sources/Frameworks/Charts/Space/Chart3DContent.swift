public import Foundation
public import SwiftUI

/// What a chart in space shows.
@MainActor @preconcurrency
public protocol Chart3DContent {
    /// The type of `body`; `Never` for marks.
    associatedtype Body: Chart3DContent
    /// The marks of this content.
    @Chart3DContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds the marks of this content to those of a chart. Implemented by this framework only.
    @MainActor @preconcurrency static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector)
}

extension Chart3DContent {
    /// Adds the marks of the body.
    @MainActor public static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        Body._collectSpace(content.body, into: &marks)
    }
}

/// The marks of a chart in space, as they are found.
public struct _SpaceCollector {
    var style = SpaceStyle()
    var marks: [SpaceMark] = []
    init() {}
    @MainActor mutating func collect(_ content: some Chart3DContent) {
        type(of: content)._collectSpace(content, into: &self)
    }
    mutating func add(_ kind: SpaceMark.Kind) { marks.append(SpaceMark(kind: kind, style: style)) }
}

/// A mark in space.
struct SpaceMark {
    enum Kind {
        case point(PlotField, PlotField, PlotField)
        case rule(PlotField, PlotField, PlotField)
        case rectangle(PlotField, PlotField, PlotField)
        case surface(SurfacePlot)
    }
    let kind: Kind
    let style: SpaceStyle
    /// The values of x, y and z; none for a surface.
    var fields: [PlotField] {
        switch kind {
        case .point(let x, let y, let z), .rule(let x, let y, let z), .rectangle(let x, let y, let z): [x, y, z]
        case .surface: []
        }
    }
}

/// What the modifiers of a mark in space say.
struct SpaceStyle {
    var foreground: AnyShapeStyle?
    var foregroundBy: PlotField?
    var surface: BasicChart3DSurfaceStyle?
    var symbol = BasicChart3DSymbolShape.sphere
    var rotation = Rotation3D.identity
    /// The diameter of symbols, as a part of the plot's side.
    var size: CGFloat?
    var metalness = 0.0
    var roughness = 0.5
}

nonisolated struct StyledSpaceContent<Content: Chart3DContent>: Chart3DContent {
    typealias Body = Never
    var body: Never { fatalError("Charts: a styled mark has no body.") }
    let content: Content
    let change: (inout SpaceStyle) -> Void
    @MainActor static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        let outer = marks.style
        content.change(&marks.style)
        Content._collectSpace(content.content, into: &marks)
        marks.style = outer
    }
}

extension Chart3DContent {
    private nonisolated func changed(_ change: @escaping (inout SpaceStyle) -> Void) -> StyledSpaceContent<Self> {
        StyledSpaceContent(content: self, change: change)
    }
    /// Colours surfaces by their height or their direction.
    nonisolated public func foregroundStyle(_ style: some Chart3DSurfaceStyle) -> some Chart3DContent {
        let style = style as? BasicChart3DSurfaceStyle ?? .heightBased
        return changed { $0.surface = style }
    }
    /// Sets the style of the marks.
    @_disfavoredOverload
    nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some Chart3DContent {
        let style = AnyShapeStyle(style)
        return changed { ($0.foreground, $0.foregroundBy, $0.surface) = (style, nil, nil) }
    }
    /// Gives marks a style for each value, which the legend explains.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some Chart3DContent {
        changed { ($0.foregroundBy, $0.foreground) = (value.field, nil) }
    }
    /// How much the marks reflect like metal, from 0 to 1: metals have darker shades.
    nonisolated public func metalness(_ value: Double) -> some Chart3DContent {
        changed { $0.metalness = min(max(value, 0), 1) }
    }
    /// How rough the marks are, from 0 to 1: smooth ones have a highlight.
    nonisolated public func roughness(_ value: Double) -> some Chart3DContent {
        changed { $0.roughness = min(max(value, 0), 1) }
    }
    /// Sets the body that is drawn at points.
    nonisolated public func symbol<S: Chart3DSymbolShape>(_ symbol: S) -> some Chart3DContent {
        let symbol = BasicChart3DSymbolShape(symbol)
        return changed { $0.symbol = symbol }
    }
    /// Turns the bodies at points.
    nonisolated public func symbolRotation(_ rotation: Rotation3D) -> some Chart3DContent {
        changed { $0.rotation = rotation }
    }
    /// Sets the size of bodies at points, as a part of the plot's side.
    nonisolated public func symbolSize(_ size: CGFloat) -> some Chart3DContent {
        changed { $0.size = size.isFinite ? max(0, size) : 0 }
    }
}

/// Lists the marks of a chart in space.
@resultBuilder
public struct Chart3DContentBuilder {
    /// Accepts content as a statement.
    public static func buildExpression<Content: Chart3DContent>(_ content: Content) -> Content { content }
    /// No marks.
    public static func buildBlock() -> some Chart3DContent { TupleSpaceContent< >() }
    /// The only content of a closure.
    public static func buildBlock<Content: Chart3DContent>(_ content: Content) -> Content { content }
    /// The content of several statements.
    public static func buildBlock<each Content: Chart3DContent>(_ content: repeat each Content) -> some Chart3DContent {
        TupleSpaceContent(repeat each content)
    }
    /// The content of an `if` without `else`.
    public static func buildOptional<Content: Chart3DContent>(_ content: Content?) -> Content? { content }
    /// The first branch of a condition.
    public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(first: C1) -> BuilderConditional<C1, C2> {
        .trueContent(first)
    }
    /// The second branch of a condition.
    public static func buildEither<C1: Chart3DContent, C2: Chart3DContent>(second: C2) -> BuilderConditional<C1, C2> {
        .falseContent(second)
    }
    /// The content behind a check of availability.
    public static func buildLimitedAvailability<Content: Chart3DContent>(_ content: Content) -> some Chart3DContent {
        content
    }
}

nonisolated struct TupleSpaceContent<each Content: Chart3DContent>: Chart3DContent {
    typealias Body = Never
    var body: Never { fatalError("Charts: several marks have no body.") }
    let content: (repeat each Content)
    init(_ content: repeat each Content) { self.content = (repeat each content) }
    @MainActor static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        func collect<C: Chart3DContent>(_ one: C) { C._collectSpace(one, into: &marks) }
        repeat collect(each content.content)
    }
}

extension Never: Chart3DContent {
    @MainActor public static func _collectSpace(_ content: Never, into marks: inout _SpaceCollector) {}
}

extension Optional: Chart3DContent where Wrapped: Chart3DContent {
    public var body: Never { fatalError("Charts: optional marks have no body.") }
    @MainActor public static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        if let content { Wrapped._collectSpace(content, into: &marks) }
    }
}

extension BuilderConditional: Chart3DContent where TrueContent: Chart3DContent, FalseContent: Chart3DContent {
    public var body: Never { fatalError("Charts: branches of marks have no body.") }
    @MainActor public static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        switch content {
        case .trueContent(let content): TrueContent._collectSpace(content, into: &marks)
        case .falseContent(let content): FalseContent._collectSpace(content, into: &marks)
        }
    }
}

extension ForEach: Chart3DContent where Content: Chart3DContent {
    public var body: Never { fatalError("Charts: marks of elements have no body.") }
    /// Adds the marks of every element.
    public static func _collectSpace(_ content: Self, into marks: inout _SpaceCollector) {
        for element in content.data { Content._collectSpace(content.content(element), into: &marks) }
    }
    // The forms for other content are tried first: the types of nested elements would take the compiler too long.
    /// Marks for each element.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, @Chart3DContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }
    /// Marks for each element, which the value at `id` identifies.
    @_disfavoredOverload
    nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>,
                            @Chart3DContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: id, content: content)
    }
}
