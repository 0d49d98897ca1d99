import QuadrantTesting
import SwiftUI

// Frames that probes printed in Apple's SwiftUI on macOS 26 (2 pixels per point): guides, groups, nesting, scrolling,
// and layouts after a change.

extension Catalog {
    static let macLayouts: [String: Subject] = [
        "sw-layout-alignment-guide": .view {
            VStack(alignment: .leading, spacing: 4) {
                box("a", 100, 20).alignmentGuide(.leading) { $0[.trailing] }
                box("b", 50, 20)
                box("c", 30, 20).alignmentGuide(.leading) { $0.width / 2 }
            }
            .tagged("stack")
        },
        "sw-layout-frame-fixed": .view {
            box("inner", 40).frame(width: 120, height: 80, alignment: .topLeading).tagged("outer")
        },
        "sw-layout-group-modifier": .view {
            HStack(spacing: 0) {
                Group {
                    fill("a")
                    fill("b")
                }
                .frame(width: 50, height: 50)
                .padding(5)
                fill("c")
            }
        },
        "sw-layout-nested-stacks": .view {
            VStack(spacing: 10) {
                HStack(spacing: 10) {
                    fill("a")
                    Color.black.frame(width: 80).tagged("b")
                }
                .padding(10)
                .tagged("row")
                HStack {
                    box("c", 40)
                    Spacer()
                    box("d", 40)
                }
                .frame(height: 60)
                .tagged("bottom")
            }
        },
        "sw-layout-padding-edges": .view {
            fill("inner")
                .padding(.leading, 30)
                .padding(.vertical)
                .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .tagged("outer")
        },
        "sw-layout-zstack": .view {
            ZStack(alignment: .bottomTrailing) {
                box("a", 100)
                box("b", 30)
            }
            .tagged("stack")
        },
        "sw-grid-flexible": .view {
            Grid {
                GridRow {
                    Text("A").tagged("a")
                    Color.black.frame(height: 20).tagged("red")
                    Text("CCC").tagged("ccc")
                }
                GridRow {
                    Color.black.frame(height: 30).tagged("blue")
                    Text("E").tagged("e")
                    Color.black.frame(height: 30).tagged("green")
                }
            }
            .frame(width: 280)
            .tagged("grid")
        },
        "sw-foreach-binding": .view { NamedRows() },
        "sw-scroll-text": .view { ScrollView { Text(paragraph).tagged("text") }.tagged("scroll") },
        "sw-timeline-basic": .view {
            VStack(spacing: 8) {
                TimelineView(.periodic(from: .now, by: 0.5)) { Ticks(date: $0.date).tagged("periodic") }
                TimelineView(.animation) { Text($0.cadence == .live ? "Live" : "Slow").tagged("animation") }
            }
            .tagged("stack")
        },
        "sw-lifecycle-appear": .view { CountedChild(changes: []) },
        "sw-lifecycle-appear-hide": .view { CountedChild(changes: [false]) },
        "sw-lifecycle-appear-show": .view { CountedChild(changes: [false, true]) },
        "sw-animation-transition": .view { ComingAndGoing(changes: []) },
        "sw-animation-transition-hide": .view { ComingAndGoing(changes: [false]) },
        "sw-animation-transition-show": .view { ComingAndGoing(changes: [false, true]) },
    ]
}

private struct NamedRows: View {
    struct Fruit: Identifiable {
        var id: Int
        var name: String
    }
    @State private var fruits = [Fruit(id: 0, name: "Apple"), Fruit(id: 1, name: "Banana")]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach($fruits) { $fruit in Text($fruit.wrappedValue.name).tagged(fruit.name) }
        }
        .tagged("stack")
    }
}

private struct Ticks: View {
    let date: Date
    @State private var count = 0
    var body: some View { Text("Ticks: \(count)").onChange(of: date) { count += 1 } }
}

/// Three texts, of which the middle one is removed and inserted: the frames are those of the remaining views,
/// immediately.
private struct ComingAndGoing: View {
    let changes: [Bool]
    @State private var isShown = true

    var body: some View {
        VStack(spacing: 8) {
            Text("Above").tagged("above")
            if isShown { Text("Hello").tagged("hello").transition(.opacity) }
            Text("Below").tagged("below")
        }
        .tagged("stack")
        .onAppear { for change in changes { withAnimation { isShown = change } } }
    }
}

/// A text that counts how often the one below it was inserted and removed.
private struct CountedChild: View {
    let changes: [Bool]
    @State private var isShown = true
    @State private var appeared = 0
    @State private var disappeared = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("A\(appeared) D\(disappeared)").tagged("counts")
            if isShown {
                Text("Child").tagged("child").onAppear { appeared += 1 }.onDisappear { disappeared += 1 }
            }
        }
        .tagged("stack")
        .onAppear { if let first = changes.first { isShown = first } }
        .onChange(of: disappeared) { if let second = changes.dropFirst().first { isShown = second } }
    }
}
