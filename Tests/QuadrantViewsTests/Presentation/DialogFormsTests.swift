import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Alerts and dialogs that present a value or an error show it.
@MainActor @Suite("Forms of alerts and dialogs")
struct DialogFormsTests {
    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
        var recoverySuggestion: String? { "Try it again." }
    }
    private struct Item: Identifiable {
        let id: Int
    }

    private func shows<V: View>(_ texts: [String], @ViewBuilder _ content: @escaping @MainActor () -> V) -> Bool {
        let scene = window(content: content)
        scene.settle()
        return texts.allSatisfy { scene.shows($0) }
    }

    @Test func alertsOfAValue() {
        #expect(shows(["Sure?", "Delete 3"]) {
            Text("page").alert("Sure?", isPresented: .constant(true), presenting: 3) { number in
                Button("Delete \(number)") {}
            }
        })
        #expect(shows(["Sure?", "Delete 3", "3 are lost"]) {
            Text("page").alert("Sure?", isPresented: .constant(true), presenting: 3) { number in
                Button("Delete \(number)") {}
            } message: { number in
                Text("\(number) are lost")
            }
        })
        #expect(!shows(["Sure?"]) {
            Text("page").alert("Sure?", isPresented: .constant(true), presenting: Int?.none) { _ in Button("OK") {} }
        })
    }

    @Test func alertsOfAnError() {
        #expect(shows(["It failed", "Again"]) {
            Text("page").alert(isPresented: .constant(true), error: Failure()) { Button("Again") {} }
        })
        #expect(shows(["It failed", "Again", "Try it again."]) {
            Text("page").alert(isPresented: .constant(true), error: Failure()) { _ in
                Button("Again") {}
            } message: { error in
                Text(error.recoverySuggestion ?? "")
            }
        })
    }

    @Test func dialogsOfAValue() {
        #expect(shows(["Choose", "Take 3"]) {
            Text("page").confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible,
                                            presenting: 3) { number in
                Button("Take \(number)") {}
            }
        })
        #expect(shows(["Choose", "Take 3", "of 3"]) {
            Text("page").confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible,
                                            presenting: 3) { number in
                Button("Take \(number)") {}
            } message: { number in
                Text("of \(number)")
            }
        })
    }

    @Test func actionSheetsOfAnItem() {
        let item = Input<Item?>(Item(id: 4)), log = Log()
        let scene = window {
            Text("page").actionSheet(item: item.binding) { item in
                ActionSheet(title: Text("Sheet \(item.id)"), buttons: [
                    .default(Text("Do")) { log.note("done") },
                    .cancel(Text("Leave")) { log.note("left") }
                ])
            }
        }
        scene.settle()
        #expect(scene.shows("Sheet 4") && scene.shows("Do"))
        scene.press("Leave")
        #expect(log.take() == ["left"] && item.value == nil)
    }

    @Test func sheetsHaveTheBackgroundOfTheirContent() {
        func colors<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [RGBA] {
            let scene = window { Color.clear.sheet(isPresented: .constant(true)) { content() } }
            scene.settle()
            return scene.drawnColors
        }
        let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let plain = colors { Text("sheet") }
        #expect(!plain.contains(red))
        #expect(colors { Text("sheet").presentationBackground(Color(red: 1, green: 0, blue: 0)) }.contains(red))
        #expect(colors {
            Text("sheet").presentationBackground(alignment: .top) { Color(red: 1, green: 0, blue: 0).frame(height: 40) }
        }.contains(red))
    }

    /// A cover with a background of its own shows what is behind it where that is transparent.
    @Test func coversHaveTheBackgroundOfTheirContent() {
        func colors<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> [RGBA] {
            let scene = window { Color.clear.fullScreenCover(isPresented: .constant(true)) { content() } }
            scene.settle()
            return scene.drawnColors
        }
        let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1), paper = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        #expect(colors { Text("cover") }.contains(paper))
        let own = colors { Text("cover").presentationBackground(Color(red: 1, green: 0, blue: 0)) }
        #expect(own.contains(red) && !own.contains(paper))
        #expect(!colors { Text("cover").presentationBackground(.clear) }.contains(paper))
    }

    @Test func popoversAdaptBySizeClass() {
        let scene = window {
            Color.red.frame(width: 40, height: 40).popover(isPresented: .constant(true)) {
                Probe("content", 120, 60).presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
            }
        }
        scene.settle()
        #expect(scene.size("content") == CGSize(width: 120, height: 60))
        #expect(scene.frame("content").maxY < 790)
    }
}
