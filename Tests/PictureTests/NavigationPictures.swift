import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Bars and overlays of a window. The goldens are regression references of our own drawing; sizes are asserted
/// elsewhere.
@Suite("Navigation in pictures") @MainActor
struct NavigationPictures {
    private struct Screens: View {
        var body: some View {
            NavigationStack {
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        ForEach(1..<12) { number in NavigationLink("Line \(number)") { Text("Detail \(number)") } }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                }
                .navigationTitle("Lines")
                .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }

    private let size = CGSize(width: 280, height: 320)

    @Test(arguments: [Variant.plain, .dark, .rightToLeft])
    func largeTitle(_ variant: Variant) throws { try expectPicture("largeTitle", variant, size: size) { Screens() } }

    @Test func scrolled() throws {
        try expectPicture("scrolled", size: size, after: { scene in
            scene.scroll(by: CGSize(width: 0, height: 100), at: .point(CGPoint(x: 140, y: 200)))
            scene.advance(by: 3)
        }, content: { Screens() })
    }

    @Test func pushed() throws {
        try expectPicture("pushed", size: size, after: { scene in
            scene.tap("Line 3")
            scene.advance(by: 3)
        }, content: { Screens() })
    }

    @Test(arguments: [Variant.plain, .dark])
    func alert(_ variant: Variant) throws {
        try expectPicture("alert", variant, size: size) {
            Color.blue.frame(height: 40).alert("Delete it?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It cannot be brought back.")
            }
        }
    }

    @Test func sheet() throws {
        try expectPicture("sheet", size: size) {
            Screens().sheet(isPresented: .constant(true)) {
                Text("Half of the window").presentationDetents([.medium, .large])
            }
        }
    }

    @Test(arguments: [Variant.plain, .dark])
    func tabs(_ variant: Variant) throws {
        try expectPicture("tabs", variant, size: size) {
            TabView {
                Screens().tabItem { Label("Lines", systemImage: "list.bullet") }
                Text("Other").tabItem { Label("Other", systemImage: "star") }.badge(3)
                Text("Third").tabItem { Label("Third", systemImage: "gear") }
            }
        }
    }
}
