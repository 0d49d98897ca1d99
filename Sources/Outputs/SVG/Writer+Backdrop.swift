import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// SVG has no paint computed from the backdrop. A material is a reference to the content below it: clipped to the shape,
// blurred and toned by a filter.
//
// A reference to a group that contains materials draws their filters, and all that they reference, again. Below a later
// material, an earlier one is therefore a plain translucent shape (`BackdropFilter.solid`); only the first few are
// referenced exactly. The file size and the drawing time grow with the number of materials.
extension Writer {
    /// The number of materials that are exact below later ones. At most 2^`exactMaterials` filters are run for one of
    /// them.
    private static let exactMaterials = 2

    /// `path` is in the group's coordinates, `reach` in the item's.
    mutating func backdrop(_ backdrop: BackdropFilter, through path: Path, isEvenOdd: Bool, _ crisp: String,
                           _ reach: CGRect) {
        let data = Markup.path(path), paintedBounds = path.boundingRect.finite
        let opacity = backdrop.opacity.clampedToUnit
        guard !data.isEmpty, opacity > 0 else { return }
        let scale = projection.map { $0.tangent(at: CGPoint(x: reach.midX, y: reach.midY)).meanScale } ?? 1
        let sigma = min(max(backdrop.radius * scale, 0), 2000)
        let area = paintedBounds.insetBy(dx: -3 * sigma, dy: -3 * sigma)
        let clip = clipName(data, isEvenOdd: isEvenOdd, crisp)
        var content = Group()
        content.write(backdropSource(area, margin: 3 * sigma), paintedBounds: area)
        let blur = sigma > 0 ? "<feGaussianBlur stdDeviation=\"\(Markup.number(sigma))\"/>" : ""
        let faded = opacity < 1 ? " opacity=\"\(Markup.number(Double(opacity), decimals: 4))\"" : ""
        var backdropLayer = Group()
        backdropLayer.write(filtered(content, area, blur + Self.tones(backdrop)).text, paintedBounds: paintedBounds)
        backdropLayer = backdropLayer.enclosed(in: " clip-path=\"url(#\(clip))\"\(faded)", paintedBounds: paintedBounds)
        materials += 1
        if materials > Self.exactMaterials {
            let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            let flat = " d=\"\(data)\"\(fill(backdrop.solid))\(rule)\(crisp)/>"
            let name = define("b", key: flat) { "<path id=\"\($0)\"" + flat }
            share(groups.count - 1)
            groups[groups.count - 1].append(backdropLayer.text, seenAs: name, paintedBounds: paintedBounds)
        } else {
            write(backdropLayer.text, paintedBounds: paintedBounds)
        }
    }

    /// References to the content so far that intersects `area`, in the coordinates of the open group. The background
    /// extends `margin` further, so that the edges of the picture do not blur to transparent.
    private mutating func backdropSource(_ area: CGRect, margin: CGFloat) -> String {
        for index in groups.indices { share(index) }
        var areas = [area]
        for group in groups.dropFirst().reversed() {
            let inner = areas[areas.count - 1]
            areas.append(group.transform.map { inner.isNull ? inner : inner.applying($0).finite } ?? inner)
        }
        var text = ""
        if let background = list.background, background.alpha > 0 {
            let all = CGRect(origin: .zero, size: list.size).insetBy(dx: -margin, dy: -margin)
            text = "<path d=\"\(Markup.path(Path(all)))\"\(fill(background))/>\n"
        }
        for (group, area) in zip(groups, areas.reversed()) {
            if let transform = group.transform, !text.isEmpty {
                text = "<g transform=\"\(Markup.matrix(transform.inverted()))\">\n\(text)</g>\n"
            }
            text += group.seen(in: area)
        }
        return text
    }

    /// Gives the markup of an open group an identifier, and merges references.
    mutating func share(_ index: Int) {
        if groups[index].hasPlainText { groups[index].share(as: nextShare()) }
        while let (first, second) = groups[index].equalParts {
            let content = ">" + first.reference + second.reference + "</g>"
            groups[index].joinLast(as: define("b", key: content) { "<g id=\"\($0)\"" + content })
        }
    }

    /// Writes a finished group into the open one.
    mutating func add(_ group: Group) {
        guard group.holdsMaterial else {
            return groups[groups.count - 1].write(group.text, paintedBounds: group.paintedBounds)
        }
        let content = ">\n\(group.seen)</g>"
        let name = define("b", key: content) { "<g id=\"\($0)\"" + content }
        share(groups.count - 1)
        groups[groups.count - 1].append(group.text, seenAs: name, paintedBounds: group.paintedBounds)
    }

    private static func tones(_ backdrop: BackdropFilter) -> String {
        if backdrop.saturation != 1, backdrop.curve == .none { return mixture(backdrop) }
        func table(_ name: String, _ tint: Float) -> String {
            let values = (0...32).map { Markup.number(Double(backdrop.tone(Float($0) / 32, tint)), decimals: 4) }
            return "<feFunc\(name) type=\"table\" tableValues=\"\(values.joined(separator: " "))\"/>"
        }
        let tint = backdrop.tint, alpha = Double(tint.alpha.clampedToUnit)
        return "<feComponentTransfer>" + table("R", tint.red) + table("G", tint.green) + table("B", tint.blue)
            + "<feFuncA type=\"linear\" slope=\"\(Markup.number(1 - alpha, decimals: 4))\""
            + " intercept=\"\(Markup.number(alpha, decimals: 4))\"/></feComponentTransfer>"
    }

    /// Saturation and tint in one step, because the result of each step of a filter is limited to 0…1.
    private static func mixture(_ backdrop: BackdropFilter) -> String {
        let alpha = backdrop.tint.alpha.clampedToUnit
        let rows = (0..<3).flatMap { channel -> [Float] in
            let (factors, constant) = backdrop.mix(channel)
            return [factors.x, factors.y, factors.z, 0, constant]
        }
        let values = (rows + [0, 0, 0, 1 - alpha, alpha]).map { Markup.number(Double($0), decimals: 4) }
        return "<feColorMatrix values=\"\(values.joined(separator: " "))\"/>"
    }
}
