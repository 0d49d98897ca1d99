import SwiftUI
import UIKit

// A field, the clipboard, and drags, which say what has come.

struct ContentView: View {
    @State private var line = ""
    @State private var size = "none"
    @State private var dropped = "nothing"
    @State private var files = "none"

    var body: some View {
        VStack(spacing: 16) {
            TextField("Line", text: $line).textFieldStyle(.roundedBorder)
            Text("line \(line)")
            Button("Paste Image") {
                guard let image = UIPasteboard.general.image else { return }
                size = "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))"
            }
            Button("Copy Image") {
                UIPasteboard.general.image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 5)).image { _ in
                    UIColor.blue.setFill()
                    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 5))
                }
            }
            Text("image \(size)")
            Text("Drop text").padding().background(.yellow)
                .dropDestination(for: String.self) { items, _ in
                    dropped = items.joined()
                    return true
                }
            Text("dropped \(dropped)")
            Text("Drop files").padding().background(.orange)
                .dropDestination(for: URL.self) { items, _ in
                    files = items.map(\.lastPathComponent).joined(separator: " ")
                    return true
                }
            Text("files \(files)")
            Text("Drag me").padding().background(.green).draggable("from SwiftUI")
        }
        .padding()
    }
}
