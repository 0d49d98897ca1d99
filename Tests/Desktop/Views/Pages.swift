import SwiftUI

// An app with several scenes: windows with shared state, a window for a value, settings and menus.

@main
struct PagesApp: App {
    @State private var count = 2

    var body: some Scene {
        WindowGroup("Pages") {
            PageList(count: $count)
        }
        .defaultSize(width: 300, height: 300)
        .commands {
            CommandGroup(after: .newItem) {
                Button("Add Page") { count += 1 }.keyboardShortcut("p")
            }
            CommandMenu("Page") {
                Button("Remove Last Page") { count = max(count - 1, 0) }
            }
        }

        WindowGroup("Page", id: "page", for: Int.self) { $page in
            PageView(page: $page)
        }
        .defaultSize(width: 200, height: 200)

        Settings { Text("Nothing to set").padding(40) }
    }
}

struct PageList: View {
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(spacing: 16) {
            Text("\(count) pages")
            Button("Open") { openWindow(id: "page", value: count) }
        }
    }
}

struct PageView: View {
    @Binding var page: Int?
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack(spacing: 16) {
            Text("page \(page ?? 0)")
            Button("Next") { page = (page ?? 0) + 1 }
            Button("Close") { dismissWindow() }
        }
    }
}
