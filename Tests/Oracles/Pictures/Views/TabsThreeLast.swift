import SwiftUI

struct ContentView: View {
    @State private var tab = 2

    var body: some View {
        TabView(selection: $tab) {
            Tab("Dashboard", systemImage: "chart.bar", value: 0) { Color.clear }
            Tab("SKUs", systemImage: "square.grid.2x2", value: 1) { Color.clear }.badge(5)
            Tab("Campaigns", systemImage: "megaphone", value: 2) {
                NavigationStack {
                    ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 200) }
                        .background(Color(.systemGroupedBackground))
                        .navigationTitle("Campaigns")
                }
            }
        }
        .tint(.blue)
    }
}
