import CoreLocation
import Foundation
import QuadrantGeometry
import SwiftUI

/// Something on a map.
struct MapItem {
    enum Content {
        /// A view whose `anchor` is at the place.
        case view(AnyView, anchor: UnitPoint)
        case line([CLLocationCoordinate2D], AnyShapeStyle, StrokeStyle)
        /// Outlines, of which those inside of others are holes.
        case area([[CLLocationCoordinate2D]], fill: AnyShapeStyle?, stroke: AnyShapeStyle?, StrokeStyle)
        /// Metres.
        case circle(radius: Double, fill: AnyShapeStyle?, stroke: AnyShapeStyle?, StrokeStyle)
    }
    var coordinate: CLLocationCoordinate2D
    var content: Content
    var tag: AnyHashable?
    /// Where it is in the content of the map: the indices of statements and the ids of elements, from outside in.
    var path: [AnyHashable] = []

    func at(_ part: AnyHashable) -> MapItem {
        var item = self
        item.path.insert(part, at: 0)
        return item
    }

    /// The items with identities, which stay while others come and go; those of one path are counted.
    static func identified(_ items: [MapItem]) -> [(id: [AnyHashable], item: MapItem)] {
        var counts: [[AnyHashable]: Int] = [:]
        return items.map { item in
            let count = counts[item.path, default: 0]
            counts[item.path] = count + 1
            return (item.path + [count], item)
        }
    }

    var places: [CLLocationCoordinate2D] {
        switch content {
        case .line(let places, _, _): places
        case .area(let rings, _, _, _): rings.flatMap(\.self)
        case .view, .circle: [coordinate]
        }
    }
}

/// The map of everything: a grey plane with its lines of latitude and longitude, and what is on it where it belongs.
///
/// Streets and land are Apple's data, which is not here.
struct MapSurface: View {
    /// Nil shows all that is on the map.
    let rect: MKMapRect?
    let items: [MapItem]
    var select: ((AnyHashable?) -> Void)?
    @Environment(\.colorScheme) private var scheme
    @Environment(\.mapViewport) private var reader

    private func shown(_ size: CGSize) -> MKMapRect {
        var rect = rect ?? .around(items.flatMap(\.places))
        if rect.isEmpty { rect = rect.insetBy(dx: -4_000, dy: -4_000) }
        // All of the region is seen, and more along the longer side.
        let scale = max(rect.width / max(size.width, 1), rect.height / max(size.height, 1))
        return rect.insetBy(dx: (rect.width - size.width * scale) / 2, dy: (rect.height - size.height * scale) / 2)
    }

    /// The plane lies under the bars too; the region is centred in the safe area.
    var body: some View {
        GeometryReader { safe in
            GeometryReader { plane(safe, $0) }.ignoresSafeArea()
        }
        .frame(minWidth: 0, minHeight: 0)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "Map"))
    }

    /// The part of the world on the whole plane, of which `safe` shows the region.
    private func extended(_ safe: GeometryProxy, _ whole: GeometryProxy) -> MKMapRect {
        let rect = shown(safe.size), scale = safe.size.width / max(rect.width, 1)
        let inner = safe.frame(in: .global), outer = whole.frame(in: .global)
        guard scale > 0, inner != outer else { return rect }
        return MKMapRect(x: rect.minX - (inner.minX - outer.minX) / scale,
                         y: rect.minY - (inner.minY - outer.minY) / scale,
                         width: outer.width / scale, height: outer.height / scale)
    }

    @ViewBuilder private func plane(_ safe: GeometryProxy, _ proxy: GeometryProxy) -> some View {
        let rect = extended(safe, proxy), scale = proxy.size.width / max(rect.width, 1)
        let _ = reader?.note(proxy, rect)
        ZStack(alignment: .topLeading) {
            scheme == .dark ? Color(white: 0.17) : Color(white: 0.92)
            lines(rect, proxy.size, scale)
            let placed = MapItem.identified(items)
            ForEach(placed, id: \.id) { shape($0.item, rect, scale) }
            ForEach(placed, id: \.id) { placed in
                if case .view(let view, let anchor) = placed.item.content {
                    let at = point(placed.item.coordinate, rect, scale)
                    MapPlace(point: at, anchor: anchor) { pin(view, placed.item) }
                }
            }
        }
        .frame(width: proxy.size.width, height: proxy.size.height)
        .clipped()
        .contentShape(Rectangle())
    }

    @ViewBuilder private func pin(_ view: AnyView, _ item: MapItem) -> some View {
        if let tag = item.tag, let select { view.onTapGesture { select(tag) } } else { view }
    }

    private func point(_ place: CLLocationCoordinate2D, _ rect: MKMapRect, _ scale: Double) -> CGPoint {
        let at = MKMapPoint(place)
        return CGPoint(x: (at.x - rect.minX) * scale, y: (at.y - rect.minY) * scale)
    }

    /// Every line of a round number of degrees, some eighty points apart.
    private func lines(_ rect: MKMapRect, _ size: CGSize, _ scale: Double) -> some View {
        let degrees = 80 / max(scale, 1e-12) / MKMapPoint.side * 360
        let power = pow(10, floor(log10(max(degrees, 1e-9))))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= degrees } ?? power
        let one = MKMapPoint(x: rect.minX, y: rect.minY).coordinate, two = MKMapPoint(x: rect.maxX,
            y: rect.maxY).coordinate
        let path = Path { path in
            var east = (one.longitude / step).rounded(.up) * step
            while east < two.longitude {
                let x = point(CLLocationCoordinate2D(latitude: 0, longitude: east), rect, scale).x
                path.move(to: CGPoint(x: x, y: 0))
                path.addLine(to: CGPoint(x: x, y: size.height))
                east += step
            }
            var north = (two.latitude / step).rounded(.up) * step
            while north < one.latitude {
                let y = point(CLLocationCoordinate2D(latitude: north, longitude: 0), rect, scale).y
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: size.width, y: y))
                north += step
            }
        }
        return path.stroke(scheme == .dark ? Color(white: 0.24) : Color(white: 0.86), lineWidth: 1)
    }

    @ViewBuilder private func shape(_ item: MapItem, _ rect: MKMapRect, _ scale: Double) -> some View {
        switch item.content {
        case .view: EmptyView()
        case .line(let places, let style, let stroke):
            outline(places, rect, scale, closed: false).stroke(style, style: stroke)
        case .area(let rings, let fill, let stroke, let line):
            let path = rings.reduce(into: Path()) { $0.addPath(outline($1, rect, scale, closed: true)) }
            path.fill(fill ?? AnyShapeStyle(.blue.opacity(0.3)), style: FillStyle(eoFill: true))
            if let stroke { path.stroke(stroke, style: line) }
        case .circle(let radius, let fill, let stroke, let line):
            let center = point(item.coordinate, rect, scale)
            let reach = MKCoordinateRegion(
                center: item.coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
            let side = MKMapRect(reach).width * scale
            let path = Path(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side,
                height: side))
            path.fill(fill ?? AnyShapeStyle(.blue.opacity(0.3)))
            if let stroke { path.stroke(stroke, style: line) }
        }
    }

    private func outline(_ places: [CLLocationCoordinate2D], _ rect: MKMapRect, _ scale: Double, closed: Bool) -> Path {
        Path { path in
            path.addLines(places.map { point($0, rect, scale) })
            if closed { path.closeSubpath() }
        }
    }
}

/// Puts a point of its content at a point of the map.
private struct MapPlace: Layout {
    let point: CGPoint
    let anchor: UnitPoint
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                                   cache: inout ()) {
        for view in subviews {
            view.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                       proposal: .unspecified)
        }
    }
}

/// A balloon with a sign in it, its tip at the place.
struct MapBalloon: View {
    var sign: AnyView?
    var tint: Color?
    var title: AnyView?

    // Named values with types: in place, the compiler needs seconds for them.
    private var fill: Color { tint ?? .red }
    private var shownSign: AnyView { sign ?? AnyView(Image(systemName: "mappin")) }
    private var shownTitle: AnyView { title ?? AnyView(EmptyView()) }

    var body: some View {
        VStack(spacing: 2) {
            ZStack {
                BalloonShape().fill(fill).shadow(color: .black.opacity(0.25), radius: 1.5, y: 1)
                shownSign.font(.system(size: 15, weight: .semibold)).foregroundStyle(.white).offset(y: -4)
            }
            .frame(width: 30, height: 38)
        }
        .overlay(alignment: .bottom) {
            // Always there: guides do not pass through the stack around a view that may be absent.
            shownTitle.font(.system(size: 11, weight: .semibold)).foregroundStyle(.primary)
                .fixedSize().alignmentGuide(.bottom) { $0[.top] - 1 }
        }
    }
}

private struct BalloonShape: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
        let side = rect.width
        var path = Path()
        path.addEllipse(in: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
        // The way round of the circle, so that both are filled where they overlap.
        path.move(to: CGPoint(x: rect.midX + side * 0.22, y: rect.minY + side * 0.9))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX - side * 0.22, y: rect.minY + side * 0.9))
        path.closeSubpath()
        return path
    }
}

/// A pin with a round head, its tip at the place.
struct MapNeedle: View {
    let tint: Color?
    var body: some View {
        VStack(spacing: 0) {
            Circle().fill(tint ?? .red).frame(width: 16, height: 16)
            Rectangle().fill(.gray).frame(width: 2, height: 16)
        }
    }
}
