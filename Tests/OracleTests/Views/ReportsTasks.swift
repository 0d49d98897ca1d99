import QuadrantTesting
import SwiftUI

// Reports of the order of actions and tasks when views appear.

extension Catalog {
    static let reportsTasks: [String: Subject] = [
        "rb-task-last": tasks(3) { log in
            Text("hello")
                .onAppear { log("Text onAppear") }
                .onChange(of: true, initial: true) { log("Text onChange") }
                .task { log("Text task") }
        },
        "rb-task-first": tasks(3) { log in
            Text("hello")
                .task { log("Text task") }
                .onAppear { log("Text onAppear") }
                .onChange(of: true, initial: true) { log("Text onChange") }
        },
        "rb-change-before-appear": tasks(3) { log in
            Text("hello")
                .task { log("Text task") }
                .onChange(of: true, initial: true) { log("Text onChange") }
                .onAppear { log("Text onAppear") }
        },
        "rb-task-nested": tasks(9) { log in
            Group {
                VStack {
                    Text("hello")
                        .task { log("Text task") }
                        .onChange(of: true, initial: true) { log("Text onChange") }
                        .onAppear { log("Text onAppear") }
                }
                .task { log("VStack task") }
                .onChange(of: true, initial: true) { log("VStack onChange") }
                .onAppear { log("VStack onAppear") }
            }
            .task { log("Group task") }
            .onChange(of: true, initial: true) { log("Group onChange") }
            .onAppear { log("Group onAppear") }
        },
        "rb-os-task-id": Subject(later: {
            let log = EventLog(), value = Input(0)
            let scene = ViewHarness.phone { Color.red.task(id: value.value) { log("task") } }
            await settle(log, 1)
            value.value = 1
            scene.settle()
            await settle(log, 2)
            return ["events": .list(log.events.map(JSON.string))]
        }),
    ]

    private static func tasks(_ count: Int, @ViewBuilder _ content: @escaping (EventLog) -> some View) -> Subject {
        Subject(later: {
            let log = EventLog()
            let scene = ViewHarness.phone { content(log) }
            await settle(log, count)
            return withExtendedLifetime(scene) { ["events": .list(log.events.map(JSON.string))] }
        })
    }

    /// Lets tasks run until there are as many events, and then those that should not be there.
    private static func settle(_ log: EventLog, _ count: Int) async {
        for _ in 0..<1000 where log.events.count < count { await Task.yield() }
        for _ in 0..<10 { await Task.yield() }
    }
}
