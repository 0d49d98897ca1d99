import SwiftUI

/// Screens, sheets and questions.
struct Navigation: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsChoices = false
    @State private var answer = "None yet"

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(["Mercury", "Venus", "Earth", "Mars"], id: \.self) { NavigationLink($0, value: $0) }
                    Button("Show Sheet") { showsSheet = true }
                    Button("Ask") { showsAlert = true }
                    Button("Choose") { showsChoices = true }
                    Text("Answer: \(answer)")
                    ForEach(1..<20) { Text("Line \($0)").foregroundStyle(.secondary) }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
            .navigationTitle("Planets")
            .navigationDestination(for: String.self) { Planet(name: $0) }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") { showsSheet = true }
                }
            }
            .sheet(isPresented: $showsSheet) { NewPlanet(answer: $answer).presentationDetents([.medium, .large]) }
            .alert("Delete Planet?", isPresented: $showsAlert) {
                Button("Delete", role: .destructive) { answer = "Deleted" }
                Button("Cancel", role: .cancel) { answer = "Cancelled" }
            } message: {
                Text("It cannot be brought back.")
            }
            .confirmationDialog("Size", isPresented: $showsChoices, titleVisibility: .visible) {
                Button("Small") { answer = "Small" }
                Button("Large") { answer = "Large" }
                Button("Explode", role: .destructive) { answer = "Gone" }
            }
        }
    }
}

private struct Planet: View {
    let name: String
    @State private var visits = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("\(name) was visited \(visits) times.")
            Button("Visit") { visits += 1 }.buttonStyle(.borderedProminent)
            NavigationLink("Moon of \(name)") { Text("A moon").navigationTitle("Moon") }
        }
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct NewPlanet: View {
    @Binding var answer: String
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Spacer()
            }
            .padding()
            .navigationTitle("New Planet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        answer = name
                        dismiss()
                    }
                }
            }
        }
    }
}

#Preview("Light") { Navigation() }
#Preview("Dark") { Navigation().preferredColorScheme(.dark) }
#Preview("Right to left") { Navigation().environment(\.layoutDirection, .rightToLeft) }
