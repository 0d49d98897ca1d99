import SwiftUI

struct ContentView: View {
    @State private var title = "Grocery List"
    @State private var content = "Buy milk, eggs, bread"

    var body: some View {
        Color.white.sheet(isPresented: .constant(true)) {
            NavigationStack {
                Form {
                    Section("Note Details") {
                        TextField("Title", text: $title)
                        TextEditor(text: $content).frame(minHeight: 200)
                    }
                    .foregroundStyle(.primary.opacity(0.7))
                }
                .navigationTitle("Edit Note")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {}.tint(.blue) }
                }
            }
        }
    }
}
