public import CoreLocation
public import Foundation

// Values that collections of Foundation keep. Both numbers are those of a point.

extension NSValue {
    /// A value with a place.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(point: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
    }
    /// A value with the height and the width of an area.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(point: CGPoint(x: span.latitudeDelta, y: span.longitudeDelta))
    }
    /// The place in it.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: pointValue.x, longitude: pointValue.y)
    }
    /// The height and the width in it.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: pointValue.x, longitudeDelta: pointValue.y)
    }
}
