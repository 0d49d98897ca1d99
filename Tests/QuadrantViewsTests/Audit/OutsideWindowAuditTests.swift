import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: texts outside of the window")
struct OutsideWindowAuditTests {
    @Test("a text at the edge is found; one that scrolls, is clipped or is entirely outside is not")
    func findings() {
        #expect(found(by: .outsideWindow) { Text("An offset sentence").offset(x: 130) } == ["An offset sentence"])
        #expect(found(by: .outsideWindow) {
            VStack {
                ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Cell number \($0)") } } }.frame(height: 40)
                Text("A drawer").offset(x: 600)
                Text("A clipped text in a card").fixedSize().frame(width: 60).clipped()
                Text("Inside")
                Text("An offset sentence").offset(x: 130).overlay(Color.white.offset(x: 130))
            }
        }.isEmpty)
    }
}
