import SwiftUI

struct ContentView: View {
    @State private var path = [1]
    let lines: [(String, Double)] = [("Pepper", 14.3), ("Plum Tomatoes", 57.7), ("Parsley", 102), ("Water", 146.3)]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear.navigationTitle("Meals").navigationDestination(for: Int.self) { _ in page }
        }
    }

    /// Scrolled by 600, the lines stand at the heights above: the content begins at 116 - 600.
    var page: some View {
        ScrollView {
            ZStack(alignment: .topLeading) {
                Color.white.frame(maxWidth: .infinity).frame(height: 2400)
                ForEach(lines, id: \.0) { line in
                    Text(line.0).frame(height: 20).offset(x: 28, y: line.1 + 484 - 10)
                }
            }
        }
        .background(.white)
        .navigationTitle("Algerian Kefta (Meatballs)")
        .navigationBarTitleDisplayMode(.inline)
    }
}
