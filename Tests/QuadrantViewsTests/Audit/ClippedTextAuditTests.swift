import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantViews
import Testing

@MainActor @Suite("Audit: texts that a clip cuts")
struct ClippedTextAuditTests {
    @Test("a text of which a clip leaves a part is found, with the clip")
    func findings() throws {
        let long = "A sentence of several lines in a room that is as high as one and a half of them."
        #expect(found(by: .clippedText) {
            Text(long).fixedSize(horizontal: false, vertical: true).frame(width: 200, height: 36).clipped()
        } == [long])
        let host = ViewHost(
            rootView: Text("Wide enough").fixedSize().frame(width: 40).clipShape(Rectangle()),
            configuration: HostConfiguration(size: CGSize(width: 300, height: 300), background: .white))
        let finding = try #require(host.audit([.clippedText]).first)
        #expect(finding.other?.width == 40)
        #expect(finding.message.contains("at the left"))
        #expect(finding.message.contains("at the right"))
    }

    @Test("what scrolls, what fits and what is entirely outside of the clip is not found")
    func others() {
        #expect(found(by: .clippedText) {
            VStack {
                ScrollView { ForEach(0..<20) { Text("Row \($0)") } }.frame(height: 50).clipped()
                Text("Fits").padding().clipped()
                Text("Above").offset(y: -60).frame(height: 30).clipped()
                Text("Not clipped at all").fixedSize().frame(width: 40)
            }
        }.isEmpty)
    }
}
