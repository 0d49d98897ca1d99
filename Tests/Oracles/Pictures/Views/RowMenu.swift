import SwiftUI

struct ContentView: View {
    var body: some View {
        List {
            Menu {
                Button("Option 1") {}
                Button("Option 2") {}
            } label: {
                LabeledContent {
                    HStack {
                        Text("Option 1")
                        Image(systemName: "chevron.up.chevron.down").font(.footnote).fontWeight(.medium)
                    }
                } label: {
                    Text("Clean").foregroundStyle(Color.primary)
                }
            }
        }
    }
}
