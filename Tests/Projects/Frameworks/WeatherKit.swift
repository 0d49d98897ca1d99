import CoreLocation
import SwiftUI
import WeatherKit

struct WeatherView: View {
    @State private var weather: Weather?
    var body: some View {
        VStack {
            if let weather {
                Label(weather.currentWeather.temperature.description, systemImage: weather.currentWeather.symbolName)
            } else { ContentUnavailableView("No Weather", systemImage: "cloud") }
        }
        .task { weather = try? await WeatherService.shared.weather(for: CLLocation(latitude: 0, longitude: 0)) }
    }
}
#Preview { WeatherView() }
