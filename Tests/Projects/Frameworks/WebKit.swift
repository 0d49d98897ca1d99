import SwiftUI
import WebKit

struct Browser: View {
    @State private var page = WebPage()
    private let start = URL(string: "https://example.com")!

    var body: some View {
        WebView(page)
            .webViewBackForwardNavigationGestures(.disabled)
            .webViewContentBackground(.hidden)
            .toolbar {
                Button("Back", systemImage: "chevron.backward") {
                    if let item = page.backForwardList.backList.last { page.load(item) }
                }
                .disabled(page.backForwardList.backList.isEmpty)
            }
            .overlay(alignment: .top) { if page.isLoading { ProgressView(value: page.estimatedProgress) } }
            .onAppear { page.load(URLRequest(url: start)) }
            .task {
                do {
                    for try await event in page.load(start) where event == .finished { print(page.title) }
                } catch { print("not loaded") }
            }
    }
}

#Preview { NavigationStack { Browser() } }
#Preview { WebView(url: URL(string: "https://example.org")) }
