import Combine
import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGraph
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
    init(count: Int = 0) { self.count = count }
}

private struct Counter: View {
    @ObservedObject var model: Model
    var body: some View { Text("count \(model.count)") }
}

private struct Namer: View {
    @ObservedObject var model: Model
    var body: some View { Text("name \(model.name)") }
}

private struct Plain: View {
    let number: Int
    var body: some View { Text("plain \(number)") }
}

/// Creates its object itself, and shows how often it was created.
private struct Owner: View {
    @StateObject private var model: Model
    init(_ make: @autoclosure @escaping () -> Model) { _model = StateObject(wrappedValue: make()) }
    var body: some View {
        VStack {
            Text("owner \(model.count)")
            Button("more") { model.count += 1 }
            Toggled(isOn: Binding(get: { model.name == "on" }, set: { model.name = $0 ? "on" : "off" }))
        }
    }
}

private struct Toggled: View {
    @Binding var isOn: Bool
    var body: some View { Button("turn") { isOn.toggle() } }
}

@Suite @MainActor struct ObservedObjectTests {
    @Test func aChangeRunsTheBodiesThatWatchTheObjectAndNoOthers() {
        let model = Model()
        let scene = ViewHarness {
            VStack {
                Counter(model: model)
                Namer(model: model)
                Plain(number: 1)
            }
        }
        #expect(scene.shows("count 0") && scene.shows("name a"))
        #expect(scene.work { model.count = 1 }.bodies == 2)
        #expect(scene.shows("count 1"))
        #expect(scene.work { model.name = "b" }.bodies == 2)
        #expect(scene.work { }.bodies == 0)
    }

    @Test func severalWritesAreOneEvaluation() {
        let model = Model()
        let scene = ViewHarness { Counter(model: model) }
        let work = scene.work { for step in 1...10 { model.count = step } }
        #expect(work.bodies == 1 && scene.shows("count 10"))
    }

    @Test func aFrameIsAskedForOnAChange() {
        let model = Model()
        let scene = ViewHarness { Counter(model: model) }
        var asked = 0
        scene.host.onInvalidate = { asked += 1 }
        model.count = 1
        #expect(asked == 1)
    }

    @Test func theSameObjectDoesNotRunABodyAgain() {
        let model = Model(), turn = Input(0)
        let scene = ViewHarness {
            VStack {
                Plain(number: turn.value)
                Counter(model: model)
            }
        }
        // The bodies of the root and of the view whose number has changed.
        #expect(scene.work { turn.value = 1 }.bodies == 2)
    }

    @Test func anotherObjectIsWatchedInstead() {
        let first = Model(count: 1), second = Model(count: 2), which = Input(0)
        let scene = ViewHarness { Counter(model: which.value == 0 ? first : second) }
        which.value = 1
        scene.settle()
        #expect(scene.shows("count 2"))
        #expect(scene.work { first.count = 5 }.bodies == 0)
        #expect(scene.work { second.count = 6 }.bodies == 1)
        #expect(scene.shows("count 6"))
    }

    @Test func aStateObjectIsMadeOnceAndKept() {
        var made = 0
        let turn = Input(0)
        func make() -> Model {
            made += 1
            return Model(count: 10 * made)
        }
        let scene = ViewHarness {
            VStack {
                Text("turn \(turn.value)")
                Owner(make())
            }
        }
        #expect(made == 1 && scene.shows("owner 10"))
        scene.tap("more")
        turn.value = 1
        scene.settle()
        #expect(made == 1 && scene.shows("owner 11"))
    }

    @Test func objectsGoWithTheirViews() {
        weak var gone: Model?
        let isThere = Input(true)
        let scene = ViewHarness {
            if isThere.value {
                Owner({
                    let model = Model()
                    gone = model
                    return model
                }())
            } else {
                Text("empty")
            }
        }
        scene.tap("more")
        #expect(gone != nil)
        isThere.value = false
        scene.settle()
        #expect(gone == nil && scene.shows("empty"))
    }

    @Test func watchedObjectsGoWhenTheirOwnersDo() {
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            let scene = ViewHarness { Counter(model: model).onReceive(model.$count) { _ in _ = model.name } }
            model.count = 1
            scene.settle()
        }
        #expect(gone == nil)
    }

    @Test func aChangeFromAnotherThreadArrivesWithTheNextFrame() async {
        let model = Model()
        let scene = ViewHarness { Counter(model: model) }
        var asked = 0
        scene.host.onInvalidate = { asked += 1 }
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.count = 7 }.value
        scene.settle()
        #expect(scene.shows("count 7"))
        await Task.yield()
        #expect(asked <= 1)
    }

    @Test func aChangeWhileABodyRunsIsReportedAndEnds() {
        struct Meddler: View {
            @ObservedObject var model: Model
            let limit: Int
            var body: some View {
                let _ = model.count < limit ? model.count += 1 : ()
                Text("m \(model.count)")
            }
        }
        let scene = ViewHarness { Meddler(model: Model(), limit: 3) }
        #expect(scene.takeReports().map(\.what) == ["state was written while its body was being made."])
        #expect(scene.shows("m 3"))
        let endless = ViewHarness(isChecked: false) { Meddler(model: Model(), limit: .max) }
        // Eight rounds, and one without notifications.
        #expect(endless.takeReports().count == 2 && endless.shows("m 9"))
    }

    @Test func stateThatAlwaysTogglesWhileABodyRunsEnds() {
        struct Restless: View {
            @State private var isOn = false
            var body: some View {
                let _ = isOn.toggle()
                Text("r")
            }
        }
        let scene = ViewHarness(isChecked: false) { Restless() }
        #expect(scene.takeReports().count == 2 && scene.shows("r"))
    }

    @Test func stateWrittenOnAnotherThreadArrivesWithTheNextFrame() async {
        struct Worker: View {
            let kept: Kept
            @State private var count = 0
            var body: some View {
                let _ = kept.binding = $count
                Text("w \(count)")
            }
        }
        final class Kept: @unchecked Sendable { var binding: Binding<Int>? }
        let kept = Kept()
        let scene = ViewHarness { Worker(kept: kept) }
        await Task.detached { kept.binding?.wrappedValue = 5 }.value
        scene.settle()
        #expect(scene.shows("w 5"))
    }

    @Test func bindingsToAPropertyReadAndWriteIt() {
        struct Form: View {
            @StateObject var model = Model()
            var body: some View {
                VStack {
                    Text("n \(model.count)")
                    Adder(value: $model.count)
                }
            }
        }
        struct Adder: View {
            @Binding var value: Int
            var body: some View { Button("add") { value += 2 } }
        }
        let scene = ViewHarness { Form() }
        scene.tap("add")
        scene.tap("add")
        #expect(scene.shows("n 4"))
    }

    @Test func anObjectIsHandedDown() {
        struct Deep: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("deep \(model.count)") }
        }
        let model = Model(count: 1), other = Model(count: 9)
        let scene = ViewHarness {
            VStack {
                Deep()
                Deep().environmentObject(other)
            }
            .environmentObject(model)
        }
        #expect(scene.shows("deep 1") && scene.shows("deep 9"))
        #expect(scene.work { model.count = 2 }.bodies == 1)
        #expect(scene.shows("deep 2"))
    }

    @Test func aMissingObjectIsSaidAndNoBodyRuns() {
        struct Deep: View {
            @EnvironmentObject var model: Model
            var body: some View { Text("deep \(model.count)") }
        }
        let scene = ViewHarness { VStack { Deep() } }
        let report = scene.takeReports().first
        #expect(report?.what == "the environment of the view contains no object of type Model.")
        #expect(report?.at.hasSuffix("VStack ▸ Deep") == true && report?.isFatal == true)
        #expect(report?.fix == "Add .environmentObject(…) with a Model to a view around it.")
    }

    @Test func aPropertyOfOnesOwnIsConnectedAndCompared() {
        @MainActor struct Doubled: @MainActor DynamicProperty {
            @ObservedObject var model: Model
            let factor: Int
            var value: Int { model.count * factor }
        }
        struct User: View {
            var doubled: Doubled
            init(_ model: Model, _ factor: Int) { doubled = Doubled(model: model, factor: factor) }
            var body: some View { Text("v \(doubled.value)") }
        }
        let model = Model(count: 1), factor = Input(2)
        let scene = ViewHarness { User(model, factor.value) }
        #expect(scene.work { model.count = 2 }.bodies == 1)
        #expect(scene.shows("v 4"))
        factor.value = 3
        scene.settle()
        #expect(scene.shows("v 6"))
    }

    @Test func tenThousandComeAndGo() {
        final class Counted: ObservableObject {
            nonisolated(unsafe) static var alive = 0
            @Published var value = 0
            init() { Counted.alive += 1 }
            deinit { Counted.alive -= 1 }
        }
        struct Row: View {
            @StateObject var object = Counted()
            var body: some View { Text("\(object.value)") }
        }
        let first = Input(0)
        let scene = ViewHarness(isChecked: false) {
            VStack { ForEach(first.value..<first.value + 100, id: \.self) { _ in Row() } }
        }
        for step in 1...100 {
            first.value = step * 100
            scene.settle()
        }
        #expect(Counted.alive == 100)
    }
}
