import SwiftUI

struct ContentView: View {
    @State private var title = "Speed Test"
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear.navigationTitle("NetPulse").navigationDestination(for: Int.self) { _ in
                ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 1200) }
                    .background(.white)
                    .navigationTitle(title)
                    .navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}
