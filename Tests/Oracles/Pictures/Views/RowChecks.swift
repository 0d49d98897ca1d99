import SwiftUI

struct ContentView: View {
    var body: some View {
        List {
            Section {
                ForEach(["Option 1", "Option 2"], id: \.self) { option in
                    Button {} label: {
                        HStack {
                            Text(option).tint(.primary)
                            Spacer()
                            Image(systemName: "checkmark").foregroundStyle(Color.accentColor).fontWeight(.semibold)
                        }
                    }
                }
            } header: {
                Text("Code")
            }
        }
    }
}
