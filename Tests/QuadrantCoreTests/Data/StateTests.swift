import Foundation
import QuadrantCore
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Passes the bindings of a view's state to tests.
private final class Kept: @unchecked Sendable {
    var count: Binding<Int>!
    var note: Binding<String?>!
}

private struct Counter: View {
    let kept: Kept
    @State private var count = 0
    @State private var note: String? = "none"
    var body: some View {
        let _ = (kept.count, kept.note) = ($count, $note)
        Text("c \(count) \(note ?? "nil")")
        Button("add") { count += 1 }
    }
}

/// State may be written from any thread, and is read back there immediately.
@Suite @MainActor struct StateTests {
    private let kept = Kept()

    private func scene() -> ViewHarness { ViewHarness { VStack { Counter(kept: kept) } } }

    @Test func anotherThreadReadsWhatItHasWritten() async {
        let scene = scene(), kept = kept
        let seen = await Task.detached {
            for _ in 0..<10 { kept.count.wrappedValue += 1 }
            return kept.count.wrappedValue
        }.value
        #expect(seen == 10)
        scene.settle()
        #expect(scene.shows("c 10 none"))
    }

    @Test func nilIsAValueLikeOthers() async {
        let scene = scene(), kept = kept
        let seen = await Task.detached {
            kept.note.wrappedValue = nil
            return kept.note.wrappedValue
        }.value
        #expect(seen == nil)
        scene.settle()
        #expect(scene.shows("c 0 nil"))
    }

    @Test func anActionSeesWhatAnotherThreadHasJustWritten() async {
        let scene = scene(), kept = kept
        await Task.detached { kept.count.wrappedValue = 5 }.value
        kept.count.wrappedValue += 1
        #expect(kept.count.wrappedValue == 6)
        scene.settle()
        #expect(scene.shows("c 6 none"))
        scene.tap("add")
        #expect(scene.shows("c 7 none"))
    }

    @Test func theLastWriteStays() async {
        let scene = scene(), kept = kept
        await Task.detached { kept.count.wrappedValue = 5 }.value
        // Equal to the value that is still shown.
        kept.count.wrappedValue = 0
        scene.settle()
        #expect(scene.shows("c 0 none"))
        kept.count.wrappedValue = 1
        await Task.detached { kept.count.wrappedValue = 2 }.value
        scene.settle()
        #expect(scene.shows("c 2 none"))
    }

    @Test func manyWritesOfAnotherThreadCostAsMuchAsOne() async {
        let scene = scene(), kept = kept
        let once = scene.work { kept.count.wrappedValue = -1 }.bodies
        await Task.detached { for step in 1...100 { kept.count.wrappedValue = step } }.value
        #expect(scene.work {}.bodies == once)
        await Task.detached { kept.count.wrappedValue = 100 }.value
        #expect(scene.work {}.bodies == 0)
    }

    @Test func framesMeanwhileLoseNothing() async {
        let scene = scene(), kept = kept
        let worker = Task.detached {
            for step in 0..<900 {
                let now = kept.count.wrappedValue
                if now != step { return now }
                kept.count.wrappedValue = now + 1
            }
            return kept.count.wrappedValue
        }
        for _ in 0..<50 {
            scene.settle()
            await Task.yield()
        }
        #expect(await worker.value == 900)
        scene.settle()
        #expect(scene.shows("c 900 none"))
    }

    private struct Switched: View {
        @State private var isOn = false
        var body: some View { Button { isOn.toggle() } label: { Text(isOn ? "on" : "off") } }
    }

    @ViewBuilder private func switches(_ ids: [Int]) -> some View {
        Switched().id(ids[0])
        Switched().id(ids[1])
    }

    /// A lazy container keeps the state of an id that has left as long as the row; others do not (#33.5).
    @Test(arguments: [true, false]) func anIDThatComesBackHasItsState(isLazy: Bool) {
        let ids = Input([1, 2])
        let scene = ViewHarness(offering: 200, 200) {
            if isLazy { ScrollView { LazyVStack { switches(ids.value) } } } else { VStack { switches(ids.value) } }
        }
        let first = scene.host.graph.nodes(showing: "off")[0]
        scene.tap(at: CGPoint(x: 100, y: scene.host.graph.globalFrame(of: first).midY))
        #expect(scene.shows("on"))
        ids.value = [2, 1]
        scene.settle()
        #expect(!scene.shows("on"))
        ids.value = [1, 2]
        scene.settle()
        #expect(scene.shows("on") == isLazy)
    }

    /// `Binding(get:set:)` calls `get` at once, as a suite of swiftui-atom-properties expects of Apple's SwiftUI: the
    /// body that makes it depends on what it reads. One that was made by `$` does not read.
    @Test func aBindingFromClosuresReadsAtOnce() {
        var reads = 0
        let binding = Binding(get: {
            reads += 1
            return SIMD2(Double(reads), 0)
        }, set: { _ in })
        #expect(reads == 1)
        let part = binding.x
        #expect(reads == 1)
        #expect(part.wrappedValue == 2)
        let withTransaction = Binding(get: { reads }, set: { (_: Int, _: Transaction) in })
        #expect(withTransaction.wrappedValue == 2)

        let value = Input(0)
        var bodies = 0
        let scene = ViewHarness(evaluatesTwice: false) { Owner(value: value) { bodies += 1 } }
        value.value = 1
        scene.settle()
        #expect(bodies == 2)
    }

    private struct Owner: View {
        let value: Input<Int>
        let evaluated: () -> Void
        var body: some View {
            let _ = evaluated()
            Holder(number: Binding(get: { value.value }, set: { value.value = $0 }))
        }
    }
    private struct Holder: View {
        @Binding var number: Int
        var body: some View { Text("held") }
    }
}
