import SwiftUI

struct ContentView: View {
    @State private var path = [1]

    var body: some View {
        NavigationStack(path: $path) {
            Color.clear.navigationTitle("Notes").navigationDestination(for: Int.self) { _ in detail }
        }
    }

    var detail: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack(alignment: .top, spacing: 8) {
                    Text("Grocery List").font(.title).fontWeight(.semibold)
                }
                Text("Last updated Mar 31, 2026 at 6:10\u{202F}PM")
                    .font(.subheadline).opacity(0.7).frame(maxWidth: .infinity, alignment: .leading)
                Divider().overlay(Color.primary.opacity(0.4))
                Text("Buy milk, eggs, bread").font(.body).frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding()
        }
        .navigationTitle("Note")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button {} label: { Label("Delete", systemImage: "trash").frame(maxWidth: .infinity) }
                    .tint(Color(.systemRed))
                Spacer()
                Button {} label: { Label("Unpin", systemImage: "pin.fill").frame(maxWidth: .infinity) }
                    .tint(Color(.systemBlue))
            }
            .padding()
            .background(.ultraThinMaterial)
            .overlay(Rectangle().frame(height: 2).foregroundStyle(.primary.opacity(0.5)), alignment: .top)
        }
    }
}
