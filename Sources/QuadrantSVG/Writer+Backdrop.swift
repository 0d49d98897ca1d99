import Foundation
import QuadrantDisplayList
import QuadrantGeometry

// SVG cannot look at what it has drawn, so that is written once more: clipped to the shape, blurred and toned by a
// filter.
extension Writer {
    /// `path` is in the group's coordinates, `reach` in the item's.
    mutating func backdrop(_ backdrop: BackdropFilter, through path: Path, isEvenOdd: Bool, _ crisp: String,
                           _ reach: CGRect) {
        let data = Markup.path(path), ink = path.boundingRect.finite
        let opacity = Markup.clamp(backdrop.opacity)
        guard !data.isEmpty, opacity > 0 else { return }
        let scale = projection.map { $0.tangent(at: CGPoint(x: reach.midX, y: reach.midY)).meanScale } ?? 1
        let sigma = min(max(backdrop.radius * scale, 0), 2000)
        let area = ink.insetBy(dx: -3 * sigma, dy: -3 * sigma)
        let clip = clipName(data, isEvenOdd: isEvenOdd, crisp)
        let below = beneath(room: 3 * sigma)
        groups.append(Group())
        filter(Group(text: below), area, (sigma > 0 ? "<feGaussianBlur stdDeviation=\"\(Markup.number(sigma))\"/>" : "")
            + Self.tones(backdrop))
        let toned = groups.removeLast()
        let faded = opacity < 1 ? " opacity=\"\(Markup.number(Double(opacity), decimals: 4))\"" : ""
        write("<g clip-path=\"url(#\(clip))\"\(faded)>\n\(toned.text)</g>\n", ink: ink)
    }

    /// All that has been written so far, in the coordinates of the group that is open. The ground reaches `room`
    /// further, so that edges of the picture do not blur into nothing.
    private func beneath(room: CGFloat) -> String {
        var text = ""
        if let ground = list.background, ground.alpha > 0 {
            let all = CGRect(origin: .zero, size: list.size).insetBy(dx: -room, dy: -room)
            text = "<path d=\"\(Markup.path(Path(all)))\"\(fill(ground))/>\n"
        }
        for group in groups {
            if let transform = group.transform, !text.isEmpty {
                text = "<g transform=\"\(Markup.matrix(transform.inverted()))\">\n\(text)</g>\n"
            }
            text += group.text
        }
        return text
    }

    private static func tones(_ backdrop: BackdropFilter) -> String {
        func table(_ name: String, _ tint: Float) -> String {
            let values = (0...32).map { Markup.number(Double(backdrop.tone(Float($0) / 32, tint)), decimals: 4) }
            return "<feFunc\(name) type=\"table\" tableValues=\"\(values.joined(separator: " "))\"/>"
        }
        let tint = backdrop.tint, alpha = Double(Markup.clamp(tint.alpha))
        return "<feComponentTransfer>" + table("R", tint.red) + table("G", tint.green) + table("B", tint.blue)
            + "<feFuncA type=\"linear\" slope=\"\(Markup.number(1 - alpha, decimals: 4))\""
            + " intercept=\"\(Markup.number(alpha, decimals: 4))\"/></feComponentTransfer>"
    }
}
