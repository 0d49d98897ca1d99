import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: content under bars")
struct UnderBarAuditTests {
    private func found<Content: View>(_ view: Content) -> [String] {
        ViewHost(rootView: view, configuration: HostConfiguration(
            size: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
            background: .white)
        ).audit([.underBar]).map(\.view)
    }

    @Test("a text under the status bar is found, one below it and a background are not")
    func statusBar() {
        #expect(found(VStack { Text("Headline"); Spacer() }.ignoresSafeArea()) == ["Headline"])
        #expect(found(VStack { Text("Headline"); Spacer() }.background(Color.yellow.ignoresSafeArea())).isEmpty)
    }

    @Test("a button under a tab bar is found, the tabs and what scrolls are not")
    func tabBar() {
        func tabs(_ content: some View) -> some View { TabView { content.tabItem { Text("First") } } }
        #expect(found(tabs(VStack { Spacer(); Button("Book") {} }.ignoresSafeArea())) == ["Book"])
        #expect(found(tabs(VStack { Spacer(); Button("Book") {} })).isEmpty)
        #expect(found(tabs(ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)") } } })).isEmpty)
    }
}
