import SwiftUI

struct ContentView: View {
    @State private var search = "Cl"
    @State private var isActive = true

    var body: some View {
        NavigationStack {
            ScrollView { Color.clear.frame(maxWidth: .infinity).frame(height: 300) }
                .background(Color(.systemGroupedBackground))
                .navigationTitle("Notes")
                .navigationBarTitleDisplayMode(.inline)
                .searchable(text: $search, isPresented: $isActive,
                            placement: .navigationBarDrawer(displayMode: .always), prompt: "Search notes...")
        }
    }
}
