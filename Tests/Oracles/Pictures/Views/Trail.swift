import SwiftUI

struct ContentView: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear.navigationTitle("Races").navigationDestination(for: Int.self) { _ in
                ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 300) }
                    .background(.white)
                    .navigationTitle("Ultra Trail 2026")
                    .navigationBarTitleDisplayMode(.large)
            }
        }
    }
}
