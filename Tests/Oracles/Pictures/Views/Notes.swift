import SwiftUI

struct ContentView: View {
    @State private var search = ""
    let notes = [
        ("Grocery List", "Buy milk, eggs, bread", true),
        ("Meeting Notes", "Discuss accessibility features", false),
    ]

    var body: some View {
        NavigationStack {
            List(notes, id: \.0) { note in
                NavigationLink(value: note.0) {
                    VStack(alignment: .leading, spacing: 6) {
                        HStack {
                            Text(note.0).font(.headline)
                            if note.2 { Image(systemName: "pin.fill").foregroundColor(.blue) }
                        }
                        Text(note.1).font(.subheadline).opacity(0.8)
                    }
                    .padding(.vertical, 4)
                }
            }
            .navigationTitle("Notes")
            .searchable(text: $search, prompt: "Search Notes")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {} label: { Label("New Note", systemImage: "plus") }
                }
            }
        }
    }
}
