import SwiftUI

struct ContentView: View {
    @State private var tab = 4

    var body: some View {
        TabView(selection: $tab) {
            Tab("Overview", systemImage: "square.grid.2x2.fill", value: 0) { Color.clear }
            Tab("Students", systemImage: "person.2.fill", value: 1) { Color.clear }
            Tab("Attendance", systemImage: "checkmark.circle.fill", value: 2) { Color.clear }
            Tab("Projects", systemImage: "folder.fill", value: 3) { Color.clear }
            Tab("Settings", systemImage: "gearshape.fill", value: 4) {
                NavigationStack {
                    ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 200) }
                        .background(Color(.systemGroupedBackground))
                        .navigationTitle("Settings")
                }
            }
        }
        .tint(Color(red: 240 / 255, green: 81 / 255, blue: 56 / 255))
    }
}
