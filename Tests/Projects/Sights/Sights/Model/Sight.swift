import CoreLocation
import Foundation
import SwiftUI

struct Sight: Hashable, Codable, Identifiable {
    struct Coordinates: Hashable, Codable {
        var latitude: Double
        var longitude: Double
    }

    var id: Int
    var name: String
    var isStarred: Bool
    private var imageName: String
    private var coordinates: Coordinates

    var image: Image { Image(imageName) }
    var location: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: coordinates.latitude, longitude: coordinates.longitude)
    }
}
