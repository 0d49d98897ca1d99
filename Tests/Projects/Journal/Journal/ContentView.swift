import SwiftUI

struct ContentView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("greeting")
            Text("entries \(3)")
            Text(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "no name")
            ForEach(Entry.samples) { EntryRow(entry: $0) }
        }
        .padding()
    }
}

#Preview("Filled") { ContentView() }

#Preview { ContentView().preferredColorScheme(.dark) }
