public import CoreLocation
public import Foundation
public import SwiftUI

/// Something on a map.
@MainActor @preconcurrency
public protocol MapContent {
    var _items: _MapItems { get }
}

/// Lists what is on a map.
@resultBuilder
public struct MapContentBuilder {
    /// Returns one item unchanged.
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    /// Nothing.
    @MainActor public static func buildBlock() -> _MapContentList { _MapContentList([]) }
    /// The only item of a list.
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    /// The items of all statements, the later ones drawn over the earlier ones.
    @MainActor public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapContentList {
        var items: [MapItem] = [], index = 0
        func add<One: MapContent>(_ one: One) {
            items += one._items.values.map { $0.at(index) }
            index += 1
        }
        repeat add(each content)
        return _MapContentList(items)
    }
    /// The content of an `if`; nothing where its condition is not met.
    @MainActor public static func buildIf<C: MapContent>(_ content: C?) -> _OptionalMapContent<C> {
        _OptionalMapContent(content: content)
    }
    /// The content of the first branch.
    @MainActor public static func buildEither<C: MapContent>(first: C) -> _MapContentList {
        _MapContentList(first._items.values.map { $0.at(true) })
    }
    /// The content of the second branch.
    @MainActor public static func buildEither<C: MapContent>(second: C) -> _MapContentList {
        _MapContentList(second._items.values.map { $0.at(false) })
    }
    /// The content behind a check of availability.
    @MainActor public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> _MapContentList {
        _MapContentList(content._items.values)
    }
}

/// What a condition puts on a map. Its type is a part of its own: the compiler infers that of nil from it.
public struct _OptionalMapContent<C: MapContent>: MapContent {
    let content: C?
    public var _items: _MapItems { content?._items ?? _MapItems(values: []) }
}

/// Several things on a map.
public struct _MapContentList: MapContent {
    public let _items: _MapItems
    init(_ items: [MapItem]) { _items = _MapItems(values: items) }
}

/// A balloon with a title at a place.
public struct Marker<Label: View>: MapContent {
    public let _items: _MapItems
    private init(_ coordinate: CLLocationCoordinate2D, _ sign: AnyView?, _ title: AnyView) {
        _items = _MapItems(values: [MapItem(coordinate: coordinate, content: .view(
            AnyView(MapMarkerView(sign: sign, title: title)), anchor: .bottom))])
    }
    /// A balloon with the icon of `label` in it and its title below.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, AnyView(label().labelStyle(.iconOnly)), AnyView(label().labelStyle(.titleOnly)))
    }
}
extension Marker where Label == Text {
    /// A balloon with a localized title below.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, nil, AnyView(Text(titleKey)))
    }
    /// A balloon with an unlocalized title below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, nil, AnyView(Text(title)))
    }
    /// A balloon with some letters in it and a localized title below.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(monogram), AnyView(Text(titleKey)))
    }
    /// A balloon with some letters in it and an unlocalized title below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(monogram), AnyView(Text(title)))
    }
    /// A balloon at a place of interest, with its name below.
    public init(item: MKMapItem) { self.init(item.placemark.coordinate, nil, AnyView(Text(item.name ?? ""))) }
}
extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// A balloon with a symbol in it and a localized title below.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Image(systemName: systemImage)), AnyView(Text(titleKey)))
    }
    /// A balloon with a symbol in it and an unlocalized title below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Image(systemName: systemImage)), AnyView(Text(title)))
    }
    /// A balloon with an image of the program in it and a localized title below.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Image(image)), AnyView(Text(titleKey)))
    }
    /// A balloon with an image of the program in it and an unlocalized title below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Image(image)), AnyView(Text(title)))
    }
}

private struct MapMarkerView: View {
    let sign: AnyView?
    let title: AnyView
    @Environment(\.mapTint) private var tint
    var body: some View { MapBalloon(sign: sign, tint: tint, title: title) }
}

extension EnvironmentValues {
    @Entry var mapTint: Color?
}

/// A view with a title at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
    public let _items: _MapItems
    private init(_ coordinate: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content, _ title: AnyView) {
        let shown = content.overlay(alignment: .bottom) {
            title.font(.system(size: 11, weight: .semibold)).fixedSize().alignmentGuide(.bottom) { $0[.top] - 1 }
        }
        _items = _MapItems(values: [MapItem(coordinate: coordinate, content: .view(AnyView(shown), anchor: anchor))])
    }
    /// A view whose `anchor` is at the place, with a label below in a font of 11 points.
    public init(coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
                @ViewBuilder label: () -> Label) { self.init(coordinate, anchor, content(), AnyView(label())) }
}
extension Annotation where Label == Text {
    /// A view whose `anchor` is at the place, with a localized title below.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
                @ViewBuilder content: () -> Content) {
        self.init(coordinate, anchor, content(), AnyView(Text(titleKey)))
    }
    /// A view whose `anchor` is at the place, with an unlocalized title below.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
                                   @ViewBuilder content: () -> Content) {
        self.init(coordinate, anchor, content(), AnyView(Text(title)))
    }
}

/// The location of the person, which is not known here: nothing is shown.
public struct UserAnnotation: MapContent {
    /// Nothing on the map.
    public init() {}
    public var _items: _MapItems { _MapItems(values: []) }
}

/// A line between places.
public struct MapPolyline: MapContent {
    private let places: [CLLocationCoordinate2D]
    /// A blue line, 3 points wide, through these places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        places = contourStyle == .geodesic ? coordinates.geodesic : coordinates
    }
    /// A blue line, 3 points wide, through these points of the flat map.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    /// How a line leads from one place to the next.
    public struct ContourStyle: Equatable, Sendable {
        private let isGeodesic: Bool
        /// As a straight line of the flat map.
        public static let straight = ContourStyle(isGeodesic: false)
        /// On the shortest way.
        public static let geodesic = ContourStyle(isGeodesic: true)
    }
    public var _items: _MapItems { stroke(.blue, style: StrokeStyle(lineWidth: 3))._items }
    /// The line in a style, as wide as this many points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The line in a style, with its width, ends and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        _MapContentList([MapItem(coordinate: places.first ?? CLLocationCoordinate2D(),
                                 content: .line(places, AnyShapeStyle(content), style))])
    }
}

/// An area between places.
public struct MapPolygon: MapContent {
    private let rings: [[CLLocationCoordinate2D]]
    private var drawn = AreaStyle()
    /// An area with these corners, filled with a translucent blue.
    public init(coordinates: [CLLocationCoordinate2D]) { rings = [coordinates] }
    /// An area with these corners on the flat map, filled with a translucent blue.
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
    /// An area with its holes, filled with a translucent blue.
    public init(_ polygon: MKPolygon) { rings = polygon.rings }
    public var _items: _MapItems {
        _MapItems(values: [MapItem(coordinate: rings.first?.first ?? CLLocationCoordinate2D(),
                                   content: .area(rings, fill: drawn.fill, stroke: drawn.line, drawn.style))])
    }
    /// The area filled with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapPolygon {
        var copy = self
        copy.drawn.fill = AnyShapeStyle(style)
        return copy
    }
    /// The area with an outline of this many points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapPolygon {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The area with an outline, its width, ends and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapPolygon {
        var copy = self
        (copy.drawn.line, copy.drawn.style) = (AnyShapeStyle(content), style)
        return copy
    }
}
/// How an area is filled and outlined.
private struct AreaStyle {
    var fill: AnyShapeStyle?, line: AnyShapeStyle?, style = StrokeStyle(lineWidth: 1)
}

/// A circle around a place, in metres.
public struct MapCircle: MapContent {
    private let center: CLLocationCoordinate2D, radius: CLLocationDistance
    private var drawn = AreaStyle()
    /// A circle with a radius in metres, filled with a translucent blue.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (self.center, self.radius) = (center, radius)
    }
    /// The circle of an overlay, filled with a translucent blue.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    /// The circle inside of a rectangle of the flat map, filled with a translucent blue.
    public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }
    public var _items: _MapItems {
        _MapItems(values: [MapItem(coordinate: center, content: .circle(
            radius: radius, fill: drawn.fill, stroke: drawn.line, drawn.style))])
    }
    /// The circle filled with a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> MapCircle {
        var copy = self
        copy.drawn.fill = AnyShapeStyle(style)
        return copy
    }
    /// The circle with an outline of this many points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> MapCircle {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    /// The circle with an outline, its width, ends and dashes.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> MapCircle {
        var copy = self
        (copy.drawn.line, copy.drawn.style) = (AnyShapeStyle(content), style)
        return copy
    }
}

extension MapContent {
    private func mapped(_ change: (inout MapItem) -> Void) -> _MapContentList {
        _MapContentList(_items.values.map { item in
            var item = item
            change(&item)
            return item
        })
    }
    /// The colour of balloons.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some MapContent { self.tint(tint as? Color) }
    /// The colour of balloons.
    public func tint(_ tint: Color?) -> some MapContent {
        mapped { item in
            if case .view(let view, let anchor) = item.content {
                item.content = .view(AnyView(view.environment(\.mapTint, tint)), anchor: anchor)
            }
        }
    }
    /// What a selection becomes when this is tapped.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { mapped { $0.tag = AnyHashable(tag) } }
    /// Returns the content unchanged: titles are shown.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    /// Returns the content unchanged: there are no subtitles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    /// Returns the content unchanged: there are no roads or labels to be above.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// What an overlay is drawn above.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

extension ForEach: MapContent where Content: MapContent {
    public var _items: _MapItems {
        _MapItems(values: data.flatMap { element in content(element)._items.values.map { $0.at(id(element)) } })
    }

    /// Something on a map for each element.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(elements: data, content: content)
    }
    /// Something on a map for each element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>,
                @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(elements: data, id: id, content: content)
    }
}
