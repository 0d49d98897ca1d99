import QuadrantCore

/// A shape style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    public typealias Resolved = Never

    enum Storage: Equatable, Sendable {
        /// Plain colours are most of all styles and need no box.
        case color(Color)
        case boxed(StyleBox)
    }
    let storage: Storage

    /// Hides the type of `style`; one that is hidden already is taken as it is. A colour costs no allocation.
    public init<S: ShapeStyle>(_ style: S) {
        if let style = style as? AnyShapeStyle { self = style }
        else if let color = style as? Color { storage = .color(color) }
        else { storage = .boxed(TypedStyleBox(style)) }
    }

    public func _apply(to shape: inout _ShapeStyle_Shape) {
        switch storage {
        case .color(let color): color._apply(to: &shape)
        case .boxed(let box): box.apply(to: &shape)
        }
    }

    package func isEqual(to other: AnyShapeStyle) -> Bool { storage == other.storage }
    /// For tools: the style in words.
    package var summary: String {
        switch storage {
        case .color(let color): color.description
        case .boxed(let box): box.summary
        }
    }
}

nonisolated class StyleBox: Equatable, @unchecked Sendable {
    func apply(to shape: inout _ShapeStyle_Shape) {}
    func isEqual(to other: StyleBox) -> Bool { self === other }
    var summary: String { "" }
    static func == (a: StyleBox, b: StyleBox) -> Bool { a === b || a.isEqual(to: b) }
}

nonisolated final class TypedStyleBox<S: ShapeStyle>: StyleBox, @unchecked Sendable {
    let style: S
    init(_ style: S) { self.style = style }
    override func apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }
    override func isEqual(to other: StyleBox) -> Bool {
        guard let other = other as? TypedStyleBox<S> else { return false }
        return Comparison.areEqual(style, other.style)
    }
    override var summary: String { StyleSummary.of(style) }
}

/// Styles in words, for the inspector.
package enum StyleSummary {
    package static func of(_ style: some ShapeStyle) -> String {
        if let any = style as? AnyShapeStyle { return any.summary }
        if let described = style as? any CustomStringConvertible { return described.description }
        return ViewName.short(type(of: style))
    }
}
