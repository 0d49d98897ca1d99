import SwiftUI

struct Poem: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("First line of it")
            Text("Second line")
                .alignmentGuide(.leading) { $0[.leading] + 24 }
            Text("Third line, the longest")
            Text("Fourth line")
        }
        .font(.title3)
        .padding()
    }
}

#Preview { Poem() }
