import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: covered texts and controls")
struct CoveredAuditTests {
    @Test("a text behind a part of an opaque view, and one behind another text")
    func texts() {
        #expect(found(by: .covered) {
            VStack(spacing: 0) {
                Text("The tip").offset(y: 10)
                Text("The row").frame(width: 200, height: 30).background(Color.yellow)
            }
        } == ["The tip"])
        #expect(found(by: .covered) {
            ZStack {
                Text("A first sentence")
                Text("And another one")
            }
        } == ["A first sentence"])
    }

    @Test("what is behind nothing, wholly behind, or can be scrolled free is not found")
    func others() {
        #expect(found(by: .covered) {
            VStack {
                Text("On a background").padding().background(Color.yellow)
                ZStack {
                    Text("Back of the card")
                    Color.white.frame(width: 200, height: 60)
                    Text("Front")
                }
                Text("Twice").overlay(Text("Twice").offset(x: 1))
                Text("Faint").opacity(0.1).overlay(Text("Strong"))
                // Letters at the top of a high frame, and letters below them.
                Text("Raised").baselineOffset(40).overlay(alignment: .bottom) { Text("Below") }
            }
        }.isEmpty)
        #expect(found(by: .covered) {
            ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)").frame(height: 22) } } }
                .overlay(alignment: .bottom) { Color.yellow.frame(height: 55) }
        }.isEmpty)
    }

    @Test("the end of a scroll view that a bar covers is found")
    func ends() {
        #expect(found(by: .covered) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<10) { Text("Row \($0)").frame(height: 30) } } }
                .overlay(alignment: .bottom) { Color.yellow.frame(height: 18) }
        } == ["Row 9"])
    }

    @Test("a button whose touches a view in front takes")
    func controls() {
        let gradient = LinearGradient(colors: [.clear, .blue.opacity(0.2)], startPoint: .top, endPoint: .bottom)
        #expect(found(by: .covered) {
            Button("Buy") {}.padding(40).overlay { gradient }
        } == ["Buy"])
        #expect(found(by: .covered) {
            ZStack {
                Button("Back") {}
                Color.red.opacity(0.2)
            }
        } == ["Back"])
        #expect(found(by: .covered) {
            VStack {
                Button("Buy") {}.padding(40).overlay { gradient.allowsHitTesting(false) }
                Button("Sell") {}.padding(40).background { gradient }
                Button {} label: { HStack { Text("Left"); Spacer(); Text("Right") } }.background(Color.yellow)
            }
        }.isEmpty)
    }
}
