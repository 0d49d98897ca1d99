public import CoreLocation

/// The units of the flat map for a metre on the ground; more of them away from the equator.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// The metres on the ground for a unit of the flat map.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    2 * .pi * 6_378_137 * cos(latitude * .pi / 180) / MKMapPoint.side
}

extension MKMapPoint {
    /// The metres on the ground between two places.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let one = coordinate, two = point.coordinate
        return CLLocation(latitude: one.latitude, longitude: one.longitude)
            .distance(from: CLLocation(latitude: two.latitude, longitude: two.longitude))
    }
}

extension MKMapRect {
    /// What both have; null where they do not meet.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        if isNull || rect2.isNull { return .null }
        let x = max(minX, rect2.minX), y = max(minY, rect2.minY)
        let right = min(maxX, rect2.maxX), bottom = min(maxY, rect2.maxY)
        return right < x || bottom < y ? .null : MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
    }
    /// Whether they meet.
    public func intersects(_ rect2: MKMapRect) -> Bool { !intersection(rect2).isNull }
    /// Whether another is inside.
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
            && rect2.maxY <= maxY
    }
    /// The rectangle at another place.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }
}
