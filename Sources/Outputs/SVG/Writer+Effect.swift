import Foundation
import QuadrantDisplayList
import QuadrantGeometry

extension Writer {
    mutating func begin(_ effect: Effect, _ content: Fragment, frame: CGRect) {
        var group = Group(projection: projection)
        if case .transform(let transform) = effect {
            if let projection {
                group.projection = transform.concatenating(projection)
            } else if !transform.isFlat {
                group.projection = transform
            } else {
                group.transform = transform.flat
            }
        }
        groups.append(group)
    }

    mutating func end(_ effect: Effect, frame: CGRect) {
        let group = groups.removeLast()
        guard !group.isEmpty else { return }
        let scale = projection.map { $0.tangent(at: CGPoint(x: frame.midX, y: frame.midY)).meanScale } ?? 1
        switch effect {
        case .opacity(let opacity):
            let opacity = opacity.clampedToUnit
            if opacity > 0 { wrap(group, opacity < 1 ? " opacity=\"\(Markup.number(opacity, decimals: 4))\"" : nil) }
        case .clip(let path, let isEvenOdd, let isAntialiased):
            let seen = projection.map { path.projected(by: $0, tolerance: 0.02) } ?? path
            let data = Markup.path(seen)
            guard !data.isEmpty else { return }
            let name = clipName(data, isEvenOdd: isEvenOdd, isAntialiased ? "" : " shape-rendering=\"crispEdges\"")
            wrap(group, " clip-path=\"url(#\(name))\"",
                 paintedBounds: group.paintedBounds.intersection(seen.boundingRect.finite))
        case .transform(let transform):
            endTransform(group, transform)
        case .rasterized:
            wrap(group, nil)
        case .layer:
            wrap(group, " style=\"isolation:isolate\"")
        case .blend(let blend):
            end(group, blend)
        case .mask(let mask):
            end(group, mask)
        case .shadow(let color, let radius, let offset):
            endShadow(group, color, radius, offset, frame, scale)
        case .blur(let radius, let isOpaque):
            endBlur(group, radius * scale, isOpaque, frame)
        case .colorMatrix(let matrix):
            guard matrix.count == 20 else { return wrap(group, nil) }
            let values = matrix.map { Markup.number(Double($0), decimals: 5) }.joined(separator: " ")
            let isAdding = matrix[19] > 0
            let area = isAdding ? group.paintedBounds.union(projection?.bounds(frame) ?? frame.finite)
                : group.paintedBounds
            filter(group, area, "<feColorMatrix type=\"matrix\" values=\"\(values)\"/>")
        case .luminanceToAlpha:
            filter(group, group.paintedBounds, "<feColorMatrix type=\"luminanceToAlpha\"/>"
                + "<feComposite operator=\"in\" in2=\"SourceAlpha\"/>")
        }
    }

    private mutating func wrap(_ group: Group, _ attributes: String?, paintedBounds: CGRect? = nil) {
        add(group.enclosed(in: attributes, paintedBounds: paintedBounds))
    }

    private mutating func endTransform(_ group: Group, _ transform: ProjectionTransform) {
        guard transform.showsPlane else { return }
        if group.projection != nil {
            add(group)
        } else {
            let matrix = transform.flat
            wrap(group, " transform=\"\(Markup.matrix(matrix))\"",
                 paintedBounds: group.paintedBounds.isNull ? .null : group.paintedBounds.applying(matrix))
        }
    }

    // MARK: Filters

    private static func region(_ rect: CGRect) -> String {
        let area = rect.isNull ? .zero : rect.insetBy(dx: -1, dy: -1)
        return " x=\"\(Markup.number(area.minX))\" y=\"\(Markup.number(area.minY))\""
            + " width=\"\(Markup.number(area.width))\" height=\"\(Markup.number(area.height))\""
    }

    private mutating func filter(_ group: Group, _ area: CGRect, _ primitives: String) {
        add(filtered(group, area, primitives))
    }

    /// The group with a filter over `area`.
    mutating func filtered(_ group: Group, _ area: CGRect, _ primitives: String) -> Group {
        let content = " filterUnits=\"userSpaceOnUse\"\(Self.region(area)) color-interpolation-filters=\"sRGB\">"
            + primitives + "</filter>"
        let name = define("f", key: content) { "<filter id=\"\($0)\"" + content }
        return group.enclosed(in: " filter=\"url(#\(name))\"", paintedBounds: area)
    }

    private mutating func endBlur(_ group: Group, _ sigma: CGFloat, _ isOpaque: Bool, _ frame: CGRect) {
        guard sigma > 0, sigma < 1e5 else { return wrap(group, nil) }
        let blur = "<feGaussianBlur stdDeviation=\"\(Markup.number(sigma))\"/>"
        guard isOpaque else { return filter(group, group.paintedBounds.insetBy(dx: -3 * sigma, dy: -3 * sigma), blur) }
        // Outside of the frame there is no colour, which reduces alpha by up to three quarters, at the corners;
        // restoring alpha gives the mean of the colours inside.
        let area = projection?.bounds(frame) ?? frame.finite
        let clip = clipName(Markup.path(Path(area)), isEvenOdd: false, "")
        let clipped = " clip-path=\"url(#\(clip))\""
        let blurred = filtered(group.enclosed(in: clipped, paintedBounds: area), area, blur
            + "<feComponentTransfer><feFuncA type=\"linear\" slope=\"4\"/></feComponentTransfer>")
        wrap(blurred, clipped, paintedBounds: area)
    }

    private mutating func endShadow(_ group: Group, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ frame: CGRect,
                                    _ scale: CGFloat) {
        let sigma = radius.isFinite ? max(radius * scale, 0) : 0
        var shift = offset
        if let projection {
            let tangent = projection.tangent(at: CGPoint(x: frame.midX, y: frame.midY))
            shift = CGSize(width: tangent.a * offset.width + tangent.c * offset.height,
                           height: tangent.b * offset.width + tangent.d * offset.height)
        }
        guard color.alpha > 0, abs(shift.width) < 1e6, abs(shift.height) < 1e6, sigma < 1e5 else {
            return wrap(group, nil)
        }
        let area = group.paintedBounds.union(group.paintedBounds.offsetBy(dx: shift.width, dy: shift.height)
            .insetBy(dx: -3 * sigma, dy: -3 * sigma))
        filter(group, area, "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(Markup.number(sigma))\"/>"
            + "<feOffset dx=\"\(Markup.number(shift.width))\" dy=\"\(Markup.number(shift.height))\" result=\"s\"/>"
            + "<feFlood flood-color=\"\(Markup.color(color))\""
            + " flood-opacity=\"\(Markup.number(Double(color.alpha.clampedToUnit), decimals: 4))\"/>"
            + "<feComposite operator=\"in\" in2=\"s\"/>"
            + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    }

    // MARK: Masks and blending

    private mutating func end(_ group: Group, _ mask: Fragment) {
        groups.append(Group(projection: projection))
        mask.visit(&self, grid: list.grid)
        masked(group, by: groups.removeLast())
    }

    /// Masks a group by the alpha of another.
    mutating func masked(_ group: Group, by cover: Group) {
        let area = group.paintedBounds.intersection(cover.paintedBounds)
        guard !area.isNull, !area.isEmpty else { return }
        let name = maskName(cover.text, area, isOfAlpha: true)
        wrap(group, " mask=\"url(#\(name))\"", paintedBounds: area)
    }

    private mutating func maskName(_ text: String, _ area: CGRect, isOfAlpha: Bool) -> String {
        let content = " maskUnits=\"userSpaceOnUse\"\(Self.region(area))"
            + (isOfAlpha ? " style=\"mask-type:alpha\"" : "") + ">\n\(text)</mask>"
        return define("m", key: content) { "<mask id=\"\($0)\"" + content }
    }

    private mutating func end(_ group: Group, _ blend: Blend) {
        let open = groups.count - 1
        switch blend {
        case .destinationOver:
            let above = groups[open]
            groups[open] = above.emptied
            add(group)
            add(above)
        case .sourceAtop:
            guard !groups[open].isEmpty else { return }
            share(open)
            let below = groups[open]
            let name = maskName(below.seen, below.paintedBounds.union(group.paintedBounds), isOfAlpha: true)
            wrap(group, " mask=\"url(#\(name))\"", paintedBounds: .null)
        case .destinationOut:
            let below = groups[open]
            guard !below.isEmpty else { return }
            // White keeps the content below; the group's alpha is drawn in black.
            let area = below.paintedBounds.union(group.paintedBounds)
            let black = filtered(
                group, group.paintedBounds,
                    "<feColorMatrix type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
            let name = maskName("<rect\(Self.region(area)) fill=\"#ffffff\"/>\n" + black.text, area, isOfAlpha: false)
            groups[open] = below.emptied
            wrap(below, " mask=\"url(#\(name))\"")
        default:
            wrap(group, blend.css.map { " style=\"mix-blend-mode:\($0)\"" })
        }
    }
}

extension Blend {
    /// nil for the normal mode. The nearest mode if CSS lacks one.
    fileprivate var css: String? {
        switch self {
        case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
             .luminosity: rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .plusDarker: "multiply"
        }
    }
}
