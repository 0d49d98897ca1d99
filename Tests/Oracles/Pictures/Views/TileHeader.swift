import SwiftUI

struct ContentView: View {
    var body: some View {
        HStack {
            Image(systemName: "book.pages.fill")
                .foregroundStyle(.teal)
                .font(.custom("Task Icon", size: 30, relativeTo: .headline))
            VStack(alignment: .leading, spacing: 4) {
                Text("Clean Code").font(.headline)
                Text("by Robert C. Martin").font(.subheadline).foregroundColor(.secondary)
            }
        }
    }
}
