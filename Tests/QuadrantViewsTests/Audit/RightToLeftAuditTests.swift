import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: right to left")
struct RightToLeftAuditTests {
    @Test("views that stay where they are in both directions are found")
    func fixed() {
        #expect(found(by: .rightToLeft) {
            HStack { Text("first"); Spacer(); Text("second") }.environment(\.layoutDirection, .leftToRight)
        } == ["first", "second"])
    }

    @Test("stacks, leading paddings and centred views are mirrored")
    func mirrored() {
        #expect(found(by: .rightToLeft) {
            VStack(alignment: .leading) {
                HStack { Text("first"); Spacer(); Text("second") }
                Text("indented").padding(.leading, 30)
                Text("centred").frame(maxWidth: .infinity)
                Text("trailing").frame(maxWidth: .infinity, alignment: .trailing)
            }
        }.isEmpty)
    }

    @Test("a view that is turned about a corner is not found: the rotation is the same in both directions")
    func turned() {
        #expect(found(by: .rightToLeft) {
            VStack {
                Text("turned").rotationEffect(.degrees(30), anchor: .topLeading)
                Text("in space").rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), anchor: .leading)
            }
        }.isEmpty)
    }
}
