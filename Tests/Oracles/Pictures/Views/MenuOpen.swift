import SwiftUI

struct ContentView: View {
    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            Menu {
                Button("New File", systemImage: "document") {}
                Button("New Folder", systemImage: "folder") {}
                Divider()
                Button("Rename", systemImage: "rectangle.and.pencil.and.ellipsis") {}
                Button("Delete", systemImage: "trash") {}.disabled(true)
            } label: {
                Color.clear.frame(width: 44, height: 44).contentShape(Rectangle())
            }
            .offset(x: 142.67, y: 200)
        }
        .ignoresSafeArea()
    }
}
