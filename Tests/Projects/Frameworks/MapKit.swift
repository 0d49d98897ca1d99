import MapKit
import SwiftUI

final class Search: NSObject, ObservableObject, MKLocalSearchCompleterDelegate {
    @Published var proposals: [MKLocalSearchCompletion] = []
    @Published var state = "searching"
    private let completer = MKLocalSearchCompleter()

    override init() {
        super.init()
        completer.delegate = self
        completer.resultTypes = [.address, .pointOfInterest]
        completer.queryFragment = "coffee"
    }
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) { proposals = completer.results }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) { state = "no service" }

    @MainActor func route(from start: MKMapItem, to end: MKMapItem) async -> MKRoute? {
        let request = MKDirections.Request()
        request.source = start
        request.destination = end
        request.transportType = .walking
        return try? await MKDirections(request: request).calculate().routes.first
    }
    @MainActor func places(near region: MKCoordinateRegion) async -> [MKMapItem] {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        request.region = region
        request.pointOfInterestFilter = MKPointOfInterestFilter(including: [.cafe, .bakery])
        return (try? await MKLocalSearch(request: request).start())?.mapItems ?? []
    }
}

struct SearchMap: View {
    @StateObject private var search = Search()
    @State private var places: [MKMapItem] = []
    @State private var route: MKRoute?

    var body: some View {
        Map {
            ForEach(places, id: \.self) { Marker(item: $0) }
            if let route { MapPolyline(route).stroke(.blue, lineWidth: 5) }
        }
        .safeAreaInset(edge: .bottom) { Text(search.state) }
        .task { route = await search.route(from: .forCurrentLocation(), to: .forCurrentLocation()) }
    }
}

#Preview { SearchMap() }
