import QuadrantCore

/// A type-erased shape style.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    enum Storage: Equatable, Sendable {
        /// A colour, the most frequent style, is stored without allocation.
        case color(Color)
        case boxed(StyleBox)
    }
    let storage: Storage

    /// Erases the type of `style`; an `AnyShapeStyle` is not wrapped again. A colour needs no allocation.
    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle { self = style }
        else if let color = style as? Color { storage = .color(color) }
        else { storage = .boxed(StyleBox(style)) }
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        switch storage {
        case .color(let color): color._apply(to: &shape)
        case .boxed(let box): box.apply(to: &shape)
        }
    }

    package func isEqual(to other: AnyShapeStyle) -> Bool { storage == other.storage }
    /// A description of the style, for tools.
    package var summary: String {
        switch storage {
        case .color(let color): color.description
        case .boxed(let box): box.summary
        }
    }
}

nonisolated final class StyleBox: Equatable, Sendable {
    let style: any ShapeStyle
    init(_ style: any ShapeStyle) { self.style = style }
    func apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }
    var summary: String { StyleSummary.of(style) }

    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b || isSame(a.style, b.style) }
    private static func isSame<S: ShapeStyle>(_ a: S, _ b: any ShapeStyle) -> Bool {
        (b as? S).map { Comparison.areEqual(a, $0) } ?? false
    }
}

/// Descriptions of styles, for the inspector.
package enum StyleSummary {
    package static func of(_ style: some ShapeStyle) -> String {
        if let any = style as? AnyShapeStyle { return any.summary }
        if let described = style as? any CustomStringConvertible { return described.description }
        return ViewName.short(type(of: style))
    }
}
