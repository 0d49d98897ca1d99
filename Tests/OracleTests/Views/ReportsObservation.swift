import Combine
import QuadrantTesting
import SwiftUI
import Testing

// Reports of publishers, preferences, changes and observed objects: what is called, and in which order.

extension Catalog {
    static let reportsObservation: [String: Subject] = {
        var subjects: [String: Subject] = [
            "rb-just-on-receive": .events { log in
                let scene = ViewHarness.phone { JustReceived(log: log) }
                scene.tap("change n")
            },
            "rb-on-receive-subscribes": .events { log in
                let shows = Input(true), subject = PassthroughSubject<Int, Never>()
                let scene = ViewHarness.phone { Receiving(log: log, shows: shows, subject: subject) }
                withExtendedLifetime(scene) { log.end() }
            },
            "rb-on-receive-cancels": .events { log in
                let shows = Input(true), subject = PassthroughSubject<Int, Never>()
                let scene = ViewHarness.phone { Receiving(log: log, shows: shows, subject: subject) }
                log.events = []
                shows.value = false
                scene.settle()
            },
            "rb-on-receive-after-button": .events { log in
                let shows = Input(true), subject = PassthroughSubject<Int, Never>()
                let scene = ViewHarness.phone { Receiving(log: log, shows: shows, subject: subject) }
                log.events = []
                scene.tap("Send")
                log.end()
            },
            "rb-preference-of-parent": .events { log in _ = ViewHarness.phone { ParentPreference(log: log) } },
            "rb-os-on-change-twice": .events { log in
                let value = Input(0)
                let scene = ViewHarness.phone { Changing(log: log, value: value, isInitial: false) }
                for next in [1, 2, 2] {
                    value.value = next
                    scene.settle()
                }
            },
            "rb-os-on-change-initial": .events { log in
                let value = Input(0)
                let scene = ViewHarness.phone { Changing(log: log, value: value, isInitial: true) }
                for next in [1, 2] {
                    value.value = next
                    scene.settle()
                }
            },
            "rb-os-transactions": .facts { _ in
                let log = EventLog()
                _ = ViewHarness.phone { Transactions(log: log) }
                let events = log.events
                func values(_ prefix: String) -> JSON {
                    let found = events.filter { $0.hasPrefix(prefix) }
                    return .list(found.map { .string(String($0.dropFirst(prefix.count))) })
                }
                return ["bodies": values("body "), "changes": values("change ")]
            },
            "rb-os-environment-keypath": .events { log in _ = ViewHarness.phone { KeyPathOwner(log: log) } },
            "rb-high-priority-tap": .events { log in
                let scene = ViewHarness.phone { Prior(log: log) }
                let heart = scene.frame("heart")
                scene.tap(at: CGPoint(x: heart.midX, y: heart.midY))
            },
        ]
        for (name, isTracked) in [("published", true), ("not-published", false)] {
            subjects["rb-os-state-object-\(name)"] = bodies { Owner(log: $0, isTracked: isTracked) }
            subjects["rb-os-observed-object-\(name)"] = bodies { Observer(log: $0, isTracked: isTracked) }
        }
        for (name, isTracked) in [("tracked", true), ("ignored", false)] {
            subjects["rb-os-observable-state-\(name)"] = bodies { ObservableOwner(log: $0, isTracked: isTracked) }
            subjects["rb-os-observable-let-\(name)"] = bodies { ObservableHolder(log: $0, isTracked: isTracked) }
        }
        return subjects
    }()

    private static func bodies(@ViewBuilder _ content: @escaping (EventLog) -> some View) -> Subject {
        .counts { log in
            _ = ViewHarness.phone { content(log) }
            return ["content": log.count("content"), "subview": log.count("subview")]
        }
    }
}

private struct JustReceived: View {
    let log: EventLog
    @State private var t = 0
    @State private var n = 0
    var body: some View {
        VStack {
            Text("\(n)")
            Button("change n") {
                n += 1
                t += 0
            }
        }
        .onReceive(Just(t)) { _ in log("combine \(t)") }
        .onChange(of: t) { log("onChange \(t)") }
    }
}

/// Tells when a publisher is subscribed to and cancelled.
private struct Tracked: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let log: EventLog
    let subject: PassthroughSubject<Int, Never>

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        let log = log
        subject.handleEvents(
            receiveSubscription: { _ in MainActor.assumeIsolated { log("subscribed") } },
            receiveOutput: { value in MainActor.assumeIsolated { log("input \(value)") } },
            receiveCancel: { MainActor.assumeIsolated { log("cancelled") } }
        )
        .subscribe(subscriber)
    }
}

private struct Receiving: View {
    let log: EventLog
    let shows: Input<Bool>
    let subject: PassthroughSubject<Int, Never>
    var body: some View {
        VStack {
            Button("Send") {
                log("perform")
                subject.send(1)
                log("performed")
            }
            if shows.value {
                Text("a")
                    .onReceive(Tracked(log: log, subject: subject)) { log("onReceive \($0)") }
                    .onAppear { log("onAppear") }
                    .onDisappear { log("onDisappear") }
            }
        }
    }
}

private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct ParentPreference: View {
    let log: EventLog
    var body: some View {
        VStack {
            VStack {
                Text("1").preference(key: NamesKey.self, value: ["child-1"])
                Text("2").preference(key: NamesKey.self, value: ["child-2"])
            }
            .preference(key: NamesKey.self, value: ["parent-1"])
        }
        .onPreferenceChange(NamesKey.self) { names in
            MainActor.assumeIsolated { log("received: \(names)") }
        }
    }
}

private struct Changing: View {
    let log: EventLog
    let value: Input<Int>
    let isInitial: Bool
    var body: some View {
        Color.blue.onChange(of: value.value, initial: isInitial) { old, new in log("\(old) \(new)") }
    }
}

private struct Transactions: View {
    let log: EventLog
    @State private var value = 0
    var body: some View {
        let _ = log("body \(value)")
        Color.white
            .onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3
                    value = 4
                }
            }
            .onChange(of: value) { old, new in log("change \(old) \(new)") }
    }
}

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

@Observable
private final class KeyPathModel { var value = 0 }

private struct KeyPathOwner: View {
    let log: EventLog
    @State private var model = KeyPathModel()
    var body: some View {
        let _ = log("content")
        KeyPathReader(log: log)
            .transformEnvironment(model.value == 0 ? \.first : \.second) { $0 = model.value }
            .onAppear { model.value = 2 }
    }
}

private struct KeyPathReader: View {
    let log: EventLog
    @Environment(\.first) private var first
    @Environment(\.second) private var second
    var body: some View {
        let _ = log("subview \(first) \(second)")
        Color.red
    }
}

private struct Prior: View {
    let log: EventLog
    var body: some View {
        Color.red.frame(width: 100, height: 100)
            .tagged("heart")
            .gesture(DragGesture().onEnded { _ in log("Drag ended") }
                .simultaneously(with: TapGesture().onEnded { log("Inside Tapped") }))
            .highPriorityGesture(TapGesture().onEnded { log("Tapped") })
    }
}

private final class Model: ObservableObject {
    @Published var tracked = false
    var plain = false
}

@Observable
private final class ObservableModel {
    var tracked = false
    @ObservationIgnored var plain = false
}

private struct Subview: View {
    let log: EventLog
    let condition: Bool
    var body: some View {
        let _ = log("subview")
        Color(white: condition ? 1 : 0)
    }
}

private struct Owner: View {
    let log: EventLog
    let isTracked: Bool
    @StateObject private var model = Model()
    var body: some View {
        let _ = log("content")
        VStack {
            Subview(log: log, condition: model.tracked)
            Subview(log: log, condition: model.plain)
        }
        .onAppear { if isTracked { model.tracked.toggle() } else { model.plain.toggle() } }
    }
}

private struct Observer: View {
    let log: EventLog
    let isTracked: Bool
    @ObservedObject private var model = Model()
    var body: some View {
        let _ = log("content")
        VStack {
            Subview(log: log, condition: model.tracked)
            Subview(log: log, condition: model.plain)
        }
        .onAppear { if isTracked { model.tracked.toggle() } else { model.plain.toggle() } }
    }
}

private struct ObservableOwner: View {
    let log: EventLog
    let isTracked: Bool
    @State private var model = ObservableModel()
    var body: some View {
        let _ = log("content")
        VStack {
            Subview(log: log, condition: model.tracked)
            Subview(log: log, condition: model.plain)
        }
        .onAppear { if isTracked { model.tracked.toggle() } else { model.plain.toggle() } }
    }
}

private struct ObservableHolder: View {
    let log: EventLog
    let isTracked: Bool
    private let model = ObservableModel()
    init(log: EventLog, isTracked: Bool) { (self.log, self.isTracked) = (log, isTracked) }
    var body: some View {
        let _ = log("content")
        VStack {
            Subview(log: log, condition: model.tracked)
            Subview(log: log, condition: model.plain)
        }
        .onAppear { if isTracked { model.tracked.toggle() } else { model.plain.toggle() } }
    }
}
