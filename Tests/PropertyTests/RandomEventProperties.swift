import Foundation
import Testing
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews

// A few seconds of the test that `tools/fuzz` runs for half an hour. `quadrant fuzz` plays the same seeds with any
// program.

@MainActor @Suite("Views stay whole whatever happens to them")
struct RandomEventProperties {
    /// Some views of every kind that handles input.
    private struct Crowd: View {
        @State private var value = 0.4
        @State private var count = 0
        @State private var isOpen = false
        @State private var pull = CGSize.zero

        var body: some View {
            ScrollView {
                VStack {
                    Text("Count \(count)").onTapGesture { count += 1 }
                    Slider(value: $value)
                    Button("Toggle") { isOpen.toggle() }
                    if isOpen {
                        HStack { ForEach(0..<count % 5, id: \.self) { Text("Item \($0)") } }
                    }
                    Color.orange.frame(width: 80, height: 80)
                        .offset(pull)
                        .rotationEffect(.degrees(value * 90))
                        .gesture(DragGesture().onChanged { pull = $0.translation }.onEnded { _ in pull = .zero })
                        .simultaneousGesture(LongPressGesture().onEnded { _ in isOpen = false })
                    GeometryReader { reader in
                        Text("\(Int(reader.size.width))").position(x: reader.size.width * value, y: 20)
                    }
                    .frame(height: 40)
                    ScrollView(.horizontal) {
                        HStack { ForEach(0..<20) { Text("Card \($0)").padding() } }
                    }
                    ForEach(0..<30) { row in Text("Row \(row)").id(row % 2 == count % 2 ? row : row + 100) }
                }
            }
        }
    }

    private func play<Content: View>(_ view: Content, _ seed: Seed, events: Int, isChecked: Bool) {
        let host = ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 320, height: 480)))
        host.graph.loop.isChecked = isChecked
        let player = RandomPlayer(host)
        for (number, act) in RandomActs(seed: seed.value).prefix(events).enumerated() where !player.play(act) {
            Issue.record("\(seed), event \(number), \(act): \(player.problems)")
            return
        }
    }

    @Test(arguments: Seed.tried(12))
    func crowdStaysWhole(seed: Seed) { play(Crowd(), seed, events: 120, isChecked: false) }

    /// With every cached measurement recomputed (I3).
    @Test(arguments: Seed.tried(3))
    func crowdTellsTheTruth(seed: Seed) { play(Crowd(), seed, events: 60, isChecked: true) }

    /// Every control in every container; `tools/fuzz --controls` runs each for a minute. Catches: rows that are laid
    /// out after they have been removed (#9.3).
    @Test(arguments: 1...2 * Container.allCases.count)
    func controlsStayWhole(number: Int) {
        play(ControlBoard(seed: number), Seed(UInt64(number)), events: 40, isChecked: false)
    }

    /// A disclosure group that closes during an animation, in each of its containers (#9.3).
    @Test(arguments: Seed.tried(4))
    func groupsStayWhole(seed: Seed) { play(Groups(), seed, events: 60, isChecked: true) }

    private struct Groups: View {
        @State private var isOpen = true
        var body: some View {
            List {
                DisclosureGroup("D", isExpanded: $isOpen) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
                Section("S", isExpanded: $isOpen) { Text("In") }
            }
            .listStyle(.sidebar)
        }
    }
}
