import SwiftUI

struct ContentView: View {
    @State private var tab = 1
    @State private var path = [1]

    var body: some View {
        TabView(selection: $tab) {
            Tab("Dashboard", systemImage: "chart.bar", value: 0) { Color.clear }
            Tab("SKUs", systemImage: "square.grid.2x2", value: 1) {
                NavigationStack(path: $path) {
                    Color(.systemGroupedBackground)
                        .navigationTitle("SKUs")
                        .navigationDestination(for: Int.self) { _ in
                            ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 1200) }
                                .background(Color(.systemGroupedBackground))
                                .navigationTitle("HGN-PPSU-330")
                                .navigationBarTitleDisplayMode(.inline)
                        }
                }
            }
            .badge(5)
            Tab("Campaigns", systemImage: "megaphone", value: 2) { Color.clear }
        }
        .tint(.blue)
    }
}
