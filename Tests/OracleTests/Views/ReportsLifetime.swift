import QuadrantTesting
import SwiftUI
import Testing

// Reports of when views appear and disappear, and how long their state lives.

extension Catalog {
    static let reportsLifetime: [String: Subject] = {
        var subjects: [String: Subject] = [
            "rb-appear-phases": .events { log in
                _ = ViewHarness.phone { Phases(log: log) }
                log.events = log.firstOfEach
            },
            "rb-appear-phases-order": .events { log in
                _ = ViewHarness.phone { Phases(log: log) }
                log.events = log.firstOfEach.filter { $0.hasSuffix("onAppear") }
            },
            "rb-appear-opacity-layers": .events { log in
                let scene = ViewHarness.phone { OpacityLayers(log: log) }
                scene.tap("Change")
                withExtendedLifetime(scene) {}
            },
            "rb-appear-scroll-column": .counts { log in
                let scene = ViewHarness.phone { ScrollColumn(log: log, count: 100) }
                for _ in 0..<5 { scene.scroll(by: CGSize(width: 0, height: 300)) }
                return ["appeared": log.count("appear"), "disappeared": log.count("disappear")]
            },
            "rb-ole-id": states(["Next", "Next"]) { IDStudy(log: $0) },
            "rb-ole-if": states(["Toggle", "Toggle"]) { IfStudy(log: $0) },
            "rb-ole-switch": states(["Next", "Next", "Next"]) { SwitchStudy(log: $0) },
            "rb-ole-opacity": .events { log in
                let scene = ViewHarness.phone { OpacityStudy(log: log) }
                scene.tap("Hide")
                log.events = log.events.filter { $0 != "state" }
            },
            "rb-ole-scroll-static": .events { log in
                _ = ViewHarness.phone { ScrollStudy(log: log) }
                log.events = log.events.filter { $0 == "bottom appears" }
            },
            "rb-ole-scroll-dynamic": .counts { log in
                let scene = ViewHarness.phone { ScrollColumn(log: log, count: 40) }
                scene.scroll(by: CGSize(width: 0, height: 400))
                return ["appeared": log.count("appear"), "disappeared": log.count("disappear")]
            },
            "rb-ole-list": awayAndBack { log in List { ForEach(0..<100) { Cell(log: log, number: $0) } } },
            "rb-ole-lazy-column": awayAndBack { log in
                ScrollView { LazyVStack { ForEach(0..<100) { Cell(log: log, number: $0).frame(height: 44) } } }
            },
            "rb-ole-lazy-grid": awayAndBack { log in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 180), spacing: 0)]) {
                        ForEach(0..<200) { Cell(log: log, number: $0).frame(height: 44) }
                    }
                }
            },
            "rb-ole-tabs": .events { log in
                let scene = ViewHarness.phone { TabStudy(log: log) }
                for _ in 0..<2 {
                    scene.tap("Change")
                    scene.wait(1)
                }
                log.events = log.events.filter { $0.hasPrefix("1 ") }
            },
            "rb-ole-navigation": .events { log in
                let path = Path()
                let scene = ViewHarness.phone { NavigationStudy(log: log, path: path) }
                for levels in [[2], [], [2]] {
                    path.levels = levels
                    scene.settle()
                    scene.wait(1)
                }
            },
            "rb-disappear-after-transition": .counts { log in
                let shows = Input(true)
                let scene = ViewHarness.phone { Leaving(log: log, shows: shows) }
                withAnimation(.linear(duration: 1)) { shows.value = false }
                scene.at(0.5)
                let during = log.count("disappear")
                scene.at(1.5)
                return ["during": during, "after": log.count("disappear")]
            },
        ]
        for (name, isInside) in [("after", true), ("before", false)] {
            subjects["rb-os-id-\(name)-appear"] = .counts { log in
                let turn = Input(false)
                let scene = ViewHarness.phone { Turned(log: log, turn: turn, isInside: isInside) }
                turn.value = true
                scene.settle()
                return ["appearances": log.count("appear")]
            }
        }
        return subjects
    }()

    /// How many states there are after some taps.
    private static func states(_ taps: [String], @ViewBuilder _ content: @escaping (EventLog) -> some View) -> Subject {
        .counts { log in
            let scene = ViewHarness.phone { content(log) }
            for tap in taps { scene.tap(tap) }
            return ["states": log.count("state")]
        }
    }

    /// A list scrolled until its first row has long left, and back.
    private static func awayAndBack(@ViewBuilder _ content: @escaping (EventLog) -> some View) -> Subject {
        .counts { log in
            let scene = ViewHarness.phone { content(log) }
            for height in [1500.0, -3000] { for _ in 0..<2 { scene.scroll(by: CGSize(width: 0, height: height)) } }
            return ["states": log.count("0 state"), "appearances": log.count("0 appear")]
        }
    }
}


private struct Monitor: View {
    let log: EventLog
    @StateObject private var life: LifeObject
    init(log: EventLog, name: String = "state") {
        self.log = log
        _life = StateObject(wrappedValue: LifeObject(log, name))
    }
    var body: some View { Text("monitor").onAppear { log("appear") }.onDisappear { log("disappear") } }
}

private final class LifeObject: ObservableObject {
    init(_ log: EventLog, _ name: String) { MainActor.assumeIsolated { log(name) } }
}

private struct FixedLayout: Layout {
    let log: EventLog
    let name: String
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { log("\(name) layout") }
        for subview in subviews { _ = subview.sizeThatFits(proposal) }
        return CGSize(width: 100, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Phases: View {
    let log: EventLog
    var body: some View {
        FixedLayout(log: log, name: "outer") {
            let _ = log("outer evaluate")
            FixedLayout(log: log, name: "inner") {
                let _ = log("inner evaluate")
                FixedLayout(log: log, name: "helper") {}
                    .onAppear { log("helper onAppear") }
            }
            .onAppear { log("inner onAppear") }
        }
        .onAppear { log("outer onAppear") }
    }
}

private struct OpacityLayers: View {
    let log: EventLog
    @State private var selection = 1
    var body: some View {
        VStack {
            ZStack {
                Text("1").opacity(selection == 1 ? 1 : 0)
                    .onAppear { log("1 appear") }.onDisappear { log("1 disappear") }
                Text("2").opacity(selection == 2 ? 1 : 0)
                    .onAppear { log("2 appear") }.onDisappear { log("2 disappear") }
            }
            Button("Change") { selection = 3 - selection }
        }
    }
}

private struct ScrollColumn: View {
    let log: EventLog
    let count: Int
    var body: some View {
        ScrollView {
            VStack {
                ForEach(0..<count, id: \.self) { number in
                    Text("\(number)").padding().onAppear { log("appear") }.onDisappear { log("disappear") }
                }
            }
        }
    }
}

private struct IDStudy: View {
    let log: EventLog
    @State private var generation = 0
    var body: some View {
        VStack {
            Button("Next") { generation += 1 }
            Monitor(log: log).id(generation)
        }
    }
}

private struct IfStudy: View {
    let log: EventLog
    @State private var flag = true
    var body: some View {
        VStack {
            Button("Toggle") { flag.toggle() }
            if flag { Monitor(log: log) } else { Monitor(log: log) }
        }
    }
}

private struct SwitchStudy: View {
    let log: EventLog
    @State private var number = 0
    var body: some View {
        VStack {
            Button("Next") { number = (number + 1) % 3 }
            switch number {
            case 0: Monitor(log: log)
            case 1: Monitor(log: log)
            default: Monitor(log: log)
            }
        }
    }
}

private struct OpacityStudy: View {
    let log: EventLog
    @State private var opacity = 1.0
    var body: some View {
        VStack {
            Button("Hide") { opacity = 0 }
            Monitor(log: log).opacity(opacity)
        }
    }
}

private struct ScrollStudy: View {
    let log: EventLog
    var body: some View {
        ScrollView {
            Text("top")
            Spacer(minLength: 2000)
            Text("bottom").onAppear { log("bottom appears") }
        }
    }
}

private struct Cell: View {
    let log: EventLog
    let number: Int
    @StateObject private var life: LifeObject
    init(log: EventLog, number: Int) {
        self.log = log
        self.number = number
        _life = StateObject(wrappedValue: LifeObject(log, "\(number) state"))
    }
    var body: some View { Text("\(number)").onAppear { log("\(number) appear") } }
}

private struct TabStudy: View {
    let log: EventLog
    @State private var selection = 1
    var body: some View {
        VStack {
            Button("Change") { selection = 3 - selection }
            TabView(selection: $selection) {
                ForEach([1, 2], id: \.self) { number in
                    TabContent(log: log, number: number).tabItem { Text("Tab \(number)") }.tag(number)
                }
            }
        }
    }
}

private struct TabContent: View {
    let log: EventLog
    let number: Int
    @StateObject private var life: LifeObject
    init(log: EventLog, number: Int) {
        self.log = log
        self.number = number
        _life = StateObject(wrappedValue: LifeObject(log, "\(number) state"))
    }
    var body: some View {
        Text("\(number)").onAppear { log("\(number) appear") }.onDisappear { log("\(number) disappear") }
    }
}

@Observable
private final class Path { var levels: [Int] = [] }

private struct NavigationStudy: View {
    let log: EventLog
    @Bindable var path: Path
    var body: some View {
        NavigationStack(path: $path.levels) {
            TabContent(log: log, number: 1)
                .navigationDestination(for: Int.self) { TabContent(log: log, number: $0) }
        }
    }
}

private struct Leaving: View {
    let log: EventLog
    let shows: Input<Bool>
    var body: some View {
        VStack {
            if shows.value { Text("a").transition(.opacity).onDisappear { log("disappear") } }
            Text("b")
        }
    }
}

private struct Turned: View {
    let log: EventLog
    let turn: Input<Bool>
    let isInside: Bool
    var body: some View {
        if isInside {
            Color.red.onAppear { log("appear") }.id(turn.value)
        } else {
            Color.red.id(turn.value).onAppear { log("appear") }
        }
    }
}
