import SwiftUI

struct ContentView: View {
    var body: some View {
        Color.white.ignoresSafeArea()
            .confirmationDialog("Sort By", isPresented: .constant(true)) {
                Button("Newest First") {}
                Button("Oldest First") {}
                Button("Name A-Z") {}
                Button("Longest First") {}
            }
    }
}
