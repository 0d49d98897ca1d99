import QuadrantDisplayList
import QuadrantTesting
import SwiftUI
import Testing

// Reports of transactions: which animation a change has, and where it does not have one.

extension Catalog {
    static let reportsMotion: [String: Subject] = [
        "rb-animation-linear": .facts { _ in ["string": .string("\(Animation.linear)")] },
        "rb-animation-smooth": .facts { _ in ["string": .string("\(Animation.smooth)")] },
        "rb-os-animation-default": .facts { _ in ["string": .string(Animation.default.description)] },
        "rb-transactions-implicit": .events { log in
            let isActive = Input(false)
            let scene = ViewHarness.phone { Monitored(log: log, isActive: isActive) }
            log.events = []
            isActive.value = true
            scene.settle()
            log.events = log.firstOfEach
        },
        "rb-disables-animations": moved(after: 0.5) { state in
            Bar(width: state.value ? 100 : 0).animation(.linear(duration: 1), value: state.value)
        } change: { state in
            var transaction = Transaction(animation: .none)
            transaction.disablesAnimations = true
            withTransaction(transaction) { state.value = true }
        },
        "rb-disables-not-transaction": moved(after: 0.5) { state in
            Bar(width: state.value ? 100 : 0).transaction { $0.animation = .linear(duration: 1) }
        } change: { state in
            var transaction = Transaction(animation: .none)
            transaction.disablesAnimations = true
            withTransaction(transaction) { state.value = true }
        },
        "rb-nearest-animation": moved(after: 1) { state in
            Bar(width: state.value ? 100 : 0)
                .animation(.easeInOut(duration: 1), value: state.value)
                .animation(.linear(duration: 3), value: state.value)
        } change: { $0.value = true },
        "rb-with-animation-is-outermost": moved(after: 1) { state in
            Bar(width: state.value ? 100 : 0).animation(.easeInOut(duration: 1), value: state.value)
        } change: { state in withAnimation(.linear(duration: 3)) { state.value = true } },
        "rb-transaction-key-nil": moved(after: 0.5) { state in
            Bar(width: state.value ? 100 : 0).transaction { $0.animation = $0[OriginKey.self].animation }
        } change: { state in
            var transaction = Transaction()
            transaction[OriginKey.self] = .welcome
            withTransaction(transaction) { state.value = true }
        },
        "rb-transaction-key-linear": moved(after: 0.5) { state in
            Bar(width: state.value ? 100 : 0).transaction { $0.animation = $0[OriginKey.self].animation }
        } change: { state in
            var transaction = Transaction()
            transaction[OriginKey.self] = .other
            withTransaction(transaction) { state.value = true }
        },
        "rb-one-of-two-writes": .counts { _ in
            let isOn = Input(false), x = Input<CGFloat>(0)
            let scene = ViewHarness.phone {
                Circle().fill(Color(red: isOn.value ? 1 : 0, green: 0, blue: 0)).frame(width: 30, height: 30)
                    .offset(x: x.value)
            }
            let start = scene.drawnFrames[0].minX
            x.value = 100
            withAnimation(.easeInOut(duration: 1)) { isOn.value = true }
            scene.settle()
            scene.at(0.5)
            return ["x": scene.drawnFrames[0].minX - start, "red": Double(scene.drawnColors[0].red)]
        },
        "rb-two-curves-in-one-offset": .counts { _ in
            let x = Input<CGFloat>(0), y = Input<CGFloat>(0)
            let scene = ViewHarness.phone { Circle().frame(width: 30, height: 30).offset(x: x.value, y: y.value) }
            let start = scene.drawnFrames[0].origin
            withAnimation(.linear(duration: 1)) { x.value = 100 }
            withAnimation(.easeInOut(duration: 1)) { y.value = 100 }
            scene.settle()
            scene.at(0.25)
            let now = scene.drawnFrames[0].origin
            return ["x": now.x - start.x, "y": now.y - start.y]
        },
        "rb-implicit-does-not-move-sibling": .counts { _ in
            let isActive = Input(false)
            let scene = ViewHarness.phone {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 10, height: 10)
                    Color.red.frame(width: 300, height: isActive.value ? 400 : 200)
                        .animation(.linear(duration: 1), value: isActive.value)
                }
            }
            let start = scene.drawnFrames[0].minY
            isActive.value = true
            scene.settle()
            scene.at(0.001)
            return ["sibling": scene.drawnFrames[0].minY - start]
        },
        "rb-animation-in-a-mutating-method": .counts { _ in
            let scene = ViewHarness.phone { Appending() }
            scene.tap("Append")
            return ["opacity": scene.drawnOpacities.min() ?? 0]
        },
        "rb-sheet-objects": .facts { _ in
            var shown: [String: JSON] = [:]
            for name in ["StateObject", "Observed"] {
                let isOpen = Input(false)
                let scene = ViewHarness.phone { Sheets(isOpen: isOpen, name: name) }
                for _ in 0..<2 {
                    isOpen.value = true
                    scene.settle()
                    scene.wait(1)
                    shown[name] = .number(scene.contains("\(name) 0") ? 0 : 1)
                    scene.tap("+1")
                    isOpen.value = false
                    scene.settle()
                    scene.wait(1)
                }
            }
            return shown
        },
        "rb-logical-completion": .events { log in
            let isRed = Input(false), scale = Input(1.0)
            let scene = ViewHarness.phone {
                Color(red: isRed.value ? 1 : 0, green: 0, blue: 0)
                    .frame(width: 100 * scale.value, height: 100 * scale.value)
            }
            let animation = Animation.linear(duration: 5).logicallyComplete(after: 1)
            withAnimation(animation, completionCriteria: .logicallyComplete) { isRed.value = true } completion: {
                log("1")
            }
            withAnimation(animation, completionCriteria: .removed) { scale.value = 2 } completion: { log("2") }
            scene.wait(6)
        },
    ]

    /// How much of the way from 0 to 1 a bar's width has been after some time.
    private static func moved(after seconds: Double, @ViewBuilder _ content: @escaping (Input<Bool>) -> some View,
                              change: @escaping (Input<Bool>) -> Void) -> Subject {
        .counts { _ in
            let state = Input(false)
            let scene = ViewHarness.phone { content(state) }
            change(state)
            scene.settle()
            scene.at(seconds)
            return ["share": Double(scene.drawnFrames.first?.width ?? 0) / 100]
        }
    }
}

private struct Bar: View {
    let width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 10) }
}

private enum Origin {
    case root, welcome, other
    var animation: Animation? {
        switch self {
        case .root: .smooth(duration: 3)
        case .welcome: nil
        case .other: .linear(duration: 1)
        }
    }
}

private struct OriginKey: TransactionKey { static let defaultValue = Origin.root }

private struct Monitored: View {
    let log: EventLog
    let isActive: Input<Bool>
    var body: some View {
        VStack {
            Text("Hello").offset(x: isActive.value ? 200 : 0)
                .monitored("inner", log)
                .animation(.smooth, value: isActive.value)
                .monitored("outer", log)
            Text("World").monitored("world", log)
        }
        .monitored("VStack", log)
        .animation(.linear, value: isActive.value)
    }
}

extension View {
    /// Tells the animation of each transaction that has one.
    fileprivate func monitored(_ name: String, _ log: EventLog) -> some View {
        transaction { transaction in
            guard let animation = transaction.animation else { return }
            let kind = animation == .linear ? "linear" : animation == .smooth ? "smooth" : "another"
            MainActor.assumeIsolated { log("\(name): \(kind)") }
        }
    }
}

private struct Appending: View {
    @State private var items = [0, 1, 2]
    var body: some View {
        VStack {
            Button("Append") { items.appendAnimated(3) }
            ForEach(items, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        }
    }
}

extension [Int] {
    fileprivate mutating func appendAnimated(_ element: Int) { withAnimation(.linear(duration: 1)) { append(element) } }
}

private final class Count: ObservableObject { @Published var count = 0 }

private struct Sheets: View {
    let isOpen: Input<Bool>
    let name: String
    var body: some View {
        Text("root").sheet(isPresented: Binding(get: { isOpen.value }, set: { isOpen.value = $0 })) {
            if name == "Observed" { ObservedCount() } else { StateCount() }
        }
    }
}

private struct StateCount: View {
    @StateObject private var counter = Count()
    var body: some View {
        Text("\(counter.count)").tagged("StateObject \(counter.count)")
        Button("+1") { counter.count += 1 }
    }
}

private struct ObservedCount: View {
    @ObservedObject private var counter = Count()
    var body: some View {
        Text("\(counter.count)").tagged("Observed \(counter.count)")
        Button("+1") { counter.count += 1 }
    }
}
