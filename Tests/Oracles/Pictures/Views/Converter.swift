import SwiftUI

struct ContentView: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Tab("Converter", systemImage: "arrow.left.arrow.right", value: 0) {
                NavigationStack {
                    ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 200) }
                        .background(.black)
                        .navigationTitle("TickerTape")
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) {
                                Button {} label: { Image(systemName: "plus") }
                            }
                            ToolbarItem(placement: .topBarTrailing) {
                                Button {} label: { Image(systemName: "pencil.circle") }
                            }
                        }
                }
            }
            Tab("Settings", systemImage: "gearshape", value: 1) { Color.black }
        }
        .tint(Color(red: 26 / 255, green: 166 / 255, blue: 140 / 255))
    }
}
