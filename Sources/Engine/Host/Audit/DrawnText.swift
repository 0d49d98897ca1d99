package import Foundation
import QuadrantCore
package import QuadrantDisplayList
import QuadrantGeometry

/// A text of a display list, as it reaches the window.
package struct DrawnText {
    /// The glyphs, in a space of their own: `frame` is in that of the window.
    package var item: TextItem
    /// The bounds in window coordinates, in points, through all transforms.
    package var frame: CGRect
    /// The part of the frame inside all clips and the window; empty for a text that is scrolled away.
    package var seen: CGRect
    /// Whether a clip or a mask is in force, such as that of a scroll view.
    package var isClipped: Bool
    /// Whether an opaque shape, such as a sheet, is drawn over all that would be seen.
    package var isCovered = false
    /// The product of the opacities in force, from 0 to 1.
    package var opacity: Double
    /// The single colour behind the text; nil if there are several or none, as over an image, a gradient or an edge,
    /// and if something translucent is drawn over the text.
    package var backdrop: RGBA?
    /// Whether it is turned or skewed: its frame is then larger than its letters.
    package var isTurned = false
    /// What is drawn over a part of what would be seen, in drawing order.
    package var covers: [Cover] = []

    /// An opaque shape, or another text, over a part of a text.
    package struct Cover {
        /// The bounds of what covers, in window coordinates, in points.
        package var bounds: CGRect
        /// The part of the text that it covers.
        package var part: CGRect
        /// The other text; nil for a shape.
        package var text: String?
    }

    /// The texts of `list` in drawing order. The cost is that of texts times shapes.
    package static func all(in list: DisplayList) -> [DrawnText] {
        var collector = Collector(background: list.background, size: list.size)
        list.root.visit(&collector, grid: list.grid)
        return collector.texts
    }
}

private struct Collector: DisplayListVisitor {
    /// What a shape or an image has covered, in window coordinates.
    struct Area {
        var bounds: CGRect
        /// The exact shape; nil if it is the bounds, or if a transform changes it.
        var path: Path?
        /// Nil for more than one colour.
        var color: RGBA?

        func covers(_ frame: CGRect) -> Bool {
            guard bounds.contains(frame) else { return false }
            guard let path else { return true }
            return [(frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY),
                    (frame.maxX, frame.maxY)].allSatisfy { path.contains(CGPoint(x: $0.0, y: $0.1)) }
        }
    }

    let background: RGBA?
    let size: CGSize
    var texts: [DrawnText] = []
    /// Where the letters of each text are seen; empty for turned ones.
    private var letters: [CGRect] = []
    private var areas: [Area] = []
    private var effects: [Effect] = []

    init(background: RGBA?, size: CGSize) {
        self.background = background
        self.size = size
    }

    mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) { effects.append(effect) }
    mutating func end(_ effect: Effect, frame: CGRect) { effects.removeLast() }

    /// A stroke is a thin line and no background; a colour that is nearly transparent only receives taps.
    mutating func shape(_ path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, isAntialiased: Bool, paint: Paint) {
        guard stroke == nil else { return }
        var color: RGBA?
        if case .color(let value) = paint, !changesColors { color = value.opacity(Float(opacity)) }
        if let color, color.alpha < 0.02 { return }
        let hasTransform = effects.contains { if case .transform = $0 { true } else { false } }
        add(Area(bounds: visible(path.boundingRect), path: hasTransform ? nil : path, color: color),
            isExact: !hasTransform)
    }

    mutating func image(_ item: ImageItem, frame: CGRect) { add(Area(bounds: visible(frame), path: nil, color: nil)) }

    mutating func text(_ item: TextItem, origin: CGPoint) {
        let isClipped = effects.contains { effect in
            switch effect {
            case .clip, .mask: true
            default: false
            }
        }
        let bounds = CGRect(origin: origin, size: item.frame.size)
        let seen = visible(bounds).intersection(CGRect(origin: .zero, size: size))
        addText(DrawnText(item: item, frame: transformed(bounds), seen: seen.isEmpty ? .zero : seen,
                          isClipped: isClipped, opacity: opacity,
                          backdrop: changesColors || seen.isEmpty ? nil : backdrop(of: seen)))
    }

    /// `isExact` says whether the area covers all of its bounds, or of its path.
    private mutating func add(_ area: Area, isExact: Bool = false) {
        guard !area.bounds.isEmpty else { return }
        areas.append(area)
        for index in texts.indices where !texts[index].seen.isEmpty && area.covers(Self.inner(texts[index].seen)) {
            texts[index].backdrop = nil
            if let color = area.color, color.alpha >= 1 { texts[index].isCovered = true }
        }
        guard isExact, let color = area.color, color.alpha >= 0.98 else { return }
        for index in texts.indices where !texts[index].isCovered && letters[index].intersects(area.bounds) {
            let part = letters[index].intersection(area.bounds)
            guard part.width >= Self.minPart, part.height >= Self.minPart,
                  area.path?.contains(CGPoint(x: part.midX, y: part.midY)) ?? true else { continue }
            texts[index].covers.append(.init(bounds: area.bounds, part: part, text: nil))
        }
    }

    /// In points. Less of a text may be covered by the edge of what is beside it.
    private static let minPart = 4.0

    /// The height of most letters above the baseline, over the size of the font.
    private static let letterHeight = 0.7

    /// The part of a text's seen frame in which its letters are, without most of what is above and below them: a text
    /// with a baseline offset has its letters at one end of its frame.
    private static func letters(_ text: DrawnText) -> CGRect {
        let size = text.item.frame.size
        guard size.width > 0, size.height > 0 else { return .zero }
        var area = CGRect.null
        for run in text.item.runs {
            guard let first = run.glyphs.first?.position else { continue }
            let rows = run.glyphs.map(\.position.y)
            let top = rows.min() ?? first.y, bottom = rows.max() ?? first.y
            let left = run.glyphs.map(\.position.x).min() ?? first.x
            let right = run.glyphs.map { $0.position.x + $0.advance }.max() ?? first.x
            let height = Self.letterHeight * run.size
            area = area.union(CGRect(x: left, y: top - height, width: right - left, height: bottom - top + height))
        }
        guard !area.isNull else { return .zero }
        let scaleX = text.frame.width / size.width, scaleY = text.frame.height / size.height
        let placed = CGRect(x: text.frame.minX + area.minX * scaleX, y: text.frame.minY + area.minY * scaleY,
                            width: area.width * scaleX, height: area.height * scaleY).intersection(text.seen)
        return placed.isEmpty ? .zero : placed.insetBy(dx: min(2, placed.width / 2), dy: 0)
    }

    /// Notes what a further text covers of the others.
    private mutating func addText(_ text: DrawnText) {
        var text = text
        text.isTurned = effects.contains { effect in
            guard case .transform(let value) = effect else { return false }
            return value.m12 != 0 || value.m21 != 0 || value.m13 != 0 || value.m23 != 0
        }
        let own = text.isTurned ? .zero : Self.letters(text)
        for index in texts.indices where letters[index].intersects(own) && text.opacity > 0.5
            && texts[index].opacity > 0.5 && !texts[index].isCovered {
            let part = letters[index].intersection(own)
            guard part.width >= Self.minPart, part.height >= Self.minPart,
                  texts[index].item.string != text.item.string,
                  !texts[index].covers.contains(where: { $0.text == nil && $0.part.contains(part) }) else { continue }
            texts[index].covers.append(.init(bounds: text.frame, part: part, text: text.item.string))
        }
        texts.append(text)
        letters.append(own)
    }

    /// Half a point less, so that a neighbour that touches the text is not behind it, and because the edges of shapes
    /// are on the grid of pixels and those of texts are not.
    private static func inner(_ frame: CGRect) -> CGRect {
        frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    }

    private func backdrop(of frame: CGRect) -> RGBA? {
        let inner = Self.inner(frame)
        var color = background
        for area in areas where area.bounds.intersects(inner) {
            if !area.covers(inner) {
                color = nil
            } else if let own = area.color {
                color = own.alpha >= 1 ? own : color.map(own.over)
            } else {
                color = nil
            }
        }
        return color
    }

    private var opacity: Double {
        effects.reduce(1) { if case .opacity(let value) = $1 { $0 * value } else { $0 } }
    }

    /// Whether an effect in force changes the colours that are painted.
    private var changesColors: Bool {
        effects.contains { effect in
            switch effect {
            case .blur, .blend, .mask, .colorMatrix, .luminanceToAlpha: true
            case .opacity, .clip, .transform, .shadow, .layer, .rasterized: false
            }
        }
    }

    private func transformed(_ rect: CGRect) -> CGRect {
        effects.reversed().reduce(rect) { rect, effect in
            if case .transform(let value) = effect { rect.boundingBox(through: value) } else { rect }
        }
    }

    /// The bounds in window coordinates, inside all clips.
    private func visible(_ rect: CGRect) -> CGRect {
        effects.reversed().reduce(rect) { rect, effect in
            if rect.isEmpty { return .zero }
            return switch effect {
            case .transform(let value): rect.boundingBox(through: value)
            case .clip(let path, _, _): rect.intersection(path.boundingRect)
            default: rect
            }
        }
    }
}

extension RGBA {
    /// This colour drawn over an opaque one.
    func over(_ below: RGBA) -> RGBA {
        func mix(_ own: Float, _ other: Float) -> Float { own * alpha + other * (1 - alpha) }
        return RGBA(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
    }
}
