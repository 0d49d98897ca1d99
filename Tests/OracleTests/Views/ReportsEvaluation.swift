import QuadrantTesting
import SwiftUI
import Testing

// Reports of how often bodies are evaluated, of what observed values tell their views, and in which order.

extension Catalog {
    static let reportsEvaluation: [String: Subject] = {
        [
            "rb-body-inline": .events { log in
                let scene = ViewHarness.phone { Inline(log: log) }
                for _ in 0..<2 { scene.tap("change") }
            },
            "rb-body-split": .events { log in
                let scene = ViewHarness.phone { Split(log: log) }
                for _ in 0..<2 { scene.tap("change") }
            },
            "rb-state-not-read": .events { log in
                let scene = ViewHarness.phone { BindingOwner(log: log) }
                scene.tap("change")
            },
            "rb-object-not-read": .events { log in
                let scene = ViewHarness.phone { ObjectOwner(log: log) }
                scene.tap("change")
            },
            "rb-state-printed": .events { log in
                let scene = ViewHarness.phone { Unread(log: log) }
                scene.tap("n = n + 1")
            },
            "rb-environment-not-read": .events { log in
                let scene = ViewHarness.phone { EnvironmentOwner(log: log) }
                scene.tap("change")
            },
            "rb-environment-object-not-read": .events { log in
                let store = Store()
                let scene = ViewHarness.phone { Reader(log: log).environmentObject(store) }
                store.count += 1
                scene.settle()
            },
            "rb-state-set-in-init": .events { log in _ = ViewHarness.phone { Initialized(log: log, number: 5) } },
            "rb-state-object-refreshed": .facts { _ in
                let log = EventLog()
                let scene = ViewHarness.phone { Refreshed(log: log) }
                scene.tap("StateObject +1")
                scene.tap("Observed +1")
                log.events = []
                scene.tap("Refresh")
                let events = log.events.filter { $0.hasPrefix("Observed") }
                let shown = [scene.contains("StateObject 1"), scene.contains("Observed 0")].map { $0 ? 1.0 : 0 }
                return ["events": .list(events.map(JSON.string)), "stateObjectKept": .number(shown[0]),
                        "observedReset": .number(shown[1])]
            },
            "rb-on-change-order": .events { log in
                let scene = ViewHarness.phone { ChangeOrder(log: log) }
                scene.tap("Change")
            },
            "rb-on-change-same-values": .events { log in
                let scene = ViewHarness.phone { SameValues(log: log) }
                scene.tap("change")
                _ = scene.takeReports()
                log.events = Array(log.events.prefix(4))
            },
        ]
    }()
}

private struct Inline: View {
    let log: EventLog
    @State private var count = 0
    var body: some View {
        VStack {
            let _ = log("root update")
            Text("\(count)")
            Button("change") { count += 1 }
            VStack {
                let _ = log("circle update")
                Circle().frame(width: 50, height: 50)
            }
        }
    }
}

private struct Split: View {
    let log: EventLog
    @State private var count = 0
    var body: some View {
        VStack {
            let _ = log("root update")
            Text("\(count)")
            Button("change") { count += 1 }
            SplitCircle(log: log)
        }
    }
}

private struct SplitCircle: View {
    let log: EventLog
    var body: some View {
        let _ = log("circle update")
        Circle().frame(width: 50, height: 50)
    }
}

private struct BindingOwner: View {
    let log: EventLog
    @State private var date = "a"
    var body: some View {
        let _ = log("mainView")
        Form {
            BindingReader(log: log, date: $date)
            Button("change") { date += "a" }
        }
    }
}

private struct BindingReader: View {
    let log: EventLog
    @Binding var date: String
    var body: some View {
        let _ = log("subView")
        Text(date)
    }
}

private final class DateStore: ObservableObject { @Published var date = "a" }

private struct ObjectOwner: View {
    let log: EventLog
    @ObservedObject private var store = DateStore()
    var body: some View {
        let _ = log("mainView")
        Form {
            BindingReader(log: log, date: $store.date)
            Button("change") { store.date += "a" }
        }
    }
}

private struct Unread: View {
    let log: EventLog
    @State private var n = 10
    var body: some View {
        let _ = log("update")
        VStack {
            Text("Hello")
            Button("n = n + 1") {
                n += 1
                log("\(n)")
            }
        }
    }
}

private struct MarkKey: EnvironmentKey { static let defaultValue = 10 }
extension EnvironmentValues {
    fileprivate var mark: Int {
        get { self[MarkKey.self] }
        set { self[MarkKey.self] = newValue }
    }
}

private struct EnvironmentOwner: View {
    let log: EventLog
    @State private var number = 100
    var body: some View {
        VStack {
            VStack { EnvironmentReader(log: log) }.environment(\.mark, number)
            Button("change") { number += 1 }
        }
    }
}

private struct EnvironmentReader: View {
    let log: EventLog
    @Environment(\.mark) private var mark
    var body: some View {
        let _ = log("sub view update")
        Text("Sub View")
    }
}

private final class Store: ObservableObject { @Published var count = 0 }

private struct Reader: View {
    let log: EventLog
    @EnvironmentObject var store: Store
    var body: some View {
        let _ = log("body")
        Text("abc")
    }
}

private struct Initialized: View {
    let log: EventLog
    @State private var number: Int = 10
    init(log: EventLog, number: Int) {
        self.log = log
        self.number = number
    }
    var body: some View {
        let _ = log("\(number)")
        Text("\(number)")
    }
}

private final class Counter: ObservableObject {
    let log: EventLog
    let name: String
    @Published var count = 0
    init(_ log: EventLog, _ name: String) {
        (self.log, self.name) = (log, name)
        MainActor.assumeIsolated { log("\(name) init") }
    }
    deinit {
        let (log, name) = (log, name)
        MainActor.assumeIsolated { log("\(name) deinit") }
    }
}

private struct Refreshed: View {
    let log: EventLog
    @State private var count = 0
    var body: some View {
        VStack {
            Text("\(count)")
            Button("Refresh") { count += 1 }
            StateCounter(log: log)
            ObservedCounter(log: log)
        }
    }
}

private struct StateCounter: View {
    @StateObject private var counter: Counter
    init(log: EventLog) { _counter = StateObject(wrappedValue: Counter(log, "StateObject")) }
    var body: some View {
        Text("StateObject \(counter.count)").tagged("StateObject \(counter.count)")
        Button("StateObject +1") { counter.count += 1 }
    }
}

private struct ObservedCounter: View {
    @ObservedObject private var counter: Counter
    init(log: EventLog) { counter = Counter(log, "Observed") }
    var body: some View {
        Text("Observed \(counter.count)").tagged("Observed \(counter.count)")
        Button("Observed +1") { counter.count += 1 }
    }
}

private struct ChangeOrder: View {
    let log: EventLog
    @State private var text = ""
    var body: some View {
        VStack {
            Button("Change") { text += "1" }
                .onChange(of: text) { log("TextField1") }
                .onChange(of: text) { log("TextField2") }
        }
        .onChange(of: text) { log("VStack") }
    }
}

private struct SameValues: View {
    let log: EventLog
    @State private var t = 3
    var body: some View {
        VStack {
            Button("change") { t += 1 }
                .onChange(of: t) { old, new in
                    log("onChange1: old:\(old) new:\(new)")
                    t += 1
                }
                .onChange(of: t) { old, new in log("onChange2 old:\(old) new:\(new)") }
        }
    }
}
