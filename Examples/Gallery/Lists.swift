import SwiftUI

private struct Fruit: Identifiable {
    let id: Int
    var name: String
}

/// Rows, sections, and the controls of a form.
struct Lists: View {
    @State private var isOn = true
    @State private var name = ""
    @State private var flavor = "Mint"
    @State private var volume = 0.6
    @State private var count = 3
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                LabeledContent("Version", value: "17.5")
                Toggle("Notifications", isOn: $isOn)
            }
            Section {
                Picker("Flavor", selection: $flavor) {
                    ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { Text($0) }
                }
                Stepper("Portions: \(count)", value: $count, in: 1...9)
                Slider(value: $volume)
                DatePicker("Day", selection: $date, displayedComponents: .date)
            } header: {
                Text("Order")
            } footer: {
                Text("Orders that come in before noon are made on the same day.")
            }
            Section {
                Label("Wi-Fi", systemImage: "wifi")
                Label("Bluetooth", systemImage: "antenna.radiowaves.left.and.right")
                Button("Reset") { count = 3 }
                Button("Delete account", role: .destructive) {}
            }
        }
        .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
}

/// The same rows in every style.
struct ListLooks: View {
    @State private var fruits = [Fruit(id: 0, name: "Apple"), Fruit(id: 1, name: "Banana"),
                                 Fruit(id: 2, name: "Cherry")]
    @State private var chosen: Int? = 1

    var body: some View {
        List(selection: $chosen) {
            Section("Fruits") { ForEach(fruits) { Text($0.name) } }
            Section {
                Text("Carrot").listRowBackground(Color.orange.opacity(0.3))
                HStack {
                    Image(systemName: "leaf")
                    Text("Lettuce")
                }
                VStack(alignment: .leading) {
                    Text("Onion")
                    Text("Red, from the garden").font(.subheadline).foregroundStyle(.secondary)
                }
            } header: {
                Text("Vegetables")
            } footer: {
                Text("Eat five a day.")
            }
        }
    }
}

/// Rows that people delete, move and open.
struct EditableList: View {
    @State private var fruits = ["Apple", "Banana", "Cherry", "Damson", "Elderberry"]
    @State private var isOpen = true

    var body: some View {
        List {
            Section {
                ForEach(fruits, id: \.self) { fruit in
                    Text(fruit)
                        .swipeActions(edge: .leading) {
                            Button { } label: { Label("Pin", systemImage: "pin") }.tint(.orange)
                        }
                }
                .onDelete { fruits.remove(atOffsets: $0) }
                .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
            } header: {
                HStack {
                    Text("Fruits")
                    Spacer()
                    EditButton()
                }
            }
            DisclosureGroup("More", isExpanded: $isOpen) {
                Text("Fig")
                Text("Grape")
            }
        }
    }
}

#Preview("Form") { Lists() }
#Preview("Form, dark") { Lists().preferredColorScheme(.dark) }
#Preview("Right to left") { Lists().environment(\.layoutDirection, .rightToLeft) }
#Preview("Inset grouped") { ListLooks() }
#Preview("Plain") { ListLooks().listStyle(.plain) }
#Preview("Grouped") { ListLooks().listStyle(.grouped) }
#Preview("Sidebar") { ListLooks().listStyle(.sidebar) }
#Preview("Editable") { EditableList() }
