public import Foundation
public import SwiftUI

/// A part of an axis at one of its values: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
    /// Adds the parts of this mark to those of a value. Implemented by this framework only.
    @MainActor @preconcurrency static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector)
}

/// The parts of an axis at one value, as they are found.
public struct _AxisMarkCollector {
    var style = AxisMarkStyle()
    var parts: [AxisPart] = []
    let value: AxisValue
    init(value: AxisValue) { self.value = value }
    @MainActor mutating func collect(_ mark: some AxisMark) { type(of: mark)._collectMark(mark, into: &self) }
    mutating func add(_ kind: AxisPart.Kind) { parts.append(AxisPart(kind: kind, style: style)) }
}

/// What the modifiers of an axis mark say, inner ones first.
struct AxisMarkStyle {
    var foreground: AnyShapeStyle?
    var font: Font??
    var offset = CGSize.zero
}

/// A part of an axis at one value.
struct AxisPart {
    enum Kind {
        case gridLine(AxisLine)
        case tick(AxisLine, AxisTick.Length)
        case label(AxisLabel)
    }
    let kind: Kind
    let style: AxisMarkStyle
}

struct AxisLine {
    var isCentered: Bool?
    var stroke: StrokeStyle?
}

nonisolated struct StyledAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let change: (inout AxisMarkStyle) -> Void
    @MainActor static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        let outer = marks.style
        mark.change(&marks.style)
        Mark._collectMark(mark.mark, into: &marks)
        marks.style = outer
    }
}

extension AxisMark {
    /// Sets the font of labels; nil is that of the environment.
    nonisolated public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(mark: self) { $0.font = font } }
    /// Sets the style of lines, ticks and labels.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return StyledAxisMark(mark: self) { $0.foreground = style }
    }
    /// Moves lines, ticks and labels, in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
    /// Moves lines, ticks and labels, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        StyledAxisMark(mark: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}

extension Never: AxisMark {
    @MainActor public static func _collectMark(_ mark: Never, into marks: inout _AxisMarkCollector) {}
}

extension Optional: AxisMark where Wrapped: AxisMark {
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        if let mark { Wrapped._collectMark(mark, into: &marks) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        switch mark {
        case .trueContent(let mark): TrueContent._collectMark(mark, into: &marks)
        case .falseContent(let mark): FalseContent._collectMark(mark, into: &marks)
        }
    }
}

/// An axis mark of any type.
public nonisolated struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark
    /// Erases the type of the mark.
    nonisolated public init(_ mark: any AxisMark) { self.mark = mark }
    /// Erases the type of the mark.
    nonisolated public init(erasing mark: some AxisMark) { self.mark = mark }
    @MainActor public static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        marks.collect(mark.mark)
    }
}

nonisolated struct TupleAxisMark<each Mark: AxisMark>: AxisMark {
    let marks: (repeat each Mark)
    init(_ marks: repeat each Mark) { self.marks = (repeat each marks) }
    @MainActor static func _collectMark(_ mark: Self, into marks: inout _AxisMarkCollector) {
        func collect<M: AxisMark>(_ one: M) { M._collectMark(one, into: &marks) }
        repeat collect(each mark.marks)
    }
}

/// Lists the parts of an axis at one value.
@resultBuilder
public struct AxisMarkBuilder {
    /// Accepts a mark as a statement.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Nothing.
    public static func buildBlock() -> some AxisMark { TupleAxisMark< >() }
    /// The only mark of a closure.
    public static func buildBlock<T: AxisMark>(_ mark: T) -> T { mark }
    /// The marks of several statements.
    public static func buildBlock<each T: AxisMark>(_ marks: repeat each T) -> some AxisMark {
        TupleAxisMark(repeat each marks)
    }
    /// The mark of an `if` without `else`.
    public static func buildIf<T: AxisMark>(_ mark: T?) -> T? { mark }
    /// The first branch of a condition.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        .trueContent(first)
    }
    /// The second branch of a condition.
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        .falseContent(second)
    }
    /// The mark behind a check of availability.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(erasing: content)
    }
}
