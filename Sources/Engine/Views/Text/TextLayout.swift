public import Foundation
import QuadrantCore
public import QuadrantGeometry
import QuadrantDisplayList
import QuadrantText

extension Text {
    /// The laid out lines of a text, from the top. Positions are in points from the text's top leading corner.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Always 0: the first line.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { lines.count }
        /// The line at `index` from the top; an index out of range traps.
        public subscript(index: Int) -> Line { lines[index] }
        /// Whether a part of the text was truncated.
        public var isTruncated: Bool { lines.contains { $0.drawing.isTruncated } }

        /// The position and extent of a part of a text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline, from the text's top leading corner.
            public var origin = CGPoint.zero
            /// The width in points; that of a line excludes trailing white space.
            public var width: CGFloat = 0
            /// The extent above the baseline, in points.
            public var ascent: CGFloat = 0
            /// The extent below the baseline, in points.
            public var descent: CGFloat = 0
            /// The distance to the next line beyond ascent and descent, in points; 0 for lines, runs and slices.
            public var leading: CGFloat = 0
            /// Empty bounds at the origin.
            public init() {}
            /// The rectangle from the ascent to the descent, in the coordinates of `origin`.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// The place of a character in a text. Places of one text can be compared.
        @frozen
        public struct CharacterIndex: Comparable, Hashable, Sendable {
            /// In UTF-16 units.
            let value: Int
            /// Whether `a` is before `b`.
            public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
        }

        /// Options of drawing lines, runs and slices.
        public struct DrawingOptions: OptionSet, Sendable {
            /// Bit 0 for `disablesSubpixelQuantization`.
            public let rawValue: UInt32
            /// A set from its bits; unknown bits have no effect.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Disables the rounding of glyph positions to whole pixels, which never happens here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// A line with its runs, from the left.
        public struct Line: RandomAccessCollection, Equatable {
            let drawing: TextLineDrawing
            let runs: [Run]
            /// Always 0: the leftmost run.
            public var startIndex: Int { 0 }
            /// The number of runs.
            public var endIndex: Int { runs.count }
            /// The run at `index` from the left; an index out of range traps.
            public subscript(index: Int) -> Run { runs[index] }
            /// The start of the baseline; setting it moves the drawing of the line.
            public var origin: CGPoint {
                get { CGPoint(x: drawing.origin.x + shift.x, y: drawing.origin.y + shift.y) }
                set { shift = CGPoint(x: newValue.x - drawing.origin.x, y: newValue.y - drawing.origin.y) }
            }
            private(set) var shift = CGPoint.zero

            init(_ drawing: TextLineDrawing, paints: [Paint], _ custom: [[CustomTextAttribute]]) {
                var drawing = drawing
                for index in drawing.decorations.indices { drawing.decorations[index].takePaint(from: paints) }
                for index in drawing.attachments.indices {
                    drawing.attachments[index] = drawing.attachments[index].painted(by: paints)
                }
                self.drawing = drawing
                runs = drawing.runs.map { run in
                    var painted = run
                    painted.takePaint(from: paints)
                    let own = run.style.map { custom[$0] } ?? []
                    return Run(glyphs: painted, custom: own, ascent: drawing.ascent, descent: drawing.descent)
                }
            }

            /// The bounds of the line, in points from the text's top leading corner.
            public var typographicBounds: TypographicBounds {
                var bounds = TypographicBounds()
                bounds.origin = origin
                (bounds.width, bounds.ascent, bounds.descent) = (drawing.width, drawing.ascent, drawing.descent)
                return bounds
            }
        }

        /// A glyph run: consecutive characters of one style, with their glyphs from the left.
        public struct Run: RandomAccessCollection, Equatable {
            let glyphs: GlyphRun
            let custom: [CustomTextAttribute]
            let ascent: Double, descent: Double
            /// Always 0: the leftmost glyph.
            public var startIndex: Int { 0 }
            /// The number of glyphs, which may differ from the number of characters.
            public var endIndex: Int { glyphs.glyphs.count }
            /// The slice of one glyph; an index out of range traps.
            public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
            /// The slice of some glyphs; bounds out of range trap.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

            /// The attribute of this type that was set by `customAttribute(_:)`; nil without one.
            public subscript<T: TextAttribute>(key: T.Type) -> T? {
                custom.lazy.compactMap { $0.key == ObjectIdentifier(T.self) ? $0.value as? T : nil }.first
            }
            /// The places of the characters that the glyphs stand for, glyph by glyph; none for an ellipsis.
            public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }
            /// The direction of the run's script, whatever the layout direction of the view.
            public var layoutDirection: LayoutDirection { glyphs.isRightToLeft ? .rightToLeft : .leftToRight }
            /// The bounds of the run, with the ascent and descent of its line.
            public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }
        }

        /// Some glyphs of a run.
        public struct RunSlice: RandomAccessCollection, Equatable {
            /// The run of the glyphs.
            public var run: Run
            /// The indices of the glyphs in the run, counted from the left.
            public var indices: Range<Int>
            /// The glyphs of `run` at `indices`, which must be in range.
            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices
            }
            /// The index of the first glyph in the run.
            public var startIndex: Int { indices.lowerBound }
            /// The index after that of the last glyph in the run.
            public var endIndex: Int { indices.upperBound }
            /// The slice of one glyph, by its index in the run.
            public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
            /// A part of this slice, by indices in the run.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
            /// The custom attribute of the run's text.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

            /// The places of the characters that the glyphs stand for, glyph by glyph; none for an ellipsis.
            public var characterIndices: [CharacterIndex] {
                guard let start = run.glyphs.start else { return [] }
                let text = run.glyphs.text.utf8
                return indices.map { index in
                    let end = text.index(text.startIndex, offsetBy: Int(run.glyphs.glyphs[index].cluster))
                    return CharacterIndex(value: start + run.glyphs.text.utf16[..<end].count)
                }
            }

            /// The bounds of the slice, with the ascent and descent of its line; zero for an empty one.
            public var typographicBounds: TypographicBounds {
                var bounds = TypographicBounds()
                guard let first = indices.first else { return bounds }
                bounds.origin = run.glyphs.glyphs[first].position
                bounds.width = indices.reduce(0) { $0 + run.glyphs.glyphs[$1].advance }
                (bounds.ascent, bounds.descent) = (run.ascent, run.descent)
                return bounds
            }

            /// The glyphs as a separate run.
            var part: GlyphRun {
                var part = run.glyphs
                part.glyphs = Array(part.glyphs[indices])
                return part
            }
        }
    }
}

extension GraphicsContext {
    /// Draws a line at its `origin`, with its underlines and images. The options have no effect here.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        var inner = self
        inner.translateBy(x: line.shift.x, y: line.shift.y)
        inner.draw(line.runs.map(\.glyphs), line.drawing.decorations)
        var builder = FragmentBuilder()
        for placed in line.drawing.attachments { builder.append(placed, at: SIMD2()) }
        for item in builder.items { inner.putThroughTransform(item) }
    }
    /// Draws the glyphs of a run at their laid out positions, without underlines. The options have no effect here.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { draw([run.glyphs], []) }
    /// Draws the glyphs of a slice at their laid out positions, without underlines. The options have no effect here.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw([slice.part], [])
    }

    private func draw(_ runs: [GlyphRun], _ decorations: [TextItem.Decoration]) {
        guard runs.contains(where: { !$0.glyphs.isEmpty }) else { return }
        let text = runs.map(\.text).joined()
        putThroughTransform(.text(TextItem(frame: layer.frame, runs: runs, decorations: decorations,
                                           string: text)))
    }
}
