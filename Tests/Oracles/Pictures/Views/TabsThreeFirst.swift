import SwiftUI

struct ContentView: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Tab("Dashboard", systemImage: "chart.bar", value: 0) {
                NavigationStack {
                    ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 200) }
                        .background(Color(.systemGroupedBackground))
                        .navigationTitle("Dashboard")
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                Button {} label: { Image(systemName: "arrow.clockwise") }
                            }
                        }
                }
            }
            Tab("SKUs", systemImage: "square.grid.2x2", value: 1) { Color.clear }.badge(5)
            Tab("Campaigns", systemImage: "megaphone", value: 2) { Color.clear }
        }
        .tint(.blue)
    }
}
