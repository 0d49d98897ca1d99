import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            Menu {
                Button("Block", systemImage: "nosign") {}
                Button("Report", systemImage: "exclamationmark.triangle") {}
                Divider()
                Button("Add to Reading List", systemImage: "book") {}
                Button("Favorite", systemImage: "heart") {}
                Button("Share", systemImage: "square.and.arrow.up") {}
            } label: {
                Color.clear.frame(width: 44, height: 44).contentShape(Rectangle())
            }
            .offset(x: 151.33, y: 200)
        }
        .ignoresSafeArea()
    }
}
