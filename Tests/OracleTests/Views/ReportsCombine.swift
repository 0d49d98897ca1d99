import Combine
import SwiftUI

// Reports of what objects publish, and when, without a view.

extension Catalog {
    static let reportsCombine: [String: Subject] = [
        "rb-published-in-will-set": .events { log in
            let holder = Holder()
            let sink = holder.$value.sink { value in
                MainActor.assumeIsolated { log("received \(value) - persisted \(holder.value)") }
            }
            holder.value = 4
            holder.value = 2
            sink.cancel()
        },
        "rb-published-at-once": .events { log in
            let holder = Holder()
            let sink = holder.$value.sink { value in
                MainActor.assumeIsolated {
                    log("will have \(value)")
                    log("has \(holder.value)")
                }
            }
            sink.cancel()
        },
        "rb-skip-object-will-change": .facts { _ in
            let holder = Holder()
            var observed = -1, seen = [-1]
            let sink = holder.objectWillChange.sink { observed = holder.value }
            for value in [5, 100] {
                holder.value = value
                seen.append(observed)
            }
            sink.cancel()
            holder.value = 200
            return ["values": JSON((seen + [observed, holder.value]).map(Double.init))]
        },
        "rb-skip-property-publisher": .facts { _ in
            let holder = Holder()
            var seen: [Int] = []
            let sink = holder.$value.sink { seen += [$0, holder.value] }
            for value in [5, 100] { holder.value = value }
            sink.cancel()
            holder.value = 200
            return ["values": JSON((seen + [holder.value]).map(Double.init))]
        },
        "rb-skip-combine-latest": .events { log in
            let holder = Holder()
            let sink = holder.$value.combineLatest(holder.$text).sink { pair in
                MainActor.assumeIsolated { log("\(pair.0) '\(pair.1)'") }
            }
            holder.value = 5
            holder.text = "a"
            sink.cancel()
        },
        "rb-tracking-once": .events { log in
            let store = Numbers()
            withObservationTracking { _ = store.a + store.b } onChange: {
                MainActor.assumeIsolated { log("changed a:\(store.a) b:\(store.b) c:\(store.c)") }
            }
            store.c = 100
            store.b = 100
            store.a = 100
        },
        "rb-tracking-nested": .events { log in
            for isWhole in [false, true] {
                let outer = Outer()
                withObservationTracking { _ = outer.inner.value } onChange: {
                    MainActor.assumeIsolated { log("update") }
                }
                if isWhole { outer.inner = Inner() } else { outer.inner.value = 100 }
                outer.inner.value = 5
            }
        },
        "rb-tracking-unread": .events { log in
            let store = Numbers()
            withObservationTracking { _ = store } onChange: { MainActor.assumeIsolated { log("changed") } }
            store.b = 100
            store.a = 100
        },
    ]
}

@MainActor
private final class Holder: ObservableObject {
    @Published var value = 0
    @Published var text = ""
}

@Observable
private final class Numbers: @unchecked Sendable {
    var a = 10
    var b = 20
    var c = 20
}

@Observable
private final class Inner: @unchecked Sendable { var value = 1 }

@Observable
private final class Outer: @unchecked Sendable {
    var a = 1
    var inner = Inner()
}
