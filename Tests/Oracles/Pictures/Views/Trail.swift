import SwiftUI

struct ContentView: View {
    @State private var path = [1]
    let places = ["Start Line", "Time Zone 1", "Hydration 1", "Aid Station 1", "Hydration 2", "Time Zone 2"]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear.navigationTitle("Races").navigationDestination(for: Int.self) { _ in page }
        }
    }

    var page: some View {
        VStack(spacing: 0) {
            Color.white.frame(height: 62)
            List {
                Section("Select your Location") {
                    ForEach(places, id: \.self) { place in
                        Button {} label: {
                            HStack {
                                Image(systemName: "timer").font(.title2).frame(width: 40)
                                VStack(alignment: .leading) {
                                    Text(place).font(.headline).foregroundStyle(.primary)
                                    Text("Km 0.0").font(.caption).foregroundStyle(.secondary)
                                }
                                Spacer()
                                Image(systemName: "chevron.right").foregroundStyle(.secondary)
                            }
                            .padding(.vertical, 4)
                        }
                    }
                }
            }
        }
        .navigationTitle("Ultra Trail 2026")
        .navigationBarTitleDisplayMode(.large)
    }
}
