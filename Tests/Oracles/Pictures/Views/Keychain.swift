import SwiftUI

struct ContentView: View {
    @State private var key = "com.nullstack.demo.token"
    @State private var value = ""
    @State private var stored = ""
    @State private var status = "Deleted from Keychain"

    var body: some View {
        NavigationStack {
            List {
                Section("Device integrity") {
                    HStack(spacing: 12) {
                        Image(systemName: "checkmark.shield.fill").foregroundStyle(.green).font(.title2)
                        VStack(alignment: .leading, spacing: 2) {
                            Text("\u{2705} Device integrity verified").font(.subheadline).fontWeight(.medium)
                            Text("Risk level: None").font(.caption).foregroundStyle(.secondary)
                        }
                    }
                    .padding(.vertical, 4)
                }
                Section("Keychain — save") {
                    TextField("Key", text: $key)
                    SecureField("Value to store", text: $value)
                    Button("Save to Keychain") {}.disabled(true)
                }
                Section("Keychain — retrieve & delete") {
                    Button("Retrieve") {}
                    if !stored.isEmpty {
                        HStack {
                            Text("Stored value:").foregroundStyle(.secondary).font(.caption)
                            Text(stored).font(.caption).fontWeight(.medium).monospaced()
                        }
                    }
                    Button("Delete", role: .destructive) {}
                }
                Section {
                    Label(status, systemImage: "checkmark.circle").foregroundStyle(.green).font(.subheadline)
                }
            }
            .navigationTitle("SecurityKit Demo")
            .navigationBarTitleDisplayMode(.large)
        }
    }
}
