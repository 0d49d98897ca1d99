import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: texts that are cut off")
struct TruncatedTextAuditTests {
    @Test("a text that ends in an ellipsis is found; one that wraps, shrinks, or has an ellipsis of its own is not")
    func findings() {
        #expect(found(by: .truncatedText) {
            Text("A long sentence that does not fit").lineLimit(1).frame(width: 120)
        } == ["A long sentence that does not fit"])
        #expect(found(by: .truncatedText) {
            VStack {
                Text("A long sentence that wraps here").frame(width: 120)
                Text("A long sentence that shrinks").lineLimit(1).minimumScaleFactor(0.3).frame(width: 120)
                Text("Wait…")
                Text("A long sentence that does not fit").lineLimit(1).frame(width: 120).opacity(0)
                Text("A long sentence that does not fit").lineLimit(1).frame(width: 120).overlay(Color.white)
            }
        }.isEmpty)
    }
}
