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

/// In a font of the app's own, whose letters are 0.8 em wide.
struct Heading: View {
    var body: some View { Text(verbatim: "ABC").font(.custom("Peaks", size: 20)) }
}

#Preview("Filled") { ContentView() }

#Preview { ContentView().preferredColorScheme(.dark) }
