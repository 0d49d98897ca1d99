import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Lists and forms in the design of iOS 17 on an iPhone.
@Suite("Lists in pictures") @MainActor
struct ListPictures {
    private struct Settings: View {
        @State private var isOn = true
        @State private var name = ""
        @State private var flavor = "Mint"
        var body: some View {
            Form {
                Section {
                    TextField("Name", text: $name)
                    Toggle("Push", isOn: $isOn)
                    Picker("Flavor", selection: $flavor) { Text("Mint").tag("Mint") }
                    Button("Delete", role: .destructive) {}
                } header: {
                    Text("Account")
                } footer: {
                    Text("A word more.")
                }
            }
        }
    }

    private struct Food: View {
        @State private var chosen: String? = "Banana"
        var body: some View {
            List(selection: $chosen) {
                Section("Fruits") { ForEach(["Apple", "Banana"], id: \.self) { Text($0) } }
                Section("Vegetables") {
                    Text("Carrot").listRowBackground(Color.orange.opacity(0.3))
                    Text("Onion").swipeActions {
                        Button("Delete", role: .destructive) {}
                        Button("Flag") {}.tint(.orange)
                    }
                }
            }
        }
    }

    private let size = CGSize(width: 240, height: 280)

    @Test(arguments: [Variant.dark])
    func form(variant: Variant) throws {
        try expectPicture("form", variant, size: size) { Settings() }
    }

    @Test func cards() throws { try expectPicture("cards", size: size) { Food() } }
    @Test func plain() throws { try expectPicture("plain", size: size) { Food().listStyle(.plain) } }

    /// A row with revealed swipe actions.
    @Test func swiped() throws {
        try expectPicture("swiped", size: size, after: { scene in
            let row = scene.listRows.last { $0.role == "row" }!.frame
            scene.drag(from: .point(CGPoint(x: row.maxX - 10, y: row.midY)), by: CGSize(width: -150, height: 0),
                       seconds: 1)
            scene.advance(by: 1)
        }) { Food() }
    }

    @Test func editing() throws {
        try expectPicture("editing", size: size) {
            List {
                ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
    }
}
