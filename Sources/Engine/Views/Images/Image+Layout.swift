package import Foundation
package import QuadrantCore
package import QuadrantGraph
import QuadrantDisplayList
import QuadrantGeometry

extension Image: LeafRole {
    package static var layoutElement: LayoutElement? { .image }
    package static func changed(from old: Image, to new: Image) -> PhaseSet { old == new ? [] : [.measure, .display] }
    package static var hasGuides: Bool { true }
    package static var kind: LeafKind { .image }
    package func sides(_ context: RoleContext) -> ProposalSides { resizing == nil ? .ignored : .none }
    package var shown: ShownContent? {
        if case .symbol(let name) = source { ShownContent(symbol: name) } else { nil }
    }

    private func resolved(_ context: RoleContext) -> ResolvedImage {
        context.kept {
            resolve(in: context.environment) { issue in
                context.report { path in
                    var placed = issue
                    placed.at = path
                    return placed
                }
            }
        }
    }

    package func measure(_ proposal: Proposal, _ context: RoleContext) -> SIMD2<Double> {
        let image = resolved(context)
        guard let resizing else { return SIMD2(image.size) }
        let caps = SIMD2(Double(resizing.capInsets.leading + resizing.capInsets.trailing),
                         Double(resizing.capInsets.top + resizing.capInsets.bottom))
        let size = proposal.filled(with: SIMD2(image.size))
        return SIMD2(max(size.x, caps.x), max(size.y, caps.y))
    }

    /// A symbol has the spacing of text; any other image that of a plain view.
    package func spacing(_ context: RoleContext) -> ViewSpacing {
        let image = resolved(context)
        guard image.isSymbol, resizing == nil else { return .standard }
        let offset = Double(image.baselineOffset)
        let edge = ViewSpacing.TextEdge(lineHeight: Double(image.size.height), leading: 0)
        return ViewSpacing(storage: ViewSpacing.Storage(
            top: .init(aboveText: offset, text: edge), leading: .init(),
            bottom: .init(belowText: offset + 1, text: edge), trailing: .init()))
    }

    package func guide(_ key: AlignmentKey, _ size: SIMD2<Double>, _ proposal: Proposal,
                       _ context: RoleContext) -> Double? {
        guard key.isOfText, key != VerticalAlignment.firstLineCenter.key, resizing == nil else { return nil }
        let image = resolved(context)
        return image.isSymbol ? size.y - Double(image.baselineOffset) : nil
    }

    package func semantics(_ context: RoleContext) -> Semantics? {
        guard spokenAs != .nothing else { return nil }
        var semantics = Semantics(role: .image)
        semantics.label = localizedText(in: context.environment)
        return semantics
    }

    package func contains(_ point: CGPoint, in size: SIMD2<Double>, _ context: RoleContext) -> Bool {
        CGRect(origin: .zero, size: size.asSize).contains(point) && !isClear(context, in: size)
    }

    /// Whether the image is a template, or a symbol in one colour, whose style draws nothing.
    private func isClear(_ context: RoleContext, in size: SIMD2<Double>) -> Bool {
        let environment = context.environment
        let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
        switch resolved(context).kind {
        case .missing: return false
        case .bitmap(_, _, let isTemplate), .drawn(_, let isTemplate):
            return isTemplate && style.isClear(context, in: size)
        case .symbol:
            let mode = renderingMode ?? environment.symbolRenderingMode
            return (mode ?? .monochrome) == .monochrome && style.isClear(context, in: size)
        }
    }

    package func draw(_ size: SIMD2<Double>, into list: inout FragmentBuilder, at origin: SIMD2<Double>,
                      _ context: RoleContext) {
        let frame = CGRect(origin: origin.asPoint, size: size.asSize), environment = context.environment
        let image = resolved(context)
        // Reports a colour that no catalog has, of which nothing is seen.
        if tint != nil || environment.foregroundStyle != nil { _ = isClear(context, in: size) }
        if environment.isRedacted {
            drawCovered(image, frame, into: &list, environment)
        } else if image.isSymbol {
            list.append(environment.symbolAppearance, frame) { draw(image, $1, into: &$0, environment) }
        } else {
            draw(image, frame, into: &list, environment)
        }
    }

    /// Draws the resolved image, stretched to `frame`.
    func draw(_ image: ResolvedImage, _ frame: CGRect, into list: inout FragmentBuilder,
              _ environment: EnvironmentValues) {
        guard frame.width > 0, frame.height > 0 else { return }
        var environment = environment
        if let tint {
            environment.foregroundStyles = ForegroundStyles(levels: ([tint] + palette).map { AnyShapeStyle($0) },
                                                            outer: environment.foregroundStyles, isChosen: false)
        }
        switch image.kind {
        case .missing: return
        case .symbol(let glyph, let metrics): drawSymbol(glyph, metrics, frame, into: &list, environment)
        case .bitmap(let handle, let scale, let isTemplate):
            drawBitmap(handle, scale, frame, tint: isTemplate ? environment.foregroundColor : nil, into: &list)
        case .drawn(let drawing, let isTemplate):
            let local = CGRect(origin: .zero, size: frame.size)
            drawing.draw(frame, resizing, paint: isTemplate ? environment.foregroundPaint(local) : nil, into: &list,
                         environment)
        }
    }

    private func drawSymbol(_ glyph: SymbolGlyph, _ metrics: SymbolMetrics, _ frame: CGRect,
                            into list: inout FragmentBuilder, _ environment: EnvironmentValues) {
        let local = CGRect(origin: .zero, size: frame.size)
        let placement = SymbolPlacement(glyph, metrics, in: frame.size, isResizable: resizing != nil)
        let levels = SymbolLevels(mode: ownRenderingMode ?? environment.symbolRenderingMode, colorMode: colorMode,
                                  value: variableValue, environment)
        let placed = PlacedSymbols.shared.layers(of: glyph, placement.transform)
        let effects = environment.symbolAppearance.layers
        if effects.isEmpty, let style = levels.style(ofAll: local), let (path, bounds) = placed.whole {
            let fill = FillStyle(eoFill: false, antialiased: isAntialiased)
            list.append(path, frame: frame, stroke: nil, fill: fill, style, sharedBounds: bounds)
            return
        }
        func draw(_ index: Int, _ frame: CGRect, into list: inout FragmentBuilder) {
            let layer = glyph.layers[index], (path, bounds) = placed.layers[index]
            guard let style = levels.style(of: layer, rect: local) else { return }
            let fill = FillStyle(eoFill: layer.isEvenOdd, antialiased: isAntialiased)
            list.append(path, frame: frame, stroke: nil, fill: fill, style, sharedBounds: bounds)
            if placement.emboldening > 0 {
                let line = StrokeStyle(lineWidth: placement.emboldening, lineJoin: .round)
                list.append(path, frame: frame, stroke: line, fill: fill, style)
            }
        }
        if effects.isEmpty {
            for index in glyph.layers.indices { draw(index, frame, into: &list) }
            return
        }
        let variable = glyph.layers.indices.filter { glyph.layers[$0].threshold != nil }
        for index in glyph.layers.indices {
            let place = variable.firstIndex(of: index).map { (index: $0, count: variable.count) }
            let appearance = effects.reduce(SymbolAppearance.identity) {
                $0.combined(with: $1.appearance(index, of: glyph.layers.count, variable: place,
                                                hasVariable: !variable.isEmpty))
            }
            list.append(appearance, frame) { draw(index, $1, into: &$0) }
        }
    }

    private func drawBitmap(_ handle: ImageHandle, _ scale: CGFloat, _ frame: CGRect, tint: RGBA?,
                            into list: inout FragmentBuilder) {
        let pixels = CGSize(width: handle.pixels.width, height: handle.pixels.height)
        guard let resizing else {
            list.append(.image(ImageItem(image: handle, frame: frame, interpolation: interpolationMode.item,
                                         tint: tint)))
            return
        }
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? min(max(inset, 0), 1e6) : 0 }
        let given = resizing.capInsets
        let caps = EdgeInsets(top: usable(given.top), leading: usable(given.leading), bottom: usable(given.bottom),
                              trailing: usable(given.trailing))
        if resizing.mode == .tile, tint == nil, caps == EdgeInsets() {
            let local = CGRect(origin: .zero, size: frame.size)
            list.append(.shape(ShapeItem(path: Path(local), frame: frame,
                                         paint: .tiled(handle, origin: .zero, scale: 1 / scale))))
            return
        }
        // Nine-part scaling: corners keep their size, edges are stretched along one axis.
        let (columns, rows) = resizing.parts(of: pixels, scale: scale, in: frame)
        let isWhole = columns.count == 1 && rows.count == 1
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.source, y: row.source, width: column.sourceLength,
                                    height: row.sourceLength)
                list.append(.image(ImageItem(
                    image: handle, frame: CGRect(x: column.start, y: row.start, width: column.length,
                                                 height: row.length),
                    source: isWhole && column.sourceLength == pixels.width
                        && row.sourceLength == pixels.height ? nil : source,
                    interpolation: interpolationMode.item, tint: tint)))
            }
        }
    }

    package var debugAttributes: [(String, String)] {
        switch source {
        case .symbol(let name): [("symbol", name)]
        case .named(let name, _): [("image", name)]
        case .pixels(let handle, _): [("image", "\(handle.pixels.width) × \(handle.pixels.height) pixels")]
        case .drawn(let image): [("image", "drawn, \(image.size.width) × \(image.size.height) points")]
        }
    }
}

extension Image.Resizing {
    /// The columns and rows by which an image of `pixels` is drawn in `frame`; `scale` is pixels per point.
    func parts(of pixels: CGSize, scale: CGFloat, in frame: CGRect) -> (columns: [ImageStrip], rows: [ImageStrip]) {
        func parts(_ mode: Image.ResizingMode) -> (columns: [ImageStrip], rows: [ImageStrip]) {
            (ImageStrip.split(frame.minX, frame.width, pixels.width, start: capInsets.leading, end: capInsets.trailing,
                              scale, mode),
             ImageStrip.split(frame.minY, frame.height, pixels.height, start: capInsets.top, end: capInsets.bottom,
                              scale, mode))
        }
        let made = parts(mode)
        return made.columns.count * made.rows.count > Self.maxParts ? parts(.stretch) : made
    }

    /// The largest number of tiles that are drawn; instead of more, the tile is stretched over all of the middle.
    private static var maxParts: Int { 100_000 }
}

/// A segment of an image along one axis, and the segment of the frame in which it is drawn.
struct ImageStrip {
    var start: CGFloat, length: CGFloat
    /// In pixels of the image.
    var source: CGFloat, sourceLength: CGFloat

    /// The largest number of tiles along one axis.
    private static let maxTiles: CGFloat = 10_000

    static func split(_ origin: CGFloat, _ length: CGFloat, _ pixels: CGFloat, start: CGFloat, end: CGFloat,
                      _ scale: CGFloat,
                      _ mode: Image.ResizingMode) -> [ImageStrip] {
        var parts: [ImageStrip] = []
        if start > 0 { parts.append(ImageStrip(start: origin, length: start, source: 0, sourceLength: start * scale)) }
        let middle = pixels - (start + end) * scale
        var at = origin + start
        let stop = origin + length - end
        if middle > 0, stop > at {
            // Tiles too small to be seen, or too many.
            if mode == .stretch || !((stop - at) / (middle / scale) < maxTiles) {
                parts.append(ImageStrip(start: at, length: stop - at, source: start * scale, sourceLength: middle))
            } else {
                while at < stop - 1e-9 {
                    let piece = min(middle / scale, stop - at)
                    parts.append(ImageStrip(start: at, length: piece, source: start * scale,
                                            sourceLength: piece * scale))
                    at += piece
                }
            }
        }
        if end > 0 {
            parts.append(ImageStrip(start: stop, length: end, source: pixels - end * scale,
                                    sourceLength: end * scale))
        }
        return parts
    }
}

extension Image {
    package static var layoutSentence: String {
        "An image has the size of its picture, whatever it is proposed; a resizable one fills what it is proposed."
    }
    package func sizeReason(_ layout: LayoutCase) -> LayoutReason? {
        if resizing != nil { return .filling(layout, ideal: nil) }
        return LayoutReason("it has the size of its picture, as it is not resizable", .own, .own)
    }
}
