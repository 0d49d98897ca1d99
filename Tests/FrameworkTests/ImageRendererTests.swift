import Foundation
import SwiftUI
import Combine
import Testing

@Suite("Views drawn to images") @MainActor
struct ImageRendererTests {
    private struct Nested: View {
        let depth: Int
        var body: some View {
            if depth > 0 {
                VStack { Nested(depth: depth - 1).padding(0) }
            } else {
                Color.red.frame(width: 4, height: 4)
            }
        }
    }
    private struct Endless: View {
        var body: some View { VStack { Endless() } }
    }

    private func text(_ result: ExitTest.Result?) -> String {
        result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }

    /// Programs run with the system's default stack: views nested too deep for it are left out, with a message.
    @Test func viewsAreNestedAsDeepAsTheStackAllows() async {
        #expect(ImageRenderer(content: Nested(depth: 60)).uiImage?.size == CGSize(width: 4, height: 4))
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = ImageRenderer(content: Endless()).uiImage
                // Every view that is not refused can also be measured, placed and drawn.
                for depth in [100, 200, 400, 800, 1_600, 3_200] {
                    _ = ImageRenderer(content: Nested(depth: depth)).uiImage
                }
            }
            Foundation.exit(0)
        }
        let said = text(result)
        #expect(said.contains("levels deep"))
    }

    /// Without a proposal the view is placed with its ideal size: a stack would share that size out in another way, and
    /// cut off the text.
    @Test func withoutAProposalNothingIsCutOff() throws {
        struct Reader: View {
            let found: (CGFloat) -> Void
            var body: some View {
                HStack {
                    Text("first column")
                    HStack {
                        Text("Ag").background { GeometryReader { found($0.size.width); return Color.clear } }
                        Color.red.frame(width: 90, height: 20)
                    }
                }
            }
        }
        var widths: Set<CGFloat> = []
        _ = ImageRenderer(content: Text("Ag").background {
            GeometryReader { widths.insert($0.size.width); return Color.clear }
        }).uiImage
        #expect(widths.count == 1)
        _ = ImageRenderer(content: Reader { widths.insert($0) }).uiImage
        #expect(widths.count == 1)
    }

    /// Failures to render an image or a document are reported.
    @Test func failuresAreSaid() async {
        let picture = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let renderer = ImageRenderer(content: Color.red.frame(width: 1_000_000, height: 1_000_000))
                precondition(renderer.uiImage == nil && renderer.cgImage == nil)
            }
            Foundation.exit(0)
        }
        let saidOfPicture = text(picture)
        #expect(saidOfPicture.contains("  rule  "))
        let document = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                ImageRenderer(content: Color.red.frame(width: 10, height: 10)).render { size, draw in
                    var box = CGRect(origin: .zero, size: size)
                    let context = CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf") as CFURL, mediaBox: &box, nil)!
                    context.beginPDFPage(nil)
                    draw(context)
                    context.endPDFPage()
                    context.closePDF()
                }
            }
            Foundation.exit(0)
        }
        let saidOfDocument = text(document)
        #expect(saidOfDocument.contains("/nowhere/at"))
    }

    /// The view has the proposed size, and its changes are sent where that is wanted.
    @Test func aProposalIsTheSizeOfThePicture() {
        let renderer = ImageRenderer(content: Color.red)
        var changes = 0
        let subscription = renderer.objectWillChange.sink { changes += 1 }
        renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        #expect(changes == 1 && renderer.isObservationEnabled)
        renderer.isObservationEnabled = false
        renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
        #expect(renderer.uiImage?.size == CGSize(width: 40, height: 10))
        #expect(changes == 1)
        subscription.cancel()
    }
}
