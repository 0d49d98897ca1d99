import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

/// The results of one workload by name. Times are in nanoseconds.
typealias Figures = [String: Double]

func makeGraph() -> ViewGraph { ViewGraph(configuration: GraphConfiguration(environment: EnvironmentValues())) }

let window = Viewport(size: CGSize(width: 390, height: 844))

// Each phase is a separate function, so that callgrind can count it by name.

@_optimize(none) @inline(never) @_silgen_name("phase_build")
func phaseBuild(_ graph: UnsafeRawPointer, _ work: UnsafeRawPointer) {
    work.assumingMemoryBound(to: (() -> Void).self).pointee()
}

@_optimize(none) @inline(never) @_silgen_name("phase_layout")
func phaseLayout(_ graph: UnsafeRawPointer, _ viewport: UnsafeRawPointer) {
    let graph = Unmanaged<ViewGraph>.fromOpaque(graph).takeUnretainedValue()
    graph.settle(in: viewport.assumingMemoryBound(to: Viewport.self).pointee)
}

@_optimize(none) @inline(never) @_silgen_name("phase_again")
func phaseAgain(_ viewport: UnsafeRawPointer, _ graph: UnsafeRawPointer) {
    let kept = Unmanaged<ViewGraph>.fromOpaque(graph).takeUnretainedValue()
    kept.settle(in: viewport.assumingMemoryBound(to: Viewport.self).pointee)
}

@_optimize(none) @inline(never) @_silgen_name("phase_display")
func phaseDisplay(_ graph: UnsafeRawPointer) {
    _ = Unmanaged<ViewGraph>.fromOpaque(graph).takeUnretainedValue().display()
}

extension ViewGraph {
    fileprivate var opaque: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

    func build(_ view: some View) {
        let work = { self.setRoot(view) }
        withUnsafePointer(to: work) { phaseBuild(opaque, UnsafeRawPointer($0)) }
    }
    func layOut(in viewport: Viewport) { withUnsafePointer(to: viewport) { phaseLayout(opaque, UnsafeRawPointer($0)) } }
    func layOutAgain(in viewport: Viewport) {
        withUnsafePointer(to: viewport) { phaseAgain(UnsafeRawPointer($0), opaque) }
    }
    func show() { phaseDisplay(opaque) }
}

extension ViewGraph {
    /// A number that changes when the position or size of any view changes.
    var checksum: Double {
        var sum = 0.0, weight = 1.0
        func add(_ row: NodeIndex) {
            let size = size(of: row), origin = origin(of: row)
            sum += weight * (size.width + 3 * size.height + 5 * origin.x + 7 * origin.y)
            weight = weight >= 97 ? 1 : weight + 1
            for child in GraphInspector(self).children(of: row) { add(child) }
        }
        for row in GraphInspector(self).layoutRoots { add(row) }
        return sum
    }
}

/// A layout workload: a tree, its number of nodes, and the values that change.
struct LayoutWorkload {
    let name: String
    let nodes: Int
    let viewport: Viewport
    let changing: Size?
    let build: (ViewGraph) -> Void

    init(_ name: String, nodes: Int, changing: Size? = nil, viewport: Viewport = window,
         _ build: @escaping (ViewGraph) -> Void) {
        self.name = name
        self.nodes = nodes
        self.viewport = viewport
        self.changing = changing
        self.build = build
    }

    static func all(isSmall: Bool) -> [LayoutWorkload] {
        let rows = isSmall ? 100 : 1_000, levels = isSmall ? 4 : 5
        let wide = Size(14, 11), flexible = Size(30, 0), balanced = Size(8, 4), deep = Size(5, 4)
        let landscape = Viewport(size: CGSize(width: 800, height: 844))
        return [
            LayoutWorkload("a wide", nodes: rows * 11 + 1, changing: wide) {
                $0.build(wideTree(rows: rows, changing: wide))
            },
            LayoutWorkload("b deep 16", nodes: 48, changing: deep) { $0.build(DeepTree(levels: 16, changing: deep)) },
            LayoutWorkload("b deep 1000", nodes: 3_000) { $0.build(DeepTree(levels: 1_000, changing: nil)) },
            LayoutWorkload("b mixed 16", nodes: 64) { $0.build(MixedDeepTree(levels: 16)) },
            LayoutWorkload("b mixed 1000", nodes: 4_000) { $0.build(MixedDeepTree(levels: 1_000)) },
            LayoutWorkload("c balanced", nodes: isSmall ? 11_111 : 111_111, changing: balanced) {
                $0.build(BalancedTree(levels: levels, changing: balanced))
            },
            LayoutWorkload("d flexible", nodes: rows * 5 + 1, changing: flexible, viewport: landscape) {
                $0.build(flexibleTree(rows: rows, changing: flexible))
            },
            gridWorkload(rows: 10, columns: 10), gridWorkload(rows: isSmall ? 20 : 50, columns: isSmall ? 20 : 50),
            gridWorkload(rows: isSmall ? 100 : 1_000, columns: 5),
        ]
    }

    private static func gridWorkload(rows: Int, columns: Int) -> LayoutWorkload {
        LayoutWorkload("e grid \(rows) x \(columns)", nodes: rows * columns + 1) {
            $0.build(gridTree(rows: rows, columns: columns))
        }
    }

    /// Builds, lays out, changes one leaf, updates without a change, resizes. Short phases are repeated.
    func run() -> Figures {
        var figures: Figures = ["nodes": Double(nodes)]
        func note(_ name: String, _ cost: Cost, per count: Double = 1) {
            figures[name + " ns"] = cost.time / count
            if let allocations = cost.allocations { figures[name + " allocations"] = allocations / count }
            if let bytes = cost.bytes { figures[name + " bytes"] = bytes / count }
        }
        let graph = makeGraph()
        let count = Double(nodes)
        note("build/node", measureCost { build(graph) }, per: count)
        figures["rows"] = Double(graph.tree.live)
        graph.work = Work()
        note("layout/node", measureCost { graph.layOut(in: viewport) }, per: count)
        figures["measured/node"] = Double(graph.work.measured) / count
        figures["placed/node"] = Double(graph.work.placed) / count
        figures["checksum"] = graph.checksum
        note("display/node", measureCost { graph.show() }, per: count)
        if let changing {
            figures.merge(change(changing.width, "one width", graph)) { $1 }
            figures.merge(change(changing.height, "one height", graph)) { $1 }
        }
        note("no-op", measureCost { for _ in 0..<100 { graph.layOutAgain(in: viewport) } }, per: 100)
        var other = viewport
        other.size.width += 37
        graph.work = Work()
        note("resize/node", measureCost { graph.layOutAgain(in: other) }, per: count)
        figures["resize measured"] = Double(graph.work.measured)
        figures["resize placed"] = Double(graph.work.placed)
        return figures
    }

    /// Alternately grows and shrinks the leaf; the median after warming up.
    private func change(_ cell: StateCell<Double>, _ name: String, _ graph: ViewGraph) -> Figures {
        var costs: [Cost] = []
        for turn in 0..<12 {
            cell.value += turn % 2 == 0 ? 3 : -3
            graph.work = Work()
            costs.append(measureCost { graph.layOutAgain(in: viewport) })
        }
        let warm = costs.dropFirst(2)
        var figures: Figures = [name + " ns": median(warm.map(\.time)),
                                name + " measured": Double(graph.work.measured),
                                name + " placed": Double(graph.work.placed)]
        if warm.first?.allocations != nil { figures[name + " allocations"] = median(warm.compactMap(\.allocations)) }
        return figures
    }
}
