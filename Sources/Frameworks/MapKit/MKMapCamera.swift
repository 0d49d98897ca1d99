public import CoreLocation
public import Foundation

/// Where a map of UIKit is seen from.
open class MKMapCamera: NSObject {
    /// The middle of what is seen.
    open var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the middle.
    open var centerCoordinateDistance: CLLocationDistance
    /// Degrees from straight down. Nothing to do: maps are flat.
    open var pitch: CGFloat
    /// Degrees of what is above, clockwise from north. Nothing to do: north is above.
    open var heading: CLLocationDirection
    /// Metres above the ground: the distance of the middle.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance }
        set { centerCoordinateDistance = newValue }
    }
    /// Above 0° north and 0° east, without distance.
    public convenience override init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
    }
    /// A middle, metres from it, and degrees.
    public init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
                pitch: CGFloat, heading: CLLocationDirection) {
        (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
        (self.pitch, self.heading) = (pitch, heading)
    }
    /// Straight above a place, or from another.
    public convenience init(lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
                            fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
                            eyeAltitude: CLLocationDistance) {
        let aside = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
        self.init(lookingAtCenter: centerCoordinate, fromDistance: hypot(aside, eyeAltitude),
                  pitch: atan2(aside, eyeAltitude) * 180 / .pi, heading: 0)
    }
}
