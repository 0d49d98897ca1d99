import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantGraph
import QuadrantHost
import QuadrantViews

// Workload a with public views: a column of 1,000 rows of ten coloured cells, each row a view with its own state.

struct WideList: View {
    let rows: Int
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<rows, id: \.self) { WideRow(row: $0) }
        }
        .padding(3)
    }
}

struct WideRow: View {
    let row: Int
    @State private var isWide = false

    var body: some View {
        HStack(alignment: .top, spacing: 2) {
            cell(0)
            cell(1)
            cell(2)
            cell(3)
            cell(4)
            Color.red.frame(width: isWide ? 31 : 14, height: 11)
            cell(6)
            cell(7)
            cell(8)
            cell(9)
        }
        .padding(3)
    }

    private func cell(_ index: Int) -> some View {
        Color.blue.frame(width: CGFloat(10 + (row * 7 + index * 3) % 23), height: CGFloat(8 + (row + index) % 9))
    }
}

/// A screen of text rows, for the cost of texts in the graph.
struct MessageList: View {
    let rows: Int
    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<rows, id: \.self) { row in
                HStack {
                    Text("Row \(row)")
                    Spacer()
                    Text("some words of a message that people wrote")
                }
            }
        }
    }
}

@MainActor
enum ViewWorkloads {
    static func all(isSmall: Bool) -> [Bench] {
        let rows = isSmall ? 100 : 1_000
        return [
            ("views wide", { MainActor.assumeIsolated { wide(rows) } }),
            ("views messages", { MainActor.assumeIsolated { run(MessageList(rows: rows), nodes: rows * 4 + 1,
                state: nil) } }),
        ]
    }

    private static func wide(_ rows: Int) -> Figures {
        run(WideList(rows: rows), nodes: rows * 11 + 1, state: ("isWide", rows / 2))
    }

    private static func run(_ view: some View, nodes: Int, state: (name: String, index: Int)?) -> Figures {
        var figures: Figures = ["nodes": Double(nodes)]
        func note(_ name: String, _ cost: Cost, per count: Double = 1) {
            figures[name + " ns"] = cost.time / count
            if let allocations = cost.allocations { figures[name + " allocations"] = allocations / count }
            if let bytes = cost.bytes { figures[name + " bytes"] = bytes / count }
        }
        var host: ViewHost!
        var settings = HostConfiguration(size: CGSize(width: 390, height: 844))
        settings.scale = 3
        let build = measureCost { phase { host = ViewHost(rootView: view, configuration: settings) } }
        let layout = measureCost { phase2 { host.settle() } }
        let display = measureCost { host.graph.show() }
        note("build", build)
        note("layout", layout)
        note("display", display)
        figures["first ns"] = build.time + layout.time + display.time
        let rows = Double(host.graph.tree.live)
        figures["rows"] = rows
        if let allocations = build.allocations {
            figures["allocations/row"] = (allocations + layout.allocations! + display.allocations!) / rows
            figures["build allocations/row"] = allocations / rows
            figures["build bytes/row"] = build.bytes! / rows
        }
        figures["measured/row"] = Double(host.graph.work.measured) / rows
        if let state {
            let cell = GraphInspector(host.graph).stateCells.filter { $0.name == state.name }[state.index].cell
            var costs: [Cost] = []
            for turn in 0..<12 {
                host.graph.work = Work()
                costs.append(measureCost {
                    phase3 {
                        _ = cell.set(from: turn % 2 == 0 ? "true" : "false")
                        host.settle()
                        _ = host.graph.display()
                    }
                })
            }
            let warm = costs.dropFirst(2)
            figures["change ns"] = median(warm.map(\.time))
            if warm.first?.allocations != nil { figures["change allocations"] = median(warm.compactMap(\.allocations)) }
            figures["change bodies"] = Double(host.graph.work.bodies)
            figures["change measured"] = Double(host.graph.work.measured)
            figures["change placed"] = Double(host.graph.work.placed)
            figures["change drawn"] = Double(host.graph.work.drawn)
        }
        note("idle frame", measureCost { for _ in 0..<100 { host.settle(); _ = host.graph.display() } }, per: 100)
        return figures
    }
}

// Callgrind counts the cost of functions by name; their bodies differ, so that the linker does not merge them.

@_optimize(none) @inline(never) @_silgen_name("phase_views_build")
func phaseViewsBuild(_ work: UnsafeRawPointer, _ a: Int) { work.assumingMemoryBound(to: (() -> Void).self).pointee() }
@_optimize(none) @inline(never) @_silgen_name("phase_views_layout")
func phaseViewsLayout(_ a: Int, _ work: UnsafeRawPointer) { work.assumingMemoryBound(to: (() -> Void).self).pointee() }
@_optimize(none) @inline(never) @_silgen_name("phase_views_change")
func phaseViewsChange(_ a: Int, _ b: Int, _ work: UnsafeRawPointer) {
    work.assumingMemoryBound(to: (() -> Void).self).pointee()
}
private func phase(_ work: () -> Void) {
    withoutActuallyEscaping(work) { kept in withUnsafePointer(to: kept) { phaseViewsBuild(UnsafeRawPointer($0), 0) } }
}
private func phase2(_ work: () -> Void) {
    withoutActuallyEscaping(work) { kept in withUnsafePointer(to: kept) { phaseViewsLayout(0, UnsafeRawPointer($0)) } }
}
private func phase3(_ work: () -> Void) {
    withoutActuallyEscaping(work) { kept in withUnsafePointer(to: kept) { phaseViewsChange(0, 0,
        UnsafeRawPointer($0)) } }
}
