import CoreGraphics
import Foundation
package import QuadrantCore
package import QuadrantGeometry
package import QuadrantViews

extension CALayer {
    /// The outline of the layer in its own bounds.
    package func outline(inset: CGFloat = 0) -> Path {
        let rect = CGRect(origin: .zero, size: bounds.size).insetBy(dx: inset, dy: inset)
        let radius = max(min(cornerRadius - inset, rect.width / 2, rect.height / 2), 0)
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
        if radius == 0 { return Path(rect) }
        return UnevenRoundedRectangle(
            topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
            bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
            style: cornerCurve == .continuous ? .continuous : .circular).path(in: rect)
    }

    /// What is under the content of a view: shadow, colour, the layer's own drawing and the layers in it.
    @MainActor package func backdrop(_ color: Color?) -> AnyView {
        let fill = color ?? backgroundColor.map { $0.drawn }
        let own = ownPicture()
        let inner = innerPictures
        if fill == nil, own == nil, inner.isEmpty, contents == nil { return AnyView(EmptyView()) }
        let shadow = shadowOpacity > 0 && shadowColor != nil
        return AnyView(ZStack(alignment: .topLeading) {
            if let fill {
                outline().fill(fill).shadow(
                    color: shadow ? shadowColor!.drawn.opacity(Double(shadowOpacity)) : .clear,
                    radius: shadow ? shadowRadius : 0, x: shadowOffset.width, y: shadowOffset.height)
            }
            if let image = contents as? CGImage { shown(image) }
            if let own { masksToBounds || cornerRadius > 0 ? AnyView(own.clipShape(Outline(path: outline()))) : own }
            ForEach(inner.indices, id: \.self) { index in inner[index] }
        }.frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
    }

    /// The image in the place that the gravity says.
    @MainActor @ViewBuilder private func shown(_ image: Any) -> some View {
        if let image = image as? CGImage {
            let picture = Image(pixels: image.pixels, scale: max(contentsScale, 1)).resizable()
            switch contentsGravity {
            case .resizeAspect: picture.scaledToFit().frame(width: bounds.width, height: bounds.height)
            case .resizeAspectFill:
                picture.scaledToFill().frame(width: bounds.width, height: bounds.height)
                    .clipShape(Outline(path: outline()))
            case .resize:
                picture.frame(width: bounds.width, height: bounds.height).clipShape(Outline(path: outline()))
            default:
                Image(pixels: image.pixels, scale: max(contentsScale, 1))
                    .frame(width: bounds.width, height: bounds.height, alignment: contentsGravity.alignment)
            }
        }
    }

    /// The border, which lies over what is in the layer.
    @MainActor package var border: AnyView? {
        guard borderWidth > 0, let borderColor else { return nil }
        return AnyView(outline(inset: borderWidth / 2).stroke(borderColor.drawn, lineWidth: borderWidth))
    }

    /// All of the layer, in the space of the layer around it.
    @MainActor package var picture: AnyView {
        animated { self.still }
    }
    @MainActor private var still: AnyView {
        let opacity = shownOpacity
        var all = AnyView(ZStack(alignment: .topLeading) {
            backdrop(nil)
            if let border { border }
        }.frame(width: bounds.width, height: bounds.height, alignment: .topLeading))
        if masksToBounds { all = AnyView(all.clipShape(Outline(path: outline()))) }
        if let mask { all = AnyView(all.mask(alignment: .topLeading) { mask.picture }) }
        if opacity < 1 { all = AnyView(all.opacity(Double(opacity))) }
        let turned = shownTransform, moved = shownMove
        if turned != .identity {
            let anchor = CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
            all = AnyView(all.transformEffect(turned.around(anchor)))
        }
        return AnyView(all.offset(x: frame.minX + moved.x, y: frame.minY + moved.y))
    }
}
